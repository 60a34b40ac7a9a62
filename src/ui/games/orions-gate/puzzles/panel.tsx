import { useEffect, useState } from 'preact/hooks';
import { percentText, type OrionsGateView } from '../../../../games/orions-gate/index.ts';
import {
  isReached,
  rightAnswers,
  type Puzzle,
  type PuzzleVerdict,
  type Scenario,
} from '../../../../games/orions-gate/scenario/index.ts';
import { Button, Notice, showToast } from '../../../kit/index.ts';
import { hashOf, navigate } from '../../../match/router.ts';
import type { Battle } from '../controller.ts';
import { scenariosPage } from '../pages.ts';

import type { BattleState } from '../state.ts';
import { battle as words } from '../words/play.ts';
import { puzzleText } from '../words/puzzles.ts';
import { beginPuzzle } from './begin.ts';
import { findPuzzle } from './find.ts';
import { RECORD } from './puzzle-key.ts';
import { RecordPanel } from './record-panel.tsx';
import { solutionOf } from './solution.ts';
import { isDecided, useVerdict } from './verdict.ts';
import './puzzle.css';

interface PanelProps {
  readonly id: string;
  readonly battle: Pick<Battle, 'session'>;
  readonly state: Pick<BattleState, 'view'>;
}

/** The task of a puzzle, or the recording of one, beside the table. */
export const PuzzlePanel = ({ id, battle, state }: PanelProps) =>
  id.startsWith(RECORD) ? (
    <RecordPanel draft={id.slice(RECORD.length)} session={battle.session} view={state.view} />
  ) : (
    <SolvePanel id={id} battle={battle} state={state} />
  );

/** The task of a puzzle beside the table, with hints, the verdict once it is decided, another try and the solution. */
function SolvePanel({ id, battle, state }: PanelProps) {
  const [scenario, setScenario] = useState<Scenario | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => void findPuzzle(id).then(setScenario, () => setScenario(null)), [id]);
  const verdict = useVerdict(battle.session, scenario, state.view);
  if (!scenario?.puzzle) return null;
  const { puzzle } = scenario;
  const go = (find: Promise<string | null>, page: 'battle' | 'replay') => {
    setBusy(true);
    find
      .then((match) => {
        if (match === null) return showToast(puzzleText.noSolution, 'bad');
        navigate(page === 'battle' ? { page, id: match } : { page, id: match, ply: 0 });
      })
      .catch(() => showToast(puzzleText.failed, 'bad'))
      .finally(() => setBusy(false));
  };
  const decided = isDecided(state.view, scenario);
  return (
    <div class="stack puzzle">
      {/* What the line was worth is read first, on every screen. */}
      {verdict && <Verdict puzzle={puzzle} verdict={verdict} view={state.view} />}
      {decided && !verdict && <p class="second small">{puzzleText.counting}</p>}
      <p class="puzzle-task">{puzzle.task}</p>
      {!decided && <Hints puzzle={puzzle} view={state.view} />}
      <div class="row">
        <Button small disabled={busy} onClick={() => go(beginPuzzle(id, scenario), 'battle')}>
          {puzzleText.again}
        </Button>
        <Button small disabled={busy} onClick={() => go(solutionOf(id, scenario), 'replay')}>
          {puzzleText.solution}
        </Button>
        {verdict && (
          <Button small href={hashOf(scenariosPage())}>
            {puzzleText.next}
          </Button>
        )}
      </div>
    </div>
  );
}

/** First who decides it, then what they should do; always about what is not done yet. */
function Hints({ puzzle, view }: { readonly puzzle: Puzzle; readonly view: OrionsGateView }) {
  const [asked, setAsked] = useState(0);
  const next = nextStep(puzzle, view);
  const shown = Math.min(asked, 2);
  return (
    <>
      {shown > 0 && (
        <p class="small" role="status">
          {!next
            ? puzzleText.noHint
            : shown === 1
              ? puzzleText.look(next.name)
              : puzzleText.does(next.name, words.actions[next.action])}
        </p>
      )}
      {shown < 2 && (
        <div class="row">
          <Button small onClick={() => setAsked(asked + 1)}>
            {shown === 0 ? puzzleText.hint : puzzleText.moreHint}
          </Button>
        </div>
      )}
    </>
  );
}

type Declared = { readonly type?: string; readonly unit?: string; readonly action?: keyof typeof words.actions };

/** The first activation of the best answer that is more than holding, of a unit that has not acted yet. */
function nextStep(puzzle: Puzzle, view: OrionsGateView) {
  const { commands } = puzzle.answers[rightAnswers(puzzle)[0]!]!;
  for (const [index, command] of commands.entries()) {
    const { type, unit, action } = command as Declared;
    const shoots = (commands[index + 2] as Declared | undefined)?.type !== 'endActivation';
    const found = type === 'activate' ? view.units.find(({ id }) => id === unit) : undefined;
    if (!found || !action || (action === 'hold' && !shoots)) continue;
    if (found.activatedIn !== view.round && found.status === 'inPlay') return { name: found.name, action };
  }
  return null;
}

interface VerdictProps {
  readonly puzzle: Puzzle;
  readonly verdict: PuzzleVerdict;
  readonly view: OrionsGateView;
}

/** What the line was worth, what the best is worth, why, and what the dice made of it. */
function Verdict({ puzzle, verdict, view }: VerdictProps) {
  const { chance, best, right, answer } = verdict;
  const known = answer === null ? null : puzzle.answers[answer]!;
  const reached = isReached(view, puzzle.goal);
  const told = [
    puzzleText.yours(percentText(chance)),
    ...(right ? [] : [puzzleText.best(percentText(best))]),
    ...(known ? [known.reason] : []),
    // No dice helped a line that cannot reach the goal: it was given up.
    ...(right === reached || chance.num === 0n ? [] : [reached ? puzzleText.lucky : puzzleText.unlucky]),
  ];
  return (
    <Notice tone={right ? 'good' : 'warn'} title={right ? puzzleText.right : puzzleText.wrong}>
      {told.map((one) => (
        <p key={one}>{one}</p>
      ))}
      <p>{puzzleText.asPlayed}</p>
    </Notice>
  );
}
