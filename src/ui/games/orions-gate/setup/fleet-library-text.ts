import {
  checkFleetText,
  readFleet,
  writeFleet,
  type LineFault,
  type NamedFleet,
} from '../../../../games/orions-gate/index.ts';

/**
 * A fleet as the library keeps it: its tags and the moment it was kept stand in comment lines of its text, which every
 * reader of fleet texts passes over.
 */
export interface KeptFleet extends NamedFleet {
  readonly tags: readonly string[];
  /** Milliseconds since 1970; null for fleets kept before moments were. */
  readonly saved: number | null;
}

/** A text of the library that is no fleet (any more): kept as it is, to be mended by hand. */
export interface DamagedFleet {
  readonly text: string;
  readonly faults: readonly LineFault[];
}

/** Most tags of a fleet, and most characters of one and of a fleet's name. */
export const TAGS = { most: 12, longest: 24 } as const;
export const LONGEST_NAME = 40;

const TAG_LINE = /^#\s*tags:(.*)$/i;
const SAVED_LINE = /^#\s*saved:\s*(\S+)\s*$/i;
/** Stands between the fleets of one file. */
const RULE = '# --------';
const RULE_LINE = /^#\s*-{4,}\s*$/;
const HEAD_LINE = /^\s*fleet\s*:/i;

/** A tag as it is kept: no comma, single spaces, lower case; empty = none. */
export const tagOf = (text: string): string =>
  text.replaceAll(',', ' ').replace(/\s+/g, ' ').trim().toLowerCase().slice(0, TAGS.longest).trim();

/** Tags as they are kept: each once, in order, at most `TAGS.most`. */
export const tagsOf = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts.map(tagOf).filter(Boolean))].slice(0, TAGS.most);

/** A name as it is kept: one line, single spaces. */
export const nameOf = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME).trim();

/** A kept fleet as text: a fleet text with its tags and moment in comments below the name. */
export function writeKept({ tags, saved, ...fleet }: KeptFleet): string {
  const lines = writeFleet(fleet).split('\n');
  const head = HEAD_LINE.test(lines[0]!) ? 1 : 0;
  const notes = [
    ...(tags.length > 0 ? [`# Tags: ${tags.join(', ')}`] : []),
    ...(saved === null ? [] : [`# Saved: ${new Date(saved).toISOString()}`]),
  ];
  return [...lines.slice(0, head), ...notes, ...lines.slice(head)].join('\n');
}

/** Reads what `writeKept` wrote, and any fleet text; what is no fleet is given back whole with its faults. */
export function readKept(
  text: string,
): { readonly ok: true; readonly kept: KeptFleet } | { readonly ok: false; readonly damaged: DamagedFleet } {
  const read = readFleet(text);
  return read.ok
    ? { ok: true, kept: withNotes(read.fleet, text) }
    : { ok: false, damaged: { text, faults: read.faults } };
}

/** A fleet text checked in full: what of it could be read, as it would be kept, and all its faults. */
export function checkKept(text: string): { readonly kept: KeptFleet; readonly faults: readonly LineFault[] } {
  const { fleet, faults } = checkFleetText(text);
  return { kept: withNotes(fleet, text), faults };
}

/** A fleet with the tags and the moment its text has in comments. */
function withNotes(fleet: NamedFleet, text: string): KeptFleet {
  const rows = text.split(/\r?\n/).map((row) => row.trim());
  const tags = tagsOf(rows.flatMap((row) => TAG_LINE.exec(row)?.[1]?.split(',') ?? []));
  const said = Date.parse(rows.flatMap((row) => SAVED_LINE.exec(row)?.[1] ?? [])[0] ?? '');
  return { ...fleet, tags, saved: Number.isNaN(said) ? null : said };
}

/** Several fleets in one text. */
export const writeAll = (texts: readonly string[]): string => `${texts.join(`\n\n${RULE}\n\n`)}\n`;

/** A part of a text, and the line it begins in, from 1. */
export interface Part {
  readonly text: string;
  readonly line: number;
}

/** The texts of the fleets in one text: parted by rules, or where another fleet's name begins. */
export function splitFleets(text: string): readonly Part[] {
  const parts: { rows: string[]; line: number }[] = [{ rows: [], line: 1 }];
  for (const [at, row] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const { rows } = parts.at(-1)!;
    if (RULE_LINE.test(row.trim())) parts.push({ rows: [], line: at + 2 });
    else if (HEAD_LINE.test(row) && rows.some((one) => !isNote(one))) parts.push({ rows: [row], line: at + 1 });
    else rows.push(row);
  }
  return parts
    .filter(({ rows }) => rows.some((row) => !isNote(row)))
    .map(({ rows, line }) => {
      const blank = rows.findIndex((row) => row.trim() !== '');
      return { text: rows.join('\n').trim(), line: line + blank };
    });
}

const isNote = (row: string): boolean => row.trim() === '' || row.trim().startsWith('#');
