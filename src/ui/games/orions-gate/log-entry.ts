import type { OrionsGateEvent, OrionsGateView } from '../../../games/orions-gate/index.ts';
import { entryOf } from './words/log.ts';
import type { LogContext } from '../../match/desk.ts';
import type { LogEntry } from '../../match/log.ts';
import { seatName } from './hud/names.ts';

/**
 * An event as the log words it: the game says what happened, the catalogue in which words. `view` is the one after the
 * command.
 */
export const logEntry = (event: OrionsGateEvent, view: OrionsGateView, { game, seats }: LogContext): LogEntry | null =>
  entryOf(game.describe(event, view), seatName(seats));
