import type { BidsCommand, BidsEvent, BidsView } from '../../../helpers/toy/bids.ts';
import { Button } from '../../../../src/ui/kit/index.ts';
import { list } from '../../../../src/ui/kit/words/text.ts';
import type { Asked, Order, Toy } from '../../screen/toy.ts';
import { boardOf, faceOf, wonBy } from './board.ts';
import { logEntry } from './log-entry.ts';
import { words } from './words.ts';

type BidsAsked = Asked<BidsView, BidsEvent, BidsCommand>;

/** Who may take their bid back now: whoever has the screen, or sits at it alone. */
const recaller = ({ state: { view, holder, viewer } }: BidsAsked): string | null => {
  const own = holder ?? (viewer.kind === 'seat' ? viewer.seat : null);
  return own !== null && view.sealed.takeBack && view.sealed.committed.includes(own) ? own : null;
};

function orders(asked: BidsAsked): readonly Order<BidsCommand>[] {
  const { view, seat } = asked.state;
  const back = recaller(asked);
  if (back !== null) return [{ say: words.takeBack, command: { type: 'takeBack' }, seat: back }];
  const own = view.hands.find((hand) => hand.seat === seat);
  return (own?.hand ?? []).map((card) => ({
    say: words.bid(faceOf(card, view.faces[card]!)),
    command: { type: 'bid', card },
  }));
}

const team = (seat: string): number => Number(seat.slice(1)) % 2;

/** Bids on the shared card table. */
export const bidsToy: Toy<BidsView, BidsEvent, BidsCommand> = {
  boardOf,
  seatsOf: ({ hands }) => hands.map(({ seat }) => seat),
  describe: ({ face }) => ({ line: words.value(face!.value), texts: [] }),
  targets: () => ['middle'],
  play: ({ state: { seat }, session }, card) => {
    const command: BidsCommand = { type: 'bid', card };
    const [refused] = seat === null ? [] : session.check(seat, command);
    return refused ? { refused } : { command };
  },
  orders,
  panel: (asked, desk) =>
    asked.state.holder !== null &&
    recaller(asked) !== null && (
      <Button variant="primary" onClick={desk.coverScreen}>
        {words.keep}
      </Button>
    ),
  desk: {
    logEntry,
    handOver: {
      sentence: (_to, decision) => (decision === null ? words.handOver.takeBack : words.handOver.bid),
      sealed: ({ sealed, outcome }) => (outcome ? null : sealed),
      // With both hands open to each other a team needs no cover among itself.
      mayShare: (one, other, { options }) => options.shared && team(one) === team(other),
    },
  },
  sentence: ({ decisions }, nameOf) =>
    decisions.length === 0 ? words.over : words.waitFor(list(decisions.map(({ seats }) => nameOf(seats[0]!)))),
  undo: ({ type }) => words.undo(type),
  outcome: ({ outcome }) => outcome,
  result: { title: words.won, of: wonBy },
  words: { heading: words.heading, tableHelp: words.tableHelp, middle: words.middle, sides: words.sides },
};
