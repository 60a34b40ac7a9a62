import type { SeatInfo } from '../../../../engine/recording.ts';
import { onlyPerson } from '../../../match/alone.ts';
import { quietSentence } from '../../../match/quiet-sentence.ts';
import { sideName } from '../names.ts';
import type { RetrogradeScreenState } from '../state.ts';
import { retrogradeWords as words } from '../words/play.ts';

type Shown = Pick<RetrogradeScreenState, 'view' | 'busy' | 'thinking'>;

/** The sentence on top: who decides what now. */
export function sentenceFor(shown: Shown, seats: readonly SeatInfo[]): string {
  const { view } = shown;
  const quiet = quietSentence(shown, view.phase === 'over', (seat) => sideName(view, seat));
  const { activeSeat: seat, phase } = view;
  // "You" only for the one person who plays alone.
  return quiet ?? words.says[phase]?.({ you: onlyPerson(seats) === seat, name: sideName(view, seat) }) ?? '';
}
