import type { Rejection } from '../../../engine/game.ts';
import { atLeast, gapBetween, gapMils, gapText, INCH, inches, offTable, within } from '../../../table/index.ts';
import type { Footprint, Point } from '../../../table/shape.ts';
import type { CommandOf } from '../command.ts';
import type { DebrisWindow, OrionsGateState } from '../state.ts';
import { baseOf, enemiesOf, radiusOf, theUnit } from '../units.ts';
import { tableOf } from '../world.ts';
import { madePiece } from './made-pieces.ts';
import { record, type Ledger } from './play-ledger.ts';

/** A debris piece is 1" wide (OG-12.4). */
export const DEBRIS_RADIUS = INCH / 2;
/** At most so far from its ship, and at least so far from every hostile unit, base edge to piece edge (OG-12.4). */
export const DEBRIS_REACH = INCH;

/** Why debris cannot lie there, or null, in the order of OG-20.4: table edge, hostile unit, distance (OG-12.4). */
export function checkDebris(state: OrionsGateState, window: DebrisWindow, { x, y }: Point): Rejection | null {
  const piece: Footprint = { x, y, radius: DEBRIS_RADIUS };
  const at = [x, y] as const;
  const off = offTable(piece, tableOf(state.tables, window.from.table));
  if (off > 0)
    return {
      rule: 'OG-12.4',
      reason: `The piece would be ${inches(off)} off the table.`,
      data: { at, have: off, need: 0 },
    };
  const ship = theUnit(state, window.unit);
  for (const enemy of enemiesOf(state, ship.side)) {
    const base = baseOf(state.options, enemy);
    if (enemy.pose.table !== window.from.table || atLeast(piece, base, DEBRIS_REACH)) continue;
    const gap = gapBetween(piece, base);
    return {
      rule: 'OG-12.4',
      reason: `${inches(Math.max(0, gapMils(gap, 'min')))} from ${enemy.name}; at least ${inches(DEBRIS_REACH)} is needed.`,
      data: { other: enemy.id, at, have: gapMils(gap, 'min'), need: DEBRIS_REACH },
    };
  }
  const from: Footprint = { x: window.from.x, y: window.from.y, radius: radiusOf(state.options, ship.unitType) };
  if (within(from, piece, DEBRIS_REACH)) return null;
  const gap = gapBetween(from, piece);
  return {
    rule: 'OG-12.4',
    reason: `${gapText(gap, 'max')} from ${ship.name}; at most ${inches(DEBRIS_REACH)}.`,
    data: { other: ship.id, at, have: gapMils(gap, 'max'), need: DEBRIS_REACH },
  };
}

/**
 * The answer to the window: a piece of debris lies there for the rest of the game, or none (OG-11.6, 12.4). No dice
 * (OG-23.2).
 */
export function decideDebris(
  ledger: Ledger,
  { unit, slot, from }: DebrisWindow,
  command: CommandOf<'placeDebris'> | CommandOf<'decline'>,
): void {
  if (command.type === 'decline') return record(ledger, { type: 'debrisDeclined', unit, slot });
  record(ledger, {
    type: 'debrisPlaced',
    unit,
    slot,
    table: from.table,
    piece: madePiece(ledger.state.tables, 'Debris', command, DEBRIS_RADIUS),
  });
}
