import type { Seat } from '../../engine/seat.ts';
import type { Player, Ship, SpurState } from './state.ts';

// Games are played by the ten thousand: a copy written out keeps one shape, where nested spreads make ever new ones.

/** A fresh copy, to be filled in before anybody else sees it. */
export type Fresh<T> = { -readonly [key in keyof T]: T[key] };

/** A copy of a state, not of what lies in it. */
export const copyOfState = (state: SpurState): Fresh<SpurState> => ({
  options: state.options,
  phase: state.phase,
  turn: state.turn,
  round: state.round,
  activeSeat: state.activeSeat,
  firstSeat: state.firstSeat,
  fleetChoice: state.fleetChoice,
  layoutChoice: state.layoutChoice,
  scripted: state.scripted,
  players: state.players,
  ships: state.ships,
  primary: state.primary,
  mode: state.mode,
  activeShip: state.activeShip,
  suppressor: state.suppressor,
  silenced: state.silenced,
  lasting: state.lasting,
  window: state.window,
  helpers: state.helpers,
  choosing: state.choosing,
  unchecked: state.unchecked,
  outcome: state.outcome,
});

const copyOfPlayer = (player: Player): Fresh<Player> => ({
  seat: player.seat,
  tacticsDeck: player.tacticsDeck,
  hand: player.hand,
  discard: player.discard,
  reserve: player.reserve,
  shipDeck: player.shipDeck,
  joined: player.joined,
  recruitment: player.recruitment,
  repairTraded: player.repairTraded,
  trophies: player.trophies,
  autoPass: player.autoPass,
  eliminated: player.eliminated,
  revised: player.revised,
  played: player.played,
});

const copyOfShip = (ship: Ship): Fresh<Ship> => ({
  id: ship.id,
  owner: ship.owner,
  joinIndex: ship.joinIndex,
  slot: ship.slot,
  shield: ship.shield,
  hull: ship.hull,
  energy: ship.energy,
  overcharged: ship.overcharged,
  suppressed: ship.suppressed,
  interfered: ship.interfered,
  activated: ship.activated,
});

/** Changes one player of a fresh state: `change` fills in the copy. */
export function changePlayer(next: Fresh<SpurState>, seat: Seat, change: (player: Fresh<Player>) => void): void {
  next.players = next.players.map((player) => {
    if (player.seat !== seat) return player;
    const copy = copyOfPlayer(player);
    change(copy);
    return copy;
  });
}

/** Changes the ships of a fresh state that `fits` names. */
export function changeShips(
  next: Fresh<SpurState>,
  fits: (ship: Ship) => boolean,
  change: (ship: Fresh<Ship>) => void,
): void {
  next.ships = next.ships.map((ship) => {
    if (!fits(ship)) return ship;
    const copy = copyOfShip(ship);
    change(copy);
    return copy;
  });
}

/** Changes one ship of a fresh state. */
export const changeShip = (next: Fresh<SpurState>, id: string, change: (ship: Fresh<Ship>) => void): void =>
  changeShips(next, (ship) => ship.id === id, change);
