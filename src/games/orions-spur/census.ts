import { eventsOf, sumOf, type Census } from '../../engine/census.ts';
import type { SpurEvent } from './event.ts';
import type { Options } from './options.ts';
import { sideOf } from './rules/table.ts';
import { seatsOf } from './options.ts';

/** What is counted of whole matches (OS-17.1). The opener has the first turn. A side is the species of a seat. */
export const spurCensus: Census<SpurEvent, Options> = {
  length: 'rounds',
  opener: (events) => eventsOf(events, 'begun')[0]?.first ?? null,
  sides: ({ species }) => species,
  exchanged: ({ species }) => ({ species: [...species].reverse() }),
  teams(options) {
    if (options.mode === 'ffa') return null;
    const [one, two] = seatsOf(options);
    return [one!, two!].map((seat, at) => ({ name: String(at + 1), seats: sideOf(options, seat) }));
  },
  figures(events) {
    const count = (type: SpurEvent['type']): number => events.filter((event) => event.type === type).length;
    const declared = eventsOf(events, 'attackDeclared');
    return {
      rounds: Math.max(0, ...eventsOf(events, 'turnBegan').map(({ round }) => round)),
      attacks: declared.filter(({ attack }) => attack.kind !== 'ram').length,
      rams: declared.filter(({ attack }) => attack.kind === 'ram').length,
      overcharges: declared.filter(({ overcharge }) => overcharge).length,
      reactions: count('reacted'),
      shipsDestroyed: count('destroyed'),
      regroups: count('regrouped'),
      recruited: count('recruited'),
      suppressions: count('suppressed'),
      activations: count('flockActivated'),
      cardsPlayed: count('cardPlayed'),
      cardsDrawn: sumOf(eventsOf(events, 'drew').map((one) => one.count)),
      roundLimit: eventsOf(events, 'gameEnded')[0]?.reason === 'roundLimit' ? 1 : 0,
    };
  },
};
