import type { Seat } from '../../engine/seat.ts';
import { play as words } from './words/play.ts';
import type { AnyState } from './state.ts';

/**
 * The sentence on top while nobody here decides: the game is over, something is shown, a computer thinks; null else.
 */
export function quietSentence(
  { busy, thinking }: Pick<AnyState, 'busy' | 'thinking'>,
  over: boolean,
  name: (seat: Seat) => string,
): string | null {
  if (over) return words.over;
  if (busy) return words.busy;
  return thinking === null ? null : words.thinking(name(thinking));
}
