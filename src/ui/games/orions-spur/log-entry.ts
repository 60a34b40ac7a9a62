import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import {
  designOf,
  nameOfAttack,
  totalOf,
  type EventOf,
  type SpurEvent,
  type SpurView,
} from '../../../games/orions-spur/index.ts';
import type { LogContext } from '../../match/desk.ts';
import { tonedFor } from '../../match/log-tone.ts';
import type { LogEntry } from '../../match/log.ts';
import { refusedLine } from '../../match/refused-line.ts';
import { cardName, ownerOf, shipName, sideName, sourceName } from './names.ts';
import { attackWords } from './words/attacks.ts';
import { commandNames, logWords as log } from './words/log.ts';
import { figureNames } from './words/names.ts';
import { spurWords } from './words/play.ts';

type View = SpurView;
type Entry<E> = (event: E, view: View) => LogEntry | null;

/** A line about a seat. */
const of = (seat: Seat, text: string, more: Partial<LogEntry> = {}): LogEntry => ({ text, unit: seat, ...more });
const unlogged = (): null => null;
const names = (cards: readonly string[] | null): readonly string[] => (cards ?? []).map(cardName);

/** The line of each kind of fact. */
const ENTRIES: { readonly [T in SpurEvent['type']]: Entry<EventOf<T>> } = {
  fleetChosen: ({ seat }, view) => of(seat, log.fleetChosen(sideName(view, seat))),
  fleetsShown: ({ fleets }, view) => ({
    text: fleets.map(({ seat, ships }) => log.fleetShown(sideName(view, seat), ships.map(shipName))).join(' '),
    rule: 'OS-2.3',
  }),
  deckShuffled: ({ seat, renewed }, view) =>
    renewed ? of(seat, log.shuffled(sideName(view, seat)), { auto: true, rule: 'OS-10.8' }) : null,
  drew: ({ seat, count, cards }, view) => of(seat, log.drew(sideName(view, seat), count, names(cards))),
  layoutSet: ({ seat }, view) => of(seat, log.layoutSet(sideName(view, seat))),
  layoutsShown: unlogged,
  begun: ({ first, rolled }, view) => of(first, log.begun(sideName(view, first), rolled !== null), { rule: 'OS-2.7' }),
  turnBegan: ({ seat, round }, view) => of(seat, log.turn(round, sideName(view, seat)), { head: true }),
  attackDeclared: (event) => declared(event),
  reacted: (event) => reacted(event),
  passed: ({ seat, rest }, view) => of(seat, log.passed(sideName(view, seat), rest === true)),
  hit: ({ ship, dealt, shield, hull }) =>
    totalOf(dealt) === 0
      ? of(ownerOf(ship), log.unhurt(shipName(ship)), { auto: true })
      : of(ownerOf(ship), log.hit(shipName(ship), dealt, shield, hull), { auto: true, rule: 'OS-7.2' }),
  recoiled: ({ ship, damage, hull }) =>
    of(ownerOf(ship), log.recoiled(shipName(ship), damage, hull), { auto: true, rule: 'OS-8.9' }),
  destroyed: ({ ship, by, salvage }, view) => {
    const text = log.destroyed(shipName(ship), by === null ? null : sideName(view, by), designOf(ship).vp);
    const more = salvage > 0 ? ` ${log.salvage(salvage)}` : '';
    return of(ownerOf(ship), `${text}${more}`, { tone: 'bad', rule: by === null ? 'OS-7.6' : 'OS-7.5' });
  },
  windowClosed: unlogged,
  checked: unlogged,
  eliminated: ({ seat }, view) => of(seat, log.eliminated(sideName(view, seat)), { tone: 'bad', rule: 'OS-11.6' }),
  suppressed: ({ seat, ship, target }) =>
    of(seat, log.suppressed(shipName(ship), shipName(target)), { rule: 'OS-8.11' }),
  flockActivated: ({ seat, ship, flagship, energy }) =>
    of(seat, log.flocked(shipName(flagship), shipName(ship), energy), { rule: 'OS-8.15' }),
  activationEnded: unlogged,
  regrouped: ({ seat }, view) => of(seat, log.regrouped(sideName(view, seat)), { rule: 'OS-9.1' }),
  regenerated: unlogged,
  recruited: ({ seat, ship, recruitment }, view) =>
    of(seat, log.recruited(sideName(view, seat), shipName(ship), recruitment), { tone: 'good' }),
  reorganized: ({ seat, keep }, view) => of(seat, log.reorganized(sideName(view, seat), keep)),
  cardPlayed: ({ seat, card, ship, target }, view) => {
    const on = ship ?? target;
    return of(seat, log.played(sideName(view, seat), cardName(card), on === null ? null : shipName(on)));
  },
  restored: ({ ship, stat, from, to }) =>
    of(ownerOf(ship), log.restored(shipName(ship), to - from, figureNames[stat].toLowerCase()), {
      auto: true,
      tone: 'good',
    }),
  reEnabled: ({ ship }) => of(ownerOf(ship), log.reEnabled(shipName(ship)), { auto: true, tone: 'good' }),
  recruitmentGained: ({ seat, amount, recruitment }, view) =>
    of(seat, log.gained(sideName(view, seat), amount, recruitment), { auto: true }),
  shipsMoved: ({ seat, moves }) => of(seat, log.moved([...new Set(moves.map(({ ship }) => shipName(ship)))])),
  modifierPut: ({ seat, card, ship }) =>
    of(seat, log.modifier(cardName(card), ship === null ? null : shipName(ship)), { auto: true, rule: 'OS-10.28' }),
  discardAsked: unlogged,
  discarded: ({ seat, reason, cards }, view) =>
    cards.length === 0 ? null : of(seat, log.discarded[reason](sideName(view, seat), names(cards))),
  stored: ({ seat, card }, view) =>
    of(seat, log.stored(sideName(view, seat), card === null ? null : cardName(card)), { rule: 'OS-12.12' }),
  traded: ({ seat, cards }, view) =>
    of(seat, log.discarded.traded(sideName(view, seat), names(cards)), { rule: 'OS-12.14' }),
  autoPassSet: unlogged,
  conceded: ({ seat }, view) => of(seat, log.conceded(sideName(view, seat)), { tone: 'bad' }),
  turnEnded: unlogged,
  gameEnded: ({ winners, reason }, view) => {
    const why = spurWords.reasons[reason];
    const text =
      winners.length === 0
        ? log.draw(why)
        : log.wins(
            winners.map((seat) => sideName(view, seat)),
            why,
          );
    return { text, head: true };
  },
};

