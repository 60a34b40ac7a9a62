import type { Chance } from '../../engine/rng.ts';
import { along, bearingOf, boxAround, rnd, squaredDistance, turned } from '../../table/index.ts';
import type { CommandOf } from './command.ts';
import { EXIT_REACH, otherPieces, type StandingPiece } from './rules/gates.ts';
import { widestTurn } from './rules/move.ts';
import type { OrionsGateState } from './state.ts';
import { radiusOf, thePlaced } from './units.ts';

type Plan = CommandOf<'plan'>;

/** A point of the rectangle that holds every place where a unit can come out of a gate or wormhole (OG-14.3, 14.6). */
export function drawExitPlace(
  state: OrionsGateState,
  unit: string,
  { piece }: Pick<StandingPiece, 'piece'>,
  chance: Chance,
): { readonly x: number; readonly y: number } {
  const reach = EXIT_REACH + radiusOf(state.options, thePlaced(state, unit).unitType);
  const { left, right, bottom, top } = boxAround(piece.parts);
  const between = (least: number, most: number): number => least + chance.die(most - least + 1) - 1;
  return {
    x: between(Math.floor(left) - reach, Math.ceil(right) + reach),
    y: between(Math.floor(bottom) - reach, Math.ceil(top) + reach),
  };
}

/**
 * Every other time a plan straight at a gate of the active unit's table, out of another one; it need not be legal
 * (OG-14.3). Null the other times and where no gate can be entered; there no die is drawn.
 */
export function drawGateWay(state: OrionsGateState, chance: Chance): Plan | null {
  const { unit: id, action, allowance } = state.activation!;
  const { pose, unitType } = thePlaced(state, id);
  const gates = state.tables[pose.table - 1]!.pieces.filter(({ kind }) => kind === 'warpGate');
  const outs = gates.length === 0 ? [] : otherPieces(state.tables, gates[0]!);
  if (outs.length === 0 || chance.die(2) === 1) return null;
  const enter = gates[chance.die(gates.length) - 1]!;
  const exits = otherPieces(state.tables, enter);
  const out = exits[chance.die(exits.length) - 1]!;
  const gate = { enter: enter.id, leave: out.piece.id, ...drawExitPlace(state, id, out, chance) };
  const { left, right, bottom, top } = boxAround(enter.parts);
  const middle = { x: rnd((left + right) / 2), y: rnd((bottom + top) / 2) };
  const bearing = bearingOf(pose, middle) ?? pose.heading;
  if (unitType === 'scouts') {
    // A mil less than the way may be long, for rounding.
    const { x, y } =
      squaredDistance(pose, middle) <= allowance * allowance
        ? middle
        : along(pose, bearing, Math.max(0, allowance - 1));
    return { type: 'plan', points: [[x, y]], heading: chance.die(36_000) - 1, gate };
  }
  const turn = turned(bearing - pose.heading);
  const widest = widestTurn(state.options, action);
  const pivot = Math.max(-widest, Math.min(widest, turn > 18_000 ? turn - 36_000 : turn));
  return { type: 'plan', first: 0, pivot, second: allowance, gate };
}
