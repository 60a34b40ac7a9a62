import { bearingOf, cosine, FULL_TURN, sine, turned, UNIT, type Heading, type Point } from '../../../table/index.ts';
import { widestTurn } from '../rules/move.ts';
import { fieldOf } from './field.ts';
import { firstFor, reachesBy, shipReach } from './ship-reach.ts';
import { largest, nearestAround, slide, squared } from './slide.ts';
import type { Trial } from './trial.ts';

/** The numbers of a ship's plan (OG-6.7). */
export interface ShipPlan {
  readonly first: number;
  readonly pivot: number;
  readonly second: number;
}

export interface ShipWish {
  readonly point: Point;
  /** The heading wanted at the end; left out, the ship looks where it goes. */
  readonly heading?: Heading;
  /** A first part that is kept: only turn and second part follow the pointer. */
  readonly first?: number;
}

/**
 * Steps from which a plan is drawn in to the last mil and hundredth of a degree: one that leads straight to its end,
 * and any other.
 */
const NUDGE = 1;
const DRAW_IN = 64;
/** Moves of one size before the next smaller one is tried; the last mil has all the time it needs. */
const MOVES = 12;
const LAST_MOVES = 200;

const STILL: ShipPlan = { first: 0, pivot: 0, second: 0 };

/** The plan that would lead exactly to the wish if nothing were in the way; it may break every limit. */
export function idealShipPlan(trial: Trial, wish: ShipWish): ShipPlan {
  const first = wish.first ?? (wish.heading === undefined ? 0 : firstForHeading(trial, wish.point, wish.heading));
  return aimed(trial, first, wish);
}

/**
 * The legal plan of a ship that ends nearest to the wish: limits first, then what stands in the way, then the last mil.
 */
export function nearestShipPlan(trial: Trial, wish: ShipWish): ShipPlan {
  const limit = widestTurn(trial.state.options, trial.action);
  const direct = limited(trial, idealShipPlan(trial, wish), wish, limit);
  if (trial.refuse(direct) === null) return polished(trial, direct, wish, limit, wish.first !== undefined, NUDGE);
  const { unit, allowance } = trial;
  const kept =
    wish.first === undefined
      ? null
      : largest(0, Math.min(wish.first, allowance), (first) => trial.refuse({ ...STILL, first }) === null);
  const field = fieldOf(trial.state, unit, allowance);
  const reach = shipReach(field, unit.pose, allowance, limit);
  const possible = (x: number, y: number): number | null =>
    kept === null ? firstFor(reach, x, y) : reachesBy(reach, kept, x, y) ? kept : null;
  const starts = seeds(trial, direct, wish, kept, limit);
  let best: ShipPlan = starts[0]!;
  for (const start of starts) if (miss(trial, start, wish) < miss(trial, best, wish)) best = start;
  const { x, y } = trial.path(best).end;
  const gap = Math.sqrt(miss(trial, best, wish));
  const near = nearestAround(wish.point, gap, possible);
  for (const from of near ? [near, { x, y, by: best.first }] : [{ x, y, by: best.first }]) {
    const slid = slide(from, wish.point, Math.max(64, gap / 8), possible);
    const candidate = fitted(trial, aimed(trial, Math.floor(slid.by), { point: { x: slid.x, y: slid.y } }), limit);
    if (miss(trial, candidate, wish) < miss(trial, best, wish)) best = candidate;
  }
  return polished(trial, best, wish, limit, kept !== null, DRAW_IN);
}

/**
 * Typed numbers cut to what is legal: the turn to its limit, then the first part, then the second; what is legal stays
 * as typed.
 */
export function cutShipPlan(trial: Trial, { first, pivot, second }: ShipPlan): ShipPlan {
  const ahead = largest(
    0,
    Math.max(0, Math.min(first, trial.allowance)),
    (value) => trial.refuse({ ...STILL, first: value }) === null,
  );
  return fitted(
    trial,
    { first: ahead, pivot, second: Math.max(0, second) },
    widestTurn(trial.state.options, trial.action),
  );
}

/** Plans to slide from: straight at the point, straight ahead and then at it, each as far as it is legal. */
function seeds(
  trial: Trial,
  direct: ShipPlan,
  wish: ShipWish,
  kept: number | null,
  limit: number,
): readonly ShipPlan[] {
  const firsts =
    kept !== null
      ? [kept]
      : [0, direct.first, ...[1, 2, 3, 4, 5].map((part) => Math.floor((trial.allowance * part) / 5))];
  return firsts.flatMap((first) => {
    if (trial.refuse({ ...STILL, first }) !== null) return [];
    return [fitted(trial, limited(trial, aimed(trial, first, wish), wish, limit), limit)];
  });
}

/** A plan with its second part cut to the longest that is legal. */
function fitted(trial: Trial, plan: ShipPlan, limit: number): ShipPlan {
  const pivot = Math.max(-limit, Math.min(limit, plan.pivot));
  const first = trial.refuse({ ...STILL, first: plan.first }) === null ? plan.first : 0;
  const second = largest(
    0,
    Math.min(plan.second, trial.allowance - first),
    (value) => trial.refuse({ first, pivot, second: value }) === null,
  );
  return { first, pivot, second };
}

