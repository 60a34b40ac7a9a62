import type { Marker, OrionsGateState, UnitId } from '../state.ts';
import { thePlaced } from '../units.ts';
import { record, type Ledger } from './play-ledger.ts';

/** The artifacts a unit holds, in marker order (OG-16.7). */
export const artifactsOf = ({ markers }: Pick<OrionsGateState, 'markers'>, unit: UnitId): readonly Marker[] =>
  markers.filter(({ carrier, takenBy }) => carrier === unit && takenBy === null);

/** A destroyed carrier drops all it holds at its centre, in marker order (OG-8.5, 16.7). */
export function dropArtifacts(ledger: Ledger, unit: UnitId): void {
  if (ledger.state.markers.length === 0) return;
  for (const { id } of artifactsOf(ledger.state, unit)) {
    record(ledger, { type: 'artifactDropped', unit, marker: id, at: thePlaced(ledger.state, unit).pose });
  }
}

/** A unit leaves the table with the artifacts it holds: it is removed, not destroyed (OG-16.9). */
export function leaveTable(ledger: Ledger, unit: UnitId): void {
  const { side } = thePlaced(ledger.state, unit);
  record(ledger, { type: 'leftTable', unit, side, markers: artifactsOf(ledger.state, unit).map(({ id }) => id) });
}
