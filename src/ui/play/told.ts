import type { AnyGame } from '../../engine/game.ts';
import type { SeatInfo } from '../../engine/recording.ts';
import type { Seat } from '../../engine/seat.ts';
import type { OrionsGateEvent, OrionsGateView } from '../../games/orions-gate/index.ts';
import { entryOf, type LogEntry } from '../messages/log.ts';
import { seatName } from '../games/orions-gate/hud/names.ts';

/** A line of the log with its place in the battle. */
export interface ToldLine extends LogEntry {
  readonly key: string;
  readonly plies: number;
}

/** One played command as the log keeps it. `plies` = commands on the timeline after it; 0 = the opening. */
export interface Told {
  readonly plies: number;
  readonly seat: Seat | null;
  readonly events: readonly OrionsGateEvent[];
  readonly lines: readonly ToldLine[];
}

/** A command as the log tells it: the game says what happened, the catalogue in which words. `view` is the one after it. */
export function toldOf(game: AnyGame, seats: readonly SeatInfo[], what: Omit<Told, 'lines'>, view: OrionsGateView): Told {
  const lines = what.events.flatMap((event, index) => {
    const entry = entryOf(game.describe(event, view), seatName(seats));
    return entry ? [{ ...entry, key: `${what.plies}.${index}`, plies: what.plies }] : [];
  });
  return { ...what, lines };
}
