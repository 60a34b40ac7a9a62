import type { LogContext } from '../../../../src/ui/match/desk.ts';
import type { LogEntry } from '../../../../src/ui/match/log.ts';
import type { WardsEvent, WardsView } from '../../../helpers/toy/wards.ts';
import { nameIn } from '../../screen/toy.ts';
import { faceOf } from './board.ts';
import { words } from './words.ts';

/** The line of the log for an event. */
export function logEntry(event: WardsEvent, _view: WardsView, session: LogContext): LogEntry | null {
  const name = nameIn(session);
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
      // Only who drew it hears of a face.
      return event.face === null ? null : { text: words.log.drew(faceOf(event.card, event.face).title) };
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
