import type { Seat } from '../../../engine/seat.ts';
import type { SkaxarEvent } from '../../../games/skaxar/index.ts';
import type { LoggedPly } from '../../match/log.ts';

/** Most times faster than the person's own speed. */
const MAX = 3;

/**
 * How many times faster a command is shown: turns that the engine plays by itself, because nobody can buy, go by the
 * faster, the more of them follow.
 */
export function hasteOf({ events }: Pick<LoggedPly<SkaxarEvent>, 'events'>, isHere: (seat: Seat) => boolean): number {
  const turns = events.filter(({ type }) => type === 'turnBegan').length;
  // Where nobody at this screen plays, two computers go on by themselves.
  const mine = events.some((event) => 'seat' in event && isHere(event.seat));
  return turns <= 1 && mine ? 1 : Math.min(Math.max(turns, mine ? 1 : 2), MAX);
}
