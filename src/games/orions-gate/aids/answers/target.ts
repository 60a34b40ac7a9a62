import { slotsAfter } from '../../rules/damage.ts';
import { underEmp } from '../../rules/emp.ts';
import type { OrionsGateState, Pose } from '../../state.ts';
import { boxesLeft, hasWorking, replaceUnit, sumOf, toughnessOf, type PlacedUnit } from '../../units.ts';

/**
 * The unit that is shot at, at the place where it is tried, and what every point of damage makes of it (OG-8.2, 8.3).
 */
export interface Target {
  readonly state: OrionsGateState;
  readonly unit: PlacedUnit;
  /** Boxes left; Scouts 1. */
  readonly boxes: number;
  /** How much its Toughness has fallen after each number of points, counted from none. */
  readonly softer: readonly number[];
  /** The unit after each number of points, while it carries an EMP Blaster that works; else null. */
  readonly blasting: readonly (PlacedUnit | null)[] | null;
}

/**
 * A unit tried at a pose as a target. Points go to the left-most component, so what has become of it is told by their
 * number alone.
 */
export function openTarget(state: OrionsGateState, unit: PlacedUnit, pose: Pose): Target {
  const placed: PlacedUnit = { ...unit, pose, status: 'inPlay' };
  const boxes = boxesLeft(placed);
  const after = Array.from({ length: boxes }, (_, points) => hurt(placed, points));
  const whole = sumOf(toughnessOf(state.options, placed));
  return {
    state: replaceUnit(state, placed),
    unit: placed,
    boxes,
    softer: after.map((one) => whole - sumOf(toughnessOf(state.options, one))),
    blasting: hasWorking(placed, 'empBlaster')
      ? after.map((one) => (hasWorking(one, 'empBlaster') ? one : null))
      : null,
  };
}

/**
 * Whether an attacker rolls under EMP after each number of points; the same for all of them where the target's own
 * Blaster does not count.
 */
export function empAfter({ state, unit, boxes, blasting }: Target, attacker: PlacedUnit): readonly boolean[] {
  const now = underEmp(state, attacker);
  if (!now || !blasting) return Array.from({ length: boxes }, () => now);
  const dead = blasting.findIndex((one) => one === null);
  if (dead < 0) return Array.from({ length: boxes }, () => now);
  const without = underEmp(replaceUnit(state, hurt(unit, dead)), attacker);
  return blasting.map((one) => (one === null ? without : now));
}

/** A ship after so many points more (OG-8.2). */
export function hurt(unit: PlacedUnit, points: number): PlacedUnit {
  const slots = slotsAfter(unit, points);
  return {
    ...unit,
    components: unit.components.map((one) => ({
      ...one,
      damage: slots.find(({ slot }) => slot === one.slot)?.damage ?? one.damage,
    })),
  };
}
