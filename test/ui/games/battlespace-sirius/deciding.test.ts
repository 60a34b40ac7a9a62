import { describe, expect, it } from 'vitest';
import type {
  BattlespaceSiriusCommand,
  BattlespaceSiriusEvent,
} from '../../../../src/games/battlespace-sirius/index.ts';
import { decidingOf, type Watched } from '../../../../src/ui/games/battlespace-sirius/share/deciding.ts';
import { sentenceOf, shotOf } from '../../../../src/ui/games/battlespace-sirius/share/moment.ts';
import { boat, duel, play, ship, viewFor, type Duel } from '../../../helpers/bs-position.ts';

type Order = readonly [seat: number, command: BattlespaceSiriusCommand];

/** A duel played from a position, as everybody saw it. */
function watched(start: Duel, orders: readonly Order[]): Watched {
  const matches = [start];
  const events: (readonly BattlespaceSiriusEvent[])[] = [[]];
  for (const [seat, command] of orders) {
    const played = play(matches.at(-1)!, seat, command);
    matches.push(played.match);
    events.push(played.events);
  }
  return { length: orders.length, view: (plies) => viewFor(matches[plies]!, 1), events: (plies) => events[plies]! };
}

const fire = (weapons: number): BattlespaceSiriusCommand => ({ type: 'fire', line: 'E', weapons });
const STILL: BattlespaceSiriusCommand = { type: 'maneuver', kind: 'stay' };
const NOTHING: BattlespaceSiriusCommand = { type: 'react', kind: 'nothing' };

describe('the shot that decided a duel', () => {
  it('BS-8.5 is the one that took the last Power of the side through which the ship was destroyed, with its chance', () => {
    const seen = watched(
      duel({
        vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [6, 6, 6, 2])],
        phase: 'fire',
        engaged: '2',
        lines: ['E'],
        dice: [2, 5, 1],
      } as never),
      [
        [1, fire(3)],
        [2, STILL],
        [1, NOTHING],
        [2, { type: 'fire', line: 'W', weapons: 0 }],
        [1, STILL],
        [2, NOTHING],
        [1, fire(1)],
      ],
    );
    const deciding = decidingOf(seen)!;
    expect(deciding).toMatchObject({
      kind: 'opened',
      plies: 1,
      by: '1',
      target: '2',
      side: 'port',
      weapons: 3,
      against: 2,
    });
    expect(deciding.chance).toBe('92.6 %');
    expect(sentenceOf(seen, deciding)).toBe(
      "Turn 1: a volley of 3 of Emerald took the last Power of Red's Port (Shield 2), a chance of 92.6 %. Through a side without Shield 1 weapon destroys the ship.",
    );
    const { fight, overlays, view } = shotOf(seen, deciding);
    expect(view.turnNumber).toBe(1);
    expect(fight).toEqual({ left: -620, right: 1620, bottom: -620, top: 620 });
    expect(overlays.find(({ kind }) => kind === 'harm')).toMatchObject({ figure: '2 → 0', chance: '92.6 %' });
  });

  it('BS-12.18 at a lifeboat it is the shot that destroyed it; through a side nobody shot open it needed no die', () => {
    const afloat = { vessels: [ship(1, [0, 0]), boat(2, [1, 0], 'ash')], phase: 'fire', engaged: '2', lines: ['E'] };
    const hit = decidingOf(watched(duel({ ...afloat, dice: [3] } as never), [[1, fire(1)]]));
    expect(hit).toMatchObject({ kind: 'destroyed', side: null, against: 2, chance: '83.3 %' });
    const bare = watched(
      duel({
        vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [6, 6, 6, 0])],
        phase: 'fire',
        engaged: '2',
        lines: ['E'],
      } as never),
      [[1, fire(1)]],
    );
    expect(decidingOf(bare)).toMatchObject({ kind: 'bare', chance: null });
    expect(sentenceOf(bare, decidingOf(bare)!)).toContain('no die was needed');
  });

  it('BS-7.10 Sentry Fire decides too; a resignation has no such shot', () => {
    const open = { vessels: [ship(1, [0, 0], 'N', [6, 0, 6, 6]), ship(2, [1, 0])], engaged: '2', lines: ['E'] };
    const sentry = watched(duel({ ...open, phase: 'reaction' } as never), [
      [2, { type: 'react', kind: 'sentry', lines: ['E'], pay: ['port'] }],
    ]);
    expect(decidingOf(sentry)).toMatchObject({ kind: 'bare', by: '2', target: '1', side: 'starboard', sentry: true });
    const given = watched(duel({ ...open, phase: 'reaction' } as never), [[2, { type: 'resign' }]]);
    expect(decidingOf(given)).toBeNull();
  });
});
