import { describe, expect, it } from 'vitest';
import { ALL_LEVELS, EFFORTS, isLevel, LEVELS, levelsOf } from '../../src/ai/level.ts';
import { arenaOf, GAMES } from '../../src/cli/registry.ts';
import { play } from '../../src/cli/play.ts';
import { thoughtOf } from '../../src/engine/brain.ts';
import { openChance, seedChance } from '../../src/engine/rng.ts';

describe('the levels', () => {
  it('are four in every game, and more where one stands between default and hard, or above', () => {
    expect(LEVELS).toEqual(['novice', 'easy', 'default', 'hard']);
    expect(levelsOf({ moreLevels: ['skilled'] })).toEqual(['novice', 'easy', 'default', 'skilled', 'hard']);
    expect(levelsOf({ moreLevels: ['master', 'expert'] })).toEqual([...LEVELS, 'expert', 'master']);
    const more = GAMES.map((game) => [game.id, arenaOf(game).levels.filter((level) => !LEVELS.includes(level))]);
    expect(more.filter(([, levels]) => levels!.length > 0)).toEqual([
      ['battlespace-sirius', ['skilled']],
      ['orions-spur', ['expert', 'master']],
    ]);
    expect([...ALL_LEVELS, 'random', 'human', 'champion'].filter(isLevel)).toEqual(ALL_LEVELS);
  });

  it('look ahead above the hard level alone, the master further than the expert', () => {
    for (const game of GAMES) {
      const { levels, hireBrain } = arenaOf(game);
      const { efforts, horizon } = hireBrain!().brain;
      for (const level of levels) {
        const ahead = (efforts?.[level] ?? EFFORTS[level]).foresight !== undefined;
        expect([game.id, level, ahead]).toEqual([game.id, level, level === 'expert' || level === 'master']);
        if (ahead) expect(horizon).toBeDefined();
      }
      const [expert, master] = [efforts?.['expert']?.foresight, efforts?.['master']?.foresight];
      if (expert && master) expect(master.ways * master.courses).toBeGreaterThan(expert.ways * expert.courses);
    }
  });

  it.each(GAMES.map((game) => [game.id, game] as const))(
    '%s: the novice overlooks most, the best nothing',
    (_, game) => {
      const arena = arenaOf(game);
      const { efforts } = arena.hireBrain!().brain;
      const overlooked = arena.levels.map((level) => (efforts?.[level] ?? EFFORTS[level]).overlooks ?? 0);
      expect(overlooked[0]).toBeGreaterThan(Math.max(...overlooked.slice(1)));
      expect(overlooked.at(-1)).toBe(0);
    },
  );

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
