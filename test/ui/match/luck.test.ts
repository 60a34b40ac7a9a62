import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../src/cli/registry.ts';
import { gameOf, type Recording } from '../../../src/engine/recording.ts';
import { timelineOf } from '../../../src/engine/timeline.ts';
import { playOut } from '../../../src/ai/series/play-out.ts';
import { playerOf } from '../../../src/ai/series/player.ts';
import { arenaOf } from '../../../src/cli/registry.ts';
import { resolvedOptions } from '../../../src/ai/series/arena.ts';
import { headerOf } from '../../../src/session/local/store.ts';
import { figuresOf } from '../../../src/ui/games/battlespace-sirius/hud/figures.ts';
import { loadLuck as loadDuel } from '../../../src/ui/games/battlespace-sirius/load-luck.ts';
import { loadLuck as loadBattle } from '../../../src/ui/games/orions-gate/load-luck.ts';
import {
  extremes,
  luckCurve,
  luckOf,
  luckSum,
  type LuckBook,
  type LuckEntry,
} from '../../../src/ui/match/trust/luck.ts';

const roll = (
  plies: number,
  party: string,
  before: number,
  after: number,
  more: Partial<LuckEntry> = {},
): LuckEntry => ({ plies, party, tally: 'damage', opens: true, before, after, logEntry: () => null, ...more });
const book: LuckBook = {
  parties: [
    { key: 'A', name: 'Ada', tint: '', mark: 'A' },
    { key: 'B', name: 'Ben', tint: '', mark: 'B' },
  ],
  tallies: [{ key: 'damage', title: '', text: '' }],
  entries: [
    roll(3, 'A', 0.25, 0.75),
    roll(3, 'A', 0.75, 1, { opens: false }),
    roll(5, 'B', 0.5, 0),
    roll(6, 'A', 0.5, 0),
    roll(7, 'A', 3.5, 6, { tally: 'way' }),
    roll(8, 'B', 1, 1),
  ],
};

describe('sums of luck', () => {
  it('count what was expected once, and what came on top of it', () => {
    expect(luckSum(book, 'A', 'damage')).toEqual({ rolls: 3, expected: 0.75, came: 1, luck: 0.25 });
    expect(luckSum(book, 'B', 'damage')).toEqual({ rolls: 2, expected: 1.5, came: 1, luck: -0.5 });
    expect(luckSum(book, 'A', 'way')).toEqual({ rolls: 1, expected: 3.5, came: 6, luck: 2.5 });
    expect(luckSum(book, 'B', 'way')).toEqual({ rolls: 0, expected: 0, came: 0, luck: 0 });
  });

  it('run over the match from nought', () => {
    expect(luckCurve(book, 'A', 'damage')).toEqual([
      { plies: 0, luck: 0 },
      { plies: 3, luck: 0.5 },
      { plies: 3, luck: 0.75 },
      { plies: 6, luck: 0.25 },
    ]);
  });

  it('name the luckiest and unluckiest rolls, most so first, of one party or all; what was no luck is not among them', () => {
    expect(extremes(book, 'damage', 1, 5).map(luckOf)).toEqual([0.5, 0.25]);
    expect(extremes(book, 'damage', 1, 1).map(luckOf)).toEqual([0.5]);
    expect(extremes(book, 'damage', -1, 5).map(({ plies }) => plies)).toEqual([5, 6]);
    expect(extremes(book, 'damage', -1, 5, 'A').map(({ plies }) => plies)).toEqual([6]);
    expect(extremes(book, 'damage', 1, 5, 'B')).toEqual([]);
  });
});

describe('the luck of a game', () => {
  it("of Orion's Gate is told roll by roll, each with who rolled it and its dice", async () => {
    const file = JSON.parse(readFileSync(new URL('../../golden/levels-12.json', import.meta.url), 'utf8')) as Recording;
    const game = gameOf(GAMES, file.game)!;
    const read = timelineOf(game, file);
    if (!read.ok) throw new Error(read.reason);
    const luck = (await loadBattle())(read.timeline, game, file.seats);
    expect(luck.parties).toEqual([
      { key: 'A', name: 'default', tint: 'side-A', mark: 'A' },
      { key: 'B', name: 'easy', tint: 'side-B', mark: 'B' },
    ]);
    const [best] = extremes(luck, 'damage', 1, 1);
    expect(luckOf(best!)).toBeGreaterThan(0);
    const log = best!.logEntry()!;
    expect(log.text).toMatch(/^\S.*: \S/);
    expect(log.dice!.length).toBeGreaterThan(1);
    const sums = luck.parties.map(({ key }) => luckSum(luck, key, 'damage'));
    expect(sums.every(({ came }) => Math.abs(came - Math.round(came)) < 1e-6)).toBe(true);
  });

  it('of Battlespace Sirius is that of its result: hits expected and rolled', async () => {
    const game = gameOf(GAMES, 'battlespace-sirius')!;
    const arena = arenaOf(game);
    const options = { playerCount: 3 };
    const seats = game.seats(resolvedOptions(game, options)).map((seat) => ({ seat, player: 'easy', name: seat }));
    const { recording, events } = playOut(
      game,
      headerOf(game, { options, seats, seed: 'luck' }),
      Object.fromEntries(seats.map(({ seat }) => [seat, playerOf(arena, 'easy', seat)])),
    );
    const read = timelineOf(game, recording);
    if (!read.ok) throw new Error(read.reason);
    const luck = (await loadDuel())(read.timeline, game, seats);
    const figures = figuresOf(
      seats.map(({ seat }) => seat),
      events as never,
    );
    expect(figures.some(({ hits }) => hits > 0)).toBe(true);
    for (const { seat, expectedSixths, hits } of figures) {
      const { expected, came } = luckSum(luck, seat, 'hits');
      expect(expected).toBeCloseTo(expectedSixths / 6, 9);
      expect(came).toBeCloseTo(hits, 9);
    }
    expect(luck.entries[0]!.logEntry()).not.toBeNull();
  });
});
