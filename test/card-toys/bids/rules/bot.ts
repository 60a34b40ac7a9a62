import type { Brain } from '../../../../src/engine/brain.ts';
import { eventsOf, type Census } from '../../../../src/engine/census.ts';
import { bids, type BidsCommand, type BidsEvent, type BidsState } from '../../../helpers/toy/bids.ts';

/** Bids the highest card, and stays with it. */
export const bidsBrain: Brain<BidsState, BidsCommand> = {
  prospects: (state, seat) =>
    bids
      .choices(state, seat)
      .map((command) => ({ command, worth: command.type === 'bid' ? state.faces[command.card]! : -1 }))
      .sort((a, b) => b.worth - a.worth),
};

export const bidsCensus: Census<BidsEvent> = {
  length: 'rounds',
  shares: [],
  opener: () => null,
  figures: (events) => ({ rounds: eventsOf(events, 'shown').length }),
};
