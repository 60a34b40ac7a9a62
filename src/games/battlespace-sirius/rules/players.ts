import type { Seat } from '../../../engine/seat.ts';
import { shipData } from '../data/ships.ts';
import type { BattlespaceSiriusState, Player, Vessel } from '../state.ts';
import { isAdjacent } from './facing.ts';

/** A player with a vessel on the grid. */
export type Standing = Player & { readonly vessel: Vessel };

/** The player of a seat; null for a seat that is not at the table. */
export function playerOf(state: BattlespaceSiriusState, seat: Seat | null): Player | null {
  for (const player of state.players) if (player.seat === seat) return player;
  return null;
}

/** Whether a player has a vessel on the grid. */
export const isIn = (player: Player): player is Standing => player.vessel !== null;

/** The vessel of a seat that is still in; throws for any other: the state is broken. */
export function vesselOf(state: BattlespaceSiriusState, seat: Seat | null): Vessel {
  const vessel = playerOf(state, seat)?.vessel;
  if (!vessel) throw new Error(`Seat ${seat} has no vessel.`);
  return vessel;
}

/** The vessel whose turn it is. */
export const turnVessel = (state: BattlespaceSiriusState): Vessel => vesselOf(state, state.turnSeat);

/** The players still in, in seat order. */
export const standing = (state: BattlespaceSiriusState): readonly Standing[] => state.players.filter(isIn);

/** How many players are still in. */
export function countIn(state: BattlespaceSiriusState): number {
  let count = 0;
  for (const player of state.players) if (player.vessel) count++;
  return count;
}

/** The opponents of a seat that are still in, in seat order. */
export function opponentsOf(state: BattlespaceSiriusState, seat: Seat): readonly Standing[] {
  const found: Standing[] = [];
  for (const player of state.players) if (player.seat !== seat && isIn(player)) found.push(player);
  return found;
}

/** The opponents next to a seat's vessel, in seat order (BS-11.6). */
export function adjacentTo(state: BattlespaceSiriusState, seat: Seat): readonly Standing[] {
  const { cell } = vesselOf(state, seat);
  const found: Standing[] = [];
  for (const player of state.players)
    if (player.seat !== seat && isIn(player) && isAdjacent(cell, player.vessel.cell)) found.push(player);
  return found;
}

/** How messages call the player of a seat: by the name of their ship. */
export const nameOf = (state: BattlespaceSiriusState, seat: Seat | null): string => {
  const player = playerOf(state, seat);
  return player ? shipData(player.ship).name : `seat ${seat}`;
};
