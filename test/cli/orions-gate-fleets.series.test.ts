import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { playSeriesGame } from '../../src/ai/series/play-series.ts';
import { arenaOf, GAMES } from '../../src/cli/registry.ts';
import { simulate } from '../../src/cli/simulate.ts';
import type { fleetsText } from '../../src/cli/orions-gate-fleets.ts';
import { readFleet, submission } from '../../src/games/orions-gate/index.ts';
import type { summary } from '../../src/ai/series/summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'fleets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

function readUnits(path: string) {
  const read = readFleet(readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(path);
  return read.fleet.units;
}

type WithFleets = Awaited<ReturnType<typeof simulate>> &
  ReturnType<typeof summary> & { readonly fleets: ReturnType<typeof fleetsText> };

const many = file('many.txt', 'Fleet: Many\n12x Scouts');
const one = file('one.txt', 'Fleet: One\nScouts "Alone"');
const duel = async (a: string, b: string, ...more: string[]) =>
  (await simulate(GAMES, [
    '--game',
    'orions-gate',
    '--games',
    '6',
    '--seed',
    'f',
    '--threads',
    '1',
    '--fleetA',
    a,
    '--fleetB',
    b,
    ...more,
  ])) as WithFleets;

describe('simulate with two fleets', () => {
  it('gives each named player their fleet whatever seat they have, so that wins are those of fleets', async () => {
    const result = await duel(many, one, '--seats', 'easy');
    expect(result.fleets.map(({ name, points }) => [name, points])).toEqual([
      ['Many', 12],
      ['One', 1],
    ]);
    expect(result.fleets.map(({ standing }) => standing.length)).toEqual([12, 1]);
    expect(result.fleets[1]!.standing[0]!.unit).toBe('Alone');
    // Scouts are worth a point each: what one fleet destroyed is what the other lost, from either edge.
    expect(result.fleets[0]!.destroyed.mean + result.fleets[1]!.survivors).toBeCloseTo(1, 2);
    expect(result.fleets[1]!.destroyed.mean + result.fleets[0]!.survivors).toBeCloseTo(12, 2);
    expect(result.fleets[0]!.destroyed.most).toBeLessThanOrEqual(1);
    expect(result.fleets[0]!.share + result.fleets[1]!.share).toBeCloseTo(1, 3);
    expect(result.wins[0]! + result.wins[1]! + result.draws).toBe(6);
  });

  it('moves the fleets with their players: in every second game they come from the other seat', () => {
    const arena = arenaOf(GAMES[0]!);
    const brings = [submission(readUnits(many)), submission(readUnits(one))];
    const played = [0, 1].map((index) =>
      playSeriesGame(
        arena,
        { game: 'orions-gate', options: {}, seed: 'x', names: ['random', 'random'], brings },
        index,
      ),
    );
    for (const [index, { winner, winnerSeat, accounts }] of played.entries()) {
      expect(accounts!.map(({ standing }) => standing.length)).toEqual([12, 1]);
      if (winner !== null) expect(winnerSeat).toBe((winner + index) % 2);
    }
    // Without fleets nothing is told of them, so series of other labs stay written as they were.
    expect(
      playSeriesGame(arena, { game: 'orions-gate', options: {}, seed: 'x', names: ['random', 'random'] }, 0),
    ).not.toHaveProperty('accounts');
  });

  it('plays with the points and components the fleets need, and by the options where they say so', async () => {
    const big = file('big.txt', '2x Battleship: Shield, Shield, Cannon, Cannon, Torpedo, Plasma Cannon');
    const result = await duel(big, one, '--seats', 'random');
    expect(result.fleets[0]!.points).toBe(24);
    await expect(duel(big, one, '--options', '{"points":12}')).rejects.toThrow(/OG-3\.5/);
    await expect(duel(big, one, '--options', '{"points":24,"advancedComponents":false}')).rejects.toThrow(/OG-3\.8/);
  });

  it('refuses half a pair, another game, a text that is no fleet and a fleet nobody could play', async () => {
    await expect(simulate(GAMES, ['--game', 'orions-gate', '--fleetA', many])).rejects.toThrow(
      '--fleetA and --fleetB are given together.',
    );
    await expect(simulate(GAMES, ['--game', 'skaxar', '--fleetA', many, '--fleetB', one])).rejects.toThrow(
      '--fleetA and --fleetB hold fleets of orions-gate.',
    );
    await expect(duel(many, one, '--options', '{"playersA":2}')).rejects.toThrow(
      '--fleetA and --fleetB are the fleets of one captain a side.',
    );
    await expect(duel(many, file('bad.txt', 'Fleet: Bad\n3x Doughnuts'))).rejects.toThrow(
      /bad\.txt, line 2: There is no unit type "Doughnuts"/,
    );
    await expect(duel(many, file('holes.txt', 'Destroyer: Engine'))).rejects.toThrow(
      /holes\.txt, line 1: OG-3\.2: Destroyers 1 has 1 component; a Destroyer needs exactly 3\./,
    );
    await expect(duel(many, file('dear.txt', '97x Scouts'))).rejects.toThrow(/OG-3\.5/);
  });
});
