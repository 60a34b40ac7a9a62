import { stepPose, type Heading, type Leg, type Point } from '../../../table/index.ts';
import type { DisplacementCause } from '../event.ts';
import type { Pose, UnitId } from '../state.ts';
import { isInPlay, radiusOf, theUnit, thePlaced, type PlacedUnit } from '../units.ts';
import { tableOf } from '../world.ts';
import { ENCOUNTERS, NOTHING, type Meeting, type Walk } from './displacement-encounters.ts';
import { record, type Ledger } from './play-ledger.ts';

/** One leg of a displacement, travelled up to its step `last`. */
export interface Stretch {
  readonly leg: Leg;
  readonly heading: Heading;
  readonly last: number;
}

/**
 * Carries a unit along legs, meeting things at their step poses (OG-6.13). One `displaced` fact leads to each meeting
 * and one to the end. A unit destroyed on the way stops there and the rest is lost (OG-6.14). Returns whether it is
 * still in play.
 */
export function displace(ledger: Ledger, id: UnitId, cause: DisplacementCause, stretches: readonly Stretch[]): boolean {
  // A displacement of length 0 meets nothing (OG-6.13).
  if (stretches.every(({ last }) => last === 0)) return turnOnly(ledger, id, stretches[0]?.heading);
  const walk = setOut(ledger, id, false, false);
  const end = stretches.length - 1;
  let via: readonly Point[] = [];
  for (let i = 0; i <= end; i++) {
    const { leg, heading, last } = stretches[i]!;
    if (via.length === 0) turn(ledger, id, heading);
    for (const { step, meet } of meetingsOn(walk, leg, last)) {
      reach(walk, cause, via, stepPose(leg, step), heading);
      via = [];
      meet();
      if (!isInPlay(theUnit(ledger.state, id))) return false;
    }
    const at = stepPose(leg, last);
    if (i === end) reach(walk, cause, via, at, heading);
    else if (via.length > 0 || !samePlace(thePlaced(ledger.state, id).pose, at)) via = [...via, at];
  }
  return true;
}

function turnOnly(ledger: Ledger, id: UnitId, heading: Heading | undefined): true {
  if (heading !== undefined) turn(ledger, id, heading);
  return true;
}

/**
 * The unit comes to a place by way of the turning points since it was last set down; nothing is told when it stands
 * there already.
 */
function reach(
  { ledger, unit, table }: Walk,
  cause: DisplacementCause,
  via: readonly Point[],
  { x, y }: Point,
  heading: Heading,
): void {
  if (via.length === 0 && samePlace(thePlaced(ledger.state, unit).pose, { x, y })) return;
  record(ledger, { type: 'displaced', unit, cause, via, to: { table: table.number, x, y, heading } });
}

/**
 * Sets a unit on a new place in one step, on its table or another: Warp Drive, gate, exit (OG-6.13, 14.5). Returns
 * whether it is still in play.
 */
export function jump(ledger: Ledger, id: UnitId, cause: DisplacementCause, to: Pose): boolean {
  const { pose } = thePlaced(ledger.state, id);
  if (samePlace(pose, to) && pose.table === to.table) return turnOnly(ledger, id, to.heading);
  record(ledger, { type: 'displaced', unit: id, cause, via: [], to });
  const leg: Leg = { from: { x: pose.x, y: pose.y }, to: { x: to.x, y: to.y }, steps: 1 };
  for (const { meet } of meetingsOn(setOut(ledger, id, true, pose.table !== to.table), leg, 1)) {
    meet();
    if (!isInPlay(theUnit(ledger.state, id))) return false;
  }
  return true;
}

/** Turns a unit on the spot, if it has to (OG-6.6, 6.7). Meets nothing. */
export function turn(ledger: Ledger, id: UnitId, heading: Heading): void {
  if (thePlaced(ledger.state, id).pose.heading !== heading) record(ledger, { type: 'turned', unit: id, heading });
}

/** The walk of a unit over the table it stands on now. */
function setOut(ledger: Ledger, id: UnitId, isJump: boolean, crossed: boolean): Walk {
  const { pose, unitType } = thePlaced(ledger.state, id);
  const table = tableOf(ledger.state.tables, pose.table);
  return { ledger, unit: id, radius: radiusOf(ledger.state.options, unitType), table, jump: isJump, crossed, met: [] };
}

/** All meetings on a leg by step; at one step in the order of the kinds and, within a kind, of its things (OG-6.13). */
function meetingsOn(walk: Walk, leg: Leg, last: number): readonly Meeting[] {
  let meetings: readonly Meeting[] = NOTHING;
  for (const kind of ENCOUNTERS) {
    const more = kind(walk, leg, last);
    if (more.length > 0) meetings = meetings.length > 0 ? [...meetings, ...more] : more;
  }
  return meetings.length > 1 ? [...meetings].sort((a, b) => a.step - b.step) : meetings;
}

const samePlace = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/** The fire step begins; `moved` if the unit stands elsewhere than before (OG-6.15). */
export function closePlan(ledger: Ledger, before: PlacedUnit, length: number): void {
  const { pose } = thePlaced(ledger.state, before.id);
  const moved = !samePlace(pose, before.pose) || pose.table !== before.pose.table;
  record(ledger, { type: 'planned', unit: before.id, length, moved });
}
