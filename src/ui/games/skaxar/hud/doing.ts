import { SEATS, type SkaxarEvent, type SkaxarView } from '../../../../games/skaxar/index.ts';
import type { LoggedPly } from '../../../match/log.ts';
import { cardName, sideName } from '../names.ts';
import { skaxar } from '../words/play.ts';

const words = skaxar.doing;

type Names = Pick<SkaxarView, 'options'>;

/** Which fact of a command is watched, the first of these that is in it: what follows from it comes after. */
const WATCHED = ['bought', 'harvested', 'declined', 'fought', 'passed', 'flipped'] as const;

/** What goes on in a command that is being shown, without how it ends; null where there is nothing to watch. */
export function doingWords(view: Names, ply: Pick<LoggedPly<SkaxarEvent>, 'events'> | undefined): string | null {
  for (const type of WATCHED) {
    const event = ply?.events.find((one) => one.type === type);
    if (event) return wordsOf(view, event);
  }
  return null;
}

function wordsOf(view: Names, event: SkaxarEvent): string | null {
  switch (event.type) {
    case 'bought':
      return words.buys(sideName(view, event.seat), cardName(event.card));
    case 'passed':
      return (event.window === 'rescue' ? words.without : words.passed)(sideName(view, event.seat));
    case 'fought':
      return words.combat(sideName(view, SEATS[0]), sideName(view, SEATS[1]));
    case 'harvested':
      return words.harvest(sideName(view, event.seat));
    case 'declined':
      return words.declined(sideName(view, event.seat));
    case 'flipped':
      return words.flip;
    default:
      return null;
  }
}
