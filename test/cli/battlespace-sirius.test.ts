import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wilson95 } from '../../src/ai/series/interval.ts';
import { play } from '../../src/cli/play.ts';
import { judge } from '../../src/cli/referee.ts';
import { GAMES } from '../../src/cli/registry.ts';
import { replay } from '../../src/cli/replay.ts';
import { simulate } from '../../src/cli/simulate.ts';
import { summaryByName } from '../../src/ai/series/summary.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sirius-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a game of two to six seats on the command line', () => {
  it('plays four seats with lifeboats by named players, and the file replays to it', () => {
    const out = join(folder, 'four.json');
    const args = [
      '--game',
      'battlespace-sirius',
      '--seed',
      'four',
      '--seats',
      'easy,greedy,random,greedy',
      '--options',
      '{"playerCount":4,"lifeboats":true}',
    ];
    const first = play(GAMES, [...args, '--out', out]);
    expect(play(GAMES, args)).toEqual(first);
    expect(replay(GAMES, [out])).toEqual(first);
    expect(first.outcome.winners.length).toBeLessThanOrEqual(1);
  });

  it('names the players there are, which differ from game to game', () => {
    expect(() => play(GAMES, ['--game', 'battlespace-sirius', '--seats', 'nobody'])).toThrow(
      'There is no player nobody; there is novice, easy, casual, default, skilled, hard, expert, master, random, greedy.',
    );
    expect(() => play(GAMES, ['--game', 'orions-gate', '--seats', 'greedy'])).toThrow(
      'There is no player greedy; there is beginner, novice, easy, default, hard, random.',
    );
  });

  it('draws random commands from all that are legal, not the first of the list', () => {
    const first = play(GAMES, ['--game', 'battlespace-sirius', '--seed', 'one', '--seats', 'random']);
    const second = play(GAMES, ['--game', 'battlespace-sirius', '--seed', 'two', '--seats', 'random']);
    expect(first.hash).not.toBe(second.hash);
    expect(first.outcome.reason).toBe('lastVessel');
  });

  it('simulates three seats, moves the players on from game to game, and counts by name', async () => {
    const args = [
      '--game',
      'battlespace-sirius',
      '--games',
      '9',
      '--seed',
      's',
      '--seats',
      'easy,random,random',
      '--options',
      '{"playerCount":3}',
      '--threads',
      '1',
    ];
    const series = (await simulate(GAMES, args)) as Awaited<ReturnType<typeof simulate>> &
      ReturnType<typeof summaryByName>;
    expect(series.players.map(({ name, seats }) => [name, seats])).toEqual([
      ['easy', 1],
      ['random', 2],
    ]);
    expect(series.players.reduce((sum, { wins }) => sum + wins, series.draws)).toBe(9);
    expect(series.players[0]!.wins).toBeGreaterThan(4);
    expect(series.plies).toBeGreaterThan(10);
    expect(series.rounds).toBeGreaterThan(1);
  });

  it('counts a draw as shared by all seats', () => {
    const played = (winner: number | null) => ({ winner });
    const { players, draws } = summaryByName(['a', 'b', 'b', 'c'], [played(0), played(1), played(2), played(null)]);
    expect(draws).toBe(1);
    expect(players).toEqual([
      { name: 'a', seats: 1, wins: 1, even: 0.25, interval95: wilson95(1.25, 4) },
      { name: 'b', seats: 2, wins: 2, even: 0.5, interval95: wilson95(2.5, 4) },
      { name: 'c', seats: 1, wins: 0, even: 0.25, interval95: wilson95(0.25, 4) },
    ]);
  });

  it('refuses a series whose names do not fit the seats', async () => {
    await expect(
      simulate(GAMES, [
        '--game',
        'battlespace-sirius',
        '--games',
        '2',
        '--seats',
        'easy,random',
        '--options',
        '{"playerCount":3}',
      ]),
    ).rejects.toThrow('--seats names 2 players; the match has 3 seats.');
  });
});

describe('the referee', () => {
  it('BS-C55 BS-X1 judges a position, refuses with rule and sentence, and tells how the game stands', () => {
    const judged = judge(GAMES, {
      game: 'battlespace-sirius',
      dice: [3, 3, 3, 6],
      position: {
        vessels: [
          { seat: '1', cell: [0, 0], power: [3, 5, 6, 6] },
          { seat: '2', cell: [0, 1], power: [6, 6, 3, 6] },
        ],
        phase: 'fire',
        engaged: '2',
        lines: ['N'],
      },
      moves: [
        { seat: '2', command: { type: 'react', kind: 'nothing' } },
        { seat: '1', command: { type: 'fire', line: 'N', weapons: 4 } },
      ],
    });
    expect(judged.moves[0]).toMatchObject({ rule: 'BS-13.2', reason: 'Emerald decides now (Fire), not Red.' });
    expect(judged.moves[1]).toMatchObject({
      dice: [3, 3, 3, 6],
      events: expect.arrayContaining([expect.objectContaining({ type: 'fired', hits: 4, removed: 3, points: 2 })]),
    });
    expect(judged).toMatchObject({
      phase: 'repair',
      decider: '1',
      repairPoints: 2,
      players: [{ vessel: { power: [0, 5, 6, 6] } }, { vessel: { power: [6, 6, 0, 6] } }],
      diceLeft: [],
    });
    expect(judged).not.toHaveProperty('units');
  });
});
