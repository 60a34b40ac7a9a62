import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calibrated, calibratedFor, calibrationOf } from '../../src/ai/calibration.ts';
import { coach } from '../../src/ai/coach.ts';
import { arenaOf, GAMES, manifestOf } from '../../src/cli/registry.ts';
import type { Brain, Calibration } from '../../src/engine/brain.ts';
import { startMatch } from '../../src/engine/match.ts';
import { seedChance } from '../../src/engine/rng.ts';
import { viewerOf } from '../../src/engine/seat.ts';

const CURVE: Calibration = [
  [0.2, 0.1],
  [0.6, 0.5],
];

describe('a chance that is calibrated', () => {
  it.each([
    [0, 0],
    [0.1, 0.05],
    [0.2, 0.1],
    [0.4, 0.3],
    [0.6, 0.5],
    [0.8, 0.75],
    [1, 1],
  ])('of %f that is told comes %f', (told, came) => {
    expect(calibrated(CURVE, told)).toBeCloseTo(came, 12);
  });

  it('is the same where there are no points', () => {
    expect(calibrated([], 0.37)).toBe(0.37);
  });

  it('lies between 0 and 1, and is never the other way round, whatever the points', () => {
    const chance = fc.double({ min: 0.001, max: 0.999, noNaN: true });
    const rising = fc
      .uniqueArray(chance, { maxLength: 10, selector: (one) => one })
      .map((list) => list.sort((a, b) => a - b));
    fc.assert(
      fc.property(rising, fc.array(chance, { minLength: 10, maxLength: 10 }), chance, chance, (told, came, a, b) => {
        const sorted = [...came].sort((x, y) => x - y);
        const points = told.map((one, at) => [one, sorted[at]!] as const);
        const [low, high] = [calibrated(points, Math.min(a, b)), calibrated(points, Math.max(a, b))];
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(high + 1e-12);
      }),
    );
  });
});

describe('the calibration of a match', () => {
  const calibrations = { default: CURVE, master: [] };
  const brain = { calibrations, chances: () => [0.4] } as unknown as Brain<null, null>;
  const told = (players: readonly string[], sides = 2, of = brain) =>
    calibratedFor(of, { players, sides }).chances!(null, '1', { candidates: 1, caution: 1, blur: 0 }, []);

  it('is that of its strongest computer player, whatever their temper, and the standard one among people', () => {
    expect(told(['human', 'default'])[0]).toBeCloseTo(0.3);
    expect(told(['default-bold', 'human'])[0]).toBeCloseTo(0.3);
    expect(told(['human', 'human'])[0]).toBeCloseTo(0.3);
    expect(told(['default', 'master'])).toEqual([0.4]);
    expect(told(['human', 'random'])[0]).toBeCloseTo(0.3);
  });

  it('of a level that was not measured is that of the next stronger one, else of the next weaker one', () => {
    expect(calibrationOf({ calibrations }, 'easy', 2)).toBe(calibrations.default);
    expect(calibrationOf({ calibrations }, 'skilled', 2)).toBe(calibrations.master);
    expect(calibrationOf({ calibrations: { default: CURVE } }, 'hard', 2)).toBe(CURVE);
    expect(calibrationOf({}, 'hard', 2)).toBeUndefined();
  });

  it('of more than two sides is one that was measured among more, and nothing is changed where none was', () => {
    expect(told(['human', 'default', 'default'], 3)).toEqual([0.4]);
    const among = { ...brain, calibrations: { ...calibrations, 'default-more': [[0.4, 0.2]] as const } };
    expect(told(['human', 'default', 'easy'], 3, among)[0]).toBeCloseTo(0.2);
    expect(told(['human', 'human', 'human', 'master'], 4, among)[0]).toBeCloseTo(0.2);
  });
});

describe.each(GAMES.map((game) => ({ game, id: game.id })))('the calibrations of $id', ({ game, id }) => {
  const { brain } = arenaOf(game).hireBrain!();
  const all = Object.entries(brain.calibrations ?? {});

  it.each(all)('of %s rise strictly between 0 and 1', (_, points) => {
    for (const at of [0, 1] as const) {
      const values = [0, ...points.map((point) => point[at]), 1];
      for (const [index, value] of values.slice(1).entries()) expect(value).toBeGreaterThan(values[index]!);
    }
  });

  it('change what is told of ways and not their order', () => {
    const options = game.parseOptions({});
    if (!options.ok) throw new Error(options.faults[0]!.reason);
    const { state } = startMatch(game, options.value, seedChance('calibrated')).match;
    const seat = game.pending(state)[0]!.seats[0]!;
    const asked = { view: game.view(state, viewerOf(seat)), seat, seed: 's', level: manifestOf(id)!.counsel };
    const commands = (one: typeof brain) => coach(game, one, asked).ways.map(({ command }) => command);
    expect(commands(calibratedFor(brain, { players: ['human', 'default'], sides: 2 }))).toEqual(commands(brain));
  });
});
