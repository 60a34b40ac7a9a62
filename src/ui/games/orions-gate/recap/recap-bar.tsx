import { nextIcon, previousIcon } from '../../../../../assets/icons/interface.ts';
import { Button } from '../../../kit/index.ts';
import { recapText as words } from '../words/recap.ts';
import type { Chapter } from './chapters.ts';

/** Sentences shown before a step is taken. */
const SUMMARY = 2;

export interface RecapBarProps {
  readonly chapters: readonly Chapter[];
  /** The step that is shown; null before one is taken. */
  readonly at: number | null;
  readonly onStep: (by: 1 | -1) => void;
}

/** What the others did since the last command given here, to be stepped back and forth. */
export function RecapBar({ chapters, at, onStep }: RecapBarProps) {
  const step = at === null ? undefined : chapters[at];
  return (
    <section class="recap" aria-label={words.title}>
      <Button
        variant="quiet"
        small
        icon={previousIcon}
        label={words.previous}
        disabled={at === 0}
        onClick={() => onStep(-1)}
      />
      <p role="status">
        <span class="recap-count figure">{step ? words.of(at! + 1, chapters.length) : words.all(chapters.length)}</span>{' '}
        {step ? step.text : summaryOf(chapters)}
      </p>
      <Button
        variant="quiet"
        small
        icon={nextIcon}
        label={words.next}
        disabled={at === chapters.length - 1}
        onClick={() => onStep(1)}
      />
    </section>
  );
}

/** The chapters that hurt somebody, else the last ones, in the order they happened. */
export function summaryOf(chapters: readonly Chapter[]): string {
  const hurt = chapters.filter((one) => one.hurt);
  const picked = (hurt.length > 0 ? hurt : chapters).slice(-SUMMARY);
  const left = chapters.length - picked.length;
  return [...picked.map(({ text }) => text), ...(left > 0 ? [`${words.more(left)}.`] : [])].join(' ');
}
