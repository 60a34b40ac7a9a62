import type { Seat } from '../../engine/seat.ts';
import { play as words } from './words/play.ts';
import type { AnyDesk } from './desk.ts';
import type { AnyState } from './state.ts';

/** A played command, as far as words for it need to know. */
interface Played {
  readonly seat: Seat;
  readonly command: { readonly type: string };
}

/** What the undo button would take back, in the game's words for a command, or that there is nothing. */
export function undoTip(
  { session }: Pick<AnyDesk, 'session'>,
  { undo }: Pick<AnyState, 'undo'>,
  what: (ply: Played) => string,
): string {
  if (undo.terms === 'none') return words.undoNothing;
  const { seat, command } = session.heard(undo.plies + 1, session.viewer());
  // What a computer player commanded is not told.
  const told =
    seat === null || command === null ? words.undoUntold : what({ seat, command: command as Played['command'] });
  return words.undoOf(told, undo.terms === 'consent' ? words.undoConsent : null);
}
