import { useEffect, useRef, useState } from 'preact/hooks';
import { announce, Button, useSubject } from '../../kit/index.ts';
import { useByKeys } from '../use-by-keys.ts';
import { lessonWords as words } from '../words/lesson.ts';
import type { LessonRun } from './run.ts';

interface CoachProps {
  readonly run: LessonRun;
  /** The step could not be done in the learner's place from here. */
  readonly onLeap: (index: number) => void;
  readonly onLeave: () => void;
}

/** Where who plays by keys goes on when something is to be done. While it cannot be pressed the keys of the game work from anywhere. */
const ACTION = '.dock-act .button-primary:not(:disabled)';

/** The coach: which step of how many, what is to be done, and the way on, back and out. */
export function Coach({ run, onLeap, onLeave }: CoachProps) {
  const { index, tried, because, open } = useSubject(run.state$);
  const { steps } = run.lesson;
  const step = steps[index];
  const [hinted, setHinted] = useState(false);
  const [folded, setFolded] = useState(false);
  const text = useRef<HTMLDivElement>(null);
  const coach = useRef<HTMLElement>(null);
  const shownText = step?.kind === 'try' && tried ? step.after : (step?.text ?? '');
  useEffect(() => {
    setHinted(false);
    setFolded(false);
    if (text.current) text.current.scrollTop = 0;
  }, [index, shownText]);
  const reads = step?.kind === 'read' || (step?.kind === 'try' && tried);
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
  useFoldedAway(coach, step !== undefined && step.kind !== 'read', () => setFolded(true));
  if (!step) return null;
  return (
    <section class={`plate coach ${folded ? 'coach-folded' : ''}`} aria-label={words.coach} ref={coach}>
      {/* A region of its own: what the match tells at the same moment must not drown it. */}
      <p class="unseen" role="status">
        {[words.said(index + 1, steps.length, step.title, shownText), because].filter(Boolean).join(' ')}
      </p>
      <header class="coach-head">
        <span class="coach-place figure" aria-label={words.step(index + 1, steps.length)}>
          {index + 1}
          <span class="quiet"> / {steps.length}</span>
        </span>
        <h2 class="coach-title">{step.title}</h2>
        <button
          type="button"
          class="coach-fold"
          aria-expanded={!folded}
          aria-label={folded ? words.unfold : words.fold}
          onClick={() => setFolded(!folded)}
        >
          <span class="plate-mark" aria-hidden="true" />
        </button>
      </header>
      <progress class="coach-meter" max={steps.length} value={index} aria-hidden="true" />
      {!folded && (
        <div class="coach-text" ref={text}>
          <p>{shownText}</p>
          {because && <p class="coach-because">{because}</p>}
          {hinted && step.hint && <p class="coach-hint">{step.hint}</p>}
        </div>
      )}
      {!folded && (
        <div class="coach-go">
          {reads && (
            <Button small class="coach-next" onClick={run.next}>
              {words.next}
            </Button>
          )}
          {!reads && (
            <Button small class="coach-next coach-ready" onClick={() => setFolded(true)}>
              {words.ready}
            </Button>
          )}
          {!reads && step.hint && (
            <Button
              small
              pressed={hinted}
              onClick={() => {
                setHinted(!hinted);
                if (!hinted) announce(step.hint!);
              }}
            >
              {words.hint}
            </Button>
          )}
          {!reads && (
            <Button
              small
              variant="quiet"
              disabled={step.kind === 'do' && !open}
              tip={step.kind === 'do' && !open ? words.skipWait : undefined}
              onClick={() => run.skip() || onLeap(index + 1)}
            >
              {words.skip}
            </Button>
          )}
          <Button small variant="quiet" disabled={index === 0} tip={words.backTip} onClick={run.back}>
            {words.back}
          </Button>
          <Button small variant="quiet" class="push" tip={words.leaveTip} onClick={onLeave}>
            {words.leave}
          </Button>
        </div>
      )}
    </section>
  );
}

/** On a small screen who has read and goes to work needs the room: a touch elsewhere folds the text away until the next step. */
function useFoldedAway(coach: { readonly current: HTMLElement | null }, on: boolean, fold: () => void): void {
  useEffect(() => {
    if (!on) return;
    const press = (event: PointerEvent) => {
      const panel = coach.current;
      if (panel?.closest('.play-narrow') && event.target instanceof Node && !panel.contains(event.target)) fold();
    };
    addEventListener('pointerdown', press, true);
    return () => removeEventListener('pointerdown', press, true);
  }, [on]);
}
