import type { BidsEvent, BidsView } from '../../../helpers/toy/bids.ts';
import type { LogContext } from '../../../../src/ui/match/desk.ts';
import type { LogEntry } from '../../../../src/ui/match/log.ts';
import { nameIn } from '../../screen/toy.ts';
import { faceOf } from './board.ts';
import { words } from './words.ts';

/** The line of the log for an event: what was bid is heard of by whoever bid it alone, until all are shown. */
export function logEntry(event: BidsEvent, view: BidsView, session: LogContext): LogEntry | null {
  const name = nameIn(session);
  switch (event.type) {
    case 'bid': {
      const value = event.card === null ? undefined : view.faces[event.card];
      if (value === undefined) return { text: words.log.bid(name(event.seat)) };
      return { text: words.log.own(faceOf(event.card!, value).title) };
    }
    case 'takenBack':
      return { text: words.log.takenBack(name(event.seat)) };
    case 'shown': {
      const bids = event.bids.map(({ seat, card, face }) => `${name(seat)}: ${faceOf(card, face).title} (${face})`);
      const team = event.bids.map(({ seat }) => seat).filter((seat) => Number(seat.slice(1)) % 2 !== event.team);
      return { text: words.log.shown(bids.join(', '), team.map(name).join(' and ')), head: true };
    }
    case 'drew':
      return event.face === null ? null : { text: words.log.drew(faceOf(event.card, event.face).title) };
    case 'reshuffled':
      return { text: words.log.reshuffled, auto: true };
    case 'ended':
      return { text: words.log.ended };
    default:
      return event satisfies never;
  }
}
