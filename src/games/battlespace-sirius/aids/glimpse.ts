import type { Seat } from '../../../engine/seat.ts';
import type { BattlespaceSiriusCommand } from '../command.ts';
import { isAdjacent, turned } from '../rules/facing.ts';
import { moved } from '../rules/power.ts';
import type { Vessel } from '../state.ts';
import type { BattlespaceSiriusView } from '../view.ts';
import { positionName, type PositionName } from './position-name.ts';
import { lineEnd, linesFrom, vesselOf, type LineEnd, type LineOutlook } from './vessels.ts';

export type Maneuver = Extract<BattlespaceSiriusCommand, { readonly type: 'maneuver' }>;
export type LockCommand = Extract<BattlespaceSiriusCommand, { readonly type: 'lock' }>;

/** How the turn player's vessel would stand after a maneuver. */
export interface Glimpse {
  readonly vessel: Vessel;
  /** The facing lines to every opponent then adjacent. */
  readonly lines: readonly LineOutlook[];
  /** The name of its place seen from each of them (BS-3.10). */
  readonly names: readonly { readonly seat: Seat; readonly name: PositionName }[];
}

/**
 * BS-19.3: how the turn player's vessel would stand after a maneuver, and its facing lines from there. A payment not
 * chosen yet (`pay` empty) is not taken off; legality is not looked at. Throws if the turn player has no vessel.
 */
export function glimpse(view: BattlespaceSiriusView, command: Maneuver): Glimpse {
  const vessel = after(vesselOf(view, view.turnSeat)!, command);
  const lines = linesFrom(view, view.turnSeat, vessel);
  const names = view.players.flatMap(({ seat, vessel: other }) => {
    if (seat === view.turnSeat || !other || !isAdjacent(vessel.cell, other.cell)) return [];
    return [{ seat, name: positionName(view, vessel.cell, seat)! }];
  });
  return { vessel, lines, names };
}

/** A vessel after a maneuver; a lifeboat only changes its cell. */
function after(vessel: Vessel, command: Maneuver): Vessel {
  const cell = command.kind === 'position' || command.kind === 'rotatePosition' ? command.to : vessel.cell;
  if (vessel.kind === 'lifeboat') return { ...vessel, cell };
  const heading =
    command.kind === 'rotate' || command.kind === 'rotatePosition'
      ? turned(vessel.heading, command.turn)
      : vessel.heading;
  const power = command.kind === 'rotatePosition' ? moved(vessel.power, command.pay, -1) : vessel.power;
  return { ...vessel, cell, heading, power };
}

/** The facing lines of the turn player as the vessels stand, with what stands at both ends (BS-19.2). */
export function facingOutlook(view: BattlespaceSiriusView): readonly LineOutlook[] {
  const vessel = vesselOf(view, view.turnSeat);
  return vessel ? linesFrom(view, view.turnSeat, vessel) : [];
}

/** What a lock would aim at, and where each turn of the opponent's reaction would leave it. */
export interface LockGlimpse {
  readonly lines: readonly LineOutlook[];
  /**
   * The locked side and its Power on each line after a Rotate by 90, 180, 270; the payment, theirs to choose, is not
   * taken off.
   */
  readonly turns: readonly {
    readonly turn: 90 | 180 | 270;
    readonly cost: 1 | 2;
    readonly affordable: boolean;
    readonly ends: readonly LineEnd[];
  }[];
}

/** BS-7.5 seen ahead: the lines of a lock and what the engaged opponent can turn into them. */
export function lockGlimpse(view: BattlespaceSiriusView, command: LockCommand): LockGlimpse {
  const own = vesselOf(view, view.turnSeat)!;
  const target = vesselOf(view, command.target);
  if (!target) return { lines: [], turns: [] };
  const chosen = (vessel: Vessel) =>
    linesFrom(
      {
        ...view,
        players: view.players.map((player) => (player.seat === command.target ? { ...player, vessel } : player)),
      },
      view.turnSeat,
      own,
    ).filter((line) => line.target === command.target && command.lines.includes(line.line));
  const lines = chosen(target);
  if (target.kind === 'lifeboat') return { lines, turns: [] };
  const total = target.power.reduce((sum, power) => sum + power, 0);
  return {
    lines,
    turns: ([90, 180, 270] as const).map((turn) => {
      const cost = turn === 180 ? 2 : 1;
      const rotated: Vessel = { ...target, heading: turned(target.heading, turn) };
      return {
        turn,
        cost,
        affordable: total >= cost,
        ends: chosen(rotated).map((line) => lineEnd(rotated, line.targetSide)),
      };
    }),
  };
}
