import { eventsOf, sumOf, type Census } from '../../engine/census.ts';
import type { OrionsGateEvent } from './event.ts';

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
    return {
      rounds: eventsOf(events, 'roundBegan').length,
      activations: eventsOf(events, 'activated').length,
      attacks: attacks.length,
      hits: attacks.filter(({ hit }) => hit).length,
      rams: eventsOf(events, 'activated').filter(({ action }) => action === 'ram').length,
      damage: sumOf(eventsOf(events, 'damaged').map(({ points }) => points)),
      destroyed: eventsOf(events, 'destroyed').length,
    };
  },
};
