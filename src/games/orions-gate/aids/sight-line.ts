import type { Rejection } from '../../../engine/game.ts';
import { sectorOf, type Arc, type Footprint, type Point, type Sector } from '../../../table/index.ts';
import type { Cover, Weapon } from '../event.ts';
import { attackNeeds } from '../rules/attack.ts';
import { isCovered } from '../rules/attack-cover.ts';
import type { Rules } from '../rules/rules.ts';
import { canTarget, PRIMARY } from '../rules/shooting.ts';
import type { OrionsGateState, UnitId } from '../state.ts';
import { baseOf, frontOf, thePlaced } from '../units.ts';

/** Line of sight from one unit to another, ready to be drawn as a fan (OG-25.5). */
export interface SightLine {
  readonly from: Point;
  readonly target: Footprint;
  /** 0..1, and in percent with two decimals that never contradict the verdicts. */
  readonly share: number;
  readonly shareText: string;
  readonly seen: boolean;
  readonly half: boolean;
  /** Half the angle of the base and what of it is hidden, radians, relative to the direction to its centre. */
  readonly halfWidth: number;
  readonly hidden: readonly Arc[];
  /** Pieces that hide something, in piece order. */
  readonly by: readonly { readonly id: string; readonly name: string }[];
  readonly cover: Cover;
  readonly covered: boolean;
  /** Where the shooter's front point lies as the target sees it; `back` is a shot in the back (OG-7.10). */
  readonly sectorOfTarget: Sector;
  /** Why the weapon may not be aimed there, or null. */
  readonly refused: Rejection | null;
}

/**
 * Sight, cover and verdict from any unit to any other of its table; for a ghost hand in the state with the ghost
 * (OG-25.5, 25.8).
 */
export function sightLine(
  rules: Rules,
  state: OrionsGateState,
  from: UnitId,
  to: UnitId,
  weapon: Weapon = PRIMARY,
): SightLine {
  const [attacker, target] = [thePlaced(state, from), thePlaced(state, to)];
  const front = frontOf(state.options, attacker);
  // Cover by the gun, which needs sight: a Hangar has no view of its own.
  const { cover, hiddenShare } = attackNeeds(rules, state, attacker, target, PRIMARY);
  const hidden = hiddenShare!;
  const pieces = state.tables[target.pose.table - 1]!.pieces;
  return {
    from: front,
    target: baseOf(state.options, target),
    share: hidden.share,
    shareText: shareText(hidden),
    seen: !hidden.full,
    half: hidden.half,
    halfWidth: hidden.halfWidth,
    hidden: hidden.hidden,
    by: hidden.by.map((id) => ({ id, name: pieces.find((piece) => piece.id === id)!.name })),
    cover,
    covered: isCovered(cover),
    sectorOfTarget: sectorOf(target.pose, front),
    refused: canTarget(rules, state, attacker, target, weapon),
  };
}

/** A share in percent: rounded, but below 50 and 100 as long as the verdict is, and at them once it is. */
export function shareText({
  share,
  half,
  full,
}: {
  readonly share: number;
  readonly half: boolean;
  readonly full: boolean;
}): string {
  let hundredths = Math.round(share * 10_000);
  if (full) hundredths = 10_000;
  else if (half) hundredths = Math.max(5000, Math.min(9999, hundredths));
  else hundredths = Math.min(4999, hundredths);
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')} %`;
}
