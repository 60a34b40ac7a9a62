import { describe, expect, it } from 'vitest';
import { ALL_LEVELS, EFFORTS, isLevel, LEVELS, levelsOf } from '../../src/ai/level.ts';
import { arenaOf, GAMES } from '../../src/cli/registry.ts';
import { play } from '../../src/cli/play.ts';
import { thoughtOf } from '../../src/engine/brain.ts';
import { openChance, seedChance } from '../../src/engine/rng.ts';

describe('the levels', () => {
  it('are four in every game, and five where one stands between default and hard', () => {
    expect(LEVELS).toEqual(['novice', 'easy', 'default', 'hard']);
    expect(levelsOf({ skilled: true })).toEqual(ALL_LEVELS);
    expect(GAMES.filter((game) => arenaOf(game).levels.length > LEVELS.length).map(({ id }) => id)).toEqual([
      'battlespace-sirius',
    ]);
    expect([...ALL_LEVELS, 'random', 'human', 'expert'].filter(isLevel)).toEqual(ALL_LEVELS);
  });

  it.each(GAMES.map((game) => [game.id, game] as const))('%s: overlook things at the lowest alone', (_, game) => {
    const arena = arenaOf(game);
    const { efforts } = arena.hireBrain!().brain;
    const overlooked = arena.levels.map((level) => (efforts?.[level] ?? EFFORTS[level]).overlooks ?? 0);
    expect(overlooked[0]).toBeGreaterThan(overlooked[1]!);
    expect(overlooked.slice(2).every((share) => share === 0)).toBe(true);
  });

  const quick: { readonly [game: string]: object } = { 'orions-gate': { rounds: 2 }, retrograde: { turnLimit: 20 } };
  it.each(GAMES.map(({ id }) => id))('%s: a novice plays a whole match with legal commands', (id) => {
    const args = ['--game', id, '--seats', 'novice', '--seed', 'novice', '--options', JSON.stringify(quick[id] ?? {})];
    const played = play(GAMES, args);
    expect(played.outcome).not.toBeNull();
    expect(play(GAMES, args).hash).toBe(played.hash);
  });
});

describe('what a player thinks of', () => {
  const ways = Array.from({ length: 100 }, (_, way) => way);
  const thought = (overlooks: number | undefined, found: readonly number[] = ways, seed = 's') =>
    thoughtOf(found, overlooks === undefined ? {} : { overlooks }, openChance(seedChance(seed)), (way) => way === 7);

  it('is everything where nothing is overlooked, without a draw', () => {
    const never = openChance(seedChance('s'));
    expect(thoughtOf(ways, {}, never, () => false)).toBe(ways);
    expect(never.below(1000)).toBe(openChance(seedChance('s')).below(1000));
    expect(thought(0)).toBe(ways);
  });

  it('is a share of what there is, in its order, and always what is plain', () => {
    for (const seed of ['a', 'b', 'c']) {
      const some = thought(0.6, ways, seed);
      expect(some.length).toBeGreaterThan(20);
      expect(some.length).toBeLessThan(60);
      expect(some).toContain(7);
      expect([...some].sort((a, b) => a - b)).toEqual(some);
    }
    expect(thought(1)).toEqual([7]);
  });

  it('is never nothing', () => {
    expect(thought(1, [1, 2, 3])).toHaveLength(1);
    expect(thought(1, [])).toEqual([]);
  });
});
