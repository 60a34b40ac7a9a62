import type { SeatInfo } from '../../../../engine/recording.ts';
import type { Seat } from '../../../../engine/seat.ts';
import type { SkaxarView } from '../../../../games/skaxar/index.ts';
import { onlyPerson } from '../../../match/alone.ts';
import { skaxar as words, type Who } from '../words/play.ts';
import { quietSentence } from '../../../match/quiet-sentence.ts';
import { sideName } from '../names.ts';
import { latestOrder } from '../order.ts';
import type { SkaxarScreenState } from '../state.ts';
import { doingWords } from './doing.ts';

type Shown = Pick<SkaxarScreenState, 'view' | 'busy' | 'thinking' | 'seat' | 'log'>;

/** How somebody is called in a sentence: "You" only for the one person who plays alone. */
export function whoIs(view: SkaxarView, seat: Seat, seats: readonly SeatInfo[]): Who {
  return { name: sideName(view, seat), you: onlyPerson(seats) === seat };
}

/** The sentence on top: what is being shown, else who decides what now, and why. */
export function sentenceFor(shown: Shown, seats: readonly SeatInfo[]): string {
  const { view, log } = shown;
  const { says } = words;
  const doing = shown.busy ? doingWords(view, log.at(-1)) : null;
  if (doing !== null) return doing;
  const quiet = quietSentence(shown, view.phase === 'over', (seat) => sideName(view, seat));
  if (quiet !== null || view.decider === null || view.window === null) return quiet ?? '';
  const who = whoIs(view, view.decider, seats);
  switch (view.window) {
    case 'rescue':
      return says.rescue(who);
    case 'session': {
      const order = latestOrder(log.flatMap(({ events }) => events));
      return view.buyers[0] === view.decider ? says.first(who, order) : says.second(who, order);
    }
    case 'harvest':
      return says.harvest(who);
  }
}
