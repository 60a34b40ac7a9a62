import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calibrated, calibratedFor, calibrationOf, standingIn } from '../../src/ai/calibration.ts';
import { coach } from '../../src/ai/coach.ts';
import { arenaOf, GAMES, manifestOf } from '../../src/cli/registry.ts';
import type { Brain, Calibration } from '../../src/engine/brain.ts';
import { startMatch } from '../../src/engine/match.ts';
import { seedChance } from '../../src/engine/rng.ts';
import { viewerOf } from '../../src/engine/seat.ts';
import { battlespaceSiriusBrain } from '../../src/games/battlespace-sirius/bot.ts';
import { spurBrain } from '../../src/games/orions-spur/bot.ts';
import { duel, ship } from '../helpers/bs-position.ts';
import { begunGame, kinds } from '../helpers/os-position.ts';

const CURVE: Calibration = [
  [0.2, 0.1],
  [0.6, 0.5],
];

const TWO = { sides: 2, scale: null };

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

  it('is what came of it, where the points begin or end in what is certain', () => {
    const whole: Calibration = [
      [0, 0.1],
      [1, 0.8],
    ];
    expect(calibrated(whole, 0)).toBe(0.1);
    expect(calibrated(whole, 0.5)).toBeCloseTo(0.45, 12);
    expect(calibrated(whole, 1)).toBe(0.8);
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
  const told = (players: readonly string[], of = brain) =>
    calibratedFor(of, players).chances!(null, '1', { candidates: 1, caution: 1, blur: 0 }, []);

  it('is that of its strongest computer player, whatever their temper, and the standard one among people', () => {
    expect(told(['human', 'default'])[0]).toBeCloseTo(0.3);
    expect(told(['default-bold', 'human'])[0]).toBeCloseTo(0.3);
    expect(told(['human', 'human'])[0]).toBeCloseTo(0.3);
    expect(told(['default', 'master'])).toEqual([0.4]);
    expect(told(['human', 'random'])[0]).toBeCloseTo(0.3);
  });

  it('of a level that was not measured is that of the next stronger one, else of the next weaker one', () => {
    expect(calibrationOf({ calibrations }, 'easy', TWO)).toBe(calibrations.default);
    expect(calibrationOf({ calibrations }, 'skilled', TWO)).toBe(calibrations.master);
    expect(calibrationOf({ calibrations: { default: CURVE } }, 'hard', TWO)).toBe(CURVE);
    expect(calibrationOf({}, 'hard', TWO)).toBeUndefined();
  });

  it('while more than two sides may win is one that was measured then, and nothing is changed where none was', () => {
    const among = (sidesLeft: number) => ({
      ...brain,
      calibrations: { ...calibrations, 'default-3': [[0.4, 0.2]] as const },
      sidesLeft: () => sidesLeft,
    });
    expect(told(['human', 'default', 'easy', 'easy'], among(4))).toEqual([0.4]);
    expect(told(['human', 'default', 'easy', 'easy'], among(3))[0]).toBeCloseTo(0.2);
    expect(told(['human', 'human', 'human', 'master'], among(3))[0]).toBeCloseTo(0.2);
    expect(told(['human', 'default', 'easy', 'easy'], among(2))[0]).toBeCloseTo(0.3);
  });

  it('on a scale of its own is one that was measured on it', () => {
    const on = (scale: string | null, sidesLeft: number) => ({
      ...brain,
      calibrations: {
        ...calibrations,
        'default-boats': [[0.4, 0.1]] as const,
        'default-boats-3': [[0.4, 0.2]] as const,
      },
      sidesLeft: () => sidesLeft,
      scale: () => scale,
    });
    expect(told(['human', 'default'], on('boats', 2))[0]).toBeCloseTo(0.1);
    expect(told(['human', 'default', 'easy'], on('boats', 3))[0]).toBeCloseTo(0.2);
    expect(told(['human', 'default', 'easy'], on(null, 3))).toEqual([0.4]);
    expect(told(['human', 'default'], on('other', 2))).toEqual([0.4]);
    expect(told(['human', 'default'], on(null, 2))[0]).toBeCloseTo(0.3);
  });
});

describe('how things stand for a chance', () => {
  it('BS-12.1 is told on another scale in Battlespace Sirius where lifeboats are played with', () => {
    const vessels = [ship(1, [0, 0]), ship(2, [1, 0])];
    const scaleWith = (lifeboats: boolean) =>
      standingIn(battlespaceSiriusBrain, duel({ vessels, options: { lifeboats } }).state).scale;
    expect([scaleWith(true), scaleWith(false)]).toEqual(['lifeboats', null]);
  });
});

describe('the sides that may still win', () => {
  it('BS-10.1 are the players of Battlespace Sirius who are still in', () => {
    const vessels = [ship(1, [0, 0]), ship(2, [1, 0]), ship(4, [1, 1])];
    expect(standingIn(battlespaceSiriusBrain, duel({ vessels, out: ['3'] }).state).sides).toBe(3);
    expect(standingIn(battlespaceSiriusBrain, duel({ vessels: vessels.slice(0, 2) }).state).sides).toBe(2);
  });

  it('OS-11.5 are the players of Orion’s Spur who have not left, or their teams', () => {
    const four = kinds('hssuk', 'terran', 'hssuk', 'terran');
    const leftOf = ({ state }: ReturnType<typeof begunGame>, ...gone: readonly string[]) =>
      standingIn(spurBrain, {
        ...state,
        players: state.players.map((player) => ({ ...player, eliminated: gone.includes(player.seat) })),
      }).sides;
    expect([leftOf(begunGame(four)), leftOf(begunGame(four), '2'), leftOf(begunGame(four), '2', '4')]).toEqual([
      4, 3, 2,
    ]);
    const teams = begunGame({ ...four, mode: 'teams' });
    expect([leftOf(teams), leftOf(teams, '2'), leftOf(teams, '2', '4')]).toEqual([2, 2, 1]);
  });

  it('are two where a game has no more', () => {
    expect(standingIn({}, null)).toEqual(TWO);
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
    expect(commands(calibratedFor(brain, ['human', 'default']))).toEqual(commands(brain));
  });
});
