import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { play } from '../../src/cli/play.ts';
import { judge } from '../../src/cli/referee.ts';
import { GAMES } from '../../src/cli/registry.ts';
import { replay } from '../../src/cli/replay.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'skaxar-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const caseOf = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`cases/${name}.json`, import.meta.url), 'utf8'));

describe('Skaxar on the command line', () => {
  it('SK-14.1 plays computers of two levels by a seed, and the file replays to the same end', () => {
    const out = join(folder, 'one.json');
    const args = ['--game', 'skaxar', '--seed', 'one', '--seats', 'default,easy'];
    const first = play(GAMES, [...args, '--out', out]);
    expect(play(GAMES, args)).toEqual(first);
    expect(replay(GAMES, [out])).toEqual(first);
    expect(first.outcome.reason).toBe('lastShips');
  });

  it('SK-17.2 knows the buyers of the catalogue beside its levels', () => {
    for (const name of ['greedy', 'sensible', 'sensible-greedy', 'sensible-random', 'never-buys']) {
      expect(
        play(GAMES, ['--game', 'skaxar', '--seed', name, '--seats', `${name},random`]).plies,
        name,
      ).toBeGreaterThan(20);
    }
  });

  it('SK-C20 SK-N31 SK-N33 SK-N34 judges a rescue with illegal attempts in between', () => {
    const judged = judge(GAMES, caseOf('skaxar-rescue'));
    expect(judged.moves.map((move) => ('rule' in move ? `${move.rule}: ${move.reason}` : 'done'))).toEqual([
      'SK-5.2: Seat A has no ship and may buy first; wait for seat A.',
      'SK-5.4: Deflector Grid brings no ship; only a Repair card can rescue you.',
      'SK-7.3: Choose the Drone to repair; 7 lie in your Scrapyard.',
      'done',
      // B was first buyer (17 against 10); nobody can pay anything more, so B has won 1,000 and A may harvest.
      'done',
    ]);
    const [, , , rescued] = judged.moves;
    expect(rescued).toMatchObject({
      dice: [],
      events: expect.arrayContaining([
        expect.objectContaining({ type: 'buyersOrdered', first: 'B' }),
        expect.objectContaining({ type: 'fought', outcome: 'bWins' }),
        { type: 'paid', seat: 'B', amount: 1000, money: 1000 },
      ]),
    });
    expect(judged).toMatchObject({ phase: 'over', outcome: { winners: ['B'], reason: 'lastShips' } });
    expect(judged).not.toHaveProperty('units');
  });

  it('SK-N37 SK-N38 answers a setup that is refused with its rule and judges no move', () => {
    const of = (options: object) =>
      judge(GAMES, { game: 'skaxar', options, moves: [{ seat: 'A', command: { type: 'pass' } }] });
    expect(of({ fleetB: 'earth' })).toMatchObject({
      setup: [{ rule: 'SK-3.2', reason: 'Both seats have Earth; choose different fleets or switch mirror on.' }],
      judged: 0,
    });
    expect(of({ startingMoney: 8500 })).toMatchObject({
      setup: [{ rule: 'SK-15.2', reason: 'startingMoney must be 0 to 50,000 in steps of 1,000; 8,500 is not.' }],
    });
  });
});
