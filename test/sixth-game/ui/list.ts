import { GAME_UIS as SHIPPED } from '../../../src/ui/games/list.ts';
import { wardsUi } from './manifest.ts';

/** What stands in the place of `src/ui/games/list.ts`: its screens and those of one more game. */
export const GAME_UIS = { ...SHIPPED, wards: wardsUi };
