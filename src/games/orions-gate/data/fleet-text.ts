import {
  countedLines,
  leftOutNote,
  leftOutNotes,
  quotedLine,
  rowsOf,
  saidLines,
  type LineFault,
  type SaidLine,
} from '../../../engine/text/list-lines.ts';
import { unknownWord, type Slip } from '../../../engine/text/nearest-word.ts';
import type { UnitPlan } from '../state.ts';
import { COMPONENT_KINDS, COMPONENTS, type ComponentKind } from './components.ts';
import { LONGEST_SQUADRON, PAINT_NAMES, readPaint, squadronOf, type Livery } from './paints.ts';
import { UNIT_TYPES, UNITS, type UnitType } from './units.ts';

/** A fleet under a name, as it is written, saved and sent. */
export interface NamedFleet extends Livery {
  readonly name: string;
  readonly units: readonly UnitPlan[];
  /** Lines of the text it was brought in from that were left out: it is illegal until somebody lets go of them. */
  readonly unread?: readonly SaidLine[];
}

/** A fleet text as it was read: with faults, `fleet` is what of it could be read, perhaps nothing. */
export type FleetRead =
  | { readonly ok: true; readonly fleet: NamedFleet }
  | { readonly ok: false; readonly fleet: NamedFleet; readonly faults: readonly LineFault[] };

/** A text of more lines is no fleet (96 Scouts are the most a legal one can hold). */
const MAX_LINES = 400;
/** Most units a command may carry. */
const MAX_UNITS = 200;
/** OG-3.10. */
const LONGEST_NAME = 24;

/**
 * A fleet as text, one line for each unit, equal neighbours counted together:
 * `Fleet: The Long Watch`, `Squadron: Night Herons`, `Paint: Red Lancers`, `Battleship "Anvil": Railgun, Shield, ...`,
 * `3x Scouts`. Lines that were left out stand in comments.
 */
export function writeFleet({ name, paint, squadron, units, unread = [] }: NamedFleet): string {
  const lines = countedLines(units.map(lineOf), (at) => units[at]!.name !== '');
  const head = name.replace(/\s+/g, ' ').trim();
  return [
    ...(head ? [`Fleet: ${head}`] : []),
    ...(squadron ? [`Squadron: ${squadronOf(squadron)}`] : []),
    ...(paint ? [`Paint: ${PAINT_NAMES[paint]}`] : []),
    ...unread.map(leftOutNote),
    ...lines.map(({ text, count }) => (count > 1 ? `${count}x ${text}` : text)),
  ].join('\n');
}

function lineOf({ type, name, components }: UnitPlan): string {
  const fitted = components.map(({ kind, facing }) => COMPONENTS[kind].name + (facing ? ` (${facing})` : ''));
  return (
    UNITS[type].one + (name ? ` ${JSON.stringify(name)}` : '') + (fitted.length > 0 ? `: ${fitted.join(', ')}` : '')
  );
}

/** The units of a text with the line each stands in, and everything that is wrong. */
export interface FleetLines {
  readonly name: string;
  readonly livery: Livery;
  readonly units: readonly { readonly line: number; readonly text: string; readonly unit: UnitPlan }[];
  /** What of an earlier text is noted as left out, with the line the note stands in. */
  readonly notes: ReturnType<typeof leftOutNotes>;
  readonly faults: readonly LineFault[];
}

/**
 * Reads what `writeFleet` wrote, and what people write: any case, singular or plural, `#` comments, empty lines.
 * Everything bad is named with its line; a unit of which something cannot be read keeps what can. Whether the fleet is
 * legal is another question (chapter 3).
 */
export function readFleet(text: string): FleetRead {
  const { name, livery, units, notes, faults } = readLines(text);
  const unread = notes.map(({ left }) => left);
  const fleet = { name, ...livery, units: units.map(({ unit }) => unit), ...(unread.length > 0 && { unread }) };
  return faults.length > 0 ? { ok: false, fleet, faults } : { ok: true, fleet };
}

/**
 * A fleet that is still being built, as `writeFleet` wrote it: it may have no unit yet. Null where a line cannot be
 * read.
 */
export function readUnfinished(text: string): NamedFleet | null {
  const read = readFleet(text);
  if (read.ok) return read.fleet;
  return read.faults.every(({ reason }) => reason === NO_UNIT) ? read.fleet : null;
}

/** The fault of a text without a unit. */
const NO_UNIT = 'There is no unit in this text.';

/** The same line by line. */
export function readLines(text: string): FleetLines {
  const rows = rowsOf(text).length;
  if (rows > MAX_LINES) {
    const reason = `The text has ${rows} lines; at most ${MAX_LINES} are read.`;
    return { name: '', livery: {}, units: [], notes: [], faults: [{ line: MAX_LINES + 1, text: '', reason }] };
  }
  const faults: LineFault[] = [];
  const units: { line: number; text: string; unit: UnitPlan }[] = [];
  const heads: Heads = { name: null, livery: {} };
  for (const row of saidLines(text)) {
    const said = row.text;
    const at = quotedLine(row);
    const head = HEAD.exec(said);
    const read: UnitsRead = head
      ? { unit: null, count: 0, slips: readHead(heads, head[1]!.toLowerCase(), head[2]!) }
      : readUnits(said);
    faults.push(...read.slips.map((slip) => ({ ...at, ...slip })));
    const { unit } = read;
    if (!unit) continue;
    if (units.length + read.count > MAX_UNITS)
      faults.push({ ...at, reason: `A fleet has at most ${MAX_UNITS} units.` });
    else for (let k = 0; k < read.count; k++) units.push({ ...at, unit });
  }
  if (faults.length === 0 && units.length === 0) faults.push({ line: 1, text: '', reason: NO_UNIT });
  return { name: heads.name ?? '', livery: heads.livery, units, notes: leftOutNotes(text), faults };
}

