import type { LogLine, LogPart } from '../../engine/game.ts';
import { unhandled } from '../../engine/unhandled.ts';
import { shipCard, shopCard } from './data/cards.ts';
import { ASTEROID_AMOUNTS } from './data/asteroids.ts';
import type { EventOf, SkaxarEvent, Totals } from './event.ts';

type Parts = { readonly [name: string]: LogPart };

const seat = (name: string): LogPart => ({ kind: 'seat', seat: name });
const term = (name: string): LogPart => ({ kind: 'term', term: name });
const number = (value: number): LogPart => ({ kind: 'number', value });
const rule = (id: string): LogPart => ({ kind: 'rule', id });
const line = (key: string, parts: Parts): LogLine => ({ key: `sk.${key}`, parts });
const ship = (id: string): LogPart => ({ kind: 'unit', id, name: shipCard(id).name });
const card = (id: string): LogPart => ({ kind: 'unit', id, name: shopCard(id).name });
const numbered = <T>(name: string, list: readonly T[], part: (one: T) => LogPart): Parts =>
  Object.fromEntries(list.map((one, index) => [`${name}${index + 1}`, part(one)]));

/**
 * The log line of a fact: a key `sk.<event>`, with a variant where the sentence differs, and typed parts. Ships and
 * shop cards are units by their ids; money is a plain number; several cards stand as `<what>1`, `<what>2` beside their
 * `count`. Totals are `aFirepower`, `aShield`, `bFirepower`, `bShield`. Terms are reasons and outcomes by their code
 * names.
 */
// eslint-disable-next-line complexity, max-lines-per-function -- one flat switch over all facts, a case each
export function describe(event: SkaxarEvent): LogLine {
  switch (event.type) {
    case 'tableLaid':
      return line('tableLaid', {
        count: number(event.shop.length),
        ...numbered('card', event.shop, card),
        tieSeat: seat(event.tieSeat),
        money: number(event.money),
      });
    case 'turnBegan':
      return line('turnBegan', { turn: number(event.turn), battle: number(event.battle) });
    case 'deckRenewed':
      return line('deckRenewed', { seat: seat(event.seat), count: number(event.count), rule: rule('SK-4.3') });
    case 'flipped':
      return flipped(event);
    case 'rescueOpened':
      return line('rescueOpened', { seat: seat(event.seat), rule: rule('SK-5.2') });
    case 'noRescue':
      return line('noRescue', { seat: seat(event.seat), rule: rule('SK-5.3') });
    case 'buyersOrdered':
      return line(`buyersOrdered.${event.reason}`, {
        seat: seat(event.first),
        reason: term(event.reason),
        rule: rule(event.reason === 'speed' ? 'SK-6.1' : 'SK-6.2'),
      });
    case 'sessionOpened':
      return line('sessionOpened', { seat: seat(event.seat) });
    case 'bought':
      return bought(event);
    case 'equipped':
      return line('equipped', { seat: seat(event.seat), card: card(event.card), ...raised(event.card) });
    case 'repaired':
      return line(event.lead ? 'repaired.lead' : 'repaired', {
        seat: seat(event.seat),
        ship: ship(event.ship),
        ...figures(event.ship),
      });
    case 'reinforced':
      return line('reinforced', { seat: seat(event.seat), ship: ship(event.ship), ...figures(event.ship) });
    case 'rapidlyRepaired':
      return line('rapidlyRepaired', { seat: seat(event.seat), count: number(event.count) });
    case 'redrawn':
      return line(event.back === event.ship ? 'redrawn.same' : 'redrawn', {
        seat: seat(event.seat),
        back: ship(event.back),
        ship: ship(event.ship),
        ...figures(event.ship),
      });
    case 'passed':
      return line(`passed.${event.window}`, { seat: seat(event.seat) });
    case 'sessionClosed':
      return event.auto
        ? line('sessionClosed.auto', { seat: seat(event.seat), rule: rule('SK-6.11') })
        : line('sessionClosed', { seat: seat(event.seat) });
    case 'fought':
      return fought(event);
    case 'shipsDestroyed':
      return line('shipsDestroyed', { seat: seat(event.seat), ...ships(event.ships), value: number(event.value) });
    case 'shipsToBay':
      return line(event.reinforcements ? 'shipsToBay.reinforcements' : 'shipsToBay', {
        seat: seat(event.seat),
        ...ships(event.ships),
      });
    case 'itemsUsed':
      return line('itemsUsed', {
        seat: seat(event.seat),
        count: number(event.cards.length),
        ...numbered('card', event.cards, card),
      });
    case 'paid':
      return line('paid', { seat: seat(event.seat), amount: number(event.amount), money: number(event.money) });
    case 'harvestOpened':
      return line('harvestOpened', { seat: seat(event.seat) });
    case 'harvested':
      return line('harvested', {
        seat: seat(event.seat),
        slot: number(event.slot),
        amount: number(event.amount),
        money: number(event.money),
      });
    case 'declined':
      return line('declined', { seat: seat(event.seat) });
    case 'asteroidsDealt':
      return line('asteroidsDealt', {
        count: number(event.count),
        ...(event.cards && numbered('amount', event.cards, (id) => number(ASTEROID_AMOUNTS[id]!))),
        rule: rule('SK-10.6'),
      });
    case 'shopDealt':
      return line('shopDealt', {
        count: number(event.cards.length),
        ...numbered('card', event.cards, card),
        rule: rule('SK-10.7'),
      });
    case 'resigned':
      return line('resigned', { seat: seat(event.seat) });
    case 'gameEnded':
      return event.winner
        ? line('gameEnded.won', { winner: seat(event.winner), reason: term(event.reason) })
        : line('gameEnded.draw', { reason: term(event.reason) });
    default:
      return unhandled(event);
  }
}

