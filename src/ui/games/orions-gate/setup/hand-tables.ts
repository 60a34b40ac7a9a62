import {
  generateLayout,
  NAMED_TABLES,
  namedTable,
  parseOptions,
  withGates,
  type Layout,
  type Options,
  type PieceData,
} from '../../../../games/orions-gate/index.ts';
import { isRecord } from '../../../match/setup/loose.ts';

/** Most tables of a battle (OG-4.2). */
export const MAX_TABLES = 4;

/** A table laid out by hand: one of the named, or pieces of one's own. Null = made from the terrain seed. */
export type TableSource = { readonly named: string } | { readonly pieces: Layout[number] } | null;

/**
 * Where the pieces of each table come from, table 1 first; what is not listed is made from the seed, what is beyond the
 * last table waits.
 */
export type TableSources = readonly TableSource[];

/** Whether any of the tables played is laid out by hand. */
export const byHand = (sources: TableSources, tables: number): boolean =>
  sources.slice(0, tables).some((source) => source !== null);

/** The sources with that of one table changed; `table` counts from 0. */
export function withSource(sources: TableSources, table: number, source: TableSource): TableSources {
  const all = Array.from({ length: Math.max(sources.length, table + 1) }, (_, index) =>
    index === table ? source : (sources[index] ?? null),
  );
  return all.every((one) => one === null) ? [] : all;
}

/** The sources of an own layout for all tables. */
export const ownTables = (layout: Layout): TableSources => layout.map((pieces) => ({ pieces }));

/** One source from untrusted data; undefined when it is none. Whether it is legal is another question (OG-4.5). */
function readSource(raw: unknown): TableSource | undefined {
  if (raw === null) return null;
  const { named, pieces } = isRecord(raw) ? (raw as { readonly named?: unknown; readonly pieces?: unknown }) : {};
  if (NAMED_TABLES.some(({ id }) => id === named)) return { named: named as string };
  if (!Array.isArray(pieces)) return undefined;
  const parsed = parseOptions({ layout: [pieces] });
  return parsed.ok ? { pieces: parsed.value.layout[0]! } : undefined;
}

/**
 * The sources from untrusted data: a list, or one table for all as it was written before there were several; null when
 * they are none.
 */
export function readTables(raw: unknown): TableSources | null {
  if (isRecord(raw) && raw['own'] !== undefined) {
    const parsed = parseOptions({ layout: raw['own'] });
    return parsed.ok ? ownTables(parsed.value.layout) : null;
  }
  const list: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
  if (list.length > MAX_TABLES) return null;
  const read = list.map(readSource);
  return read.every((source) => source !== undefined) ? read : null;
}

/** The sources as they are written, so that one table is read by itself. */
export const writtenTables = (sources: TableSources): TableSources | TableSource =>
  sources.length === 1 ? sources[0]! : sources;

/** The pieces of every table, or null when the generator or a gate finds no room (OG-4.6). */
export function layoutFrom(options: Options, sources: TableSources): Layout | null {
  const { tables, tableWidth, gatesPerTable = 0, wormholesPerTable = 0 } = options;
  const places = Array.from({ length: tables }, (_, index) => sources[index] ?? null);
  const made = places.some((source) => source === null) ? generateLayout(options) : null;
  const layout = places.map((source, index): Layout[number] | null => {
    if (source === null) return made && made[index]!;
    if ('pieces' in source) return source.pieces;
    const named = namedTable(source.named, tableWidth);
    return named && withGates(named[0]!, tableWidth, gatesPerTable, wormholesPerTable);
  });
  return layout.every((pieces) => pieces !== null)
    ? places.some((source) => source && 'named' in source) && tables > 1
      ? numbered(layout)
      : layout
    : null;
}

/** Pieces of one name are counted over all tables, as the generator does, so that a name means one of them. */
function numbered(layout: Layout): Layout {
  const counts: { [name: string]: number } = {};
  const anew = (piece: PieceData): PieceData => {
    const name = /^(.*\S) \d+$/.exec(piece.name ?? '')?.[1];
    if (!name) return piece;
    counts[name] = (counts[name] ?? 0) + 1;
    return { ...piece, name: `${name} ${counts[name]}` };
  };
  return layout.map((pieces) => pieces.map(anew));
}
