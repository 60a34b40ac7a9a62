import type { Rejection } from '../../../engine/game.ts';
import { cosine, sine, stepPose, UNIT, type Point } from '../../../table/index.ts';
import type { Plan } from '../rules/path.ts';
import { contactOn, ramLine } from '../rules/ram-line.ts';
import type { UnitId } from '../state.ts';
import { enemiesOf, radiusOf, type PlacedUnit } from '../units.ts';
import { squared } from './slide.ts';
import type { Trial } from './trial.ts';

/** Mils before the contact at which a drag takes hold of the target. */
const HOLD = 500;
/** Mils by which a legal distance is looked for before the exact one is found. */
const PROBE = 50;

/** The enemy a ram would meet first, and where (OG-10.3, 10.4); null when none can be rammed. */
export function ramTarget(
  trial: Trial,
): { readonly target: PlacedUnit; readonly step: number; readonly pose: Point } | null {
  const line = ramLine(trial.unit, trial.allowance);
  let first: { readonly target: PlacedUnit; readonly step: number; readonly pose: Point } | null = null;
  for (const target of enemiesOf(trial.state, trial.unit.side)) {
    if (target.pose.table !== trial.unit.pose.table) continue;
    const step = contactOn(trial.state, trial.unit, line, target);
    if (step === null || (first && first.step <= step) || trial.refuse({ target: target.id }) !== null) continue;
    first = { target, step, pose: stepPose(line, step) };
  }
  return first;
}

/**
 * A ram drawn by the pointer: the target when the pointer is on it or past the contact, else the legal distance nearest
 * to the pointer (OG-10.2 to 10.5). `toDragPlan` gets the plan, why the wish is not met, and the target.
 */
export function dragRam<T>(
  trial: Trial,
  wish: { readonly point?: Point },
  toDragPlan: (plan: Omit<Plan, 'type'>, stoppedBy: Rejection | null, target: UnitId | null) => T,
): T {
  const { pose } = trial.unit;
  const point = wish.point ?? pose;
  const [c, s] = [cosine(pose.heading) / UNIT, sine(pose.heading) / UNIT];
  const along = Math.max(0, Math.round((point.x - pose.x) * c + (point.y - pose.y) * s));
  const aside = Math.abs(c * (point.y - pose.y) - s * (point.x - pose.x));
  const met = ramTarget(trial);
  const under = unitUnder(trial, point);
  if (met && (under?.id === met.target.id || (along >= met.step - HOLD && !under))) {
    return toDragPlan({ target: met.target.id }, null, met.target.id);
  }
  const distance = nearestDistance(trial, Math.min(along, trial.allowance));
  const wanted = under ? trial.refuse({ target: under.id }) : trial.refuse({ distance: along });
  const missed = wanted === null && (distance !== along || aside > radiusOf(trial.state.options, trial.unit.unitType));
  return toDragPlan({ distance }, wanted ?? (missed ? trial.refuse({ distance: trial.allowance + 1 }) : null), null);
}

/** The unit other than the rammer whose base lies under a point. */
function unitUnder({ state, unit }: Trial, point: Point): PlacedUnit | null {
  for (const other of state.units) {
    if (other.status !== 'inPlay' || !other.pose || other.id === unit.id || other.pose.table !== unit.pose.table)
      continue;
    const radius = radiusOf(state.options, other.unitType);
    if (squared(other.pose, point) <= radius * radius) return other as PlacedUnit;
  }
  return null;
}

/** The legal distance nearest to the one wanted, to the mil. Standing still is always legal. */
function nearestDistance(trial: Trial, wanted: number): number {
  const legal = (distance: number): boolean => trial.refuse({ distance }) === null;
  if (legal(wanted)) return wanted;
  const below = edge(legal, wanted, -PROBE, 0);
  const above = edge(legal, wanted, PROBE, trial.allowance);
  if (above === null) return below ?? 0;
  return below === null || above - wanted < wanted - below ? above : below;
}

/** The first legal distance from an illegal one in a direction, or null when there is none up to `end`. */
function edge(legal: (distance: number) => boolean, from: number, step: number, end: number): number | null {
  let bad = from;
  for (;;) {
    if (bad === end) return null;
    const next = step < 0 ? Math.max(end, bad + step) : Math.min(end, bad + step);
    if (legal(next)) {
      let good = next;
      while (Math.abs(good - bad) > 1) {
        const half = Math.trunc((good + bad) / 2);
        if (legal(half)) good = half;
        else bad = half;
      }
      return good;
    }
    bad = next;
  }
}
