import type { Seat } from '../../../engine/seat.ts';
import type { BattlespaceSiriusEvent, EventOf } from '../event.ts';
import type { BattlespaceSiriusState } from '../state.ts';
import { gameEnd } from './end.ts';
import { countIn, playerOf } from './players.ts';

/** BS-10.5: quiet turns in a row that draw the game now; 0 = never. */
export const quietLimit = (state: BattlespaceSiriusState): number => state.options.noFireDrawRounds * countIn(state);

/** BS-4.1, BS-11.8: the turn passes to the next player of the turn order who is still in. */
function nextSeat({ order, turnSeat }: BattlespaceSiriusState, isIn: (seat: Seat) => boolean): Seat {
  const at = order.indexOf(turnSeat);
  for (let step = 1; step <= order.length; step++) {
    const seat = order[(at + step) % order.length]!;
    if (isIn(seat)) return seat;
  }
  throw new Error('Nobody is left to take a turn.');
}

/** BS-4.6: the next turn; a new round when it passes to an earlier or the same place of the turn order. */
function nextTurn(state: BattlespaceSiriusState): EventOf<'turnBegan'> {
  const seat = nextSeat(state, (one) => playerOf(state, one)?.vessel !== null);
  const again = state.order.indexOf(seat) <= state.order.indexOf(state.turnSeat);
  return { type: 'turnBegan', seat, turn: state.turnNumber + 1, round: state.round + (again ? 1 : 0) };
}

/** BS-4.5, BS-10.5: the turn ends; a turn without a shot is quiet, and enough of them in a row draw the game. */
export function turnEnd(state: BattlespaceSiriusState): readonly BattlespaceSiriusEvent[] {
  const quietTurns = state.shot ? 0 : state.quietTurns + 1;
  const ended = { type: 'turnEnded', seat: state.turnSeat, shot: state.shot, quietTurns } as const;
  const limit = quietLimit(state);
  return limit > 0 && quietTurns >= limit ? [ended, ...gameEnd(state, null, 'noShots')] : [ended, nextTurn(state)];
}
