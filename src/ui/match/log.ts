import type { Seat } from '../../engine/seat.ts';

/** A line of a match's log: words, dice as drawn, the maths behind them, and what it leads to. */
export interface LogEntry {
  readonly text: string;
  readonly dice?: readonly number[];
  /** Places of dice that were drawn again and count no more. */
  readonly dropped?: readonly number[];
  /** Places of dice that hit; the tray marks them. */
  readonly hits?: readonly number[];
  /** Groups of places of equal dice that count as a pattern; the tray rings them. */
  readonly rings?: readonly (readonly number[])[];
  readonly maths?: string;
  /** What the dice are rolled against, shown above them in the tray. */
  readonly against?: string;
  /** The maths in short lines, as the tray has them below the dice; `maths` else. */
  readonly notes?: readonly string[];
  /** Class that gives the dice the colour of whose they are. */
  readonly tint?: string;
  /** Dice of whoever answers the one who acts: they lie apart from theirs. */
  readonly answer?: boolean;
  readonly tone?: 'good' | 'bad';
  /** The unit or seat it speaks of, as the game names it. */
  readonly unit?: string;
  /** Where it happened, on the stage. */
  readonly at?: { readonly x: number; readonly y: number };
  readonly rule?: string;
  /** Begins a group. */
  readonly head?: boolean;
  /** Given by the rules themselves, not by a player. */
  readonly auto?: boolean;
  /** Short word for the dice tray. */
  readonly label?: string;
}

/** A line of the log with its place in the match. */
export interface LogRow extends LogEntry {
  readonly key: string;
  readonly plies: number;
}

/** One played command as the log keeps it. `plies` = commands on the timeline after it; 0 = the opening. */
export interface LoggedPly<E> {
  readonly plies: number;
  readonly seat: Seat | null;
  readonly events: readonly E[];
  readonly lines: readonly LogRow[];
}

/** A played command as the log shows it: `logEntry` gives the words of an event, or null. */
export function logPly<E>(what: Omit<LoggedPly<E>, 'lines'>, logEntry: (event: E) => LogEntry | null): LoggedPly<E> {
  const lines = what.events.flatMap((event, index) => {
    const entry = logEntry(event);
    return entry ? [{ ...entry, key: `${what.plies}.${index}`, plies: what.plies }] : [];
  });
  return { ...what, lines };
}
