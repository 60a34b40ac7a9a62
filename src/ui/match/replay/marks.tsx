/** Something of note in a match, marked on the bar of its replay. */
export interface Mark {
  /** Commands played when it had happened. */
  readonly plies: number;
  /** A part of the match begins, a piece is lost, one changes hands, a goal is reached. */
  readonly kind: 'part' | 'loss' | 'taken' | 'goal';
  /** Class that gives the mark the colour of whom it favours. */
  readonly tint?: string;
  /** In words, for the moment it happened. */
  readonly label: string;
}

interface MarksProps {
  readonly marks: readonly Mark[];
  /** Commands of the whole match. */
  readonly length: number;
}

/**
 * The marks over the slider of a replay. They are seen only: the slider names them at their moment, and the log leads
 * to them.
 */
export const Marks = ({ marks, length }: MarksProps) => (
  <div class="replay-marks" aria-hidden="true">
    {marks.map(({ plies, kind, tint = '', label }, index) => (
      <span
        key={index}
        class={`replay-mark replay-mark-${kind} ${tint}`}
        style={{ '--at': length === 0 ? 0 : plies / length }}
        title={label}
      />
    ))}
  </div>
);

/** What is marked at a moment, in words; empty where nothing is. */
export const markedAt = (marks: readonly Mark[], plies: number): string =>
  marks
    .filter((mark) => mark.plies === plies)
    .map(({ label }) => label)
    .join(' ');
