import { shipPath } from '../../table/path.ts';
import type { Bearing, Point } from '../../table/shape.ts';
import { largest } from './bisect.ts';
import { clamp, distance, headingTo, turnBetween } from './direction.ts';
import type { Draft } from './tool.ts';

export type ShipDraft = Extract<Draft, { kind: 'ship' }>;

/** Bounds of a two-part path: mils of allowance, and the widest turn in hundredths of a degree (OG-6.7). */
export interface Bounds {
  readonly allowance: number;
  readonly pivot: number;
}

/** Shares of the way ahead that are tried before the turn when the direct way is barred. */
const DETOURS = 12;
/** Within this turn (1.5 degrees) a pull counts as straight ahead. */
const STRAIGHT = 150;

/** The path that ends nearest to `aim`, before anything is asked of the rules: turn first, then go; or straight ahead. */
export function directPath(start: Bearing, aim: Point, bounds: Bounds, turnAfter = 0): ShipDraft {
  const turn = shipPath(start, turnAfter, 0, 0).turn;
  const wanted = turnBetween(start.heading, headingTo(turn, aim, start.heading));
  const pivot = clamp(wanted, -bounds.pivot, bounds.pivot);
  const ahead = Math.max(0, Math.round(distance(turn, aim) * cosineOf(wanted - pivot)));
  if (Math.abs(pivot) <= STRAIGHT) return { kind: 'ship', first: turnAfter + ahead, pivot: 0, second: 0 };
  return { kind: 'ship', first: turnAfter, pivot, second: ahead };
}

/**
 * The legal path that ends nearest to `aim`: the direct one, cut at the allowance and at the exact mil where the rules stop it;
 * when it is barred, ways that go ahead first and turn later, so that a pull slides along what is in the way.
 */
export function fitShip(start: Bearing, aim: Point, bounds: Bounds, legal: (draft: ShipDraft) => boolean): ShipDraft {
  let best: ShipDraft = { kind: 'ship', first: 0, pivot: 0, second: 0 };
  let nearest = Infinity;
  const reach = Math.min(bounds.allowance, Math.max(0, Math.round(distance(start, aim))));
  for (let k = 0; k <= DETOURS; k++) {
    const wanted = directPath(start, aim, bounds, Math.round((reach * k) / DETOURS));
    const draft = cut(wanted, bounds.allowance, legal);
    if (!draft) continue;
    const missed = distance(shipPath(start, draft.first, draft.pivot, draft.second).end, aim);
    if (missed < nearest - 1) {
      best = draft;
      nearest = missed;
    }
    const free = draft.first + draft.second >= Math.min(bounds.allowance, wanted.first + wanted.second);
    if (k === 0 && free) break;
  }
  return best;
}

/** The longest legal beginning of a path, or null when even its turn on the spot is refused. */
function cut(wanted: ShipDraft, allowance: number, legal: (draft: ShipDraft) => boolean): ShipDraft | null {
  const first = Math.min(wanted.first, allowance);
  const second = Math.min(wanted.second, allowance - first);
  const whole: ShipDraft = { ...wanted, first, second };
  if (legal(whole)) return whole;
  const reached = largest(first, (value) => legal({ ...wanted, first: value, second: 0 }));
  if (reached < 0) return null;
  if (reached < first) return { ...wanted, first: reached, second: 0 };
  return { ...whole, second: Math.max(0, largest(second, (value) => legal({ ...whole, second: value }))) };
}

/**
 * Turns the end of a path to a heading and keeps its place as well as the rules allow: with the place given, each turn has one
 * path to it (straight ahead until the new heading points at the place). Straight paths turn at their end.
 */
export function turnShip(start: Bearing, draft: ShipDraft, heading: number, bounds: Bounds, legal: (draft: ShipDraft) => boolean): ShipDraft {
  const end = shipPath(start, draft.first, draft.pivot, draft.second).end;
  const pivot = clamp(turnBetween(start.heading, heading), -bounds.pivot, bounds.pivot);
  const bearing = turnBetween(start.heading, headingTo(start, end, start.heading));
  const span = distance(start, end);
  const ahead = span * cosineOf(bearing);
  const aside = span * sineOf(bearing);
  const held = ((): ShipDraft => {
    if (Math.abs(bearing) <= 1 || draft.second === 0) return { ...draft, pivot };
    // Same side, at least as far as the bearing of the place; a smaller turn cannot reach it.
    const turn = bearing > 0 ? clamp(pivot, bearing, bounds.pivot) : clamp(pivot, -bounds.pivot, bearing);
    const second = aside / sineOf(turn);
    return { kind: 'ship', first: Math.max(0, Math.round(ahead - second * cosineOf(turn))), pivot: turn, second: Math.round(second) };
  })();
  const over = held.first + held.second - bounds.allowance;
  const fitted = over > 0 ? { ...held, second: Math.max(0, held.second - over) } : held;
  return legal(fitted) ? fitted : (cut(fitted, bounds.allowance, legal) ?? draft);
}

const RADIANS = Math.PI / 18000;
const cosineOf = (hundredths: number): number => Math.cos(hundredths * RADIANS);
const sineOf = (hundredths: number): number => Math.sin(hundredths * RADIANS);
