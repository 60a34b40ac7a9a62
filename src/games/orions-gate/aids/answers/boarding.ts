import { along, bearingOf, shipPath, type Point } from '../../../../table/index.ts';
import { boardingOdds } from '../../odds/boarding.ts';
import { toNumber } from '../../odds/fraction.ts';
import { boardingRange, checkBoard } from '../../rules/boarding.ts';
import { widestTurn } from '../../rules/move.ts';
import { SPACING } from '../../rules/path-faults.ts';
import { touchingAt } from '../../rules/ram-line.ts';
import type { Rules } from '../../rules/rules.ts';
import type { Activation, Unit } from '../../state.ts';
import type { Boarded } from './deed.ts';
import type { AnswerGrain, Shooter, Tiers } from './shooter.ts';
import { hurt, type Target } from './target.ts';
import { isSafe, passes, wayTo, type ShootingAction, type Way } from './ways.ts';
import { signed } from '../drag-ship.ts';
import { isClear } from '../field.ts';
import { squared } from '../slide.ts';

/** Places from which boarding is asked of the rules, nearest first. */
const TRIES: { readonly [grain in AnswerGrain]: number } = { rough: 4, fine: 40 };
/** Shares of the allowance travelled before the turn towards the unit. */
const FIRSTS: { readonly [grain in AnswerGrain]: readonly number[] } = { rough: [0], fine: [0, 0.25, 0.5, 0.75] };
/** Mils by which an end may lie beside its exact place on either side. */
const HAIR = 1;

/** The chances of a boarding after each number of points the boarded ship has taken (OG-13.3, 24.11). */
export function boardedBy({ state: { options }, unit, boxes }: Target, boarder: Unit): readonly Boarded[] {
  return Array.from({ length: boxes }, (_, taken) => {
    const { captures, tie } = boardingOdds(options, boarder, hurt(unit, taken));
    return { captures: toNumber(captures), tie: toNumber(tie) };
  });
}

/** The shortest way of an action after which an enemy may board the target, or null when none was found (OG-13.2). */
export function wayToBoard(
  rules: Rules,
  target: Target,
  shooter: Shooter,
  action: ShootingAction,
  tiers: Tiers,
): Way | null {
  const { unit } = shooter;
  const most = tiers[action]?.[tiers[action].length - 1]?.value;
  if (most === undefined) return null;
  const reach = boardingRange(target.state.options, unit) + touchingAt(target.state, unit, target.unit);
  const far = reach + most + HAIR;
  if (shooter.longest < Infinity && squared(unit.pose, target.unit.pose) > far * far) return null;
  const near = shooter.ways.filter(
    (way) => way.action === action && way.needs <= most && squared(way.pose, target.unit.pose) <= reach * reach,
  );
  const aimed =
    action === 'hold' || unit.pose.table !== target.unit.pose.table
      ? []
      : aimedWays(target, shooter, action, most, reach);
  const activation: Activation = {
    unit: unit.id,
    action,
    side: unit.side,
    allowance: most,
    step: 'fire',
    moved: false,
    gunFired: false,
    used: [],
  };
  const ways = [...near, ...aimed].sort((a, b) => a.needs - b.needs).slice(0, TRIES[shooter.grain]);
  return (
    ways.find(
      (way) =>
        passes(target.state, unit, way, target.unit) &&
        isSafe(rules, target.state, unit, way) &&
        checkBoard(rules, target.state, { ...unit, pose: way.pose }, activation, target.unit.id) === null,
    ) ?? null
  );
}

/**
 * Ways that turn towards the target: to where boarding just reaches it, and on to the least spacing from where it may
 * be in sight.
 */
function aimedWays(
  target: Target,
  { unit, field, grain }: Shooter,
  action: 'move' | 'cruise',
  most: number,
  reach: number,
): readonly Way[] {
  const {
    state,
    unit: { pose: goal },
  } = target;
  const { pose } = unit;
  const widest = widestTurn(state.options, action);
  return FIRSTS[grain].flatMap((share) => {
    const first = Math.floor(most * share);
    const from = along(pose, pose.heading, first);
    const bearing = bearingOf(from, goal);
    if (bearing === null || (first > 0 && !isClear(field, pose.x, pose.y, from.x, from.y))) return [];
    const pivot = signed(bearing - pose.heading);
    if (Math.abs(pivot) > widest) return [];
    const gap = Math.sqrt(squared(from, goal));
    const lengths = [
      Math.ceil(gap - reach) + HAIR,
      Math.floor(gap - SPACING - touchingAt(target.state, unit, target.unit)) - HAIR,
    ].map((length) => Math.max(0, length));
    return lengths.flatMap((second) => {
      if (first + second > most) return [];
      const path = shipPath(pose, first, pivot, second);
      if (second > 0 && !clear(field, path.turn, path.end)) return [];
      return [
        wayTo(
          state,
          unit,
          action,
          { first, pivot, second },
          first + second,
          path.legs.filter(({ steps }) => steps > 0),
        ),
      ];
    });
  });
}

const clear = (field: Shooter['field'], from: Point, to: Point): boolean => isClear(field, from.x, from.y, to.x, to.y);