function declared({ seat, attack, cost, energy, overcharge }: EventOf<'attackDeclared'>): LogEntry {
  const [ship, target] = [shipName(attack.ship), shipName(attack.target)];
  const text =
    attack.kind === 'ram'
      ? log.rammed(ship, target, attack.main)
      : log.attacked(ship, nameOfAttack(attack), target, attack.main);
  return of(seat, overcharge ? `${text} ${log.overcharged}` : text, {
    maths: log.pays(cost, energy),
    rule: attack.kind === 'ram' ? 'OS-8.8' : 'OS-5.1',
  });
}

function reacted({ seat, ship: id, source: word, target, cost, energy, result }: EventOf<'reacted'>): LogEntry {
  const [ship, source] = [shipName(id), sourceName(id, word)];
  const attack = attackWords(target.attack);
  const line = (text: string, rule: string): LogEntry => of(seat, text, { maths: log.pays(cost, energy), rule });
  switch (result.kind) {
    case 'weakened':
      return line(log.weakened(ship, source, attack, result.packet), 'OS-7.12');
    case 'intercepted':
      return result.destroyed
        ? line(log.shotDown(ship, source, attack), 'OS-7.11')
        : line(log.intercepted(ship, source, attack, result.packet), 'OS-7.11');
    case 'evaded':
      return line(log.evaded(ship, source, attack), 'OS-7.10');
    case 'redirected':
      return line(log.redirected(ship, source, attack, shipName(result.target)), 'OS-7.14');
    case 'counterfire':
      return line(log.counterfire(ship, source, shipName(result.attack.target), result.attack.main), 'OS-6.15');
  }
}

/**
 * The line of the log for a fact, or null where another line already says it. `view` is the one after the command. What
 * is good for the other side is bad for a person who plays alone.
 */
export function logEntry(event: SpurEvent, view: View, { seats }: Pick<LogContext, 'seats'>): LogEntry | null {
  const entry = ENTRIES[event.type] as Entry<SpurEvent>;
  return tonedFor(entry(event, view), seats);
}

/** A refused command in the log, with its rule and reason. */
export const logRefusal = (who: string, command: unknown, rejections: readonly Rejection[]): LogEntry | null =>
  refusedLine(
    command,
    rejections,
    ({ type }) => commandNames[type],
    (what, reason) => log.refused(who, what, reason),
  );
