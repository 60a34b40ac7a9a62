import type { SpurEvent } from '../event.ts';
import type { SpurState } from '../state.ts';
import { limitReached } from './end.ts';
import { playerOf, seatAfter } from './table.ts';

/** OS-4.6 (2). */
const TURN_RECRUITMENT = 1;

/** OS-0.13: whether a round ends as the turn passes on: back to, or past, the seat of the first player. */
function endsRound({ players, activeSeat, firstSeat }: SpurState, next: string): boolean {
  const seats = players.map(({ seat }) => seat);
  const from = (seat: string): number => (seats.indexOf(seat) - seats.indexOf(firstSeat) + seats.length) % seats.length;
  return from(next) <= from(activeSeat);
}

/** OS-4.6, OS-11.10: the turn passes on; a player who has left the game gains nothing (OS-11.7). */
export function turnPassed(state: SpurState): readonly SpurEvent[] {
  const { activeSeat, turn, round, options } = state;
  const { eliminated, recruitment } = playerOf(state, activeSeat);
  const ended: SpurEvent = {
    type: 'turnEnded',
    seat: activeSeat,
    recruitment: eliminated ? null : recruitment + TURN_RECRUITMENT,
  };
  const next = seatAfter(state, activeSeat);
  const nextRound = endsRound(state, next) ? round + 1 : round;
  if (options.roundLimit > 0 && nextRound > options.roundLimit) return [ended, limitReached(state)];
  return [ended, { type: 'turnBegan', seat: next, turn: turn + 1, round: nextRound }];
}
