import { eventsOf, sumOf, type Census } from '../../engine/census.ts';
import type { BattlespaceSiriusEvent } from './event.ts';

/** What is counted of whole matches. The opener is the Priority player (BS-2.7). */
export const battlespaceSiriusCensus: Census<BattlespaceSiriusEvent> = {
  length: 'turns',
  shares: [
    { figure: 'hits', of: 'dice' },
    { figure: 'quietTurns', of: 'turns' },
    { figure: 'sentryHits', of: 'sentryShots' },
  ],
  opener: (events) => eventsOf(events, 'shipsPlaced')[0]?.order[0] ?? null,
  figures(events) {
    const turns = eventsOf(events, 'turnBegan');
    const volleys = eventsOf(events, 'fired').filter(({ weapons }) => weapons > 0);
    const sentry = eventsOf(events, 'sentryFired').flatMap(({ shots }) => shots.filter(({ die }) => die !== null));
    return {
      turns: turns.length,
      rounds: turns.at(-1)?.round ?? 0,
      quietTurns: eventsOf(events, 'turnEnded').filter(({ shot }) => !shot).length,
      volleys: volleys.length,
      dice: sumOf(volleys.map(({ dice }) => dice.length)),
      hits: sumOf(volleys.map(({ hits }) => hits)),
      removed: sumOf(volleys.map(({ removed }) => removed)),
      repaired: sumOf(eventsOf(events, 'repaired').map(({ sides }) => sides.length)),
      sentryShots: sentry.length,
      sentryHits: sentry.filter(({ hit }) => hit).length,
      turnsAway: eventsOf(events, 'turnedAway').length,
      vesselsLost: eventsOf(events, 'vesselLost').length,
    };
  },
};
