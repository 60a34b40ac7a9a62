import { describe, expect, it } from 'vitest';
import { createBot } from '../../src/ai/bot.ts';
import { effortOf } from '../../src/ai/efforts.ts';
import {
  ALL_LEVELS,
  computersOf,
  LEVELS,
  levelsOf,
  tempered,
  TEMPERS,
  computerNamesOf,
  computerNamed,
  parseComputer,
} from '../../src/engine/level.ts';
import { arenaOf, GAMES, manifestOf } from '../../src/cli/registry.ts';
import { play } from '../../src/cli/play.ts';
import { thoughtOf } from '../../src/engine/brain.ts';
import { openChance, seedChance } from '../../src/engine/rng.ts';

describe('the levels', () => {
  it('are four in every game, and more where its manifest says so, in order of strength', () => {
    expect(LEVELS).toEqual(['novice', 'easy', 'default', 'hard']);
    expect(levelsOf({ moreLevels: ['skilled'] })).toEqual(['novice', 'easy', 'default', 'skilled', 'hard']);
    expect(levelsOf({ moreLevels: ['master', 'expert'] })).toEqual([...LEVELS, 'expert', 'master']);
    const more = GAMES.map((game) => [game.id, arenaOf(game).levels.filter((level) => !LEVELS.includes(level))]);
    expect(more.filter(([, levels]) => levels!.length > 0)).toEqual([
      ['orions-gate', ['beginner']],
      ['battlespace-sirius', ['casual', 'skilled', 'expert', 'master']],
      ['skaxar', ['beginner']],
      ['retrograde', ['beginner']],
      ['orions-spur', ['beginner', 'expert', 'master']],
    ]);
    expect([...ALL_LEVELS, 'random', 'human', 'champion'].filter(parseComputer)).toEqual(ALL_LEVELS);
  });

  it('may have a temper from the default one on, and are named with it', () => {
    expect(tempered(['easy', 'default', 'hard'])).toEqual([
      'easy',
      'default',
      'default-bold',
      'default-careful',
      'hard',
      'hard-bold',
      'hard-careful',
    ]);
    expect(computersOf({})).toEqual([...tempered(LEVELS), 'random']);
    for (const name of tempered(ALL_LEVELS)) {
      const { level, temper } = parseComputer(name)!;
      expect(computerNamed(level, temper)).toBe(name);
    }
    expect(computerNamesOf({ evenTempered: true })).toEqual(LEVELS);
    const even = GAMES.filter((game) => manifestOf(game.id)!.evenTempered).map(({ id }) => id);
    expect(even).toEqual(['retrograde']);
    for (const game of GAMES) expect(arenaOf(game).computers.includes('hard-bold')).toBe(!even.includes(game.id));
    expect(computerNamed('easy', 'bold')).toBe('easy');
    for (const name of ['easy-bold', 'hard-', 'hard-meek', 'hard-bold-', 'hard-bold-careful', '-bold', 'bold', ''])
      expect([name, parseComputer(name)]).toEqual([name, null]);
  });

  it.each(GAMES)('$id: has the effort of its level with a temper too', (game) => {
    const { brain } = arenaOf(game).hireBrain!();
    const even = effortOf(brain, 'hard');
    for (const temper of TEMPERS) expect(effortOf(brain, `hard-${temper}`)).toEqual({ ...even, temper });
    expect(() => effortOf(brain, 'easy-bold')).toThrow('There is no level easy-bold here');
  });

  it.each(GAMES)('$id: has an effort for each, and none for a level it does not have', (game) => {
    const { levels, hireBrain } = arenaOf(game);
    const { brain } = hireBrain!();
    for (const level of ALL_LEVELS)
      if (levels.includes(level)) expect(effortOf(brain, level).candidates).toBeGreaterThan(0);
      else {
        const said = new RegExp(`^There is no level ${level} here; there is .*novice, .*hard`);
        expect(() => effortOf(brain, level)).toThrow(said);
        expect(() => createBot(game, brain, level)).toThrow(said);
      }
    expect(() => effortOf(brain, 'toString')).toThrow('There is no level toString here');
  });

  it.each(GAMES)('$id: counsels by the strongest level that sees all, errs nowhere and plays nothing on', (game) => {
    const { levels, hireBrain } = arenaOf(game);
    const { brain } = hireBrain!();
    const clear = levels.filter((level) => {
      const { blur, overlooks = 0, foresight } = effortOf(brain, level);
      return blur === 0 && overlooks === 0 && foresight === undefined;
    });
    expect(manifestOf(game.id)!.counsel).toBe(clear.at(-1));
  });

  it("play on in Orion's Spur above the hard level, the master further than the expert", () => {
    for (const game of GAMES) {
      const { levels, hireBrain } = arenaOf(game);
      const { brain } = hireBrain!();
      const ahead = levels.filter((level) => effortOf(brain, level).foresight !== undefined);
      expect([game.id, ahead]).toEqual([game.id, game.id === 'orions-spur' ? ['expert', 'master'] : []]);
      if (ahead.length > 0) expect(brain.horizon).toBeDefined();
      const [expert, master] = ahead.map((level) => effortOf(brain, level).foresight);
      if (expert && master) expect(master.ways * master.courses).toBeGreaterThan(expert.ways * expert.courses);
    }
  });

  it.each(GAMES.map((game) => [game.id, game] as const))(
    '%s: levels that weigh the answer overlook and err the less the higher they are, the best nothing',
    (_, game) => {
      const { levels, hireBrain } = arenaOf(game);
      const { brain } = hireBrain!();
      const clearness = levels
        .map((level) => effortOf(brain, level))
        .filter(({ caution }) => caution > 0)
        .map(({ overlooks = 0, blur }) => overlooks + blur);
      expect(clearness).toEqual([...clearness].sort((a, b) => b - a));
      expect(clearness.at(-1)).toBe(0);
      const first = levels.slice(0, levels.indexOf('easy') + 1).map((level) => effortOf(brain, level).overlooks ?? 0);
      expect(first).toEqual([...new Set(first)].sort((a, b) => b - a));
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
