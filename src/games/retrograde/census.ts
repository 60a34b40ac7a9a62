import { eventsOf, sumOf, type Census } from '../../engine/census.ts';
import type { RetrogradeEvent } from './event.ts';
import type { Options } from './options.ts';
import { roundOf } from './rules/rounds.ts';

/** What is counted of whole matches. The opener has the first turn. A side is the homeworld that leads its deck. */
export const retrogradeCensus: Census<RetrogradeEvent, Options> = {
  length: 'rounds',
  opener: (events) => eventsOf(events, 'begun')[0]?.first ?? null,
  sides: ({ decks }) => decks.map(({ name, homeworld }) => name || homeworld),
  exchanged: ({ decks }) => ({ decks: [decks[1], decks[0]] }),
  figures(events) {
    const count = (type: RetrogradeEvent['type']): number => events.filter((event) => event.type === type).length;
    const end = eventsOf(events, 'gameEnded')[0];
    const researched = eventsOf(events, 'researched');
    return {
      rounds: roundOf(count('turnBegan')),
      researched: sumOf(researched.map((one) => one.count)),
      assets: count('assetCompleted'),
      spacecraft: count('spacecraftCompleted'),
      upgrades: count('upgradeInstalled'),
      attacks: count('attacked'),
      bombardments: count('bombarded'),
      assetsDestroyed: count('assetDestroyed'),
      spacecraftDestroyed: count('spacecraftDestroyed'),
      refits: count('refitted'),
      turnLimit: end?.reason === 'turnLimit' ? 1 : 0,
    };
  },
};
