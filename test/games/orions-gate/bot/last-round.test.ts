import { describe, expect, it } from 'vitest';
import { openChance, seedChance } from '../../../../src/engine/rng.ts';
import { allotInTurn, allotTogether, type Arm } from '../../../../src/games/orions-gate/bot/allot.ts';
import { worthsByBoxes } from '../../../../src/games/orions-gate/bot/finish.ts';
import { openMind } from '../../../../src/games/orions-gate/bot/mind.ts';
import { orionsGateBrain } from '../../../../src/games/orions-gate/bot.ts';
import { thePlaced } from '../../../../src/games/orions-gate/units.ts';
import { kernelSight } from '../../../../src/table/kernel.ts';
import type { Battle } from '../../../helpers/og-position.ts';
import { D, during, F, hurt, type Placed } from '../battle/scene.ts';

const brain = orionsGateBrain(kernelSight);
const HARD = brain.efforts!['hard']!;
const best = ({ state }: Battle) => brain.prospects(state, 'A1', HARD, openChance(seedChance('last')))[0]!;
const done = (unit: Placed): Placed => ({ ...unit, activated: true });

/** A Destroyer of three Railguns that has acted, with so many of its six boxes left; it shows its front to the west. */
const wreck = (id: string, boxes: 1 | 2, x: number, y: number): Placed =>
  done(D(id, [x, y, 18_000], hurt('railgun', 2), hurt('railgun', 2), hurt('railgun', 2 - boxes)));
const last = (units: readonly Placed[]): Battle => during('hold', 'fire', units, { round: 4 });

describe('the last round', () => {
  it('OG-16.5: fires at a ship that only all weapons together can finish', () => {
    const { command, worth } = best(last([F('a1.1', [24_000, 24_000], 'cannon'), wreck('b1.1', 2, 36_000, 24_000)]));
    expect(command).toEqual({ type: 'firePrimary', target: 'b1.1' });
    // Six points, by the chance that both hit and damage.
    expect(worth).toBeGreaterThan(0.5);
    expect(worth).toBeLessThan(3);
  });

  it('OG-16.5: fires where a friend who has still to act can complete it', () => {
    const north = wreck('b1.1', 2, 26_000, 32_000);
    const south = wreck('b1.2', 2, 26_000, 16_000);
    const shooter = F('a1.1', [24_000, 24_000], 'shield');
    for (const [target, y] of [
      ['b1.1', 44_000],
      ['b1.2', 4000],
    ] as const) {
      const { command, worth } = best(
        last([shooter, north, south, D('a1.2', [26_000, y, 18_000], 'gigaCannon', 'gigaCannon', 'gigaCannon')]),
      );
      expect(command).toEqual({ type: 'firePrimary', target });
      expect(worth).toBeGreaterThan(0.2);
    }
    // Nobody is left: the shot is free, and next to nothing.
    const { command, worth } = best(last([shooter, north]));
    expect(command.type).toBe('firePrimary');
    expect(worth).toBeLessThan(0.05);
  });

  it('counts who fires with what is left: damage to a ship that has still to act is worth more', () => {
    const worths = (acted: boolean) => {
      const ship = D('b1.1', [36_000, 24_000, 18_000]);
      const { state } = last([F('a1.1', [24_000, 24_000], 'cannon'), acted ? done(ship) : ship]);
      return worthsByBoxes(openMind(kernelSight, HARD), state, thePlaced(state, 'b1.1'), 'a1.1');
    };
    const [acted, waits] = [worths(true), worths(false)];
    expect(acted).toHaveLength(7);
    expect(acted[0]).toBe(0);
    expect(acted[1]).toBeCloseTo(6, 1);
    expect(waits[6]! - waits[5]!).toBeGreaterThan(2 * (acted[6]! - acted[5]!));
  });
});

describe('weapons that are allotted', () => {
  const arm = (...chances: readonly (number | null)[]): Arm => ({
    shots: chances.map((chance) => (chance === null ? null : { chance, points: 1 })),
    most: 1,
    risk: 0,
  });
  /** Two boxes, of which only the last counts; and one box of little worth. */
  const MARKS = [
    [0, 6, 6],
    [0, 0.1],
  ];

  it('do together what none does alone', () => {
    const arms = [arm(0.5, 0.5), arm(0.5, 0.5)];
    expect(allotInTurn(MARKS, arms).aims.map(({ marks }) => marks)).toEqual([[1], [1]]);
    const { aims, worth } = allotTogether(MARKS, arms);
    expect(aims.map(({ marks }) => marks)).toEqual([[0], [0]]);
    expect(worth).toBeCloseTo(6 * 0.25);
  });

  it('stay where they are when together they do less', () => {
    const arms = [arm(0.05, 0.5), arm(0.05, 0.5)];
    expect(allotTogether(MARKS, arms)).toEqual(allotInTurn(MARKS, arms));
  });

  it('OG-9.36: one that may backfire comes last, and stays silent where it risks more than it adds', () => {
    const risky = (risk: number): Arm => ({ ...arm(0.5, null), risk });
    const fired = (risk: number) => allotTogether(MARKS, [risky(risk), arm(0.5, null)]).aims.map(({ marks }) => marks);
    expect(fired(1)).toEqual([[0], [0]]);
    expect(fired(2)[0]).toEqual([]);
  });
});
