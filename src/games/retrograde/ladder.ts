import type { LadderCase } from '../../engine/ladder-case.ts';
import { HOMEWORLD_IDS } from './data/assets.ts';

/** A game that is not over by then is decided by the catalogue's own measure (RG-18.5, RG-22.1). */
const turnLimit = 60;

/** All pairings of the starter decks in turn. */
export const retrogradeLadder: readonly LadderCase[] = [
  {
    name: 'starter-decks',
    players: 2,
    tables: HOMEWORLD_IDS.flatMap((one) => HOMEWORLD_IDS.map((two) => ({ decks: [one, two], turnLimit }))),
  },
];
