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
    'corporate-base-3322',
    'manufactory-b',
    'asteroid-colony-2454',
    'research-station-2123',
    'missile-frigate',
    'missile-frigate',
    'battleship',
    'missile-defense-system',
    'university',
    'missile-frigate',
    'elite-fighter',
    'moon-1212',
    'research-station-3212',
    'light-bomber',
    'light-corvette',
    'fortified-buildings',
    'battleship',
    'missile-frigate',
    'supergiant',
    'heavy-frigate',
    'elite-fighter',
    'light-bomber',
    'destroyer',
    'manufactory-c',
    'heavy-frigate',
    'light-corvette',
    'destroyer',
    'heavy-corvette',
    'asteroid-colony-2454',
    'heavy-frigate',
  ],
};

export const SECOND_LISTS = { 'mars-balanced': marsBalanced } as const;
