import type { ComponentChildren, RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { lessonWords as words } from '../words/lesson.ts';
import './lesson.css';

interface PlateProps {
  /** Takes the plate itself. */
  readonly of: RefObject<HTMLElement>;
  /** What page readers hear the plate is. */
  readonly label: string;
  /** What page readers hear when it changes. */
  readonly said: string;
  /** Which of how many; null = there is only one. */
  readonly place: { readonly at: number; readonly of: number } | null;
  readonly title: string;
  /** How many of them are done. */
  readonly done: number;
  readonly folded: boolean;
  readonly onFold: (folded: boolean) => void;
  /** Whether something is to be done at the panels, where the text of a small screen is in the way. */
  readonly yields: boolean;
  /** Takes the text, which may scroll. */
  readonly text: RefObject<HTMLDivElement>;
  /** The buttons below the text. */
  readonly ways: ComponentChildren;
  readonly children: ComponentChildren;
}

/** What speaks beside a match: which step of how many, what is to be done, and the ways on. Folds where it is small. */
export function CoachPlate({ of, label, said, place, title, done, text, ways, children, ...fold }: PlateProps) {
  const { folded, onFold, yields } = fold;
  useFoldedAway(of, yields, () => onFold(true));
  return (
    <section class={`plate coach ${folded ? 'coach-folded' : ''}`} aria-label={label} ref={of}>
      {/* A region of its own: what the match announces at the same moment must not drown it. */}
      <p class="unseen" role="status">
        {said}
      </p>
      <header class="coach-head">
        {place && (
          <span class="coach-place figure" aria-label={words.step(place.at, place.of)}>
            {place.at}
            <span class="quiet"> / {place.of}</span>
          </span>
        )}
        <h2 class="coach-title">{title}</h2>
        <button
          type="button"
          class="coach-fold"
          aria-expanded={!folded}
          aria-label={folded ? words.unfold : words.fold}
          onClick={() => onFold(!folded)}
        >
          <span class="plate-mark" aria-hidden="true" />
        </button>
      </header>
      {place && <progress class="coach-meter" max={place.of} value={done} aria-hidden="true" />}
      {!folded && (
        <div class="coach-text" ref={text}>
          {children}
        </div>
      )}
      {!folded && ways}
    </section>
  );
}

/**
 * On a small screen who has read and goes to work needs the room: a touch elsewhere folds the text away until the next
 * step.
 */
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
