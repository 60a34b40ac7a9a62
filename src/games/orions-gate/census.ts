import { eventsOf, sumOf, type Account, type Census } from '../../engine/census.ts';
import type { OrionsGateEvent } from './event.ts';
import type { Options } from './options.ts';
import { captainsOf } from './rules/captains.ts';
import { destroyedPoints, type BySide } from './rules/score.ts';
import type { OrionsGateState, Side } from './state.ts';

/** What is counted of whole matches. The opener is the first captain of the side that is first in round 1. */
export const orionsGateCensus: Census<OrionsGateEvent> = {
  length: 'rounds',
  shares: [{ figure: 'hits', of: 'attacks' }],
  opener(events) {
    const first = eventsOf(events, 'roundBegan')[0]?.firstSide;
    return first ? `${first.toLowerCase()}1` : null;
  },
  figures(events) {
    const attacks = eventsOf(events, 'hitRolled');
    const score = scoreAtEnd(events);
    return {
      rounds: eventsOf(events, 'roundBegan').length,
      activations: eventsOf(events, 'activated').length,
      attacks: attacks.length,
      hits: attacks.filter(({ hit }) => hit).length,
      rams: eventsOf(events, 'activated').filter(({ action }) => action === 'ram').length,
      damage: sumOf(eventsOf(events, 'damaged').map(({ points }) => points)),
      destroyed: eventsOf(events, 'destroyed').length,
      captured: eventsOf(events, 'captured').length,
      'score.A': score.A,
      'score.B': score.B,
      artifactsTaken: eventsOf(events, 'artifactTaken').length,
      artifactsSaved: sumOf(eventsOf(events, 'leftTable').map(({ markers }) => markers.length)),
      stationsDestroyed: eventsOf(events, 'stationDestroyed').length,
    };
  },
  // One captain on both sides: the seats are the sides.
  teams(options) {
    const captains = captainsOf(options as Options);
    if (captains.length === 2) return null;
    const seats = (side: Side): readonly string[] => captains.flatMap((one) => (one.side === side ? [one.id] : []));
    return [
      { name: 'A', seats: seats('A') },
      { name: 'B', seats: seats('B') },
    ];
  },
  accounts: (state) => {
    const { captains, units } = state as OrionsGateState;
    return captains.map(({ id, side }): Account => ({
      destroyed: destroyedPoints({ units }, side),
      // A unit keeps its first id whoever holds it (OG-1.9); one that left the table with an artifact is no loss.
      standing: units
        .filter((unit) => unit.id.startsWith(`${id}.`))
        .map(
          ({ status, captain }) =>
            (status === 'inPlay' || status === 'lifted' || status === 'removed') && captain === id,
        ),
    }));
  },
};

/** The mission score a match ended with (OG-16.2, 19.6); 0 while it goes on. */
function scoreAtEnd(events: readonly OrionsGateEvent[]): BySide {
  const [end] = eventsOf(events, 'ended');
  return end ? (end.outcome.result as unknown as { readonly score: BySide }).score : { A: 0, B: 0 };
}
