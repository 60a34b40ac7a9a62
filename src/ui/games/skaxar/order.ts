import type { Seat } from '../../../engine/seat.ts';
import {
  SEATS,
  shipCard,
  type EventOf,
  type OrderReason,
  type SkaxarEvent,
  type SkaxarView,
} from '../../../games/skaxar/index.ts';
import type { Order } from './words/log.ts';
import { otherSeat } from './names.ts';

interface Known {
  readonly leads: { readonly [seat: Seat]: string };
  readonly money: { readonly [seat: Seat]: number };
}

/** What an event says about lead ships and money. */
function learnt(known: Known, event: SkaxarEvent): Known {
  const leads = (seat: Seat, ship: string): Known => ({ ...known, leads: { ...known.leads, [seat]: ship } });
  switch (event.type) {
    case 'tableLaid':
      return { ...known, money: Object.fromEntries(SEATS.map((seat) => [seat, event.money])) };
    case 'flipped':
      return event.ship === null ? known : leads(event.seat, event.ship);
    case 'repaired':
      return event.lead ? leads(event.seat, event.ship) : known;
    case 'redrawn':
      return leads(event.seat, event.ship);
    case 'bought':
    case 'paid':
    case 'harvested':
      return { ...known, money: { ...known.money, [event.seat]: event.money } };
    default:
      return known;
  }
}

const pair = (of: { readonly [seat: Seat]: number | undefined }, first: Seat): Order['money'] => {
  const [one, other] = [of[first], of[otherSeat(first)]];
  return one === undefined || other === undefined ? null : [one, other];
};

/**
 * SK-6.1, SK-6.2: why a seat buys first, with the figures of that moment, from what happened up to it and what was
 * `known` before. Unknown figures are null.
 */
function orderAfter(
  events: readonly SkaxarEvent[],
  first: Seat,
  reason: OrderReason,
  known: Known = { leads: {}, money: {} },
): Order {
  const { leads, money } = events.reduce(learnt, known);
  const speeds = Object.fromEntries(Object.entries(leads).map(([seat, ship]) => [seat, shipCard(ship).speed]));
  return { reason, speeds: pair(speeds, first), money: pair(money, first) };
}

/** Facts after which the lead ships and the money of a view are no longer those of the moment the order was found. */
const LATER: readonly SkaxarEvent['type'][] = ['bought', 'fought'];

/** The order that a command fixed, read with the view after it. */
export function orderIn(ply: readonly SkaxarEvent[], view: SkaxarView, event: EventOf<'buyersOrdered'>): Order {
  const at = ply.indexOf(event);
  const still = !ply.slice(at).some(({ type }) => LATER.includes(type));
  const known: Known = still
    ? {
        leads: Object.fromEntries(
          view.sides.flatMap(({ seat, leadShip }) => (leadShip === null ? [] : [[seat, leadShip]])),
        ),
        money: Object.fromEntries(view.sides.map(({ seat, money }) => [seat, money])),
      }
    : { leads: {}, money: {} };
  return orderAfter(ply.slice(0, at), event.first, event.reason, known);
}

/** The order of the latest Arms Dealer Phase, from all events so far; null before the first. */
export function latestOrder(events: readonly SkaxarEvent[]): Order | null {
  const at = events.findLastIndex(({ type }) => type === 'buyersOrdered');
  const ordered = events[at];
  return ordered?.type === 'buyersOrdered' ? orderAfter(events.slice(0, at), ordered.first, ordered.reason) : null;
}
