import type { Seat } from '../../../engine/seat.ts';
import { lifeboatData } from '../data/lifeboats.ts';
import { SIDES, type Side } from '../data/sides.ts';
import { facingLines, isAdjacent, type FacingLine } from '../rules/facing.ts';
import type { Lock, Power, Vessel } from '../state.ts';
import type { BattlespaceSiriusView } from '../view.ts';

/** What stands at one end of a line: a ship's side with its Power, or a lifeboat with its Hull. */
export type LineEnd =
  | { readonly kind: 'side'; readonly side: Side; readonly power: number }
  | { readonly kind: 'lifeboat'; readonly hull: number };

/** A facing line with what stands at both of its ends (BS-19.2): "Starboard 6 > Port 5". */
export interface LineOutlook extends FacingLine {
  readonly own: LineEnd;
  readonly other: LineEnd;
}

/** The vessel of a seat, or null for a player who is out or not yet placed. */
export const vesselOf = (view: BattlespaceSiriusView, seat: Seat | null): Vessel | null =>
  view.players.find((player) => player.seat === seat)?.vessel ?? null;

/** Power of a side of a ship. */
export const powerOf = (power: Power, side: Side): number => power[SIDES.indexOf(side)]!;

/** One end of a line on a vessel; `side` is null on a lifeboat. */
export const lineEnd = (vessel: Vessel, side: Side | null): LineEnd =>
  vessel.kind === 'ship'
    ? { kind: 'side', side: side!, power: powerOf(vessel.power, side!) }
    : { kind: 'lifeboat', hull: lifeboatData(vessel.lifeboat).hull };

/** A lock as a line with what stands at both ends. */
export function lockOutlook(
  view: BattlespaceSiriusView,
  attacker: Vessel,
  target: Vessel,
  lock: Pick<Lock, 'line' | 'firingSide' | 'targetSide'>,
): LineOutlook {
  const through = facingLines(attacker, target).find(({ line }) => line === lock.line)?.through ?? null;
  return {
    attacker: view.turnSeat,
    target: view.engagedSeat!,
    line: lock.line,
    firingSide: lock.firingSide,
    targetSide: lock.targetSide,
    through,
    own: lineEnd(attacker, lock.firingSide),
    other: lineEnd(target, lock.targetSide),
  };
}

/** Every line a vessel of a seat would have to adjacent opponents if it stood so. */
export const linesFrom = (view: BattlespaceSiriusView, seat: Seat, vessel: Vessel): readonly LineOutlook[] =>
  view.players.flatMap((player) => {
    const target = player.vessel;
    if (player.seat === seat || !target || !isAdjacent(vessel.cell, target.cell)) return [];
    return facingLines(vessel, target).map((line) => ({
      ...line,
      attacker: seat,
      target: player.seat,
      own: lineEnd(vessel, line.firingSide),
      other: lineEnd(target, line.targetSide),
    }));
  });
