import type { SeatInfo } from '../../../../engine/recording.ts';
import type { Seat } from '../../../../engine/seat.ts';
import type { EndReason } from '../../../../games/orions-spur/index.ts';
import { list } from '../../../kit/words/text.ts';
import { fleetIn, ownerOf, playerName, playerOf, sideName, sidesIn } from '../names.ts';
import type { SpurScreenState } from '../state.ts';
import { spurWords as words } from '../words/play.ts';

/** A fleet at the end of the game. */
export interface EndRow {
  readonly seat: Seat;
  readonly name: string;
  readonly player: string;
  readonly won: boolean;
  readonly vp: number;
  readonly trophies: number;
  readonly lost: number;
  readonly left: number;
  readonly attacks: number;
  readonly reactions: number;
  readonly regroups: number;
}

/** The end of a game in words and figures; null until it is over. */
export interface End {
  readonly closing: string;
  readonly reason: string;
  readonly rows: readonly EndRow[];
}

/** What a game came to: its reason, and figures of all. */
export function endOf(shown: Pick<SpurScreenState, 'log' | 'view'>, seats: readonly SeatInfo[]): End | null {
  const { view } = shown;
  const { outcome } = view;
  const events = shown.log.flatMap((ply) => ply.events);
  if (outcome === null) return null;
  const winners = outcome.winners.map((seat) => sideName(view, seat));
  const { closing } = words;
  // Allies one after another.
  const bySide = sidesIn(view).flatMap((side) => side.map((seat) => playerOf(view, seat)));
  const count = (seat: Seat, type: (typeof events)[number]['type']): number =>
    events.filter((event) => event.type === type && 'seat' in event && event.seat === seat).length;
  return {
    closing:
      winners.length === 0
        ? closing.draw
        : winners.length === 1
          ? closing.win(winners[0]!)
          : closing.wins(list(winners)),
    reason: words.reasons[outcome.reason as EndReason],
    rows: bySide.map(({ seat, vp, trophies }) => ({
      seat,
      name: sideName(view, seat),
      player: playerName(seats, seat),
      won: outcome.winners.includes(seat),
      vp,
      trophies: trophies.length,
      lost: events.filter((event) => event.type === 'destroyed' && ownerOf(event.ship) === seat).length,
      left: fleetIn(view, seat).length,
      attacks: count(seat, 'attackDeclared'),
      reactions: count(seat, 'reacted'),
      regroups: count(seat, 'regrouped'),
    })),
  };
}
