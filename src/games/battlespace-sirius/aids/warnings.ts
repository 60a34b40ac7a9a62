import type { Seat } from '../../../engine/seat.ts';
import type { BattlespaceSiriusCommand } from '../command.ts';
import { lifeboatData } from '../data/lifeboats.ts';
import type { Direction, Side } from '../data/sides.ts';
import { weaponCost } from '../rules/volley.ts';
import type { BattlespaceSiriusView } from '../view.ts';
import { facingOutlook, glimpse } from './glimpse.ts';
import { reactionOutlook } from './reaction.ts';
import { lockOutlook, powerOf, vesselOf, type LineOutlook } from './vessels.ts';

/** BS-19.5: what a command would risk. `line` is named as the turn player's (BS-3.8). */
export type Warning =
  /**
   * An own side would fire with 0 Power: Sentry Fire there destroys the ship. `sentry` tells whether that opponent can
   * give Sentry Fire along this line now; `avoidable`: another lock after the maneuver leaves the side out.
   */
  | {
      readonly kind: 'unshieldedFiring';
      readonly side: Side;
      readonly line: Direction;
      readonly target: Seat;
      readonly sentry: boolean;
      readonly avoidable: boolean;
    }
  /**
   * The payment takes a side to 0 that is, or comes to be, on a line: a facing line before the lock, a locked line
   * after it.
   */
  | { readonly kind: 'paymentEmpties'; readonly side: Side; readonly line: Direction }
  /** After this reaction a locked side has 0 Power, not because of a payment: 1 weapon destroys the ship (BS-8.5). */
  | { readonly kind: 'unshieldedTarget'; readonly side: Side; readonly line: Direction };

/**
 * BS-19.5: warnings to be shown before a command is confirmed; empty for one without risk. Legality is not looked at.
 */
export function warningsOf(view: BattlespaceSiriusView, command: BattlespaceSiriusCommand): readonly Warning[] {
  switch (command.type) {
    case 'maneuver': {
      const seen = glimpse(view, command);
      const paid = command.kind === 'rotatePosition' ? command.pay : [];
      return [...emptied(seen.lines, 'own', paid), ...unshielded(view, seen.lines, seen.lines)];
    }
    case 'lock': {
      const lines = facingOutlook(view);
      return unshielded(
        view,
        lines.filter(({ target, line }) => target === command.target && command.lines.includes(line)),
        null,
      );
    }
    case 'react': {
      if (!view.engagedSeat) return [];
      const { locks } = reactionOutlook(view, command);
      const paid = command.kind === 'nothing' ? [] : command.pay;
      const bare = locks.flatMap(({ line, other }): Warning[] =>
        other.kind === 'side' && other.power <= 0 && !paid.includes(other.side)
          ? [{ kind: 'unshieldedTarget', side: other.side, line }]
          : [],
      );
      return [...emptied(locks, 'other', paid), ...bare];
    }
    case 'fire':
      return emptiedByWeapons(view, command.line, command.weapons);
    default:
      return [];
  }
}

/** Sides that a payment took to 0 and that stand on one of the lines. */
const emptied = (lines: readonly LineOutlook[], end: 'own' | 'other', paid: readonly Side[]): readonly Warning[] => {
  const seen: Warning[] = [];
  for (const line of lines) {
    const at = line[end];
    if (at.kind === 'side' && at.power <= 0 && paid.includes(at.side))
      seen.push({ kind: 'paymentEmpties', side: at.side, line: line.line });
  }
  return seen;
};

/**
 * Own sides with 0 Power at the firing end. `all` are the lines a lock can still be chosen from; null once it is
 * chosen.
 */
const unshielded = (
  view: BattlespaceSiriusView,
  lines: readonly LineOutlook[],
  all: readonly LineOutlook[] | null,
): readonly Warning[] =>
  lines.flatMap(({ own, line, target, targetSide }): Warning[] => {
    if (own.kind !== 'side' || own.power > 0) return [];
    const avoidable = all !== null && all.some((other) => other.own.kind === 'side' && other.own.power > 0);
    return [
      {
        kind: 'unshieldedFiring',
        side: own.side,
        line,
        target,
        sentry: canShootBack(view, target, targetSide, lines, all),
        avoidable,
      },
    ];
  });

/** Whether the target could give Sentry Fire from a side: table 7.A, and BS-12.13 for a lifeboat. */
function canShootBack(
  view: BattlespaceSiriusView,
  target: Seat,
  side: Side | null,
  lines: readonly LineOutlook[],
  all: readonly LineOutlook[] | null,
): boolean {
  const vessel = vesselOf(view, target);
  if (!vessel) return false;
  if (vessel.kind === 'lifeboat') return lifeboatData(vessel.lifeboat).sentry;
  const corner = (all ?? lines).some((line) => line.target === target && line.through !== null);
  return corner || powerOf(vessel.power, side!) > 0;
}

function emptiedByWeapons(view: BattlespaceSiriusView, line: Direction, weapons: number): readonly Warning[] {
  const attacker = vesselOf(view, view.turnSeat);
  const target = vesselOf(view, view.engagedSeat);
  const lock = view.locks.find((one) => one.line === line);
  if (attacker?.kind !== 'ship' || !target || !lock) return [];
  const { own } = lockOutlook(view, attacker, target, lock);
  const cost = weaponCost(weapons);
  return own.kind === 'side' && cost > 0 && own.power <= cost ? [{ kind: 'paymentEmpties', side: own.side, line }] : [];
}
