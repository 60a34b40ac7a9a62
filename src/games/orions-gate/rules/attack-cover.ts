import { touches, type Footprint, type HiddenShare, type Point } from '../../../table/index.ts';
import type { Cover } from '../event.ts';
import type { Table } from '../state.ts';
import { nearBox, worldOf, type BoxedPiece } from '../world.ts';
import type { Rules } from './rules.ts';

/** Any reason gives cover, several give no more than one (OG-7.5). */
export const isCovered = (cover: Cover): boolean =>
  cover.within.length > 0 || cover.behind.length > 0 || cover.halfHidden.length > 0;

/** The Obscuring pieces that a base touches (OG-7.6 "within"), by id in piece order. */
export const withinCover = (rules: Rules, table: Table, base: Footprint): readonly string[] =>
  idsWhere(worldOf(rules, table).obscuring, (boxed) => standsIn(base, boxed));

/**
 * Why a target has cover from an attacker (OG-7.6, 7.7): Obscuring pieces it touches; Obscuring pieces with a point of
 * the segment from the front point to its centre, but not those the attacker's own base touches; solid pieces that hide
 * half of it or more.
 */
export function coverOf(
  rules: Rules,
  table: Table,
  attacker: Footprint,
  front: Point,
  target: Footprint,
  hidden: HiddenShare,
): Cover {
  const { obscuring, sight } = worldOf(rules, table);
  const within = idsWhere(obscuring, (boxed) => standsIn(target, boxed));
  const halfHidden = hidden.half && !hidden.full ? hidden.by : [];
  const between = obscuring.filter(({ box }) => nearBox(front, target, 0, box));
  if (between.length === 0) return { within, behind: [], halfHidden };
  const touched = sight.touched(front, target);
  const behind = idsWhere(between, (boxed) => touched.includes(boxed.index) && !standsIn(attacker, boxed));
  return { within, behind, halfHidden };
}

const standsIn = (base: Footprint, { piece, box }: BoxedPiece): boolean =>
  nearBox(base, base, base.radius, box) && piece.parts.some((part) => touches(base, part));

function idsWhere(pieces: readonly BoxedPiece[], holds: (boxed: BoxedPiece) => boolean): readonly string[] {
  const ids: string[] = [];
  for (const boxed of pieces) if (holds(boxed)) ids.push(boxed.piece.id);
  return ids;
}
