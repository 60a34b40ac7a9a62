import type { BattlespaceSiriusEvent } from '../../../games/battlespace-sirius/index.ts';
import { filmOf } from '../motion/cue.ts';
import type { Film } from '../motion/projector.ts';
import type { Actor } from './cast.ts';

/** Spreads events over time. */
export const makeFilm = (_events: readonly BattlespaceSiriusEvent[], before: readonly Actor[], _after: readonly Actor[], _still: boolean): Film<Actor> => filmOf(before, []);
