import type { Rejection } from '../../../engine/game.ts';
import { gapMils, gapToParts, inches, offTable, overlaps, squaredDistance, gapBetween } from '../../../table/index.ts';
import type { Footprint, Heading } from '../../../table/shape.ts';
import type { CommandOf } from '../command.ts';
import type { CaptainId, Edge, OrionsGateState, Table, Unit, UnitId } from '../state.ts';
import { baseOf, isInPlay, radiusOf, unitOf } from '../units.ts';
import { isSolid } from '../world.ts';
import { actsFor, mannedBy } from './captains.ts';
import { belongsTo } from './refusals.ts';

/** Depth of a deployment zone in mils (OG-4.3). */
export const ZONE_DEPTH = 12_000;
/** The heading that looks from an edge across the table (OG-2.1): from the south while none is chosen. */
export const headingFrom = (edge: Edge | null): Heading => (edge === 'north' ? 27_000 : 9000);

/** Least gap between a standing place and every other unit, mils (OG-2.12). */
const SPACING = 1000;

/**
 * The captain whose deployment a seat works on: its own until that is finished, then that of a team mate who has
 * conceded before the end of theirs (OG-17.4, 19.5); null when nothing is left to it.
 */
export const deploymentMeant = (state: OrionsGateState, seat: CaptainId): CaptainId | null =>
  mannedBy(state, seat).find((captain) => !state.deployed.includes(captain)) ?? null;

/**
 * The unit a captain names in their deployment: one of their own or of a conceded team mate, or why not (OG-17.6,
 * 19.5).
 */
export function ownUnit(state: OrionsGateState, captain: string, id: UnitId): Rejection | null {
  const unit = unitOf(state, id);
  if (!unit) return { rule: 'OG-20.1', reason: `There is no unit ${id}.` };
  if (!actsFor(state, captain, unit.captain)) return belongsTo(unit);
  return state.deployed.includes(unit.captain)
    ? { rule: 'OG-4.10', reason: `The deployment of captain ${unit.captain} is finished.` }
    : null;
}

/**
 * Why a unit cannot be deployed there, in the order of OG-20.4: table edge, solid piece, unit, zone; null = it can
 * (OG-4.10).
 */
export function cannotDeploy(
  state: OrionsGateState,
  { unit: id, table: number, x, y }: CommandOf<'deploy'>,
): Rejection | null {
  const table = state.tables[number - 1];
  if (!table) return { rule: 'OG-4.2', reason: `There is no table ${number}; this game has ${state.tables.length}.` };
  const unit = unitOf(state, id)!;
  const base = { x, y, radius: radiusOf(state.options, unit.unitType) };
  return noStandingPlace(state, table, base, id) ?? outsideZone(state, unit, table, base);
}

/** Why a base has no standing place there (OG-2.12), other units than `mover` counted; null = it has one. */
export function noStandingPlace(
  state: OrionsGateState,
  table: Table,
  base: Footprint,
  mover: UnitId,
): Rejection | null {
  const off = offTable(base, table);
  if (off > 0) return { rule: 'OG-2.12', reason: `The base would be ${inches(off)} off the table.`, data: { off } };
  for (const piece of table.pieces) {
    if (!isSolid(piece.kind)) continue;
    if (!piece.parts.some((part) => overlaps(base, part))) continue;
    const deep = -gapMils(gapToParts(base, piece.parts), 'min');
    return {
      rule: 'OG-2.12',
      reason: `The base would overlap ${piece.name} (Blocking) by ${inches(deep)}.`,
      data: { piece: piece.id, deep },
    };
  }
  for (const other of state.units) {
    if (!isInPlay(other) || other.id === mover || other.pose.table !== table.number) continue;
    const foot = baseOf(state.options, other);
    const reach = SPACING + base.radius + foot.radius;
    if (squaredDistance(base, foot) >= reach * reach) continue;
    const gap = Math.max(0, gapMils(gapBetween(base, foot), 'min'));
    return {
      rule: 'OG-2.12',
      reason: `Only ${inches(gap)} from ${other.name}; at least ${inches(SPACING)} is needed.`,
      data: { unit: other.id, gap, least: SPACING },
    };
  }
  return null;
}

/** OG-4.3: the whole base stands in the strip along the side's own edge. */
function outsideZone(state: OrionsGateState, unit: Unit, table: Table, base: Footprint): Rejection | null {
  if (state.edges[unit.side] === 'south') {
    const reach = base.y + base.radius;
    if (reach <= ZONE_DEPTH) return null;
    return {
      rule: 'OG-4.3',
      reason: `The base reaches ${inches(reach)}; your zone ends at ${inches(ZONE_DEPTH)}.`,
      data: { reach, zone: ZONE_DEPTH },
    };
  }
  const zone = table.height - ZONE_DEPTH;
  const reach = base.y - base.radius;
  if (reach >= zone) return null;
  return {
    rule: 'OG-4.3',
    reason: `The base reaches ${inches(reach)}; your zone begins at ${inches(zone)}.`,
    data: { reach, zone },
  };
}

/**
 * Why the deployment a captain works on cannot end: its first unit neither placed nor left out (OG-4.10, 4.11); null =
 * it can.
 */
export function cannotFinish(state: OrionsGateState, seat: CaptainId): Rejection | null {
  const captain = deploymentMeant(state, seat);
  const waiting = state.units.find((unit) => unit.captain === captain && unit.status === 'waiting');
  if (!waiting) return null;
  return {
    rule: 'OG-4.10',
    reason: `${waiting.name} is not deployed yet; place it or leave it out.`,
    data: { unit: waiting.id },
  };
}
