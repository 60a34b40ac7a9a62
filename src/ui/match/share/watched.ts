import type { Viewer } from '../../../engine/seat.ts';

/** A match as somebody saw it, command by command; 0 is the opening. */
export interface Watched<V, E> {
  readonly length: number;
  view(plies: number): V;
  events(plies: number): readonly E[];
}

/** What is asked of a session to look back at it. */
export interface Heard {
  plies(): number;
  heard(plies: number, viewer: Viewer): { readonly view: unknown; readonly events: readonly unknown[] };
}

/** A match of one game as a viewer at its screen saw it: no more than the screen shows. */
export const watchedAt = <V, E>(session: Heard, viewer: Viewer): Watched<V, E> => ({
  length: session.plies(),
  view: (plies) => session.heard(plies, viewer).view as V,
  events: (plies) => session.heard(plies, viewer).events as readonly E[],
});
