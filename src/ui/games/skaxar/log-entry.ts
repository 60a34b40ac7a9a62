import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import { shipCard, type EventOf, type SkaxarEvent, type SkaxarView } from '../../../games/skaxar/index.ts';
import { logWords as log } from './words/log.ts';
import { refusedLine } from '../../match/refused-line.ts';
import type { LogContext } from '../../match/desk.ts';
import type { LogEntry } from '../../match/log.ts';
import { tonedFor } from '../../match/log-tone.ts';
import { cardName, figuresOf, gainOf, shipName, sideName } from './names.ts';
import { orderIn } from './order.ts';

type View = SkaxarView;

type Entry<E> = (event: E, view: View, ply: readonly SkaxarEvent[]) => LogEntry | null;

/** A line about a seat. */
const of = (seat: Seat, text: string, more: Partial<LogEntry> = {}): LogEntry => ({ text, unit: seat, ...more });
const ships = (ids: readonly string[]) => ids.map((id) => shipName(id));
const cards = (ids: readonly string[]) => ids.map((id) => cardName(id));
const unlogged = () => null;

/** The line of each kind of fact. */
const ENTRIES: { readonly [T in SkaxarEvent['type']]: Entry<EventOf<T>> } = {
  tableLaid: (event) => ({ text: log.laid(event.money) }),
  turnBegan: (event) => ({ text: log.turn(event.turn, event.battle), head: true }),
  deckRenewed: ({ seat, count }, view) =>
    of(seat, log.deckRenewed(sideName(view, seat), count), { auto: true, rule: 'SK-4.3' }),
  flipped: (event, view) => flipEntry(event, view),
  rescueOpened: ({ seat }, view) => of(seat, log.rescueOpened(sideName(view, seat)), { rule: 'SK-5.2' }),
  noRescue: ({ seat }, view) =>
    of(seat, log.noRescue(sideName(view, seat)), { rule: 'SK-5.3', auto: true, tone: 'bad' }),
  buyersOrdered: (event, view, ply) =>
    of(event.first, log.buysFirst(sideName(view, event.first), orderIn(ply, view, event)), {
      rule: event.reason === 'speed' ? 'SK-6.1' : 'SK-6.2',
    }),
  bought: (event, view) => purchaseEntry(event, view),
  repaired: ({ seat, ship, lead }, view) =>
    of(seat, log.repaired(sideName(view, seat), shipName(ship), figuresOf(ship), lead), { tone: 'good' }),
  reinforced: ({ seat, ship }, view) =>
    of(seat, log.reinforced(sideName(view, seat), shipName(ship), figuresOf(ship)), { tone: 'good' }),
  rapidlyRepaired: ({ seat, count }, view) => of(seat, log.rapidlyRepaired(sideName(view, seat), count)),
  redrawn: ({ seat, back, ship }, view) =>
    of(
      seat,
      back === ship
        ? log.redrawnSame(sideName(view, seat), shipName(ship))
        : log.redrawn(sideName(view, seat), shipName(back), shipName(ship), figuresOf(ship)),
    ),
  passed: ({ seat, window }, view) =>
    of(seat, (window === 'rescue' ? log.passedRescue : log.passed)(sideName(view, seat))),
  sessionClosed: ({ seat, auto }, view) =>
    auto ? of(seat, log.closed(sideName(view, seat)), { auto: true, rule: 'SK-6.11' }) : null,
  fought: (event, view) => combatEntry(event, view),
  shipsDestroyed: (event, view) =>
    of(event.seat, log.destroyed(sideName(view, event.seat), ships(event.ships), event.value), { tone: 'bad' }),
  shipsToBay: (event, view) => bayEntry(event, view),
  itemsUsed: ({ seat, cards: used }, view) =>
    used.length === 0 ? null : of(seat, log.itemsUsed(sideName(view, seat), cards(used))),
  paid: ({ seat, amount, money }, view) =>
    of(seat, log.paid(sideName(view, seat), amount), { tone: 'good', maths: log.earns(money - amount, amount) }),
  harvested: ({ seat, slot, amount, money }, view) =>
    of(seat, log.harvested(sideName(view, seat), slot, amount), { maths: log.earns(money - amount, amount) }),
  declined: ({ seat }, view) => of(seat, log.declined(sideName(view, seat))),
  asteroidsDealt: (event) => ({ text: log.asteroidsDealt(event.count), auto: true, rule: 'SK-10.6' }),
  shopDealt: (event) => ({ text: log.shopDealt(cards(event.cards)), auto: true, rule: 'SK-10.7' }),
  resigned: ({ seat }, view) => of(seat, log.resigned(sideName(view, seat)), { tone: 'bad' }),
  gameEnded: ({ winner, reason }, view) => ({
    text: winner === null ? log.draw(log.reasons[reason]) : log.wins(sideName(view, winner), log.reasons[reason]),
    head: true,
  }),
  // The purchase, the combat and the sentence on top say it.
  equipped: unlogged,
  sessionOpened: unlogged,
  harvestOpened: unlogged,
};

