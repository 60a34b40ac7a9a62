import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import { shipCard, type EventOf, type SkaxarEvent, type SkaxarView } from '../../../games/skaxar/index.ts';
import { logWords as log } from './words/log.ts';
import { refusedLine } from '../../match/refused-line.ts';
import type { LogEntry } from '../../match/log.ts';
import { cardName, figuresOf, gainOf, shipName, sideName } from './names.ts';
import { orderIn } from './order.ts';

type View = SkaxarView;

/** The line of the log for a fact, or null where another line already says it. `view` is the one after the command, `ply` all that happened in it. */
export function logEntry(
  event: SkaxarEvent,
  view: View,
  _session: unknown,
  ply: readonly SkaxarEvent[],
): LogEntry | null {
  const name = (seat: Seat) => sideName(view, seat);
  const ships = (ids: readonly string[]) => ids.map((id) => shipName(id));
  const line = (text: string, more: Partial<LogEntry> = {}): LogEntry => ({
    text,
    ...('seat' in event ? { unit: event.seat } : {}),
    ...more,
  });
  switch (event.type) {
    case 'tableLaid':
      return line(log.laid(event.money));
    case 'turnBegan':
      return line(log.turn(event.turn, event.battle), { head: true });
    case 'deckRenewed':
      return line(log.deckRenewed(name(event.seat), event.count), { auto: true, rule: 'SK-4.3' });
    case 'flipped':
      return flipEntry(event, view);
    case 'rescueOpened':
      return line(log.rescueOpened(name(event.seat)), { rule: 'SK-5.2' });
    case 'noRescue':
      return line(log.noRescue(name(event.seat)), { rule: 'SK-5.3', auto: true, tone: 'bad' });
    case 'buyersOrdered':
      return {
        ...line(log.buysFirst(name(event.first), orderIn(ply, view, event))),
        unit: event.first,
        rule: event.reason === 'speed' ? 'SK-6.1' : 'SK-6.2',
      };
    case 'bought':
      return purchaseEntry(event, view);
    case 'repaired':
      return line(log.repaired(name(event.seat), shipName(event.ship), figuresOf(event.ship), event.lead), {
        tone: 'good',
      });
    case 'reinforced':
      return line(log.reinforced(name(event.seat), shipName(event.ship), figuresOf(event.ship)), { tone: 'good' });
    case 'rapidlyRepaired':
      return line(log.rapidlyRepaired(name(event.seat), event.count));
    case 'redrawn':
      return line(
        event.back === event.ship
          ? log.redrawnSame(name(event.seat), shipName(event.ship))
          : log.redrawn(name(event.seat), shipName(event.back), shipName(event.ship), figuresOf(event.ship)),
      );
    case 'passed':
      return line(event.window === 'rescue' ? log.passedRescue(name(event.seat)) : log.passed(name(event.seat)));
    case 'sessionClosed':
      return event.auto ? line(log.closed(name(event.seat)), { auto: true, rule: 'SK-6.11' }) : null;
    case 'fought':
      return combatEntry(event, view);
    case 'shipsDestroyed':
      return line(log.destroyed(name(event.seat), ships(event.ships), event.value), { tone: 'bad' });
    case 'shipsToBay':
      return event.ships.length === 0
        ? null
        : line(
            (event.reinforcements ? log.reinforcementsLeave : log.toBay)(name(event.seat), ships(event.ships)),
            event.reinforcements ? { auto: true, rule: 'SK-9.3' } : {},
          );
    case 'itemsUsed':
      return event.cards.length === 0
        ? null
        : line(
            log.itemsUsed(
              name(event.seat),
              event.cards.map((card) => cardName(card)),
            ),
          );
    case 'paid':
      return line(log.paid(name(event.seat), event.amount), {
        tone: 'good',
        maths: log.earns(event.money - event.amount, event.amount),
      });
    case 'harvested':
      return line(log.harvested(name(event.seat), event.slot, event.amount), {
        maths: log.earns(event.money - event.amount, event.amount),
      });
    case 'declined':
      return line(log.declined(name(event.seat)));
    case 'asteroidsDealt':
      return line(log.asteroidsDealt(event.count), { auto: true, rule: 'SK-10.6' });
    case 'shopDealt':
      return line(log.shopDealt(event.cards.map((card) => cardName(card))), { auto: true, rule: 'SK-10.7' });
    case 'resigned':
      return line(log.resigned(name(event.seat)), { tone: 'bad' });
    case 'gameEnded':
      return line(
        event.winner === null
          ? log.draw(log.reasons[event.reason])
          : log.wins(name(event.winner), log.reasons[event.reason]),
        { head: true },
      );
    // The purchase, the combat and the sentence on top say it.
    case 'equipped':
    case 'sessionOpened':
    case 'harvestOpened':
      return null;
  }
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
