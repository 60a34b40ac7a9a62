import type { SeatInfo } from '../../../../engine/recording.ts';
import type { Seat } from '../../../../engine/seat.ts';
import type { RetrogradeView } from '../../../../games/retrograde/index.ts';
import { HUMAN } from '../../../../session/local/undo.ts';
import { quietSentence } from '../../../match/quiet-sentence.ts';
import { sideName } from '../names.ts';
import type { RetrogradeScreenState } from '../state.ts';
import { retrogradeWords as words, type Who } from '../words/play.ts';

type Shown = Pick<RetrogradeScreenState, 'view' | 'busy' | 'thinking'>;

/** How somebody is called in a sentence: "You" only for the one person who plays alone. */
export function whoIs(view: RetrogradeView, seat: Seat, seats: readonly SeatInfo[]): Who {
  const people = seats.filter(({ player }) => player === HUMAN);
  return { name: sideName(view, seat), you: people.length === 1 && people[0]!.seat === seat };
}

/** The sentence on top: who decides what now. */
export function sentenceFor(shown: Shown, seats: readonly SeatInfo[]): string {
  const { view } = shown;
  const quiet = quietSentence(shown, view.phase === 'over', (seat) => sideName(view, seat));
  return quiet ?? words.says[view.phase]?.(whoIs(view, view.activeSeat, seats)) ?? '';
}
