import { openThreatField, type ThreatPlace } from '../../../../games/orions-gate/index.ts';
import { errorText } from '../../../../session/failure.ts';
import { kernelSight } from '../../../../table/index.ts';
import type { ThreatAsked, ThreatReply } from './thread.ts';

/** Places told at a time: often enough for the bar to move, seldom enough to cost nothing. */
const BATCH = 24;

/** Counts a field from its first place to its last and tells it bit by bit. */
export function countThreat({ state, unit }: ThreatAsked, reply: (reply: ThreatReply) => void): void {
  try {
    const { count, ...lattice } = openThreatField({ sight: kernelSight }, state, unit);
    let places: ThreatPlace[] = [];
    const tell = (): void => {
      if (places.length > 0) reply({ kind: 'places', frame: { ...lattice, unit }, places });
      places = [];
    };
    for (const place of count()) if (places.push(place) === BATCH) tell();
    tell();
  } catch (error) {
    reply({ kind: 'fault', detail: errorText(error) });
  }
}
