import type { Seat } from '../../../engine/seat.ts';
import type { BattlespaceSiriusEvent } from '../../../games/battlespace-sirius/index.ts';
import type { LoggedPly } from '../../match/log.ts';
import type { SiriusState } from './state.ts';

/** Most times faster than the person's own speed. */
const MAX = 4;
/** With so many vessels every turn concerns whoever plays. */
const DUEL = 2;

/** Whether a fact is about one of the seats, or ends a vessel: those are seen at the person's own speed. */
const concerns = (event: BattlespaceSiriusEvent, isHere: (seat: Seat) => boolean): boolean =>
  event.type === 'vesselLost' ||
  event.type === 'gameEnded' ||
  ('target' in event && isHere(event.target)) ||
  ('seat' in event && event.type !== 'turnBegan' && isHere(event.seat));

/**
 * How many times faster a command is shown: what other seats do among themselves goes by the faster, the more of their
 * turns passed since the last decision at this screen.
 */
export function hasteOf(
  log: LoggedPly<BattlespaceSiriusEvent>,
  { log: before, view }: Pick<SiriusState, 'log' | 'view'>,
  isHere: (seat: Seat) => boolean,
): number {
  const own = log.seat !== null && isHere(log.seat);
  if (
    own ||
    view.players.filter(({ vessel }) => vessel).length <= DUEL ||
    log.events.some((event) => concerns(event, isHere))
  )
    return 1;
  const last = before.findLastIndex(({ seat }) => seat !== null && isHere(seat));
  const turns = before
    .slice(last + 1)
    .flatMap(({ events }) => events)
    .filter(({ type }) => type === 'turnBegan').length;
  return Math.min(2 + turns, MAX);
}
