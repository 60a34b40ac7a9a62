import type { Rejection } from '../../../engine/game.ts';
import { isConvex, partOnTable, shareArea } from '../../../table/index.ts';
import type { Part } from '../../../table/shape.ts';
import type { Layout, PieceData } from '../data/layout.ts';
import type { PieceKind } from '../data/piece-kinds.ts';
import { TABLE_HEIGHT, type Options } from '../options.ts';

/** Radius of a circular part, mils (OG-4.5). */
const MIN_RADIUS = 250;
const MAX_RADIUS = 12_000;

/**
 * All faults of the layout these options hold, in rule order; empty = a game can start (OG-2.10, 4.4, 4.5, 4.6, 14.1).
 */
export function checkLayout(options: Options): readonly Rejection[] {
  const tables = options.layout.map((pieces, index) => ({ pieces, number: index + 1 }));
  return [
    ...tables.flatMap(({ pieces, number }) => pieces.flatMap((piece, index) => badPolygons(piece, index + 1, number))),
    ...tables.flatMap(({ pieces, number }) => tooFew(options, pieces.length, number)),
    ...tables.flatMap(({ pieces, number }) =>
      pieces.flatMap((piece, index) => misplaced(options, piece, index + 1, number)),
    ),
    ...tables.flatMap(({ pieces, number }) => overlapping(pieces, number)),
    ...unjoined(options.layout),
  ];
}

const ROUTES: readonly PieceKind[] = ['warpGate', 'wormhole'];

/** OG-14.1: of several tables each has a gate or wormhole whose kind also stands on another one. */
function unjoined(layout: Layout): readonly Rejection[] {
  if (layout.length < 2) return [];
  const routes = layout.map((pieces) => ROUTES.filter((kind) => pieces.some((piece) => piece.kind === kind)));
  const refuse = (index: number, reason: string): Rejection => ({
    rule: 'OG-14.1',
    reason: `Table ${index + 1} ${reason}`,
    data: { table: index + 1 },
  });
  const without = routes.flatMap((kinds, index) =>
    kinds.length === 0 ? [refuse(index, 'needs a warp gate or wormhole.')] : [],
  );
  if (without.length > 0) return without;
  return routes.flatMap((kinds, index) => {
    const elsewhere = kinds.some((kind) => routes.some((others, other) => other !== index && others.includes(kind)));
    if (elsewhere) return [];
    const needed = kinds.map((kind) => (kind === 'warpGate' ? 'warp gate' : 'wormhole')).join(' or ');
    return [refuse(index, `leads nowhere: no other table has a ${needed}.`)];
  });
}

/** OG-2.10: the polygons of a piece that are none. */
export function badPolygons(piece: PieceData, index: number, table: number): Rejection[] {
  return piece.parts
    .filter((part) => part.kind === 'polygon' && !isConvex(part.corners))
    .map(() => ({
      rule: 'OG-2.10',
      reason: `A polygon of piece ${index} is not convex with 3 to 16 corners, counter-clockwise.`,
      data: { table, piece: index },
    }));
}

function tooFew({ terrainSource, terrainMinimum: least }: Options, count: number, table: number): Rejection[] {
  if (count >= least) return [];
  const data = { table, count, least };
  if (terrainSource === 'generated') {
    return [
      {
        rule: 'OG-4.6',
        reason: `This seed leaves no room for ${least} terrain pieces; lower the minimum or choose another seed.`,
        data,
      },
    ];
  }
  const has = count === 1 ? '1 terrain piece' : `${count} terrain pieces`;
  return [{ rule: 'OG-4.4', reason: `Table ${table} has ${has}; at least ${least} are needed.`, data }];
}

function misplaced(options: Options, piece: PieceData, index: number, table: number): Rejection[] {
  const faults: Rejection[] = [];
  const data = { table, piece: index };
  const size = { width: options.tableWidth, height: TABLE_HEIGHT };
  if (!piece.parts.every((part) => partOnTable(part, size))) {
    faults.push({ rule: 'OG-4.5', reason: `Piece ${index} is not wholly on the table.`, data });
  }
  if (piece.parts.some((part) => part.kind === 'circle' && (part.radius < MIN_RADIUS || part.radius > MAX_RADIUS))) {
    faults.push({
      rule: 'OG-4.5',
      reason: `A circle of piece ${index} has no radius from 0.250 in to 12.000 in.`,
      data,
    });
  }
  return faults;
}

function overlapping(pieces: readonly PieceData[], table: number): Rejection[] {
  const sound = pieces.map(({ parts }) => parts.filter(isSound));
  const faults: Rejection[] = [];
  for (let a = 0; a < sound.length; a++) {
    for (let b = a + 1; b < sound.length; b++) {
      if (!sound[a]!.some((one) => sound[b]!.some((other) => shareArea(one, other)))) continue;
      faults.push({
        rule: 'OG-4.5',
        reason: `Pieces ${a + 1} and ${b + 1} overlap.`,
        data: { table, pieces: [a + 1, b + 1] },
      });
    }
  }
  return faults;
}

/** A polygon that is none shares no area; it has a fault of its own. */
const isSound = (part: Part): boolean => part.kind === 'circle' || isConvex(part.corners);
