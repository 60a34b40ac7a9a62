import type { Meant, Slip } from './nearest-word.ts';

/** A line of a text that says something; lines count from 1. */
export interface SaidLine {
  readonly line: number;
  readonly text: string;
}

/** One thing that is wrong with a line of a list's text. */
export interface LineFault extends SaidLine, Slip {}

/** Most characters of a line that are repeated. */
const LONGEST_LINE = 200;

/** All lines of a text, whatever ends them. */
export const rowsOf = (text: string): readonly string[] => text.split(/\r?\n/);

/** Whether a line says nothing: it is empty, or a comment (`#`). */
export const isNote = (row: string): boolean => /^\s*(?:#|$)/.test(row);

/** The lines that say something, without the spaces round them. */
export const saidLines = (text: string): readonly SaidLine[] =>
  rowsOf(text)
    .map((row, at) => ({ line: at + 1, text: row.trim() }))
    .filter(({ text: said }) => !isNote(said));

/** A line as it is repeated to whoever wrote it. */
export const quotedLine = ({ line, text }: SaidLine): SaidLine => ({ line, text: text.slice(0, LONGEST_LINE) });

/** A line, and how often it follows itself. */
export interface CountedLine {
  readonly text: string;
  readonly count: number;
}

/** Equal neighbours counted together, but for those that stand `alone`. */
export function countedLines(
  texts: readonly string[],
  alone: (at: number) => boolean = () => false,
): readonly CountedLine[] {
  const lines: { text: string; count: number }[] = [];
  for (const [at, text] of texts.entries()) {
    const last = lines.at(-1);
    if (last?.text === text && !alone(at)) last.count += 1;
    else lines.push({ text, count: 1 });
  }
  return lines;
}

const LEFT_OUT = /^#\s*not read, line (\d{1,6}):\s*(.*)$/i;

/** A line that could not be read, as a comment in the text of the list it was left out of. */
export const leftOutNote = ({ line, text }: SaidLine): string => `# Not read, line ${line}: ${text}`;

/** What of an earlier text is noted as left out, with the line the note stands in. */
export const leftOutNotes = (text: string): readonly { readonly line: number; readonly left: SaidLine }[] =>
  rowsOf(text).flatMap((row, at) => {
    const note = LEFT_OUT.exec(row.trim());
    return note ? [{ line: at + 1, left: { line: Number(note[1]), text: note[2]! } }] : [];
  });

/** The lines with faults, each once. */
export const faultyLines = (faults: readonly LineFault[]): readonly SaidLine[] =>
  faults.filter(({ line }, at) => line !== faults[at - 1]?.line).map(({ line, text }) => ({ line, text }));

/** A word that was meant, and the line of the text the other one stands in. */
export interface MeantAt {
  readonly line: number;
  readonly meant: Meant;
}

const QUOTED = /("(?:[^"\\]|\\.)*")/;

/** A text with the words that were meant; what stands in quotes is a name, and stays. */
export function corrected(text: string, slips: readonly MeantAt[]): string {
  const rows = [...rowsOf(text)];
  for (const { line, meant } of slips) {
    const parts = rows[line - 1]?.split(QUOTED) ?? [];
    const wrong = parts.findIndex((part, at) => at % 2 === 0 && part.includes(meant.said));
    const mended = parts.map((part, at) => (at === wrong ? part.replace(meant.said, () => meant.word) : part));
    if (wrong >= 0) rows[line - 1] = mended.join('');
  }
  return rows.join('\n');
}
