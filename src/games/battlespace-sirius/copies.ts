import type { Seat } from '../../engine/seat.ts';
import type { BattlespaceSiriusState, Player, Power, Ship } from './state.ts';

// A search makes states by the hundred thousand: a copy written out keeps one shape, where nested spreads make ever new
// ones.

/** A fresh copy, to be filled in before anybody else sees it. */
export type Fresh<T> = { -readonly [key in keyof T]: T[key] };

/** A copy of a state, not of what lies in it. */
export const copyOfState = (state: BattlespaceSiriusState): Fresh<BattlespaceSiriusState> => ({
  options: state.options,
  players: state.players,
  order: state.order,
  rolling: state.rolling,
  phase: state.phase,
  turnSeat: state.turnSeat,
  turnNumber: state.turnNumber,
  round: state.round,
  engagedSeat: state.engagedSeat,
  locks: state.locks,
  repairPoints: state.repairPoints,
  shot: state.shot,
  quietTurns: state.quietTurns,
  ending: state.ending,
  outcome: state.outcome,
});

const copyOfPlayer = (player: Player): Fresh<Player> => ({
  seat: player.seat,
  ship: player.ship,
  lifeboat: player.lifeboat,
  shown: player.shown,
  vessel: player.vessel,
  agree: player.agree,
  left: player.left,
});

/**
 * Changes one player of a fresh state: `change` fills in their copy. Throws when there is no such seat: the state is
 * broken.
 */
export function changePlayer(
  next: Fresh<BattlespaceSiriusState>,
  seat: Seat,
  change: (player: Fresh<Player>) => void,
): void {
  const players = next.players.slice();
  for (let index = 0; index < players.length; index++) {
    if (players[index]!.seat !== seat) continue;
    const player = copyOfPlayer(players[index]!);
    change(player);
    players[index] = player;
    next.players = players;
    return;
  }
  throw new Error(`There is no seat ${seat}.`);
}

/** Changes the Power of a seat's ship in a fresh state; a lifeboat has none. */
export function changePower(next: Fresh<BattlespaceSiriusState>, seat: Seat, power: (ship: Ship) => Power): void {
  changePlayer(next, seat, (player) => {
    const ship = player.vessel;
    if (ship?.kind === 'ship')
      player.vessel = { kind: 'ship', cell: ship.cell, heading: ship.heading, power: power(ship) };
  });
}
