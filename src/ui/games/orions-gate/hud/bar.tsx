import { useMemo } from 'preact/hooks';
import { UNIT_ICONS } from '../../../../../assets/icons/units.ts';
import { UNIT_TYPES, type OrionsGateView, type Side } from '../../../../games/orions-gate/index.ts';
import { Icon } from '../../../kit/index.ts';
import { battle as words } from '../words/play.ts';
import type { BarParts } from '../../../match/top-bar.tsx';
import type { Battle } from '../controller.ts';
import { sideOf, type BattleState } from '../state.ts';
import { sentenceFor } from './sentence.ts';
import { undoWords } from './undo-words.ts';

/** The score of both sides (OG-19.1). */
export function Score({ view }: { readonly view: OrionsGateView }) {
  const side = (of: Side) => (
    <span class={`side-${of}`} aria-label={words.scoreOf(of, view.score[of])}>
      {of === 'A' && <Letter side={of} />} {view.score[of]} {of === 'B' && <Letter side={of} />}
    </span>
  );
  return (
    <div class="score figure" role="group" aria-label={words.score}>
      {side('A')}
      {side('B')}
    </div>
  );
}

/** The mark of a side. */
export const Letter = ({ side }: { readonly side: Side }) => <span class="side-letter">{side}</span>;

function Phases({ view, acting }: { readonly view: OrionsGateView; readonly acting: Side | null }) {
  return (
    <>
      <span class="figure">
        {view.stage === 'play' || view.stage === 'over'
          ? words.round(Math.max(1, view.round), view.options.rounds)
          : words.setup}
      </span>
      <ol class="phases">
        {UNIT_TYPES.map((type) => (
          <li
            key={type}
            class={view.phase === type ? `phase phase-now ${acting ? `side-${acting}` : ''}` : 'phase'}
            aria-current={view.phase === type ? 'step' : undefined}
            title={words.phases[type]}
          >
            {UNIT_ICONS[type] && <Icon of={UNIT_ICONS[type]} size={16} label={words.phases[type]} />}
            <span class="phase-word" aria-hidden="true">
              {words.phases[type]}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Round, phase, whose turn and why, score. */
export function useBar(battle: Battle, state: BattleState): BarParts {
  const { view } = state;
  // A window belongs to the captain of its unit, whoever has the turn (OG-17.7).
  const [window] = view.windows;
  const placing = view.placing ? view.decisions[0]?.seats[0] : undefined;
  const acting = window ? sideOf(window.captain) : placing ? sideOf(placing) : (view.turn ?? view.deploying);
  const left = useMemo(() => <Phases view={view} acting={acting} />, [view]);
  const right = useMemo(() => <Score view={view} />, [view]);
  const mark = useMemo(() => acting && <Letter side={acting} />, [acting]);
  return {
    left,
    right,
    mark,
    tint: acting ? `side-${acting}` : '',
    sentence: sentenceFor(battle, state),
    undoTip: undoWords(battle, state),
  };
}
