import type { SeatInfo } from '../../../../engine/recording.ts';
import type { Seat } from '../../../../engine/seat.ts';
import { fleetCards, type SkaxarEvent, type SkaxarView } from '../../../../games/skaxar/index.ts';
import { skaxar as words } from '../words/play.ts';
import { otherSeat, sideName, sideOf } from '../names.ts';
import type { SkaxarScreenState } from '../state.ts';

/** A side at the end of the game. */
export interface EndRow {
  readonly seat: Seat;
  readonly name: string;
  readonly player: string;
  readonly won: boolean;
  readonly money: number;
  /** Ships outside the own Scrapyard. */
  readonly ships: number;
  /** Ships of the enemy destroyed, each time anew. */
  readonly destroyed: number;
  readonly spent: number;
  readonly bought: number;
  readonly harvests: number;
  readonly harvested: number;
}

/** The end of a game in words and figures; null until it is over. */
export interface End {
  readonly closing: string;
  readonly reason: string;
  readonly length: string;
  /** The largest ship of the winner's fleet, for the picture; null for a draw. */
  readonly emblem: string | null;
  readonly rows: readonly EndRow[];
}

/** What a game came to (SK-12.8): its reason, and statistics of both sides. */
export function endOf({ view, log }: Pick<SkaxarScreenState, 'view' | 'log'>, seats: readonly SeatInfo[]): End | null {
  const { outcome } = view;
  if (!outcome) return null;
  const events = log.flatMap((one) => one.events);
  const winner = outcome.winners[0] ?? null;
  const loser = winner === null ? '' : sideName(view, otherSeat(winner));
  const stalemates = events.filter(
    (event) => event.type === 'fought' && event.outcome === 'stalemate' && !event.forced,
  ).length;
  return {
    closing: winner === null ? words.closing.draw : words.closing.win(sideName(view, winner)),
    reason: words.endReasons[outcome.reason]?.(loser) ?? outcome.reason,
    length: words.lengthIs(view.turn, view.battle, stalemates),
    emblem: winner === null ? null : fleetCards(sideOf(view, winner).fleet)[0]!.id,
    rows: view.sides.map(({ seat }) => rowOf(view, seat, events, seats, winner)),
  };
}

function rowOf(
  view: SkaxarView,
  seat: Seat,
  events: readonly SkaxarEvent[],
  seats: readonly SeatInfo[],
  winner: Seat | null,
): EndRow {
  const side = sideOf(view, seat);
  const bought = events.flatMap((event) => (event.type === 'bought' && event.seat === seat ? [event] : []));
  const harvests = events.flatMap((event) => (event.type === 'harvested' && event.seat === seat ? [event] : []));
  const lost = events.flatMap((event) => (event.type === 'shipsDestroyed' && event.seat !== seat ? event.ships : []));
  return {
    seat,
    name: sideName(view, seat),
    player: seats.find((one) => one.seat === seat)?.name ?? '',
    won: seat === winner,
    money: side.money,
    ships: side.fleetDeck.count + side.field.length + side.repairBay.count,
    destroyed: lost.length,
    spent: bought.reduce((sum, { price }) => sum + price, 0),
    bought: bought.length,
    harvests: harvests.length,
    harvested: harvests.reduce((sum, { amount }) => sum + amount, 0),
  };
}
