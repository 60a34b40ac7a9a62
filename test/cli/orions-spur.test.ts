import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { play as playMatch } from '../../src/cli/play.ts';
import { judge } from '../../src/cli/referee.ts';
import { GAMES } from '../../src/cli/registry.ts';
import { replay } from '../../src/cli/replay.ts';

const example = JSON.parse(readFileSync(new URL('cases/orions-spur-window.json', import.meta.url), 'utf8'));

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'orions-spur-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("Orion's Spur on the command line", () => {
  it('OS-C35, OS-15.5 judges the example of the rules, with an illegal attempt first', () => {
    const judged = judge(GAMES, example);
    expect([judged.problem, judged.judged, judged.diceLeft]).toEqual([undefined, 3, []]);
    expect(judged.moves[0]).toMatchObject({ seat: '1', rule: 'OS-5.4' });
    expect(judged.moves[2]).toMatchObject({ seat: '2', type: 'react' });
    expect(judged).toMatchObject({
      phase: 'attacking',
      activeSeat: '1',
      window: null,
      ships: [
        { id: '1:ter-mars#1', energy: 3 },
        { id: '1:ter-ceres#1', shield: 1, hull: 2, energy: 1 },
        { id: '2:ter-mars#1', energy: 3 },
        { id: '2:ter-ceres#1', shield: 1, hull: 2, energy: 1 },
      ],
    });
  });

  it('OS-15.4 takes results of forced discards from the case', () => {
    const judged = judge(GAMES, {
      game: 'orions-spur',
      options: { species: ['mrooshen', 'terran'] },
      dice: [2, 0],
      position: {
        '1': { ships: ['Mauler B3'], hand: ['Roar of the Pride'] },
        '2': { ships: ['Mars B3'], hand: ['Ion Burst', 'Rail Slug', 'Shield Cell'] },
      },
      moves: [{ seat: '1', command: { type: 'playSpecial', card: '1:mro-roar-of-the-pride#1', player: '2' } }],
    });
    expect(judged.moves[0]).toMatchObject({ dice: [2, 0] });
    expect(judged).toMatchObject({ players: [{}, { hand: { cards: ['2:core-rail-slug#1'] } }] });
  });

  it('answers a setup that is refused with its rule and judges no move', () => {
    const judged = judge(GAMES, { game: 'orions-spur', options: { mode: 'teams', seats: 3 }, moves: [] });
    expect(judged).toMatchObject({
      setup: [{ rule: 'OS-1.2', reason: 'Team Play needs exactly 4 seats; there are 3.' }],
      judged: 0,
    });
  });

  it('plays a match by a seed, and the file replays to the same end', () => {
    const out = join(folder, 'one.json');
    const args = ['--game', 'orions-spur', '--seed', 'one', '--options', '{"roundLimit":6}'];
    const first = playMatch(GAMES, [...args, '--out', out]);
    expect(playMatch(GAMES, args)).toEqual(first);
    expect(replay(GAMES, [out])).toEqual(first);
    expect(first.outcome).not.toBeNull();
  });
});
