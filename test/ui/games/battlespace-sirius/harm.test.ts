import { describe, expect, it } from 'vitest';
import { fireHarm, reactHarm } from '../../../../src/ui/games/battlespace-sirius/harm.ts';
import { boat, duel, ship, viewFor } from '../../../helpers/bs-position.ts';

const corner = (extra: object = {}) => ({
  vessels: [ship(1, [0, 0], 'N', [5, 3, 6, 3]), ship(2, [1, 1], 'W', [3, 6, 3, 4])],
  phase: 'fire',
  engaged: '2',
  lines: ['N', 'E'],
  ...extra,
});
const said = (all: ReturnType<typeof fireHarm>) =>
  all.map(({ side, power, head, figure, chance }) => [side, power, head, figure, chance].join(', '));

describe('what a shot would do, on the clip it is aimed at', () => {
  it('BS-19.7 before firing: the volley pointed at, else the chosen, else the largest, with its exact chance to open the side', () => {
    const view = viewFor(duel(corner() as never), 1);
    const tool = { kind: 'fire', line: 'N', weapons: null, pointed: null } as const;
    expect(said(fireHarm(view, tool))).toEqual(['bow, 3, 4 weapons, −2.5, opens 59.3 %']);
    expect(said(fireHarm(view, { ...tool, weapons: 2 }))).toEqual(['bow, 3, 2 weapons, −1.3, opens 0.0 %']);
    expect(said(fireHarm(view, { ...tool, weapons: 2, pointed: { line: 'E', weapons: 1 } }))).toEqual([
      'port, 4, 1 weapon, −0.5, opens 0.0 %',
    ]);
    expect(fireHarm(view, { ...tool, weapons: 0 })).toEqual([]);
  });

  it('BS-8.5 BS-19.7 at an unshielded side the ship is destroyed; at a lifeboat the chance of table 18.F stands alone', () => {
    const bare = duel(corner({ vessels: [ship(1, [0, 0]), ship(2, [1, 1], 'W', [0, 6, 3, 4])] }) as never);
    const tool = { kind: 'fire', line: 'N', weapons: 1, pointed: null } as const;
    expect(said(fireHarm(viewFor(bare, 1), tool))).toEqual(['bow, 0, 1 weapon, destroyed, no die']);
    const afloat = duel({
      vessels: [ship(1, [0, 0]), boat(2, [1, 0], 'ash')],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
    } as never);
    expect(said(fireHarm(viewFor(afloat, 1), { ...tool, line: 'E' }))).toEqual([', 2, 1 weapon, 83.3 %, destroyed']);
  });

  it('BS-19.6 before reacting: the Sentry shot at the firing side, and what the largest volleys may then do', () => {
    const view = viewFor(duel(corner({ phase: 'reaction' }) as never), 2);
    const tool = { kind: 'react', option: null, pay: [], pointed: null } as const;
    expect(said(reactHarm(view, tool))).toEqual([
      'bow, 3, 4 weapons, −2.5, opens 59.3 %',
      'port, 4, 4 weapons, −2.0, opens 6.3 %',
    ]);
    const shot = reactHarm(view, { ...tool, pointed: { kind: 'sentry', lines: ['E'] } });
    expect(said(shot)[0]).toBe('starboard, 3, Sentry, −0.7, hits 66.7 %');
    expect(shot.map(({ alone }) => alone ?? false)).toEqual([true, false, false]);
  });
});
