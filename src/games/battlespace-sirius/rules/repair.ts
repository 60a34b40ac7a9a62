import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { BattlespaceSiriusCommand } from '../command.ts';
import { MAX_POWER, SIDES } from '../data/sides.ts';
import type { EventOf } from '../event.ts';
import type { BattlespaceSiriusState, Ship } from '../state.ts';
import { vesselOf } from './players.ts';
import { listsOf, moved, powerOf, timesNamed } from './power.ts';
import { sideName } from './well-formed.ts';

type Repair = Extract<BattlespaceSiriusCommand, { type: 'repair' }>;

const shipOf = (state: BattlespaceSiriusState, seat: Seat): Ship => vesselOf(state, seat) as Ship;

/** All legal placements of the open points (BS-9.4, BS-9.5). */
export function repairChoices(state: BattlespaceSiriusState, seat: Seat): readonly Repair[] {
  const ship = shipOf(state, seat);
  return listsOf(state.repairPoints, (side) => MAX_POWER - powerOf(ship, side)).map((sides): Repair => ({
    type: 'repair',
    sides,
  }));
}

/** The tests of table 13.B for a repair, in their order; null = legal. */
export function cannotRepair(state: BattlespaceSiriusState, seat: Seat, { sides }: Repair): Rejection | null {
  const { repairPoints } = state;
  if (sides.length !== repairPoints) {
    return {
      rule: 'BS-9.5',
      reason: `place ${repairPoints} ${repairPoints === 1 ? 'point' : 'points'}; you named ${sides.length}.`,
      data: { points: repairPoints, named: sides.length },
    };
  }
  const ship = shipOf(state, seat);
  for (const side of SIDES) {
    const power = powerOf(ship, side);
    const more = timesNamed(sides, side);
    if (more === 0 || power + more <= MAX_POWER) continue;
    const would =
      power === MAX_POWER
        ? `has ${power} Power, ${MAX_POWER} is the most`
        : `has ${power} Power; ${more} more would be ${power + more}, ${MAX_POWER} is the most`;
    return { rule: 'BS-9.4', reason: `${sideName(side)} ${would}.`, data: { side, power, more } };
  }
  return null;
}

/** The fact a legal placement makes. */
export const repaired = (
  state: BattlespaceSiriusState,
  seat: Seat,
  { sides }: Repair,
  auto: boolean,
): EventOf<'repaired'> => ({
  type: 'repaired',
  seat,
  sides,
  power: moved(shipOf(state, seat).power, sides, 1),
  auto,
});
