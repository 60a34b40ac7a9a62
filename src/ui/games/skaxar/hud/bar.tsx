import { useMemo } from 'preact/hooks';
import type { SkaxarView } from '../../../../games/skaxar/index.ts';
import { skaxar as words } from '../words/play.ts';
import type { BarParts } from '../../../match/top-bar.tsx';
import { undoTip } from '../../../match/undo-tip.ts';
import { sideName } from '../names.ts';
import type { TableProps } from '../state.ts';
import { sentenceFor } from './sentence.ts';

const PHASES = ['flip', 'dealer', 'combat', 'recovery'] as const;

/** Turn and battle, and the four phases of the turn with the current one marked (SK-4.1). */
export function TurnPhases({ view }: { readonly view: Pick<SkaxarView, 'turn' | 'battle' | 'phase'> }) {
  return (
    <>
      <span class="figure sk-turn">{words.turnOf(view.turn, view.battle)}</span>
      <ol class="sk-phases play-column" aria-label={words.phasesLabel}>
        {PHASES.map((phase) => (
          <li
            key={phase}
            class={`sk-phase ${view.phase === phase ? 'sk-phase-now' : ''}`}
            aria-current={view.phase === phase ? 'step' : undefined}
          >
            {words.phases[phase]}
          </li>
        ))}
      </ol>
    </>
  );
}

/** SK-9.6: how near the forced decision is, while there is something to say. */
export function Stalemates({
  view: { stalemates, options },
}: {
  readonly view: Pick<SkaxarView, 'stalemates' | 'options'>;
}) {
  if (stalemates === 0) return null;
  return (
    <span class="sk-stalemates small" role="status" title={words.stalematesTip(options.stalemateLimit)}>
      {words.stalemates(stalemates, options.stalemateLimit)}
    </span>
  );
}

/** Turn, phases, who decides what and why, stalemates. */
export function useBar({ table, state }: TableProps): BarParts {
  const { view } = state;
  const left = useMemo(() => <TurnPhases view={view} />, [view]);
  const right = useMemo(() => <Stalemates view={view} />, [view]);
  const decides = view.phase === 'over' ? null : view.decider;
  const mark = useMemo(
    () =>
      decides !== null && (
        <span class={`sk-seat sk-side-${decides}`} aria-hidden="true">
          {decides}
        </span>
      ),
    [decides],
  );
  return {
    left,
    right,
    mark,
    tint: decides === null ? '' : `sk-side-${decides}`,
    sentence: sentenceFor(state, table.session.seats),
    undoTip: undoTip(table, state, ({ command, seat }) => words.undoWhat(command.type, sideName(view, seat))),
  };
}
