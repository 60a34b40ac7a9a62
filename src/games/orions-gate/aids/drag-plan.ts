import type { Rejection } from '../../../engine/game.ts';
import { bearingOf, inches, turned, type Heading, type Point } from '../../../table/index.ts';
import type { CommandOf } from '../command.ts';
import type { Plan } from '../rules/path.ts';
import type { Rules } from '../rules/rules.ts';
import type { Action, OrionsGateState, Pose, UnitId } from '../state.ts';
import { allowanceNow } from './allowance.ts';
import { dragRam } from './drag-ram.ts';
import { idealChain, lastHeading, nearestChain } from './drag-scouts.ts';
import { cutShipPlan, idealShipPlan, nearestShipPlan, type ShipWish } from './drag-ship.ts';
import { pathGaps, type PathGap } from './path-gaps.ts';
import { squared } from './slide.ts';
import { stopBeyond } from './stop-beyond.ts';
import { openTrial, type Trial } from './trial.ts';

/** What the pointer, the heading handle or typed values ask of a unit. Points and headings need not be whole. */
export interface DragWish {
  readonly unit: UnitId;
  readonly action: Action;
  /** Mils; left out: the fixed allowance of the activation being played, else the least the Engine dice can give. */
  readonly allowance?: number;
  /** Where the centre of the base is wanted. */
  readonly point?: Point;
  /** The heading wanted at the end. For a ship it chooses how far it goes before it turns; the point comes first. */
  readonly heading?: Heading;
  /** Ships: keep this first part, mils. */
  readonly first?: number;
  /** Scouts: way points already set down. */
  readonly via?: readonly Point[];
  /** Exactly these numbers instead of a point: typed values and nudge keys. They are cut to what is legal. */
  readonly exact?: { readonly first: number; readonly pivot: number; readonly second: number };
}

/** The truth of a drag: the legal plan nearest to the wish and what there is to say about it. */
export interface DragPlan {
  readonly command: CommandOf<'plan'>;
  readonly pose: Pose;
  /** Start, turning points, end. */
  readonly path: readonly Point[];
  /** Mils that count, and mils left of the allowance (OG-6.8, 6.9). */
  readonly used: number;
  readonly left: number;
  readonly usedText: string;
  readonly leftText: string;
  readonly allowance: number;
  /** The five tightest things on the path. */
  readonly gaps: readonly PathGap[];
  /** Whether the unit ends where it was wanted, to the mil. */
  readonly reached: boolean;
  /** Why pulling on is refused; null when the wish is met. */
  readonly stoppedBy: Rejection | null;
  /** Ram only: the enemy met, or null. */
  readonly target: UnitId | null;
}

/** A point counts as reached within this many mils: ends are whole mils and turns whole hundredths of a degree. */
const REACHED = 3;

/**
 * The legal plan nearest to what is wished for a unit, its path, gaps, and why it stops (OG-6.6 to 6.12, 10.2 to 10.5,
 * 25.8, 25.11).
 */
export function dragPlan(rules: Rules, state: OrionsGateState, wish: DragWish): DragPlan {
  const allowance = wish.allowance ?? allowanceNow(state, wish.unit, wish.action);
  const trial = openTrial(rules, state, wish.unit, wish.action, allowance);
  if (wish.action === 'hold') return held(trial, wish);
  if (wish.action === 'ram')
    return dragRam(trial, wish, (plan, stoppedBy, target) => asDragPlan(trial, plan, stoppedBy, target));
  return trial.unit.unitType === 'scouts' ? scouts(trial, wish) : ship(trial, wish);
}

function held(trial: Trial, wish: DragWish): DragPlan {
  const { pose } = trial.unit;
  const aim = wish.point && squared(pose, wish.point) > 1 ? bearingOf(pose, wish.point) : null;
  const heading = turned(Math.round(wish.heading ?? aim ?? pose.heading));
  return asDragPlan(trial, { heading }, null, null);
}

function ship(trial: Trial, wish: DragWish): DragPlan {
  if (wish.exact) return exact(trial, wish.exact);
  const point = wish.point ?? trial.unit.pose;
  const asked = {
    point,
    heading: wish.heading === undefined ? undefined : turned(Math.round(wish.heading)),
    first: wish.first,
  };
  const plan = nearestShipPlan(trial, asked);
  const end = trial.path(plan).end;
  const reached = squared(end, point) <= REACHED * REACHED;
  return asDragPlan(trial, plan, reached ? null : (shipStop(trial, plan, asked) ?? refusedBeyond(trial, plan)), null);
}

/** Typed numbers as they are, or cut to what is legal. */
function exact(trial: Trial, typed: NonNullable<DragWish['exact']>): DragPlan {
  const { first, pivot, second } = typed;
  const stoppedBy = trial.refuse({ first, pivot, second });
  return asDragPlan(trial, stoppedBy === null ? { first, pivot, second } : cutShipPlan(trial, typed), stoppedBy, null);
}

function scouts(trial: Trial, wish: DragWish): DragPlan {
  const point = wish.point ?? wish.via?.[wish.via.length - 1] ?? trial.unit.pose;
  const asked = { point, via: wish.via };
  const points = nearestChain(trial, asked);
  const heading = turned(Math.round(wish.heading ?? lastHeading(trial, points)));
  const plan = { points, heading };
  const end = trial.path(plan).end;
  const reached = squared(end, point) <= REACHED * REACHED;
  return asDragPlan(trial, plan, reached ? null : chainStop(trial, points, end, asked), null);
}

/** What stops a ship at the end of its plan. */
function shipStop(trial: Trial, plan: { readonly first: number }, asked: ShipWish): Rejection | null {
  return stopBeyond(trial.path(plan).end, asked.point, (point) =>
    trial.refuse(idealShipPlan(trial, { ...asked, point, first: plan.first })),
  );
}

/** What stops Scouts at the end of their path. */
function chainStop(
  trial: Trial,
  points: readonly (readonly [number, number])[],
  end: Point,
  asked: Parameters<typeof idealChain>[1],
): Rejection | null {
  const via = points.slice(0, -1).map(([x, y]) => ({ x, y }));
  return (
    stopBeyond(end, asked.point, (point) => trial.refuse({ points: idealChain(trial, { point, via }) })) ??
    trial.refuse({ points: idealChain(trial, asked) })
  );
}

/** Why one more mil of the last part is refused. */
function refusedBeyond(
  trial: Trial,
  { first, pivot, second }: { first: number; pivot: number; second: number },
): Rejection | null {
  return trial.refuse({ first, pivot, second: second + 1 }) ?? trial.refuse({ first: first + 1, pivot, second });
}

function asDragPlan(
  trial: Trial,
  plan: Omit<Plan, 'type'>,
  stoppedBy: Rejection | null,
  target: UnitId | null,
): DragPlan {
  const { unit, allowance } = trial;
  const path = trial.path(plan);
  const start = { x: unit.pose.x, y: unit.pose.y };
  return {
    command: { type: 'plan', ...plan },
    pose: { table: unit.pose.table, ...path.end },
    path: [start, ...path.legs.map(({ leg }) => leg.to)],
    used: path.length,
    left: allowance - path.length,
    usedText: inches(path.length),
    leftText: inches(Math.max(0, allowance - path.length)),
    allowance,
    gaps: pathGaps(trial, path),
    reached: stoppedBy === null,
    stoppedBy,
    target,
  };
}
