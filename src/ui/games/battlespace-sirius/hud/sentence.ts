import type { SeatInfo } from '../../../../engine/recording.ts';
import type { Seat } from '../../../../engine/seat.ts';
import { facingOutlook, type BattlespaceSiriusView } from '../../../../games/battlespace-sirius/index.ts';
import { HUMAN } from '../../../../session/local/undo.ts';
import { list } from '../../../kit/words/text.ts';
import { sirius as words, type Who } from '../words/play.ts';
import { quietSentence } from '../../../match/quiet-sentence.ts';
import { endWords, shipName, vesselName } from '../names.ts';
import type { SiriusState } from '../state.ts';

type Shown = Pick<SiriusState, 'view' | 'busy' | 'thinking' | 'seat'>;

/** How somebody is called in a sentence: "You" only for the one person who plays alone. */
function whoIs(view: BattlespaceSiriusView, seat: Seat, here: Seat | null, seats: readonly SeatInfo[]): Who {
  const alone = seats.filter(({ player }) => player === HUMAN).length === 1;
  return { name: shipName(view, seat), you: alone && seat === here };
}

/** The sentence on top: who decides what now, and why (BS-19.10). */
export function sentenceFor(shown: Shown, seats: readonly SeatInfo[]): string {
  const { view, seat } = shown;
  const { says } = words;
  const quiet = quietSentence(shown, view.phase === 'over', (one) => shipName(view, one));
  if (quiet !== null || view.decider === null) return quiet ?? '';
  const who = whoIs(view, view.decider, seat, seats);
  const target = view.engagedSeat === null ? '' : vesselName(view, view.engagedSeat);
  switch (view.phase) {
    case 'maneuver':
      return facingOutlook(view).length === 0 ? says.mustMove(who) : says.maneuver(who);
    case 'lock': {
      const targets = view.facing.map((line) => line.target);
      return targets.every((one) => one === targets[0])
        ? says.lockCorner(who, vesselName(view, targets[0]!))
        : says.lock(who);
    }
    case 'reaction':
      return says.reaction(who, vesselName(view, view.turnSeat), list(lockedEnds(view)));
    case 'fire':
      return says.fire(who, target, view.locks.filter(({ resolved }) => !resolved).length);
    case 'repair':
      return says.repair(who, view.repairPoints);
    default:
      return '';
  }
}

/** What is locked of the engaged opponent: "Port 6", or their lifeboat. */
const lockedEnds = (view: BattlespaceSiriusView): readonly string[] =>
  facingOutlook(view)
    .filter(({ target, line }) => target === view.engagedSeat && view.locks.some((lock) => lock.line === line))
    .map(({ other, target }) => endWords(other, vesselName(view, target)));
