import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Ladder } from '../../src/engine/ladder.ts';
import { ladderText } from '../../src/ai/series/ladder-file.ts';
import { LEVELS } from '../../src/engine/level.ts';
import { ladderGames, ladderRow, rungsOf } from '../../src/ai/series/ladder.ts';
import { wilson95 } from '../../src/ai/series/interval.ts';
import { ladder, lineOf } from '../../src/cli/ladder.ts';
import { arenaOf, GAMES, manifestOf } from '../../src/cli/registry.ts';
import { freshOptions, resolvedOptions } from '../../src/ai/series/arena.ts';
import { teamsOf } from '../../src/ai/series/teams.ts';
import { ladderOf } from '../../src/games/manifest.ts';

const OVER = { above: 'default', below: 'easy' } as const;
const ORDER = { games: 12, seed: 's' };
const casesOf = async (id: string) => ladderOf(manifestOf(id)!);

describe('the ladder', () => {
  it('has each level over the one below it', () => {
    expect(rungsOf(LEVELS).map(({ above, below }) => [below, above])).toEqual([
      ['novice', 'easy'],
      ['easy', 'default'],
      ['default', 'hard'],
    ]);
  });

  it.each(GAMES.map(({ id }) => id))('%s: every table of every case can be played', async (id) => {
    const arena = arenaOf(GAMES.find((game) => game.id === id)!);
    const cases = await casesOf(id);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
    for (const { players, tables } of cases)
      for (const table of tables) {
        const options = resolvedOptions(arena.game, freshOptions(arena, table, 'seed'));
        expect(arena.game.checkSetup(options)).toEqual([]);
        expect(teamsOf(arena.census, arena.game.seats(options), options)).toHaveLength(players);
      }
  });

  it('seats both levels as often, at every seat, also where their number is odd', async () => {
    for (const one of await casesOf('orions-spur')) {
      const games = ladderGames('orions-spur', one, OVER, { games: 24, seed: 's' });
      const players = games[0]!.above.length;
      const seated = Array.from({ length: players }, () => 0);
      for (const { index, above } of games)
        above.forEach((_, seat) => (seated[seat]! += +above[(seat + index) % players]!));
      expect(seated).toEqual(seated.map(() => 12));
      expect(new Set(games.map(({ series, index }) => `${series.seed}/${index}`)).size).toBe(24);
    }
  });

  it('counts a draw as half a win', () => {
    const games = ladderGames('orions-spur', { name: 'two', players: 2, tables: [{}] }, OVER, ORDER);
    const part = { case: 'two', rung: OVER, games };
    const winners = games.map((_, at) => (at < 6 ? 0 : at < 8 ? null : 1));
    const played = winners.map((winner) => ({ winner }));
    const won = games.filter(({ above }, at) => winners[at] !== null && above[winners[at]!]).length;
    const lost = 10 - won;
    expect(ladderRow(part, played)).toEqual({
      case: 'two',
      ...OVER,
      games: 12,
      won,
      lost,
      drawn: 2,
      share: Math.round(((won + 1) / 12) * 1e4) / 1e4,
      interval95: wilson95(won + 1, 12),
    });
    expect(ladderRow(part, [...played.slice(0, 3), undefined]).games).toBe(3);
  });

  it('plays the same games in one thread and in two, and prints its rows', async () => {
    const args = ['--game', 'skaxar', '--games', '4', '--seed', 'l', '--cases', 'earth-skaxar', '--levels', 'default'];
    const one = await ladder(GAMES, [...args, '--threads', '1']);
    expect(await ladder(GAMES, [...args, '--threads', '2'])).toEqual(one);
    expect(one).toMatchObject({ format: 'orion-ladder', game: 'skaxar', seed: 'l' });
    const [row, ...others] = one.rows;
    expect(others).toEqual([]);
    expect(row).toMatchObject({ case: 'earth-skaxar', ...OVER, games: 4 });
    expect(row!.won + row!.lost + row!.drawn).toBe(4);
    expect(lineOf({ ...row!, won: 3, lost: 1, drawn: 0, share: 0.75, interval95: [0.3006, 0.9544] })).toBe(
      'default over easy, earth-skaxar: 75.0 % (30.1 to 95.4) of 4, 3 won, 1 lost, 0 drawn',
    );
  });

  it('keeps its steps in a file, goes on with it, and leaves the file of another ladder as it is', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'orion-ladder-')), 'skaxar.json');
    onTestFinished(() => rmSync(dirname(path), { recursive: true }));
    const kept = () => JSON.parse(readFileSync(path, 'utf8')) as Ladder;
    const play = (games: string, cases: string, seed = 'l', game = 'skaxar') =>
      ladder(GAMES, [
        ...['--game', game, '--games', games, '--seed', seed, '--cases', cases],
        ...['--levels', 'novice', '--threads', '1', '--into', path],
      ]);
    const one = await play('4', 'skaxar-skaxar');
    expect(kept()).toEqual(one);
    const two = await play('2', 'earth-skaxar');
    expect(kept()).toEqual(two);
    // In the order of the game's cases, whatever was played first.
    expect(two.rows.map((row) => [row.case, row.games])).toEqual([
      ['earth-skaxar', 2],
      ['skaxar-skaxar', 4],
    ]);
    // What is there by as many games is not played again: it stays even where it says something else.
    const [row, other] = two.rows;
    const marked = { ...two, rows: [{ ...row!, won: 2, lost: 0, drawn: 0 }, other!] };
    writeFileSync(path, ladderText(marked));
    expect(await play('2', 'earth-skaxar')).toEqual(marked);
    expect((await play('4', 'earth-skaxar')).rows.map(({ games }) => games)).toEqual([4, 4]);

    const before = readFileSync(path, 'utf8');
    await expect(play('4', 'earth-skaxar', 'm')).rejects.toThrow(`${path} was played with the seed l, not with m.`);
    await expect(play('4', 'starter-decks', 'l', 'retrograde')).rejects.toThrow(
      `${path} is a ladder of skaxar, not of retrograde.`,
    );
    expect(readFileSync(path, 'utf8')).toBe(before);
    writeFileSync(path, before.replace('"earth-skaxar"', '"mars"'));
    await expect(play('4', 'earth-skaxar')).rejects.toThrow(
      `${path}: rows.0: skaxar has no step novice over beginner in mars.`,
    );
    writeFileSync(path, '{');
    await expect(play('4', 'earth-skaxar')).rejects.toThrow(`${path} is no ladder: it holds no JSON text.`);
  });

  it('says which cases and levels there are', async () => {
    await expect(ladder(GAMES, ['--game', 'skaxar', '--cases', 'mars'])).rejects.toThrow(
      '--cases mars: there is earth-skaxar, earth-earth, skaxar-skaxar.',
    );
    await expect(ladder(GAMES, ['--game', 'skaxar', '--levels', 'beginner'])).rejects.toThrow(
      '--levels beginner: there is novice, easy, default, hard.',
    );
  });
});
