import { describe, expect, it } from 'vitest';
import { logistic } from '../../../../src/engine/logistic.ts';
import { openChance, seedChance } from '../../../../src/engine/rng.ts';
import { chancesOf, oddsOf } from '../../../../src/games/orions-gate/bot/chance.ts';
import { openMind } from '../../../../src/games/orions-gate/bot/mind.ts';
import { orionsGateBrain } from '../../../../src/games/orions-gate/bot.ts';
import { kernelSight } from '../../../../src/table/kernel.ts';
import { battle, type Battle, type BattleInput } from '../../../helpers/og-position.ts';
import { B, choosing, D, F, hurt, S, type More, type Placed } from '../battle/scene.ts';

const brain = orionsGateBrain(kernelSight);
const HARD = brain.efforts!['hard']!;
const mind = () => openMind(kernelSight, HARD);
const odds = ({ state }: Battle, side: 'A' | 'B' = 'A') => oddsOf(mind(), state, side);
const chance = (match: Battle, side: 'A' | 'B' = 'A') => logistic(odds(match, side));
const scene = (mission: string, units: readonly Placed[], more: More = {}): Battle =>
  choosing(units, { ...more, options: { mission } });

describe('the chance to win', () => {
  const level = [F('a1.1', [36_000, 10_000, 9000]), F('b1.1', [36_000, 38_000, 27_000])];

  it('is one half where both have the same, and one for both together', () => {
    for (const mission of ['annihilation', 'breakthrough', 'captureTheGate'])
      expect(odds(scene(mission, level))).toBeCloseTo(0, 9);
    const uneven = scene('annihilation', [...level, D('a1.2', [20_000, 10_000, 9000])]);
    expect(odds(uneven)).toBeGreaterThan(0.1);
    expect(odds(uneven, 'A') + odds(uneven, 'B')).toBeCloseTo(0, 9);
  });

  it('OG-16.5: a lead counts more the later it is, damage too', () => {
    const lost: BattleInput['units'][number] = {
      id: 'b1.2',
      type: 'fighters',
      status: 'destroyed',
      components: ['cannon'],
    };
    const at = (round: number) => chance(scene('annihilation', [...level, lost], { round }));
    expect(at(1)).toBeGreaterThan(0.5);
    expect(at(2)).toBeGreaterThan(at(1));
    expect(at(4)).toBeGreaterThan(at(3));
    const shot = scene('annihilation', [level[0]!, F('b1.1', [36_000, 38_000], hurt('cannon', 1))]);
    expect(chance(shot)).toBeGreaterThan(0.5);
  });

  it('OG-16.6 OG-16.14: whoever stands where it counts when all have acted wins most surely', () => {
    const done = (unit: Placed): Placed => ({ ...unit, activated: true });
    const south: More = { round: 4, edges: { A: 'south', B: 'north' } };
    const through = scene(
      'breakthrough',
      [S('a1.9', [2000, 24_000]), done(B('a1.1', [36_000, 44_000])), level[1]!],
      south,
    );
    const short = scene(
      'breakthrough',
      [S('a1.9', [2000, 24_000]), done(B('a1.1', [36_000, 24_000])), level[1]!],
      south,
    );
    expect(chance(through)).toBeGreaterThan(chance(short) + 0.1);
    const markers = [1, 2, 3].map((k) => ({ x: 10_000 * k, y: 10_000 }));
    const held = (x: number) =>
      chance(
        scene('territoryControl', [S('a1.9', [2000, 40_000]), done(F('a1.1', [x, 10_000])), level[1]!], {
          round: 4,
          markers,
        }),
      );
    expect(held(20_000)).toBeGreaterThan(held(60_000) + 0.1);
  });
});

describe('the chances of a decision', () => {
  const match = choosing([
    F('a1.1', [30_000, 20_000, 9000], 'cannon'),
    F('a1.2', [40_000, 20_000, 9000], 'cannon'),
    F('b1.1', [30_000, 30_000, 27_000], 'cannon'),
    F('b1.2', [40_000, 32_000, 27_000], 'cannon'),
  ]);
  const { state } = match;
  const ranked = [...brain.prospects(state, 'a1', { ...HARD, candidates: 60 }, openChance(seedChance('c')))].sort(
    (a, b) => b.worth - a.worth,
  );
  const chances = chancesOf(mind(), state, 'A', ranked);

  it('are that of the position for the best way, and less for all others', () => {
    expect(chances).toHaveLength(ranked.length);
    expect(chances[0]).toBeCloseTo(chance(match), 9);
    for (const one of chances) expect(one).toBeLessThanOrEqual(chances[0]!);
    expect(Math.min(...chances)).toBeLessThan(chances[0]! - 0.005);
    expect(chances.every((one) => one > 0 && one < 1)).toBe(true);
    expect(chancesOf(mind(), state, 'A', [])).toEqual([]);
  });

  it('OG-5.7: to begin with another unit costs less than to do less with the best', () => {
    const command = (unit: string, action: 'move' | 'hold') => ({ type: 'activate', unit, action }) as const;
    const [, other, worse] = chancesOf(mind(), state, 'A', [
      { command: command('a1.1', 'move'), worth: 2 },
      { command: command('a1.2', 'move'), worth: 1 },
      { command: command('a1.1', 'hold'), worth: 1 },
    ]);
    expect(other).toBeGreaterThan(worse!);
    expect(other).toBeLessThan(chance(match));
  });

  it('are told by the brain for the side of the captain', () => {
    expect(brain.chances!(state, 'a1', HARD, ranked)).toEqual(chances);
  });
});

it('says nothing yet of the places while fleets are deployed', () => {
  const { state } = battle({
    units: [
      { id: 'a1.1', type: 'fighters', components: ['cannon'], pose: [36_000, 3000, 9000] },
      { id: 'b1.1', type: 'fighters', components: ['cannon'], pose: [36_000, 45_000, 27_000] },
    ],
    phase: 'fighters',
    turn: 'A',
    options: { mission: 'captureTheGate' },
  });
  const [own, other] = state.units;
  const deploying = {
    ...state,
    stage: 'deploy' as const,
    round: 0,
    units: [own!, { ...other!, status: 'waiting' as const, pose: null }],
  };
  expect(oddsOf(mind(), deploying, 'A')).toBe(0);
});
