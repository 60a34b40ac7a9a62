import { describe, expect, it } from 'vitest';
import { namesOf } from '../../src/cli/players.ts';
import { play } from '../../src/cli/play.ts';
import { GAMES } from '../../src/cli/registry.ts';
import { simulate } from '../../src/cli/simulate.ts';

const THREE = '{"playersA":2,"rounds":1}';
const args = ['--game', 'orions-gate', '--options', THREE];
const teams = [
  { name: 'A', seats: ['a1', 'a2'] },
  { name: 'B', seats: ['b1'] },
];

describe('several captains a side', () => {
  it('names of players: one a seat, one a side, or one for all', () => {
    const seats = ['a1', 'a2', 'b1'];
    expect(namesOf('easy', seats, teams)).toEqual(['easy', 'easy', 'easy']);
    expect(namesOf('easy, random', seats, teams)).toEqual(['easy', 'easy', 'random']);
    expect(namesOf('easy,random,hard', seats, teams)).toEqual(['easy', 'random', 'hard']);
    expect(() => namesOf('a,b,c,d', seats, teams)).toThrow(
      '--seats names 4 players; the match has 3 seats and 2 sides.',
    );
    expect(() => namesOf('a,b,c', ['1', '2'])).toThrow('--seats names 3 players; the match has 2 seats.');
  });

  it('OG-17.1 play seats a captain for each name, the same match for the same seed', () => {
    const first = play(GAMES, [...args, '--seats', 'random', '--seed', 'team']);
    expect(play(GAMES, [...args, '--seats', 'random,random', '--seed', 'team'])).toEqual(first);
    expect(first.outcome.result['rounds']).toBe(1);
  });

  it('OG-17.5 a series is of sides: the names change sides, and a win is that of the side', async () => {
    const series = await simulate(GAMES, [
      ...args,
      '--games',
      '4',
      '--seed',
      'team',
      '--seats',
      'random,random',
      '--threads',
      '1',
    ]);
    expect(series.seats).toEqual(['random', 'random']);
    expect(series.census.seats.map(({ seat, games }) => [seat, games])).toEqual([
      ['A', 4],
      ['B', 4],
    ]);
    const { wins, draws } = series as unknown as { wins: readonly number[]; draws: number };
    expect(wins[0]! + wins[1]! + draws).toBe(4);
    expect(series.census.opener!.games).toBe(4);
    await expect(simulate(GAMES, [...args, '--games', '1', '--seats', 'random,random,random'])).rejects.toThrow(
      '--seats names 3 players; the match has 2 seats.',
    );
  });
});
