import type { Deck } from './decks.ts';

/**
 * Second lists of this project's own, beside those of the catalogue (RG-25.1). Mars: few spacecraft of its starter ever
 * reach another homeworld (RG-7.3: arrival there costs 4 to 6) and it has no research station; this list opens with
 * industry and a station, and builds frigates and cruisers that get there. Legal with default options and with at most
 * 4 copies of a card.
 */
const marsSecond: Deck = {
  name: 'Mars, second list',
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

export const SECOND_LISTS = { 'mars-second': marsSecond } as const;