const ships = (list: readonly string[]): Parts => ({ count: number(list.length), ...numbered('ship', list, ship) });

function figures(id: string): Parts {
  const { firepower, shield, speed } = shipCard(id);
  return { firepower: number(firepower), shield: number(shield), speed: number(speed) };
}

/** What an item adds, where it does. */
function raised(id: string): Parts {
  const parts: { [name: string]: LogPart } = {};
  for (const effect of shopCard(id).effects) {
    if (effect.kind !== 'raise') continue;
    for (const [stat, by] of Object.entries(effect.stats)) parts[stat] = number(by);
  }
  return parts;
}

function flipped(event: EventOf<'flipped'>): LogLine {
  if (event.ship !== null)
    return line('flipped', { seat: seat(event.seat), ship: ship(event.ship), ...figures(event.ship) });
  return event.stranded
    ? line('flipped.stranded', { seat: seat(event.seat), rule: rule('SK-5.1') })
    : line('flipped.none', { seat: seat(event.seat), rule: rule('SK-4.5') });
}

function bought(event: EventOf<'bought'>): LogLine {
  const parts: Parts = {
    seat: seat(event.seat),
    slot: number(event.slot),
    card: card(event.card),
    price: number(event.price),
    money: number(event.money),
  };
  if (event.noEffect) return line('bought.noEffect', { ...parts, rule: rule('SK-6.8') });
  if (event.rescue) return line('bought.rescue', { ...parts, ship: ship(event.ship!) });
  return event.ship === null ? line('bought', parts) : line('bought.ship', { ...parts, ship: ship(event.ship) });
}

const sums = ([a, b]: readonly [Totals, Totals]): Parts => ({
  aFirepower: number(a.firepower),
  aShield: number(a.shield),
  bFirepower: number(b.firepower),
  bShield: number(b.shield),
});

function fought({ totals, outcome, forced, stalemates }: EventOf<'fought'>): LogLine {
  if (forced)
    return line(`fought.forced.${outcome}`, { ...sums(totals), outcome: term(outcome), rule: rule('SK-9.6') });
  return line(`fought.${outcome}`, {
    ...sums(totals),
    outcome: term(outcome),
    ...(outcome === 'stalemate' && { stalemates: number(stalemates) }),
  });
}
