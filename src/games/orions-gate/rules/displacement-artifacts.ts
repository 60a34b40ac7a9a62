import { firstStepWithin } from '../../../table/index.ts';
import { NOTHING, type EncounterKind, type Meeting } from './displacement-meeting.ts';
import { isLying } from './markers-near.ts';
import { record } from './play-ledger.ts';

/** Artifacts a base touches are picked up, in marker order, Scouts and moved units included; step 0 counts too, but not for jumps (OG-6.13, 16.7, 16.8). */
export const artifacts: EncounterKind = ({ ledger, unit, radius, table, jump }, leg, last) => {
  const { markers } = ledger.state;
  if (markers.length === 0) return NOTHING;
  const meetings: Meeting[] = [];
  for (const marker of markers) {
    if (marker.kind !== 'artifact' || marker.table !== table.number || !isLying(marker)) continue;
    const step = firstStepWithin(leg, marker, radius, jump ? 1 : 0);
    if (step === null || step > last) continue;
    meetings.push({ step, meet: () => record(ledger, { type: 'artifactTaken', unit, marker: marker.id }) });
  }
  return meetings;
};
