import type { SeatInfo } from '../../engine/recording.ts';
import { onlyPerson } from './alone.ts';
import type { LogEntry } from './log.ts';

const OPPOSITE = { good: 'bad', bad: 'good' } as const;

/** A line as a person who plays alone takes it: what is good for another side is bad for theirs. */
export function tonedFor(entry: LogEntry | null, seats: readonly Pick<SeatInfo, 'seat' | 'player'>[]): LogEntry | null {
  const alone = onlyPerson(seats);
  return !entry?.tone || alone === null || entry.unit === alone ? entry : { ...entry, tone: OPPOSITE[entry.tone] };
}
