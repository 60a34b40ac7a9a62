import {
  firstStepNearer,
  firstStepOffTable,
  firstStepOverlapping,
  INCH,
  legAlong,
  type Leg,
} from '../../../table/index.ts';
import type { StoppedBy } from '../event.ts';
import { rollDice } from '../roll.ts';
import type { OrionsGateState, UnitId } from '../state.ts';
import { othersOnTable, radiusOf, thePlaced, theUnit, isInPlay, type PlacedUnit } from '../units.ts';
import { nearBox, tableOf, worldOf } from '../world.ts';
import { displace } from './displacement.ts';
import { underEmp } from './emp.ts';
import { record, type Ledger } from './play-ledger.ts';
import { collide } from './push-collision.ts';
import type { Rules } from './rules.ts';

/** What ends a push or a pull before its full length. */
export interface Stop {
  /** Last step pose the unit reaches. */
  readonly last: number;
  readonly by: StoppedBy | null;
}

/**
 * How near each other unit may come to a moved unit, centre to centre in mils: the first step nearer than that is not
 * taken.
 */
export type LeastDistance = (other: PlacedUnit) => number | null;

/**
 * Where a unit carried along a leg stops: at the last step pose before the first one that comes too near another unit,
 * overlaps a solid piece or is not wholly on the table; of several things at one step a solid piece counts first
 * (OG-10.10, 9.24).
 */
export function stopOn(rules: Rules, state: OrionsGateState, unit: PlacedUnit, leg: Leg, least: LeastDistance): Stop {
  const radius = radiusOf(state.options, unit.unitType);
  const table = tableOf(state.tables, unit.pose.table);
  let first = leg.steps + 1;
  let by: StoppedBy | null = null;
  for (const { piece, box } of worldOf(rules, table).solid) {
    if (!nearBox(leg.from, leg.to, radius + 1, box)) continue;
    for (const part of piece.parts) {
      const step = firstStepOverlapping(leg, radius, part, 1);
      if (step === null || step >= first) continue;
      first = step;
      by = { kind: 'piece', id: piece.id };
    }
  }
  for (const other of othersOnTable(state, unit)) {
    const reach = least(other);
    const step = reach === null ? null : firstStepNearer(leg, other.pose, reach, 1);
    if (step === null || step >= first) continue;
    first = step;
    by = { kind: 'unit', id: other.id };
  }
  const off = firstStepOffTable(leg, radius, table, 1);
  if (off !== null && off < first) return { last: off - 1, by: { kind: 'edge' } };
  return { last: first - 1, by };
}

/**
 * The push of a rammed unit: D6 inches along the rammer's heading; what it meets; a collision with what stops it
 * (OG-10.9 to 10.11).
 */
export function push(ledger: Ledger, id: UnitId, rammerId: UnitId): void {
  const { rules, state } = ledger;
  const { options } = state;
  const rammer = thePlaced(state, rammerId);
  const unit = thePlaced(state, id);
  const roll = rollDice(ledger.chance, 1, underEmp(state, rammer));
  const leg = legAlong({ x: unit.pose.x, y: unit.pose.y }, rammer.pose.heading, roll.total * INCH);
  const own = radiusOf(options, unit.unitType);
  const { last, by } = stopOn(rules, state, unit, leg, (other) =>
    other.id === rammerId ? null : own + radiusOf(options, other.unitType),
  );
  record(ledger, { type: 'pushed', unit: id, by: rammerId, roll, stoppedBy: by });
  displace(ledger, id, 'push', [{ leg, heading: unit.pose.heading, last }]);
  if (by?.kind === 'piece' && isInPlay(theUnit(ledger.state, id))) collide(ledger, id, by.id);
}
