import { GAME_UIS as SHIPPED } from '../../src/ui/games/list.ts';
import { bidsUi } from './bids/ui/manifest.ts';
import { wardsUi } from './wards/ui/manifest.ts';

/** What stands in the place of `src/ui/games/list.ts`: its screens and those of two more games. */
export const GAME_UIS = { ...SHIPPED, wards: wardsUi, bids: bidsUi };
