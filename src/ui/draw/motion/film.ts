import type { OrionsGateEvent } from '../../../games/orions-gate/index.ts';
import type { Actor } from '../world/tableau.ts';
import type { Film } from './projector.ts';

/** Spreads events over time, from the ships before to the ships after. */
export const makeFilm = (_events: readonly OrionsGateEvent[], _before: readonly Actor[], after: readonly Actor[], _still: boolean): Film => ({
  length: 0,
  at: () => ({ actors: after, effects: [] }),
});