/** The last mil: longer parts and slightly other turns, as long as each brings the ship nearer and is legal. */
function polished(
  trial: Trial,
  rough: ShipPlan,
  wish: ShipWish,
  limit: number,
  fixed: boolean,
  step: number,
): ShipPlan {
  let best = rough;
  let least = miss(trial, best, wish);
  const visit = (plan: ShipPlan): boolean => {
    if (plan.first < 0 || plan.second < 0 || Math.abs(plan.pivot) > limit || plan.first + plan.second > trial.allowance)
      return false;
    const far = miss(trial, plan, wish);
    if (far >= least || trial.refuse(plan) !== null) return false;
    [best, least] = [plan, far];
    return true;
  };
  for (let size = step; size >= 1; size /= 2) {
    for (let moves = 0; moves < (size === 1 ? LAST_MOVES : MOVES); moves++) {
      const { first, pivot, second } = best;
      const tries: readonly ShipPlan[] = [
        { first, pivot, second: second + size },
        { first, pivot: pivot + size, second },
        { first, pivot: pivot - size, second },
        { first, pivot, second: second - size },
        { first, pivot: pivot + size, second: second + size },
        { first, pivot: pivot - size, second: second + size },
        { first: first + size, pivot, second: second - size },
        { first: first - size, pivot, second: second + size },
        { first: first + size, pivot, second },
      ];
      if (!(fixed ? tries.slice(0, 6) : tries).some(visit)) break;
    }
  }
  return best;
}

/** Squared distance of a plan's end from the wish. */
const miss = (trial: Trial, plan: ShipPlan, wish: ShipWish): number => squared(trial.path(plan).end, wish.point);

/** Turn and second part that lead from the end of the first part to the point. */
function aimed(
  { unit }: Trial,
  first: number,
  { point, heading }: { readonly point: Point; readonly heading?: Heading },
): ShipPlan {
  const { pose } = unit;
  const turn = { x: pose.x + (first * cosine(pose.heading)) / UNIT, y: pose.y + (first * sine(pose.heading)) / UNIT };
  const second = Math.round(Math.sqrt(squared(turn, point)));
  const towards = second === 0 ? (heading ?? pose.heading) : bearingOf(turn, point)!;
  return { first, pivot: signed(towards - pose.heading), second };
}

/** The plan within turn and allowance that ends nearest to the point, its first part kept where it can be. */
function limited(trial: Trial, plan: ShipPlan, wish: ShipWish, limit: number): ShipPlan {
  const first = Math.max(0, Math.min(plan.first, trial.allowance));
  const { pivot, second } = first === plan.first ? plan : aimed(trial, first, wish);
  if (Math.abs(pivot) <= limit) return { first, pivot, second: Math.min(second, trial.allowance - first) };
  const edge = pivot > 0 ? limit : -limit;
  const heading = turned(trial.unit.pose.heading + edge);
  const { turnX, turnY } = turnOf(trial, first);
  const along = ((wish.point.x - turnX) * cosine(heading) + (wish.point.y - turnY) * sine(heading)) / UNIT;
  return { first, pivot: edge, second: Math.max(0, Math.min(trial.allowance - first, Math.round(along))) };
}

function turnOf({ unit: { pose } }: Trial, first: number): { readonly turnX: number; readonly turnY: number } {
  return { turnX: pose.x + (first * cosine(pose.heading)) / UNIT, turnY: pose.y + (first * sine(pose.heading)) / UNIT };
}

/**
 * The first part after which the way to the point has the heading wanted, as nearly as allowance and geometry let it.
 */
function firstForHeading(trial: Trial, point: Point, heading: Heading): number {
  const { pose } = trial.unit;
  const [c, s] = [cosine(pose.heading) / UNIT, sine(pose.heading) / UNIT];
  const [dx, dy] = [point.x - pose.x, point.y - pose.y];
  const ahead = dx * c + dy * s;
  const aside = c * dy - s * dx;
  if (ahead <= 0) return 0;
  // Straight ahead: all of it first, the turn at the end.
  if (Math.abs(aside) < 1) return Math.round(ahead);
  const wanted = signed(heading - pose.heading);
  // The way after the turn points the more aside the longer the first part is; the wrong side is best served by none.
  if (wanted > 0 !== aside > 0) return 0;
  const turns = (first: number): number =>
    Math.abs(signed(bearingOf({ x: pose.x + first * c, y: pose.y + first * s }, point)! - pose.heading));
  const fits = (first: number): boolean =>
    first + Math.sqrt((ahead - first) * (ahead - first) + aside * aside) <= trial.allowance;
  return largest(0, Math.floor(ahead), (first) => turns(first) <= Math.abs(wanted) && fits(first));
}

/** A turn as -17999..18000. */
export const signed = (hundredths: number): number => {
  const turn = turned(hundredths);
  return turn > FULL_TURN / 2 ? turn - FULL_TURN : turn;
};