/** What the lines about the whole fleet have said so far. */
interface Heads {
  name: string | null;
  livery: Livery;
}

/** Takes in a line about the whole fleet; returns what is wrong with it. */
function readHead(heads: Heads, word: string, said: string): readonly Slip[] {
  const { name, livery } = heads;
  if (word === 'fleet') {
    if (name !== null) return [{ reason: `The fleet has a name already: ${name}.` }];
    heads.name = said;
    return [];
  }
  if (word === 'squadron') {
    if (livery.squadron !== undefined) return [{ reason: `The squadron has a name already: ${livery.squadron}.` }];
    const squadron = squadronOf(said);
    if (squadron) heads.livery = { ...livery, squadron };
    return said.length > LONGEST_SQUADRON
      ? [{ reason: `The squadron's name has ${said.length} characters; at most ${LONGEST_SQUADRON} are allowed.` }]
      : [];
  }
  if (livery.paint) return [{ reason: `The fleet has a paint already: ${PAINT_NAMES[livery.paint]}.` }];
  const paint = readPaint(said);
  if (typeof paint === 'object') return [paint];
  if (paint !== 'bare') heads.livery = { ...livery, paint };
  return [];
}

/** A line as far as it can be read, and why it cannot further. */
interface UnitsRead {
  readonly unit: UnitPlan | null;
  readonly count: number;
  readonly slips: readonly Slip[];
}

const HEAD = /^(fleet|squadron|paint)\s*:\s*(.*)$/i;
const UNIT_LINE = /^(?:(\d{1,3})\s*[x×]\s*)?([a-z][a-z -]*?)\s*("(?:[^"\\]|\\.)*")?\s*(?::\s*(.*))?$/i;

const TYPE_WORDS = UNIT_TYPES.map((type) => UNITS[type].one);
const COMPONENT_WORDS = COMPONENT_KINDS.map((kind) => COMPONENTS[kind].name);
const FACING_WORDS = ['front', 'left', 'right'] as const;

function readUnits(line: string): UnitsRead {
  const match = UNIT_LINE.exec(line);
  if (!match)
    return {
      unit: null,
      count: 0,
      slips: [{ reason: 'Not a unit; write for example: Destroyer "Talon": Engine, Shield, Torpedo' }],
    };
  const [, times, word = '', quoted, fitted = ''] = match;
  const count = times === undefined ? 1 : Number(times);
  const type = typeOf(word);
  const { name, slips: ofName } = nameIn(quoted);
  const parts = fitted
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map(readPart);
  const slips = [
    ...(type ? [] : [noSuchType(word)]),
    ...(count < 1 ? [{ reason: 'A line counts at least 1 unit.' }] : []),
    ...ofName,
    ...parts.flatMap((part) => part.slips),
  ];
  const components = parts.flatMap(({ component }) => (component ? [component] : []));
  return { unit: type ? { type, name, components } : null, count, slips };
}

const noSuchType = (word: string): Slip =>
  unknownWord(
    `There is no unit type "${word}"`,
    word,
    [...TYPE_WORDS, 'Fleet', 'Squadron', 'Paint'],
    '; the types are Scouts, Fighter, Destroyer and Battleship.',
  );

/** The name of a unit: one that is too long is cut. */
function nameIn(quoted: string | undefined): { readonly name: string; readonly slips: readonly Slip[] } {
  if (quoted === undefined) return { name: '', slips: [] };
  const name = unquote(quoted);
  if (name === null) return { name: '', slips: [{ reason: 'The name in quotes cannot be read.' }] };
  return name.length > LONGEST_NAME
    ? {
        name: name.slice(0, LONGEST_NAME).trim(),
        slips: [{ reason: `The name has ${name.length} characters; at most ${LONGEST_NAME} are allowed.` }],
      }
    : { name, slips: [] };
}

/** A component as it is written: its name, and perhaps where it faces in brackets. */
function readPart(part: string): {
  readonly component: UnitPlan['components'][number] | null;
  readonly slips: readonly Slip[];
} {
  const [, word, faced] = /^(.*?)\s*(?:\(([^()]*)\))?$/.exec(part)!;
  const kind = kindOf(word!);
  const facing = FACING_WORDS.find((one) => one === faced?.trim().toLowerCase());
  const slips = [
    ...(kind ? [] : [unknownWord(`There is no component "${word!}"`, word!, COMPONENT_WORDS)]),
    ...(faced === undefined || facing
      ? []
      : [unknownWord(`A component faces front, left or right, not "${faced}"`, faced, FACING_WORDS)]),
  ];
  return { component: kind ? { kind, ...(facing && { facing }) } : null, slips };
}

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

const typeOf = (word: string): UnitType | undefined =>
  UNIT_TYPES.find((type) => letters(type).replace(/s$/, '') === letters(word).replace(/s$/, ''));

const kindOf = (word: string): ComponentKind | undefined =>
  COMPONENT_KINDS.find((kind) => letters(COMPONENTS[kind].name) === letters(word) || letters(kind) === letters(word));

function unquote(quoted: string): string | null {
  try {
    return JSON.parse(quoted) as string;
  } catch {
    return null;
  }
}
