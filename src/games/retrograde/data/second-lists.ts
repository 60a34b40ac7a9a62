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

/**
 * Jupiter: of its starter's spacecraft most fight, few take a homeworld. This list lays out all its industry in the
 * first turn (each new asset contributes at once, RG-14.15), draws two cards a turn, and brings four bombers that its
 * ability carries to any homeworld (RG-C39), with fighters that shoot guards away.
 */
const jupiterSecond: Deck = {
  name: 'Jupiter, second list',
  homeworld: 'jupiter',
  cards: [
    'corporate-base-3322',
    'asteroid-colony-4443',
    'asteroid-colony-4443',
    'research-station-2123',
    'light-bomber',
    'university',
    'light-bomber',
    'fast-attack-craft',
    'light-bomber',
    'elite-fighter',
    'missile-defense-system',
    'light-bomber',
    'light-corvette',
    'elite-fighter',
    'moon-1212',
    'fast-attack-craft',
    'missile-frigate',
    'booster-rockets',
    'elite-fighter',
    'research-station-3212',
    'supergiant',
    'missile-frigate',
    'light-corvette',
    'fortified-buildings',
    'missile-frigate',
    'battleship',
    'elite-fighter',
    'battleship',
    'heavy-corvette',
    'missile-frigate',
  ],
};

export const SECOND_LISTS = { 'mars-second': marsSecond, 'jupiter-second': jupiterSecond } as const;
