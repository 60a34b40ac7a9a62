import type { SeatInfo } from '../../../../engine/recording.ts';
import type { Seat } from '../../../../engine/seat.ts';
import type { EventOf } from '../../../../games/battlespace-sirius/index.ts';
import { HUMAN } from '../../../../session/local/undo.ts';
import { sirius as words } from '../words/play.ts';
import { shipName } from '../names.ts';
import type { SiriusState } from '../state.ts';
import { figuresOf, type SeatFigures } from './figures.ts';

export interface EndRow extends Omit<SeatFigures, 'expectedSixths'> {
  readonly rank: number;
  readonly score: string;
  /** Hits expected, with one decimal. */
  readonly expected: string;
  /** Hits rolled more or less than expected, with its sign: "+1.7". */
  readonly luck: string;
}

export interface End {
  readonly reason: string;
  readonly closing: string;
  /** Best place first. */
  readonly rows: readonly EndRow[];
}

const shared = (score: number): string =>
  Number.isInteger(score)
    ? `${score}`
    : ({ 0.5: '1/2', 0.25: '1/4', 0.2: '1/5' }[score] ?? `1/${Math.round(1 / score)}`);

function signed(hits: number): string {
  const text = Math.abs(hits).toFixed(1);
  return Number(text) === 0 ? text : `${hits > 0 ? '+' : '−'}${text}`;
}

/**
 * BS-10.7, BS-10.8: placing, scores and closing text of a game that is over, with everybody's figures; null before the
 * end.
 */
export function endOf({ view, log }: Pick<SiriusState, 'view' | 'log'>, seats: readonly SeatInfo[]): End | null {
  const events = log.flatMap((one) => one.events);
  const ended = events.find((event): event is EventOf<'gameEnded'> => event.type === 'gameEnded');
  if (!ended || !view.outcome) return null;
  const order = view.players.map(({ seat }) => seat);
  const figures = figuresOf(order, events);
  const rows = ended.placing.flatMap((seatsHere, index) =>
    seatsHere.map((seat): EndRow => {
      const { expectedSixths, ...rest } = figures.find((one) => one.seat === seat)!;
      const before = ended.placing.slice(0, index).reduce((sum, group) => sum + group.length, 0);
      return {
        ...rest,
        rank: before + 1,
        score: shared(ended.scores[order.indexOf(seat)]!),
        expected: (expectedSixths / 6).toFixed(1),
        luck: signed(rest.hits - expectedSixths / 6),
      };
    }),
  );
  return {
    reason: words.endReasons[ended.reason] ?? ended.reason,
    closing: closingOf(ended.winner, seats, (seat) => shipName(view, seat)),
    rows,
  };
}

/** BS-10.8: whoever plays alone and loses reads the loser's text, everybody else the winner's. */
function closingOf(winner: Seat | null, seats: readonly SeatInfo[], name: (seat: Seat) => string): string {
  if (winner === null) return words.closing.draw;
  const people = seats.filter(({ player }) => player === HUMAN);
  return people.length === 1 && people[0]!.seat !== winner ? words.closing.lose : words.closing.win(name(winner));
}
