import { useMemo } from 'preact/hooks';
import type { SeatInfo } from '../../../../engine/recording.ts';
import type { SpurView } from '../../../../games/orions-spur/index.ts';
import { onlyPerson } from '../../../match/alone.ts';
import { quietSentence } from '../../../match/quiet-sentence.ts';
import type { BarParts } from '../../../match/top-bar.tsx';
import { undoTip } from '../../../match/undo-tip.ts';
import { sideName, tintOf } from '../names.ts';
import type { SpurScreenState, TableProps } from '../state.ts';
import { spurWords as words } from '../words/play.ts';

/** The mark of a seat: its number in its colour. */
export const SeatMark = ({ seat }: { readonly seat: string }) => (
  <span class={`os-seat ${tintOf(seat)}`} aria-hidden="true">
    {seat}
  </span>
);

/** The round, and what the game is played for. */
export function RoundOf({ view: { round, options, turn } }: { readonly view: SpurView }) {
  const { victory, vpTarget, collectorTrophies, roundLimit } = options;
  return (
    <>
      <span class="figure os-round">{turn === 0 ? words.setup : words.round(round, roundLimit)}</span>
      <span class="os-goal small second play-column">
        {words.goals[victory](victory === 'collector' ? collectorTrophies : vpTarget)}
      </span>
    </>
  );
}

/** The victory points of all. */
export function Scores({ view }: { readonly view: SpurView }) {
  return (
    <p class="os-scores">
      {view.players.map(({ seat, vp }) => (
        <span key={seat} class="os-score figure" title={words.score(sideName(view, seat), vp)}>
          <SeatMark seat={seat} />
          <span aria-hidden="true">{vp}</span>
          <span class="unseen">{words.score(sideName(view, seat), vp)}</span>
        </span>
      ))}
    </p>
  );
}

/** Who is to decide now. */
const deciderOf = ({ view }: Pick<SpurScreenState, 'view'>): string | null =>
  view.decisions[0]?.seats[0] ?? (view.phase === 'gameOver' ? null : view.activeSeat);

/** The sentence on top: who decides what now. */
export function sentenceFor(
  shown: Pick<SpurScreenState, 'view' | 'busy' | 'thinking' | 'seat'>,
  seats: readonly SeatInfo[],
): string {
  const { view } = shown;
  const quiet = quietSentence(shown, view.phase === 'gameOver', (seat) => sideName(view, seat));
  const seat = shown.seat ?? deciderOf(shown);
  // "You" only for the one person who plays alone.
  return (
    quiet ??
    (seat === null ? '' : words.says[view.phase]({ you: onlyPerson(seats) === seat, name: sideName(view, seat) }))
  );
}

/** Round, goal, who decides what, points. */
export function useBar({ table, state }: TableProps): BarParts {
  const { view, seat } = state;
  const decides = view.phase === 'gameOver' ? null : (seat ?? deciderOf(state));
  const kept = useMemo(
    () => ({
      left: <RoundOf view={view} />,
      mark: decides !== null && <SeatMark seat={decides} />,
      right: <Scores view={view} />,
    }),
    [view, decides],
  );
  const what = ({ command, seat: who }: { readonly command: { readonly type: string }; readonly seat: string }) =>
    words.undoWhat(command.type, sideName(view, who));
  const sentence = sentenceFor(state, table.session.seats);
  return { ...kept, sentence, tint: tintOf(decides), undoTip: undoTip(table, state, what) };
}
