import type { Seat } from '../../../engine/seat.ts';
import { shipCard } from '../data/cards.ts';
import type { Fraction } from '../odds/fraction.ts';
import { tieOrder } from '../rules/order.ts';
import type { SideView, SkaxarView } from '../view.ts';

/** What a seat turns up next. */
export interface FlipOutlook {
  readonly seat: Seat;
  /** The pile the ship comes out of; null: nothing is left to flip (SK-4.5). */
  readonly from: 'fleetDeck' | 'repairBay' | null;
  /** Its ships, each of which comes with the same `chance`; null where the pile may not be listed. */
  readonly ships: readonly string[] | null;
  readonly chance: Fraction | null;
}

/** The next flip as far as a viewer may know it. */
export interface NextFlipOutlook {
  /** A, then B. */
  readonly flips: readonly [FlipOutlook, FlipOutlook];
  /** The chance that A, and that B, buys first then, with the money they have now; null where a pile may not be listed or a seat has no ship. */
  readonly first: readonly [Fraction, Fraction] | null;
}

/** The next flip from the piles as they lie now: a fight, a harvest or a card before it may still change them. */
export function nextFlipOutlook(view: SkaxarView): NextFlipOutlook {
  const flips = [flipOf(view.sides[0]), flipOf(view.sides[1])] as const;
  const [a, b] = [leadsOf(view.sides[0], flips[0]), leadsOf(view.sides[1], flips[1])];
  if (!a || !b || a.length === 0 || b.length === 0) return { flips, first: null };
  const speed = (ship: string) => shipCard(ship).speed;
  const ways = a.flatMap((own) => b.map((other) => speed(own) - speed(other) || (tieOrder(view).first === 'A' ? 1 : -1))).filter((lead) => lead > 0).length;
  const of = a.length * b.length;
  return { flips, first: [{ ways, of }, { ways: of - ways, of }] };
}

function flipOf(side: SideView): FlipOutlook {
  const from = side.fleetDeck.count > 0 ? 'fleetDeck' : side.repairBay.count > 0 ? 'repairBay' : null;
  const ships = from ? side[from].listed : [];
  return { seat: side.seat, from, ships, chance: ships && ships.length > 0 ? { ways: 1, of: ships.length } : null };
}

/** The ships that may lead then: a seat that flips nothing keeps its lead ship (SK-4.6). */
const leadsOf = (side: SideView, flip: FlipOutlook): readonly string[] | null => (flip.from ? flip.ships : side.leadShip ? [side.leadShip] : []);
