import { firstStepWithin } from '../../../table/index.ts';
import { rollD3, rollDice } from '../roll.ts';
import { theUnit } from '../units.ts';
import { damage } from './damage.ts';
import { NOTHING, type EncounterKind, type Meeting } from './displacement-meeting.ts';
import { underEmp } from './emp.ts';
import { isLying, MARKER_REACH } from './markers-near.ts';
import { TREACHEROUS } from './mystery.ts';
import { record, type Ledger } from './play-ledger.ts';

/**
 * Mysterious markers within 3", in marker order, each once a displacement at the first such step pose: one not known yet is rolled
 * for, one of result 3 is dangerous at once and every time (OG-6.13, 15.2, 15.3). Step 0 counts too, but not for jumps.
 */
export const mysteriousMarkers: EncounterKind = ({ ledger, unit, radius, table, jump, met }, leg, last) => {
  const { markers, options } = ledger.state;
  if (!options.mysteriousObjectives || markers.length === 0) return NOTHING;
  const meetings: Meeting[] = [];
  for (const marker of markers) {
    const { id, mystery } = marker;
    // A known one of another result brings nothing on the way.
    if (
      (mystery ?? TREACHEROUS) !== TREACHEROUS ||
      marker.table !== table.number ||
      !isLying(marker) ||
      met.includes(id)
    )
      continue;
    const step = firstStepWithin(leg, marker, MARKER_REACH + radius, jump ? 1 : 0);
    if (step === null || step > last) continue;
    const meet = (): void => {
      met.push(id);
      const result = mystery ?? reveal(ledger, unit, id);
      if (result === TREACHEROUS) tempt(ledger, unit, id);
    };
    meetings.push({ step, meet });
  }
  return meetings;
};

/** The result of a marker, rolled once; nobody's roll, so EMP never counts (OG-15.2, 23.1). */
function reveal(ledger: Ledger, unit: string, marker: string): number {
  const roll = rollDice(ledger.chance, 1, false);
  record(ledger, { type: 'markerRevealed', unit, marker, roll });
  return roll.total;
}

/** The unit's die near a marker of result 3: on a 1 it takes D3 plain damage (OG-15.2, 15.3). The die stands under EMP, the D3 never (OG-23.1). */
function tempt(ledger: Ledger, unit: string, marker: string): void {
  const roll = rollDice(ledger.chance, 1, underEmp(ledger.state, theUnit(ledger.state, unit)));
  const points = roll.total === 1 ? rollD3(ledger.chance, false) : null;
  record(ledger, { type: 'markerRolled', unit, marker, roll, points });
  if (points) damage(ledger, unit, points.total, { kind: 'marker', marker });
}
