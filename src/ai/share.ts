import type { Outcome } from '../engine/game.ts';
import type { Seat } from '../engine/seat.ts';

/** What a seat has of a game that is over: 1 won, 0.5 drawn, 0 lost. */
export const shareOf = ({ winners }: Pick<Outcome, 'winners'>, seat: Seat): number =>
  winners.includes(seat) ? 1 : winners.length === 0 ? 0.5 : 0;
