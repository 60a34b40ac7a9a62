import type { SeatInfo } from '../engine/recording.ts';
import type { Timeline } from '../engine/timeline.ts';

/** The player of a seat who is a person at this screen. */
export const HUMAN = 'human';

/**
 * What an undo would do now: cut the timeline to `plies`, and on what terms.
 * `free`: nothing was drawn or learnt. `alone`: one person only, unlimited. `consent`: the other person must agree.
 */
export type UndoOffer =
  { readonly terms: 'free' | 'alone' | 'consent'; readonly plies: number } | { readonly terms: 'none' };

/** The undo open now. Against the computer it goes back to the person's own last decision. */
export function undoOffer(timeline: Timeline<unknown, unknown>, seats: readonly SeatInfo[], floor = 0): UndoOffer {
  const last = timeline.plies.length - 1;
  if (last < floor) return { terms: 'none' };
  const humans = new Set(seats.filter((seat) => seat.player === HUMAN).map((seat) => seat.seat));
  if (humans.size === 0) return { terms: 'alone', plies: last };
  for (let at = last; at >= floor; at--) {
    const ply = timeline.plies[at]!;
    if (!humans.has(ply.seat)) continue;
    if (humans.size === 1)
      return { terms: timeline.plies.slice(at).every((p) => p.free) ? 'free' : 'alone', plies: at };
    return { terms: timeline.plies.slice(at).every((p) => p.free) ? 'free' : 'consent', plies: at };
  }
  return { terms: 'none' };
}
