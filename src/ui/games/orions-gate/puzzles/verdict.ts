import { useEffect, useState } from 'preact/hooks';
import { place, type OrionsGateCommand, type OrionsGateView } from '../../../../games/orions-gate/index.ts';
import {
  isReached,
  judgePuzzle,
  startOf,
  type PuzzleVerdict,
  type Scenario,
} from '../../../../games/orions-gate/scenario/index.ts';
import type { Session } from '../../../../session/session.ts';
import { RULES } from '../asking.ts';

/** Whether a puzzle is decided: the battle is over, or what was to be destroyed is. */
export const isDecided = ({ outcome, units }: OrionsGateView, { puzzle }: Scenario): boolean =>
  outcome !== null || (puzzle!.goal.kind === 'destroyed' && isReached({ outcome, units }, puzzle!.goal));

/** The commands of the puzzle's captain so far, as this screen heard them. */
function playedBy(session: Session, seat: string): readonly OrionsGateCommand[] {
  const viewer = session.viewer();
  return Array.from({ length: session.plies() }, (_, index) => session.heard(index + 1, viewer)).flatMap((heard) =>
    heard.seat === seat && heard.command !== null ? [heard.command as unknown as OrionsGateCommand] : [],
  );
}

/** The verdict on what was played once the puzzle is decided; null before, and while it is counted. */
export function useVerdict(session: Session, scenario: Scenario | null, view: OrionsGateView): PuzzleVerdict | null {
  const [verdict, setVerdict] = useState<PuzzleVerdict | null>(null);
  const decided = scenario !== null && isDecided(view, scenario);
  const plies = session.plies();
  useEffect(() => {
    setVerdict(null);
    if (!decided) return;
    // After the notice that it is being counted has been drawn.
    const due = setTimeout(() => {
      const started = startOf(scenario);
      const placed = started.ok && place(started.start.options, started.start.position);
      if (placed && placed.ok)
        setVerdict(judgePuzzle(RULES, placed.value, scenario.puzzle!, playedBy(session, scenario.puzzle!.seat)));
    }, 50);
    return () => clearTimeout(due);
  }, [decided, plies]);
  return verdict;
}
