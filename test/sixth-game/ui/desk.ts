import type { Session } from '../../../src/session/session.ts';
import type { Desk, LogContext } from '../../../src/ui/match/desk.ts';
import { openDesk } from '../../../src/ui/match/open-desk.ts';
import type { PlayState } from '../../../src/ui/match/state.ts';
import type { LogEntry } from '../../../src/ui/match/log.ts';
import type { WardsCommand, WardsEvent, WardsView } from '../../helpers/toy/wards.ts';
import { words } from './words.ts';

type Own = Record<never, never>;
export type WardsDesk = Desk<WardsView, WardsEvent, WardsCommand, Own, never>;
export type WardsScreenState = PlayState<WardsView, WardsEvent>;

/** The line of the log for an event. */
export function logEntry(event: WardsEvent, _view: WardsView, { seats }: LogContext): LogEntry | null {
  const name = (seat: string): string => seats.find((one) => one.seat === seat)?.name ?? seat;
  switch (event.type) {
    case 'struck':
      return { text: words.log.struck(name(event.by), event.face), head: true };
    case 'warded':
      return { text: words.log.warded(name(event.by), event.face) };
    case 'riposted':
      return { text: words.log.riposted(name(event.by), event.face) };
    case 'played':
      return { text: words.log.played(name(event.seat), event.face), head: true };
    case 'mended':
    case 'took':
      return { text: words.log.took(name(event.seat), event.lives) };
    case 'passed':
      return { text: words.log.passed(name(event.seat)) };
    case 'ended':
      return { text: words.log.ended };
    case 'lost':
      return { text: words.log.lost(name(event.seat), event.face) };
    case 'drew':
    case 'turned':
    case 'looked':
    case 'arranged':
    case 'autoPassSet':
    case 'closed':
      return null;
    default:
      return event satisfies never;
  }
}

/** The controller of a match of Wards. */
export const openWardsDesk = (open: (pace: () => Promise<void>) => Session): WardsDesk =>
  openDesk({ open, logEntry, first: () => ({}), settled: () => ({}) });
