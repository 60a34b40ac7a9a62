import type { Match } from '../../src/engine/match.ts';
import { openChance, seedChance, type Chance } from '../../src/engine/rng.ts';
import type { Viewer } from '../../src/engine/seat.ts';

/** What is asked of a game: how an event changes a state, and what a viewer hears of it. */
interface Rules<S, E> {
  evolve(state: S, event: E): S;
  redact(event: E, viewer: Viewer): E | null;
}

/** How what is hidden in a game is looked for; both checks throw at the first thing a viewer could not know. */
interface Search<S, E, P> {
  readonly viewers: readonly Viewer[];
  /** Plays the random game of a number under the eyes of a watcher. */
  readonly play: (
    i: number,
    watcher: {
      readonly before: (match: Match<S>, ply: P) => void;
      readonly after: (match: Match<S>, events: readonly E[]) => void;
    },
  ) => unknown;
  readonly atRest: (match: Match<S>, viewer: Viewer, ply: P, chance: Chance) => void;
  readonly told: (event: E, state: S, viewer: Viewer) => void;
}

/**
 * Looks at so many pairs of a state at rest and somebody who watches it; throws at the first thing they could not know.
 * Returns how many pairs it looked at.
 */
export function watched<S, E, P>(
  game: Rules<S, E>,
  pairs: number,
  { viewers, play, atRest, told }: Search<S, E, P>,
): number {
  const chance = openChance(seedChance('twins'));
  let seen = 0;
  for (let i = 0; seen < pairs; i++) {
    let state: S | null = null;
    play(i, {
      before(match, ply) {
        for (const viewer of viewers) {
          atRest(match, viewer, ply, chance);
          seen += 1;
        }
        ({ state } = match);
      },
      after(match, events) {
        // Every fact as it is told, with the state it led to: folded from the match before it.
        for (const event of events) {
          state = state ? game.evolve(state, event) : null;
          if (!state) continue;
          for (const viewer of viewers) {
            const redacted = game.redact(event, viewer);
            if (redacted) told(redacted, state, viewer);
          }
        }
        ({ state } = match);
      },
    });
  }
  return seen;
}
