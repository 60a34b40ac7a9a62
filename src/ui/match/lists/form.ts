import type { Rejection } from '../../../engine/game.ts';
import type { MeantAt } from '../../../engine/text/list-lines.ts';
import type { Slip } from '../../../engine/text/nearest-word.ts';
import type { Limits } from '../setup/parcel.ts';
import type { ListWords } from '../words/lists.ts';

/** Most characters of a name where the rules of the game set no limit. */
export const LONGEST_NAME = 40;

/** A list of a game under its name: a fleet, a deck. */
export interface Named {
  readonly name: string;
}

/** One thing that is wrong with a list's text; what is wrong with the list as a whole stands in no line (null). */
export interface TextFault extends Slip {
  readonly line: number | null;
}

/** The words that were meant, with the lines they are asked for in; `before` is the line before the text. */
export const meantIn = (faults: readonly TextFault[], before = 0): readonly MeantAt[] =>
  faults.flatMap(({ line, meant }) => (line !== null && meant ? [{ line: line + before, meant }] : []));

/** A text as it was read: what of it could be read, and why the rest could not. */
export interface ListRead<L> {
  readonly list: L;
  /** In the order of their lines; empty = all of it was read. */
  readonly faults: readonly TextFault[];
}

/** Lists as data, for other programs. */
interface ListJson<L> {
  readonly write: (list: L) => object;
  /**
   * The texts of the lists in parsed JSON, one each, whatever is wrong with them; null with the reason where the data
   * holds no list.
   */
  readonly texts: (
    raw: unknown,
  ) => { readonly texts: readonly string[] } | { readonly texts: null; readonly reason: string };
}

/** How the lists of a game are written, read and checked. Nothing in it belongs to a page. */
export interface ListForm<L extends Named> {
  /** Where this browser keeps them. */
  readonly key: string;
  /** The word before a list's name in its text (`Fleet: The Long Watch`). */
  readonly head: string;
  /**
   * Where another list begins in a text of several: at its name, or only below a line `# --------`, for games whose
   * lists may say something before their name.
   */
  readonly partedBy: 'head' | 'rule';
  readonly words: ListWords;
  /** Most characters of a list's name; a game without a limit of its own takes `LONGEST_NAME`. */
  readonly longestName: number;
  /** A list as text; `#` begins a comment. */
  readonly write: (list: L) => string;
  /** Reads a text, every fault by its line; whether the list is legal is another question. */
  readonly parse: (text: string) => ListRead<L>;
  /** Everything that makes a list illegal, whatever the match; empty = it can be played. */
  readonly check: (list: L) => readonly Rejection[];
  /** Reads and checks in one, faults of the rules by line too. Left out: they stand in no line, after the others. */
  readonly checkText?: (text: string) => ListRead<L>;
  /** Lists as JSON. Left out: they are texts only. */
  readonly json?: ListJson<L>;
  /** Whether there is nothing in a list. */
  readonly isEmpty: (list: L) => boolean;
  /** How much of a link is looked at. */
  readonly limits: Limits;
}

/** Reads a text and checks the list: every fault there is, those of whole lists last. */
export function checkedIn<L extends Named>(form: ListForm<L>, text: string): ListRead<L> {
  if (form.checkText) return form.checkText(text);
  const { list, faults } = form.parse(text);
  const ofRules = form.check(list).map(({ rule, reason }) => ({ line: null, reason: `${rule}: ${reason}` }));
  return { list, faults: [...faults, ...ofRules] };
}
