import { describe, expect, it } from 'vitest';
import { wilson95 } from '../../src/ai/series/interval.ts';
import { summary } from '../../src/ai/series/summary.ts';
import { GAMES } from '../../src/cli/registry.ts';
import { costs, simulate } from '../../src/cli/simulate.ts';

const played = (winner: number | null, rounds = 4) => ({ winner, rounds, plies: 10, slowestMs: 5, mostWork: 7 });

describe('simulate', () => {
  it('plays the same series for the same seed, in one thread and in two', async () => {
    const args = ['--game', 'orions-gate', '--games', '4', '--seed', 's', '--seats', 'random,random'];
    const one = await simulate(GAMES, [...args, '--threads', '1']);
    const two = await simulate(GAMES, [...args, '--threads', '2']);
    const timeless = ({ gamesPerSecond: _g, slowestMs: _s, ...rest }: typeof one) => rest;
    expect(timeless(two)).toEqual(timeless(one));
    expect(one.games).toBe(4);
    const { wins } = one as ReturnType<typeof summary>;
    expect(wins[0]! + wins[1]! + one.draws).toBe(4);
  });

  it('counts wins by player, draws as half a win, and means over all games', () => {
    const games = [played(0), played(0, 2), played(1), played(null)];
    expect({ ...summary(games), ...costs(games, 2000) }).toEqual({
      games: 4,
      wins: [2, 1],
      interval95: wilson95(2.5, 4),
      draws: 1,
      rounds: 3.5,
      plies: 10,
      gamesPerSecond: 2,
      slowestMs: 5,
      mostWork: 7,
    });
  });

  it('refuses a number of games that is none', async () => {
    await expect(simulate(GAMES, ['--game', 'orions-gate', '--games', '-3'])).rejects.toThrow(/games/);
    await expect(simulate(GAMES, ['--game', 'orions-gate', '--games', 'many'])).rejects.toThrow(
      '--games many is not a whole number from 1 on.',
    );
  });
});

describe('the interval', () => {
  it('is Wilson’s', () => {
    expect(wilson95(50, 100)).toEqual([0.4038, 0.5962]);
    expect(wilson95(190, 200)).toEqual([0.9104, 0.9726]);
    expect(wilson95(10, 10)).toEqual([0.7225, 1]);
    expect(wilson95(0, 10)).toEqual([0, 0.2775]);
  });
});

describe('a series of Skaxar', () => {
  const series = async (...more: string[]) =>
    (await simulate(GAMES, [
      '--game',
      'skaxar',
      '--games',
      '20',
      '--seed',
      's',
      '--seats',
      'sensible,never-buys',
      '--threads',
      '1',
      ...more,
    ])) as Awaited<ReturnType<typeof simulate>> & ReturnType<typeof summary>;

  it('SK-17.2: lets a player keep their fleet while the fleets change seats, so that their wins are those of the fleet', async () => {
    const kept = await series('--keep', 'side');
    expect(kept).toMatchObject({ keep: 'side', seats: ['sensible', 'never-buys'] });
    expect(kept.census.sides.map(({ side, wins }) => [side, wins])).toEqual([
      ['earth', kept.wins[0]],
      ['skaxar', kept.wins[1]],
    ]);
    // The sensible buyer won from both seats.
    expect(kept.wins[0]).toBeGreaterThan(16);
    expect(Math.min(...kept.census.seats.map(({ wins }) => wins))).toBeGreaterThan(6);
    // Nobody but Earth spends.
    expect(kept.census.means['spent.skaxar']).toBe(0);
    expect(kept.census.means['spent.earth']).toBeGreaterThan(10_000);
  });

  it('SK-17.3: lets the players change fleets otherwise, and gives the columns of the table', async () => {
    const moved = await series();
    expect(moved).not.toHaveProperty('keep');
    expect(moved.wins[0]).toBeGreaterThan(16);
    expect(Math.min(...moved.census.sides.map(({ wins }) => wins))).toBeGreaterThan(6);
    expect(moved.census.length).toMatchObject({ figure: 'combats' });
    expect(Object.keys(moved.census.shares)).toEqual(
      expect.arrayContaining(['stalemates', 'bothDestroyed', 'oneSided', 'changed', 'first.earth']),
    );
    expect(moved.census.opener).toMatchObject({ games: 20 });
  });

  it('refuses to keep what a game does not exchange, and another word than side', async () => {
    await expect(simulate(GAMES, ['--game', 'battlespace-sirius', '--games', '2', '--keep', 'side'])).rejects.toThrow(
      '--keep side: the seats of Battlespace Sirius have nothing of their own to keep.',
    );
    await expect(series('--keep', 'seat')).rejects.toThrow(
      '--keep seat: a player can keep its side; leave it out to have players move on.',
    );
  });
});
