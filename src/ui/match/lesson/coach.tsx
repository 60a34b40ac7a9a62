import { useEffect, useRef, useState } from 'preact/hooks';
import { announce, Button, useSubject } from '../../kit/index.ts';
import { useByKeys } from '../use-by-keys.ts';
import { lessonWords as words } from '../words/lesson.ts';
import { CoachPlate } from './coach-plate.tsx';
import type { Step } from './lesson.ts';
import type { LessonRun } from './run.ts';

interface CoachProps {
  readonly run: LessonRun;
  /** What was ordered and answered is still being shown: the next words wait for it. */
  readonly watching: boolean;
  /** The step could not be done in the learner's place from here. */
  readonly onLeap: (index: number) => void;
  readonly onLeave: () => void;
}

/**
 * Where who plays by keys goes on when something is to be done. While it cannot be pressed the keys of the game work
 * from anywhere.
 */
const ACTION = '.dock-act :is(.button-primary, .button-go):not(:disabled)';

/** What a step shows now: its text, and whether it only wants to be read on. */
function shownOf(step: Step | undefined, tried: boolean): { readonly text: string; readonly reads: boolean } {
  const after = step?.kind === 'try' && tried ? step.after : null;
  return { text: after ?? step?.text ?? '', reads: step?.kind === 'read' || after !== null };
}

/** Whether something is to be done at the panels, where the text of a small screen is in the way. */
const wantsRoom = (step: Step | undefined): boolean => step?.kind === 'do' || step?.kind === 'try';

/** The focus of who plays by keys: on the way on while there is something to read, then on what is to be done. */
function useFocusByKeys(
  coach: { readonly current: HTMLElement | null },
  index: number,
  reads: boolean,
  folded: boolean,
): void {
  const byKeys = useByKeys();
  useEffect(() => {
    if (!byKeys.current) return;
    if (reads) return coach.current?.querySelector<HTMLElement>('.coach-next')?.focus({ preventScroll: true });
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost) document.querySelector<HTMLElement>(ACTION)?.focus({ preventScroll: true });
  }, [index, reads]);
  useEffect(() => {
    if (folded && byKeys.current) document.querySelector<HTMLElement>(ACTION)?.focus({ preventScroll: true });
  }, [folded]);
}

interface WaysProps extends CoachProps {
  readonly step: Step;
  readonly index: number;
  /** The learner decides now. */
  readonly open: boolean;
  readonly hinted: boolean;
  readonly onHinted: (hinted: boolean) => void;
  readonly onReady: () => void;
}

/** The buttons while something is to be done: to it, a hint, past it. */
function WaysToDo({ run, step, index, open, hinted, onHinted, onReady, onLeap }: WaysProps) {
  const waits = step.kind === 'do' && !open;
  const toggleHint = (hint: string) => {
    onHinted(!hinted);
    if (!hinted) announce(hint);
  };
  const { hint } = step;
  return (
    <>
      {step.kind !== 'camera' && (
        <Button small class="coach-next coach-ready" onClick={onReady}>
          {words.ready}
        </Button>
      )}
      {hint && (
        <Button small pressed={hinted} onClick={() => toggleHint(hint)}>
          {words.hint}
        </Button>
      )}
      <Button
        small
        variant="quiet"
        disabled={waits}
        tip={waits ? words.skipWait : undefined}
        onClick={() => run.skip() || onLeap(index + 1)}
      >
        {words.skip}
      </Button>
    </>
  );
}

/** The ways on, back and out. */
function Ways({ reads, ...ways }: WaysProps & { readonly reads: boolean }) {
  const { run, index, onLeave } = ways;
  return (
    <div class="coach-go">
      {reads ? (
        <Button small variant="primary" class="coach-next" onClick={run.next}>
          {words.next}
        </Button>
      ) : (
        <WaysToDo {...ways} />
      )}
      <Button small variant="quiet" disabled={index === 0} tip={words.backTip} onClick={run.back}>
        {words.back}
      </Button>
      <Button small variant="quiet" class="push" tip={words.leaveTip} onClick={onLeave}>
        {words.leave}
      </Button>
    </div>
  );
}

/** The coach: which step of how many, what is to be done, and the way on, back and out. */
export function Coach(props: CoachProps) {
  const { run, watching } = props;
  const { index: reached, tried, because, open } = useSubject(run.state$);
  const seen = useRef(reached);
  if (!watching) seen.current = reached;
  const index = seen.current;
  const { steps } = run.lesson;
  const step = steps[index];
  const [hinted, setHinted] = useState(false);
  const [folded, setFolded] = useState(false);
  const text = useRef<HTMLDivElement>(null);
  const coach = useRef<HTMLElement>(null);
  const shown = watching ? { text: words.watch, reads: false } : shownOf(step, tried);
  useEffect(() => {
    setHinted(false);
    setFolded(false);
    if (text.current) text.current.scrollTop = 0;
  }, [index, shown.text]);
  useFocusByKeys(coach, index, shown.reads, folded);
  const fold = () => setFolded(true);
  if (!step) return null;
  const ways = { ...props, step, index, open, hinted, onHinted: setHinted, onReady: fold };
  return (
    <CoachPlate
      of={coach}
      label={words.coach}
      said={[words.said(index + 1, steps.length, step.title, shown.text), because].filter(Boolean).join(' ')}
      place={{ at: index + 1, of: steps.length }}
      title={step.title}
      done={index}
      folded={folded}
      onFold={setFolded}
      yields={wantsRoom(step) && !watching}
      text={text}
      ways={!watching && <Ways {...ways} reads={shown.reads} />}
    >
      <p>{shown.text}</p>
      {because && <p class="coach-because">{because}</p>}
      {hinted && !watching && step.hint && <p class="coach-hint">{step.hint}</p>}
    </CoachPlate>
  );
}
