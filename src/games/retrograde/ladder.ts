import type { LadderCase } from '../../engine/ladder.ts';
import { HOMEWORLD_IDS } from './data/assets.ts';
import { USUAL_LIMIT } from './options.ts';

/** All pairings of the starter decks in turn. */
export const retrogradeLadder: readonly LadderCase[] = [
  {
    name: 'starter-decks',
    players: 2,
    tables: HOMEWORLD_IDS.flatMap((one) => HOMEWORLD_IDS.map((two) => ({ decks: [one, two], turnLimit: USUAL_LIMIT }))),
  },
];
