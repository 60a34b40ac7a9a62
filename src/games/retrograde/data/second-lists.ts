import type { Deck } from './decks.ts';

/**
 * Second lists of this project's own, beside those of the catalogue (RG-25.1): the Mars starter loses to both others,
 * as few of its spacecraft ever reach another homeworld (RG-7.3: arrival there costs 4 to 6) and it has no research
 * station. Of the same pool, legal with default options and with at most 4 copies of a card.
 */
const marsBalanced: Deck = {
  name: 'Mars, balanced',
  homeworld: 'mars',
  cards: [
    'manufactory-b',
    'asteroid-colony-2454',
    'research-station-2123',
    'missile-frigate',
    'missile-defense-system',
    'corporate-base-3322',
    'missile-frigate',
    'light-corvette',
    'research-station-3212',
    'elite-fighter',
    'missile-frigate',
    'moon-1212',
    'light-bomber',
    'university',
    'destroyer',
    'supergiant',
    'heavy-frigate',
    'battleship',
    'light-corvette',
    'fortified-buildings',
    'missile-frigate',
    'elite-fighter',
    'heavy-frigate',
    'manufactory-c',
    'battleship',
    'destroyer',
    'light-bomber',
    'heavy-corvette',
    'asteroid-colony-2454',
    'heavy-frigate',
  ],
};

export const SECOND_LISTS = { 'mars-balanced': marsBalanced } as const;
