import {
  checkLayout,
  parseOptions,
  type Layout,
  type Options,
  type PieceData,
} from '../../../../games/orions-gate/index.ts';
import type { Reason } from '../../../kit/index.ts';
import { setupText as words } from '../../../match/words/setup.ts';
import { isRecord } from '../../../match/setup/loose.ts';
import { MAX_TABLES } from './hand-tables.ts';
import { brokenAt } from './json-place.ts';

/** Longest text looked at, in characters. */
const MAX_TEXT = 200_000;
/** Most pieces of a table. */
const MAX_PIECES = 200;

/** The pieces of all tables as a text to be changed, kept and sent; one line a part. */
export function writeLayout(layout: Layout, tableWidth: number): string {
  const part = (one: PieceData['parts'][number]): string => `      ${JSON.stringify(one)}`;
  const piece = ({ kind, name, parts }: PieceData): string =>
    `    {"kind": ${JSON.stringify(kind)}${name === undefined ? '' : `, "name": ${JSON.stringify(name)}`}, "parts": [\n${parts.map(part).join(',\n')}\n    ]}`;
  const pieces = (list: Layout[number]): string => `"pieces": [\n${list.map(piece).join(',\n')}\n  ]`;
  const tables =
    layout.length === 1
      ? pieces(layout[0]!)
      : `"tables": [\n${layout.map((list) => `  {${pieces(list)}}`).join(',\n')}\n  ]`;
  return `{\n  "tableWidth": ${tableWidth},\n  ${tables}\n}`;
}

export interface LayoutRead {
  /** Null while the text is no list of pieces; else one list for each table. */
  readonly layout: Layout | null;
  /** Given with the text, or null. */
  readonly tableWidth: number | null;
  /** What cannot be read, each with its place. */
  readonly faults: readonly string[];
  /** What the rules say against it (OG-2.10, 4.4, 4.5, 14.1). */
  readonly refused: readonly Reason[];
}

/** The text as data, or why it is none. */
function parsedJson(
  text: string,
): { readonly ok: true; readonly raw: unknown } | { readonly ok: false; readonly fault: string } {
  if (text.trim() === '') return { ok: false, fault: words.empty };
  if (text.length > MAX_TEXT) return { ok: false, fault: words.tooLong(text.length) };
  try {
    return { ok: true, raw: JSON.parse(text) };
  } catch {
    return { ok: false, fault: words.noJson(brokenAt(text)) };
  }
}

/** What cannot be read of the pieces of one table; `where` names the table. */
function tableFaults(pieces: readonly unknown[], where: string): readonly string[] {
  const faults: string[] = [];
  if (pieces.length > MAX_PIECES) faults.push(`${where}${words.allPieces}`);
  for (const [index, piece] of pieces.slice(0, MAX_PIECES).entries()) {
    const parsed = parseOptions({ layout: [[piece]] });
    if (!parsed.ok)
      faults.push(...new Set(parsed.faults.map((fault) => sentence(where, index, fault.path, fault.reason))));
  }
  return faults;
}

/**
 * Reads lists of pieces: `[...]`, `[[...], ...]` or an object with `pieces`, `layout` or `tables`, and judges them with
 * the options of the page. Every fault is named.
 */
export function readLayout(text: string, options: Options): LayoutRead {
  const fail = (...faults: readonly string[]): LayoutRead => ({ layout: null, tableWidth: null, faults, refused: [] });
  const parsedText = parsedJson(text);
  if (!parsedText.ok) return fail(parsedText.fault);
  const { raw } = parsedText;
  const object = isRecord(raw) ? raw : {};
  const tables = tablesIn(Array.isArray(raw) ? raw : listOf(object));
  if (!tables) return fail(words.noPieces);
  const faults: string[] = [];
  const given = object['tableWidth'];
  const width = given === undefined ? options.tableWidth : given;
  const sized = parseOptions({ tableWidth: width, layout: [[]] });
  if (!sized.ok) faults.push(words.badWidth);
  if (tables.length > MAX_TABLES) faults.push(words.tooManyTables(tables.length));
  for (const [number, pieces] of tables.slice(0, MAX_TABLES).entries())
    faults.push(...tableFaults(pieces, tables.length > 1 ? `${words.onTable(number + 1)}, ` : ''));
  if (faults.length > 0) return fail(...faults);
  const parsed = parseOptions({ layout: tables });
  if (!parsed.ok) return fail(words.noPieces);
  const { layout } = parsed.value;
  const tableWidth = sized.ok ? sized.value.tableWidth : options.tableWidth;
  return {
    layout,
    tableWidth: given === undefined ? null : tableWidth,
    faults: [],
    refused: checkLayout({ ...options, tableWidth, tables: layout.length, terrainSource: 'custom', layout }),
  };
}

/** The list an object names. */
const listOf = (object: { readonly [key: string]: unknown }): unknown =>
  object['pieces'] ?? object['layout'] ?? object['tables'];

/** The lists of pieces of all tables; a list without lists in it is one table. Null when there is none. */
function tablesIn(list: unknown): readonly (readonly unknown[])[] | null {
  if (!Array.isArray(list)) return null;
  const all: readonly unknown[] = list;
  const lists = all.map((one) =>
    isRecord(one) && !('parts' in one) && Array.isArray(one['pieces']) ? (one['pieces'] as unknown) : one,
  );
  return lists.length > 0 && lists.every((one) => Array.isArray(one)) ? lists : [all];
}

/** A fault of one piece, its place and what belongs there, in words. */
function sentence(table: string, index: number, path: string, reason: string): string {
  // layout.0.0.parts.<k>.corners.<c>.x
  const [field, part, inPart, corner, axis] = path.split('.').slice(3);
  const where = [
    table ? table + words.piece(index + 1).toLowerCase() : words.piece(index + 1),
    part !== undefined && words.part(Number(part) + 1),
    corner !== undefined && words.corner(Number(corner) + 1),
  ]
    .filter(Boolean)
    .join(', ');
  const last = axis ?? inPart ?? field;
  return `${where}: ${expected(field, part, inPart, last, reason)}`;
}

function expected(
  field: string | undefined,
  part: string | undefined,
  inPart: string | undefined,
  last: string | undefined,
  reason: string,
): string {
  const { expected: said } = words;
  if (reason.startsWith('There is no ')) return words.noSuch(last ?? '');
  if (field === undefined) return said.piece;
  if (field === 'kind') return reason.endsWith('.') && !reason.startsWith('Invalid') ? reason : said.kind;
  if (field === 'name') return said.name;
  if (field !== 'parts' || part === undefined) return said.parts;
  if (inPart === undefined || inPart === 'kind') return said.partKind;
  if (last === 'corners') return said.corners;
  return mustBe(last, reason);
}

/** What a coordinate or a radius must be. */
const mustBe = (field: string | undefined, reason: string): string =>
  words.mustBe(
    field === 'x' || field === 'y' || field === 'radius' ? field : 'a corner',
    reason.startsWith('a whole') ? reason : words.wholeNumber,
  );
