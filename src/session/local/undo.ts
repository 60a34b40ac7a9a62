import type { SeatInfo } from '../../engine/recording.ts';
import type { Timeline } from '../../engine/timeline.ts';

/** The player of a seat who is a person at this screen. */
export const HUMAN = 'human';

/**
 * What an undo would do now: cut the timeline to `plies`, and on what terms.
 * `free`: nothing was drawn or learnt. `alone`: one person only, unlimited. `consent`: the other person must agree.
 */
export type UndoOffer =
  | { readonly terms: 'free' | 'alone' | 'consent'; readonly plies: number }
  | { readonly terms: 'none' };

/**
 * The undo open now. It goes back to a person's own last decision, past what followed from it by itself, and past the
 * computer's answers.
 */
export function undoOffer(timeline: Timeline<unknown, unknown>, seats: readonly SeatInfo[], floor = 0): UndoOffer {
  const last = timeline.plies.length - 1;
  if (last < floor) return { terms: 'none' };
  const humans = new Set(seats.filter((seat) => seat.player === HUMAN).map((seat) => seat.seat));
  if (humans.size === 0) return { terms: 'alone', plies: last };
  for (let at = last; at >= floor; at--) {
    const { seat, byItself } = timeline.plies[at]!;
    if (!humans.has(seat) || byItself) continue;
    const free = timeline.plies.slice(at).every((ply) => ply.free);
    return { terms: free ? 'free' : humans.size === 1 ? 'alone' : 'consent', plies: at };
  }
  return { terms: 'none' };
}
