import { isNote, rowsOf } from '../../../engine/text/list-lines.ts';
import { checkedIn, type ListForm, type Named, type TextFault } from './form.ts';

/**
 * A list as the library keeps it: its tags and the moment it was kept stand in comment lines of its text, which every
 * reader of such texts passes over.
 */
export type Kept<L extends Named> = L & {
  readonly tags: readonly string[];
  /** Milliseconds since 1970; null for lists kept before moments were. */
  readonly saved: number | null;
};

/** A text of the library that is no list (any more): kept as it is, to be mended by hand. */
export interface DamagedList {
  readonly text: string;
  readonly faults: readonly TextFault[];
}

/** Most tags of a list, and most characters of one. */
export const TAGS = { most: 12, longest: 24 } as const;

const TAG_LINE = /^#\s*tags:(.*)$/i;
const SAVED_LINE = /^#\s*saved:\s*(\S+)\s*$/i;
/** Stands between the lists of one file. */
export const RULE = '# --------';
const RULE_LINE = /^#\s*-{4,}\s*$/;
const headLine = ({ head }: { readonly head: string }): RegExp => new RegExp(`^\\s*${head}\\s*:`, 'i');

/** A tag as it is kept: no comma, single spaces, lower case; empty = none. */
const tagOf = (text: string): string =>
  text.replaceAll(',', ' ').replace(/\s+/g, ' ').trim().toLowerCase().slice(0, TAGS.longest).trim();

/** Tags as they are kept: each once, in order, at most `TAGS.most`. */
export const tagsOf = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts.map(tagOf).filter(Boolean))].slice(0, TAGS.most);

/** A name as it is kept: one line, single spaces. */
export const nameOf = (text: string, longest: number): string =>
  text.replace(/\s+/g, ' ').trim().slice(0, longest).trim();

/** A kept list as text: its text with its tags and moment in comments below the name. */
export function writeKept<L extends Named>(form: ListForm<L>, kept: Kept<L>): string {
  const { tags, saved } = kept;
  const lines = form.write(kept).trimEnd().split('\n');
  const head = headLine(form).test(lines[0]!) ? 1 : 0;
  const notes = [
    ...(tags.length > 0 ? [`# Tags: ${tags.join(', ')}`] : []),
    ...(saved === null ? [] : [`# Saved: ${new Date(saved).toISOString()}`]),
  ];
  return [...lines.slice(0, head), ...notes, ...lines.slice(head)].join('\n');
}

/** A kept text as it was read. */
export type KeptRead<L extends Named> =
  | { readonly ok: true; readonly kept: Kept<L> }
  | { readonly ok: false; readonly damaged: DamagedList };

/** Reads what `writeKept` wrote, and any text of a list; what is no list is given back whole with its faults. */
export function readKept<L extends Named>(form: ListForm<L>, text: string): KeptRead<L> {
  const { list, faults } = form.parse(text);
  return faults.length > 0 ? { ok: false, damaged: { text, faults } } : { ok: true, kept: withNotes(list, text) };
}

/** A text checked in full: what of it could be read, as it would be kept, and all its faults. */
export function checkKept<L extends Named>(
  form: ListForm<L>,
  text: string,
): { readonly kept: Kept<L>; readonly faults: readonly TextFault[] } {
  const { list, faults } = checkedIn(form, text);
  return { kept: withNotes(list, text), faults };
}

/** A list with the tags and the moment its text has in comments. */
function withNotes<L extends Named>(list: L, text: string): Kept<L> {
  const rows = rowsOf(text).map((row) => row.trim());
  const tags = tagsOf(rows.flatMap((row) => TAG_LINE.exec(row)?.[1]?.split(',') ?? []));
  const said = Date.parse(rows.flatMap((row) => SAVED_LINE.exec(row)?.[1] ?? [])[0] ?? '');
  return { ...list, tags, saved: Number.isNaN(said) ? null : said };
}

/** Several lists in one text. */
export const writeAll = (texts: readonly string[]): string => `${texts.join(`\n\n${RULE}\n\n`)}\n`;

/** A part of a text, and the line it begins in, from 1. */
export interface Part {
  readonly text: string;
  readonly line: number;
}

/** The texts of the lists in one text. */
export function splitLists(form: Pick<ListForm<never>, 'head' | 'partedBy'>, text: string): readonly Part[] {
  const parts: { rows: string[]; line: number }[] = [{ rows: [], line: 1 }];
  const head = form.partedBy === 'head' ? headLine(form) : null;
  for (const [at, row] of rowsOf(text.replace(/^\uFEFF/, '')).entries()) {
    const { rows } = parts.at(-1)!;
    if (RULE_LINE.test(row.trim())) parts.push({ rows: [], line: at + 2 });
    else if (head?.test(row) && rows.some((one) => !isNote(one))) parts.push({ rows: [row], line: at + 1 });
    else rows.push(row);
  }
  return parts
    .filter(({ rows }) => rows.some((row) => !isNote(row)))
    .map(({ rows, line }) => {
      const blank = rows.findIndex((row) => row.trim() !== '');
      return { text: rows.join('\n').trim(), line: line + blank };
    });
}
