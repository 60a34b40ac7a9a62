import type { OrionsGateEvent, OrionsGateView } from '../../../games/orions-gate/index.ts';
import { entryOf } from './words/log.ts';
import type { LogContext } from '../../match/desk.ts';
import type { LogEntry } from '../../match/log.ts';
import { seatName } from './hud/names.ts';

/**
 * An event as the log words it: the game says what happened, the catalogue in which words. `view` is the one after the
 * command. What is bad for an enemy is good for whoever looks; to a spectator it is neither.
 */
export function logEntry(event: OrionsGateEvent, view: OrionsGateView, { game, seats }: LogContext): LogEntry | null {
  const entry = entryOf(game.describe(event, view), seatName(seats));
  if (!entry?.tone) return entry;
  const { tone, ...plain } = entry;
  const side = view.units.find(({ id }) => id === entry.unit)?.side;
  if (!side || !view.side) return plain;
  return { ...plain, tone: side === view.side ? tone : OPPOSITE[tone] };
}

const OPPOSITE = { good: 'bad', bad: 'good' } as const;