/**
 * The line of the log for a fact, or null where another line already says it. `view` is the one after the command,
 * `ply` all that happened in it. What is good for the other side is bad for a person who plays alone.
 */
export function logEntry(
  event: SkaxarEvent,
  view: View,
  { seats }: Pick<LogContext, 'seats'>,
  ply: readonly SkaxarEvent[],
): LogEntry | null {
  return tonedFor((ENTRIES[event.type] as Entry<SkaxarEvent>)(event, view, ply), seats);
}

/** A refused command in the log, with its rule and reason. */
export const logRefusal = (who: string, command: unknown, rejections: readonly Rejection[]): LogEntry | null =>
  refusedLine(
    command,
    rejections,
    ({ type }) => log.commands[type],
    (what, reason) => log.refused(who, what, reason),
  );

function flipEntry({ seat, ship, stranded }: EventOf<'flipped'>, view: View): LogEntry {
  const who = sideName(view, seat);
  if (ship !== null) return { text: log.flips(who, shipName(ship), figuresOf(ship), shipCard(ship).speed), unit: seat };
  return stranded
    ? { text: log.stranded(who), unit: seat, tone: 'bad', rule: 'SK-5.1' }
    : { text: log.flipsNothing(who), unit: seat, rule: 'SK-4.5' };
}

function bayEntry({ seat, ships: leaving, reinforcements }: EventOf<'shipsToBay'>, view: View): LogEntry | null {
  if (leaving.length === 0) return null;
  const who = sideName(view, seat);
  return reinforcements
    ? of(seat, log.reinforcementsLeave(who, ships(leaving)), { auto: true, rule: 'SK-9.3' })
    : of(seat, log.toBay(who, ships(leaving)));
}

function purchaseEntry({ seat, card, price, money, noEffect }: EventOf<'bought'>, view: View): LogEntry {
  const { firepower, shield } = gainOf(card);
  return {
    text: log.buys(sideName(view, seat), cardName(card), price, noEffect ? log.noEffect : log.gain(firepower, shield)),
    maths: log.paysFrom(money + price, price),
    unit: seat,
    ...(noEffect ? { rule: 'SK-6.8' } : {}),
  };
}

function combatEntry({ totals: [a, b], outcome, forced, stalemates }: EventOf<'fought'>, view: View): LogEntry {
  const [first, second] = view.sides.map(({ seat }) => sideName(view, seat)) as [string, string];
  const came = {
    aWins: log.destroyedAlone(second),
    bWins: log.destroyedAlone(first),
    bothDestroyed: log.bothDestroyed,
    stalemate: log.stalemate(stalemates),
  }[outcome];
  return {
    text: `${log.fight(first, a, second, b)} ${forced ? log.forced(view.options.stalemateLimit) : ''}${came}`,
    maths: forced
      ? log.sums([
          [first, a],
          [second, b],
        ])
      : log.combat([
          [first, log.attack(a.firepower, b.shield)],
          [second, log.attack(b.firepower, a.shield)],
        ]),
    rule: forced ? 'SK-9.6' : outcome === 'stalemate' ? 'SK-9.1' : 'SK-8.2',
  };
}
