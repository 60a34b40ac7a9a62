import type { CardId } from './cards.ts';
import type { Deck } from './decks.ts';
import { SECOND_LISTS } from './second-lists.ts';

const run = (count: number, card: CardId): readonly CardId[] => Array.from({ length: count }, () => card);

/** RG-25.1. */
const earth: Deck = {
  name: 'Earth starter',
  homeworld: 'earth',
  cards: [
    ...run(2, 'fast-attack-craft'),
    'asteroid-colony-4443',
    'light-bomber',
    'research-station-1232',
    'booster-rockets',
    'corporate-base-3322',
    'heavy-corvette',
    'missile-frigate',
    'manufactory-c',
    'battleship',
    'research-station-2321',
    'university',
    'research-station-3212',
    'missile-defense-system',
    'destroyer',
    'elite-fighter',
    'debris-reclamation',
    'light-corvette',
    'elite-fighter',
    'light-corvette',
    'missile-defense-system',
    ...run(3, 'missile-frigate'),
    'supergiant',
    'asteroid-colony-2122',
    'moon-1212',
    ...run(2, 'battleship'),
  ],
};

/** RG-25.1. */
const mars: Deck = {
  name: 'Mars starter',
  homeworld: 'mars',
  cards: [
    'destroyer',
    'asteroid-colony-2454',
    'colonization-training',
    'missile-defense-system',
    'manufactory-b',
    ...run(2, 'destroyer'),
    ...run(2, 'supergiant'),
    'asteroid-colony-2454',
    ...run(3, 'elite-fighter'),
    ...run(2, 'battleship'),
    'cruiser-facilities',
    'frigate-facilities',
    'corvette-facilities',
    'fighter-facilities',
    ...run(4, 'heavy-frigate'),
    'heavy-corvette',
    'light-bomber',
    'heavy-corvette',
    ...run(2, 'light-bomber'),
    'elite-fighter',
    'light-corvette',
  ],
};

/** RG-25.1. */
const jupiter: Deck = {
  name: 'Jupiter starter',
  homeworld: 'jupiter',
  cards: [
    'corporate-base-3322',
    'light-corvette',
    'lav',
    'booster-rockets',
    'research-station-2123',
    'light-bomber',
    'university',
    'manufactory-a',
    'light-bomber',
    'fast-attack-craft',
    'heavy-corvette',
    'accelerated-assembly-lines',
    'missile-frigate',
    'moon-1212',
    'light-corvette',
    'debris-screen',
    'elite-fighter',
    'research-station-3212',
    'missile-defense-system',
    'light-bomber',
    'light-corvette',
    'fortified-buildings',
    'destroyer',
    'light-bomber',
    'asteroid-colony-4443',
    'heavy-corvette',
    'debris-reclamation',
    'missile-frigate',
    'supergiant',
    'destroyer',
  ],
};

/** RG-25.1: the three ready-made decks, by the homeworld that leads them; top card first. */
export const STARTERS = { earth, mars, jupiter } as const;
export type StarterId = keyof typeof STARTERS;

/** Whether a text names one of the ready-made decks. */
export const isStarter = (id: string): id is StarterId => Object.hasOwn(STARTERS, id);

/** Every deck an option may name: the starters of the catalogue, and this project's second lists. */
export const READY_MADE = { ...STARTERS, ...SECOND_LISTS } as const;
export type ReadyMadeId = keyof typeof READY_MADE;
export const READY_MADE_IDS = Object.keys(READY_MADE) as readonly ReadyMadeId[];

/** Whether a text names a deck an option may name. */
export const isReadyMade = (id: string): id is ReadyMadeId => Object.hasOwn(READY_MADE, id);
