import type { SkaxarEvent } from '../../../games/skaxar/index.ts';
import type { Film } from '../motion/projector.ts';
import { openReel, cut } from '../motion/reel.ts';
import type { Actor } from './cast.ts';

/** Spreads events over time, from what lay on the table before to what lies there after; pure. `still` = reduced motion. */
export const makeFilm = (_events: readonly SkaxarEvent[], before: readonly Actor[], after: readonly Actor[], still: boolean): Film<Actor> => cut(openReel(before, after, still), before);
