import type { SeatInfo } from '../../../../engine/recording.ts';
import type { Seat } from '../../../../engine/seat.ts';
import type { EndReason, RetrogradeEvent, RetrogradeView } from '../../../../games/retrograde/index.ts';
import { sideName, sideOf } from '../names.ts';
import type { RetrogradeScreenState } from '../state.ts';
import { logWords } from '../words/log.ts';
import { retrogradeWords as words } from '../words/play.ts';

/** A player at the end of the game. */
export interface EndRow {
  readonly seat: Seat;
  readonly name: string;
  readonly player: string;
  readonly won: boolean;
  /** Whether the homeworld works. */
  readonly homeworld: boolean;
  readonly population: number;
  /** Working assets. */
  readonly assets: number;
  readonly built: number;
  readonly lost: number;
  readonly shots: number;
  readonly bombarded: number;
}

/** The end of a game in words and figures; null until it is over. */
export interface End {
  readonly closing: string;
  readonly reason: string;
  /** The homeworld of the winner, for the picture; null for a draw. */
  readonly emblem: { readonly card: string; readonly seat: Seat } | null;
  readonly rows: readonly EndRow[];
}

/** What a game came to: its reason, and figures of both. */
export function endOf(
  { view, log }: Pick<RetrogradeScreenState, 'view' | 'log'>,
  seats: readonly SeatInfo[],
): End | null {
  const { outcome } = view;
  if (!outcome) return null;
  const events = log.flatMap((one) => one.events);
  const winner = outcome.winners.length === 1 ? outcome.winners[0]! : null;
  return {
    closing: winner === null ? words.closing.draw : words.closing.win(sideName(view, winner)),
    reason: logWords.reasons[outcome.reason as EndReason],
    emblem: winner === null ? null : { card: sideOf(view, winner).homeworld, seat: winner },
    rows: view.sides.map(({ seat }) => rowOf(view, seat, events, seats, winner)),
  };
}

function rowOf(
  view: RetrogradeView,
  seat: Seat,
  events: readonly RetrogradeEvent[],
  seats: readonly SeatInfo[],
  winner: Seat | null,
): EndRow {
  const side = sideOf(view, seat);
  const own = view.assets.filter(({ owner, destroyed }) => owner === seat && !destroyed);
  const count = (type: RetrogradeEvent['type']): number =>
    events.filter((event) => event.type === type && 'seat' in event && event.seat === seat).length;
  const lost = events.filter(
    (event) => event.type === 'spacecraftDestroyed' && event.spacecraft.startsWith(`${seat}-`),
  ).length;
  return {
    seat,
    name: sideName(view, seat),
    player: seats.find((one) => one.seat === seat)?.name ?? '',
    won: seat === winner,
    homeworld: own.some(({ card }) => card === side.homeworld),
    population: side.population.limit,
    assets: own.length,
    built: count('spacecraftCompleted'),
    lost,
    shots: count('attacked') + count('missilesFired'),
    bombarded: count('bombarded'),
  };
}
