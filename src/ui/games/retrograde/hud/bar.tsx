import { useMemo } from 'preact/hooks';
import type { RetrogradeView } from '../../../../games/retrograde/index.ts';
import type { BarParts } from '../../../match/top-bar.tsx';
import { undoTip } from '../../../match/undo-tip.ts';
import { sideName, tintOf } from '../names.ts';
import type { TableProps } from '../state.ts';
import { retrogradeWords as words } from '../words/play.ts';
import { sentenceFor } from './sentence.ts';

const PHASES = ['upkeep', 'maneuvers', 'research', 'repair', 'construction', 'endOfTurn'] as const;

/** RG-23.8: turn, round and the six phases, the open one marked. */
export function TurnPhases({ view }: { readonly view: Pick<RetrogradeView, 'turn' | 'round' | 'phase' | 'options'> }) {
  const { turn, round, phase, options } = view;
  return (
    <>
      <span class="figure rg-turn">{words.turnOf(turn, round, options.turnLimit)}</span>
      <ol class="rg-phases play-column" aria-label={words.phasesLabel}>
        {PHASES.map((one) => (
          <li
            key={one}
            class={`rg-phase ${phase === one ? 'rg-phase-now' : ''}`}
            aria-current={phase === one ? 'step' : undefined}
          >
            {words.phasesShort[one]}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The mark of a seat: its number in its colour. */
export const SeatMark = ({ seat }: { readonly seat: string }) => (
  <span class={`rg-seat ${tintOf(seat)}`} aria-hidden="true">
    {seat}
  </span>
);

/** RG-23.8: population used of the limit, of both. */
export function Populations({ view }: { readonly view: RetrogradeView }) {
  return (
    <p class="rg-populations">
      {view.sides.map(({ seat, population: { used, limit } }) => (
        <span key={seat} class="rg-population figure" title={words.populationTip(sideName(view, seat), used, limit)}>
          <SeatMark seat={seat} />
          <span aria-hidden="true">{words.population(used, limit)}</span>
          <span class="unseen">{words.populationTip(sideName(view, seat), used, limit)}</span>
        </span>
      ))}
    </p>
  );
}

/** Turn, phases, who decides what, population. */
export function useBar({ table, state }: TableProps): BarParts {
  const { view } = state;
  const active = view.phase === 'over' ? null : view.activeSeat;
  const kept = useMemo(
    () => ({
      left: <TurnPhases view={view} />,
      mark: active !== null && <SeatMark seat={active} />,
      right: <Populations view={view} />,
    }),
    [view],
  );
  const what = ({ command, seat }: { readonly command: { readonly type: string }; readonly seat: string }) =>
    words.undoWhat(command.type, sideName(view, seat));
  const sentence = sentenceFor(state, table.session.seats);
  return { ...kept, sentence, tint: tintOf(active), undoTip: undoTip(table, state, what) };
}
