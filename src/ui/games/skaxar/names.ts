import type { Seat } from '../../../engine/seat.ts';
import {
  SEATS,
  shipCard,
  shopCard,
  totalsOf,
  type SideView,
  type SkaxarView,
  type Totals,
} from '../../../games/skaxar/index.ts';
import { skaxar as words } from './words/play.ts';

/** The side of a seat. */
export const sideOf = ({ sides }: Pick<SkaxarView, 'sides'>, seat: Seat): SideView => sides[seat === SEATS[0] ? 0 : 1];

/** The other seat (SK-3.1). */
export const otherSeat = (seat: Seat): Seat => (seat === SEATS[0] ? SEATS[1] : SEATS[0]);

/** How a side is called: by its fleet, in a mirror game with its seat. */
export function sideName({ options: { fleetA, fleetB } }: Pick<SkaxarView, 'options'>, seat: Seat): string {
  const fleet = words.fleets[seat === SEATS[0] ? fleetA : fleetB];
  return fleetA === fleetB ? words.mirrored(fleet, seat) : fleet;
}

/** The name of a ship by its id. */
export const shipName = (ship: string): string => shipCard(ship).name;

/** The name of a shop card by its id. */
export const cardName = (card: string): string => shopCard(card).name;

/** Firepower and Shield as a ship's card prints them. */
export function figuresOf(ship: string): Totals {
  const { firepower, shield } = shipCard(ship);
  return { firepower, shield };
}

/** What an item adds to its side (SK-7.2); nothing for an action card. */
export const gainOf = (card: string): Totals => totalsOf({ field: [], equipped: [card] });
