import { thePlaced, type PlacedUnit } from '../units.ts';
import { record, type Ledger } from './play-ledger.ts';

/** The fire step begins; `moved` if the unit stands elsewhere than before (OG-6.15). */
export function closePlan(ledger: Ledger, before: PlacedUnit, length: number): void {
  const { pose } = thePlaced(ledger.state, before.id);
  const moved = pose.x !== before.pose.x || pose.y !== before.pose.y || pose.table !== before.pose.table;
  record(ledger, { type: 'planned', unit: before.id, length, moved });
}
