import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { SeatInfo } from '../../../../engine/recording.ts';
import type { Seat } from '../../../../engine/seat.ts';
import type { SpurView } from '../../../../games/orions-spur/index.ts';
import { list } from '../../../kit/words/text.ts';
import { onlyPerson } from '../../../match/alone.ts';
import { quietSentence } from '../../../match/quiet-sentence.ts';
import type { BarParts } from '../../../match/top-bar.tsx';
import { undoTip } from '../../../match/undo-tip.ts';
import { signOutline } from '../art/pen.ts';
import { sharedVp, sideName, sidesIn, tintOf } from '../names.ts';
import { aimedSeats, farOf, nearOf } from '../overlays.ts';
import type { SpurScreenState, SpurTable, TableProps } from '../state.ts';
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

/** Which fleet lies above the own one, where not all are in sight, and how another one is brought there. */
export interface Facing {
  readonly near: Seat;
  readonly far: Seat;
  /** Whose ships can be aimed at now. */
  readonly aimed: readonly Seat[];
  readonly lead: (seat: Seat) => void;
}

/** The victory points of all, allies together; where not all fleets are in sight, those of the others bring theirs. */
export function Scores({ view, facing = null }: { readonly view: SpurView; readonly facing?: Facing | null }) {
  return (
    <div class="os-scores">
      {sidesIn(view).map((side) => (
        <SideScores key={side[0]} view={view} side={side} facing={facing} />
      ))}
    </div>
  );
}

interface SideScoresProps {
  readonly view: SpurView;
  readonly side: readonly Seat[];
  readonly facing: Facing | null;
}

/** The points of a side, after the mark of its last seat. */
function SideScores({ view, side, facing }: SideScoresProps) {
  const vp = sharedVp(view, side[0]!);
  const scores = side.map((seat) => {
    const allies = side.filter((one) => one !== seat).map((one) => sideName(view, one));
    const own = words.score(sideName(view, seat), vp);
    const name = allies.length > 0 ? words.sharedScore(own, list(allies)) : own;
    const figures = (
      <>
        <SeatMark seat={seat} />
        {seat === side.at(-1) && <Points vp={vp} />}
      </>
    );
    if (facing !== null && seat !== facing.near)
      return <LeadScore key={seat} seat={seat} name={name} figures={figures} facing={facing} />;
    return (
      <span key={seat} class="os-score figure" title={name}>
        {figures}
        <span class="unseen">{name}</span>
      </span>
    );
  });
  return side.length > 1 ? <div class="os-allies">{scores}</div> : <>{scores}</>;
}

/** So many victory points: their star, as ships bear it, keeps the number off the one of the seat. */
const Points = ({ vp }: { readonly vp: number }) => (
  <span class="os-points" aria-hidden="true">
    <svg class="os-star" viewBox="-1 -1 2 2">
      <polygon points={signOutline('star')} />
    </svg>
    {vp}
  </span>
);

interface LeadProps {
  readonly seat: Seat;
  readonly name: string;
  readonly figures: ComponentChildren;
  readonly facing: Facing;
}

/** The points of a player whose fleet a press brings into sight. */
function LeadScore({ seat, name, figures, facing: { far, aimed, lead } }: LeadProps) {
  const hit = aimed.includes(seat);
  return (
    <button
      type="button"
      class={`os-score os-score-lead figure ${hit ? 'os-score-aimed' : ''}`}
      aria-pressed={seat === far}
      aria-label={[name, hit && words.targetsThere, words.lead].filter(Boolean).join(', ')}
      onClick={() => lead(seat)}
    >
      {figures}
    </button>
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

/** Which fleet lies above on a screen that shows two of more; null where all are in sight. */
function facingOf(table: SpurTable, state: SpurScreenState): Facing | null {
  const { view, shape, seat } = state;
  if (shape !== 'tall' || view.players.length < 3) return null;
  const near = nearOf(state);
  const others = view.players.filter((one) => one.seat !== near);
  return {
    near,
    far: farOf(state) ?? others[0]!.seat,
    aimed: seat === null ? [] : aimedSeats(state),
    lead: (far) => table.set({ far }),
  };
}

/** Round, goal, who decides what, points. */
export function useBar({ table, state }: TableProps): BarParts {
  const { view, seat } = state;
  const decides = view.phase === 'gameOver' ? null : (seat ?? deciderOf(state));
  const facing = facingOf(table, state);
  const kept = useMemo(
    () => ({
      left: <RoundOf view={view} />,
      mark: decides !== null && <SeatMark seat={decides} />,
      right: <Scores view={view} facing={facing} />,
    }),
    [view, decides, JSON.stringify(facing)],
  );
  const what = ({ command, seat: who }: { readonly command: { readonly type: string }; readonly seat: string }) =>
    words.undoWhat(command.type, sideName(view, who));
  const sentence = sentenceFor(state, table.session.seats);
  return { ...kept, sentence, tint: tintOf(decides), undoTip: undoTip(table, state, what) };
}
