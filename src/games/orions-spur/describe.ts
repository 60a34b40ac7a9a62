import type { LogLine, LogPart } from '../../engine/game.ts';
import { unhandled } from '../../engine/unhandled.ts';
import { cardOf, designNamed, designOf } from './data/cards.ts';
import type { EventOf, SpurEvent } from './event.ts';
import { nameOfAttack } from './rules/attacks.ts';
import { shownAs, totalOf } from './rules/packet.ts';
import type { Packet } from './state.ts';

type Parts = { readonly [name: string]: LogPart };

const seat = (name: string): LogPart => ({ kind: 'seat', seat: name });
const text = (words: string): LogPart => ({ kind: 'text', text: words });
const term = (name: string): LogPart => ({ kind: 'term', term: name });
const number = (value: number): LogPart => ({ kind: 'number', value });
const rule = (id: string): LogPart => ({ kind: 'rule', id });
const line = (key: string, parts: Parts): LogLine => ({ key: `os.${key}`, parts });
const ship = (id: string): LogPart => ({ kind: 'unit', id, name: designOf(id).name });
const card = (id: string): LogPart => ({ kind: 'unit', id, name: cardOf(id).name });
const packet = (damage: Packet): LogPart => text(shownAs(damage));
const numbered = <T>(name: string, list: readonly T[], part: (one: T) => LogPart): Parts =>
  Object.fromEntries(list.map((one, index) => [`${name}${index + 1}`, part(one)]));
const cardList = (cards: readonly string[]): Parts => ({
  count: number(cards.length),
  ...numbered('card', cards, card),
});

/**
 * The log line of a fact: a key `os.<event>`, with a variant where the sentence differs, and typed parts. Ships and
 * cards are units by their ids, several stand as `<what>1`, `<what>2` beside their `count`; damage is a text `s/a/h`;
 * attacks are told as `A0`, `C1`.
 */
// eslint-disable-next-line complexity, max-lines-per-function -- one flat switch over all facts, a case each
export function describe(event: SpurEvent): LogLine {
  switch (event.type) {
    case 'fleetChosen':
      return line(event.designs ? 'fleetChosen.own' : 'fleetChosen', {
        seat: seat(event.seat),
        ...(event.designs && numbered('ship', event.designs, (id) => text(designNamed(id)?.name ?? id))),
      });
    case 'fleetsShown':
      return line('fleetsShown', { count: number(event.fleets.length), rule: rule('OS-2.3') });
    case 'deckShuffled':
      return line(event.renewed ? 'deckShuffled.renewed' : 'deckShuffled', {
        seat: seat(event.seat),
        count: number(event.count),
        rule: rule(event.renewed ? 'OS-10.8' : 'OS-2.4'),
      });
    case 'drew':
      return line(event.cards ? 'drew.own' : 'drew', {
        seat: seat(event.seat),
        count: number(event.count),
        ...(event.cards && numbered('card', event.cards, card)),
      });
    case 'layoutSet':
      return line('layoutSet', { seat: seat(event.seat) });
    case 'layoutsShown':
      return line('layoutsShown', { count: number(event.layouts.length), rule: rule('OS-2.5') });
    case 'begun':
      return line('begun', { seat: seat(event.first), rule: rule('OS-2.7') });
    case 'turnBegan':
      return line('turnBegan', { seat: seat(event.seat), turn: number(event.turn), round: number(event.round) });
    case 'attackDeclared':
      return declared(event);
    case 'reacted':
      return reacted(event);
    case 'passed':
      return line(event.rest === true ? 'passed.rest' : 'passed', { seat: seat(event.seat) });
    case 'hit':
      return hit(event);
    case 'recoiled':
      return line('recoiled', {
        ship: ship(event.ship),
        damage: number(event.damage),
        hull: number(event.hull),
        rule: rule('OS-8.9'),
      });
    case 'destroyed':
      return destroyed(event);
    case 'windowClosed':
      return line('windowClosed', { seat: seat(event.seat) });
    case 'checked':
      return line('checked', {});
    case 'eliminated':
      return line('eliminated', { seat: seat(event.seat), rule: rule('OS-11.6') });
    case 'suppressed':
      return line('suppressed', { seat: seat(event.seat), ship: ship(event.ship), target: ship(event.target) });
    case 'flockActivated':
      return line('flockActivated', {
        seat: seat(event.seat),
        ship: ship(event.ship),
        flagship: ship(event.flagship),
        energy: number(event.energy),
      });
    case 'activationEnded':
      return line(`activationEnded.${event.auto ? 'auto' : 'ended'}`, {
        seat: seat(event.seat),
        rule: rule('OS-5.13'),
      });
    case 'regrouped':
      return line('regrouped', { seat: seat(event.seat) });
    case 'regenerated':
      return line('regenerated', { seat: seat(event.seat), rule: rule('OS-9.4') });
    case 'recruited':
      return line('recruited', {
        seat: seat(event.seat),
        ship: ship(event.ship),
        recruitment: number(event.recruitment),
      });
    case 'reorganized':
      return line(event.keep ? 'reorganized.kept' : 'reorganized', { seat: seat(event.seat) });
    case 'cardPlayed':
      return line(event.ship === null ? 'cardPlayed' : 'cardPlayed.ship', {
        seat: seat(event.seat),
        card: card(event.card),
        ...(event.ship !== null && { ship: ship(event.ship) }),
        ...(event.player !== null && { player: seat(event.player) }),
        ...(event.target !== null && { target: ship(event.target) }),
      });
    case 'restored':
      return line('restored', {
        ship: ship(event.ship),
        stat: term(event.stat),
        amount: number(event.to - event.from),
        value: number(event.to),
      });
    case 'reEnabled':
      return line('reEnabled', { ship: ship(event.ship) });
    case 'recruitmentGained':
      return line('recruitmentGained', {
        seat: seat(event.seat),
        amount: number(event.amount),
        recruitment: number(event.recruitment),
      });
    case 'shipsMoved':
      return line('shipsMoved', {
        seat: seat(event.seat),
        count: number(event.moves.length),
        ...numbered('ship', event.moves, (move) => ship(move.ship)),
        ...numbered('slot', event.moves, (move) => text(move.to)),
      });
    case 'modifierPut':
      return line(event.ship === null ? 'modifierPut.fleet' : 'modifierPut', {
        seat: seat(event.seat),
        card: card(event.card),
        ...(event.ship !== null && { ship: ship(event.ship) }),
      });
    case 'discardAsked':
      return line('discardAsked', { seat: seat(event.seat), count: number(event.count) });
    case 'discarded':
      return line(`discarded.${event.reason}`, { seat: seat(event.seat), ...cardList(event.cards) });
    case 'stored':
      return line(event.card === null ? 'stored' : 'stored.own', {
        seat: seat(event.seat),
        ...(event.card !== null && { card: card(event.card) }),
      });
    case 'traded':
      return line('traded', {
        seat: seat(event.seat),
        ...cardList(event.cards),
        traded: number(event.repairTraded),
        recruitment: number(event.recruitment),
      });
    case 'autoPassSet':
      return line('autoPassSet', {
        seat: seat(event.seat),
        trigger: term(event.trigger),
        value: term(event.value),
      });
    case 'conceded':
      return line('conceded', { seat: seat(event.seat) });
    case 'turnEnded':
      return event.recruitment === null
        ? line('turnEnded.out', { seat: seat(event.seat) })
        : line('turnEnded', { seat: seat(event.seat), recruitment: number(event.recruitment) });
    case 'gameEnded':
      return line(event.winners.length > 0 ? 'gameEnded.won' : 'gameEnded.draw', {
        count: number(event.winners.length),
        ...numbered('winner', event.winners, seat),
        reason: term(event.reason),
      });
    default:
      return unhandled(event);
  }
}

function declared({ seat: who, attack, cost, energy, overcharge }: EventOf<'attackDeclared'>): LogLine {
  const kind = overcharge ? 'overcharged' : attack.kind;
  return line(`attackDeclared.${kind}`, {
    seat: seat(who),
    ship: ship(attack.ship),
    source: text(nameOfAttack(attack)),
    target: ship(attack.target),
    damage: packet(attack.main),
    cost: number(cost),
    energy: number(energy),
    ...(attack.splash > 0 && { splash: number(attack.splash) }),
  });
}

/** What a reaction is made with, in words. */
const sourceName = (event: EventOf<'reacted'>): string => {
  if (event.source === 'bracing') return 'Bracing';
  if (event.source === 'interference') return 'Interference';
  return nameOfAttack({ kind: 'card', ship: event.ship, source: event.source } as Parameters<typeof nameOfAttack>[0]);
};

function reacted(event: EventOf<'reacted'>): LogLine {
  const { result } = event;
  const parts: Parts = {
    seat: seat(event.seat),
    ship: ship(event.ship),
    source: text(sourceName(event)),
    attack: text(event.target.attack),
    cost: number(event.cost),
    energy: number(event.energy),
  };
  switch (result.kind) {
    case 'weakened':
      return line('reacted.weakened', { ...parts, target: ship(event.target.ship!), damage: packet(result.packet) });
    case 'intercepted':
      return line(result.destroyed ? 'reacted.destroyed' : 'reacted.intercepted', {
        ...parts,
        damage: packet(result.packet),
      });
    case 'evaded':
      return line('reacted.evaded', parts);
    case 'redirected':
      return line('reacted.redirected', { ...parts, target: ship(result.target) });
    case 'counterfire':
      return line('reacted.counterfire', {
        ...parts,
        target: ship(result.attack.target),
        damage: packet(result.attack.main),
      });
  }
}

function hit(event: EventOf<'hit'>): LogLine {
  const parts: Parts = {
    ship: ship(event.ship),
    damage: packet(event.dealt),
    shield: number(event.shield),
    hull: number(event.hull),
    ...(event.attack !== null && { attack: text(event.attack) }),
  };
  return line(totalOf(event.dealt) === 0 ? 'hit.nothing' : 'hit', parts);
}

function destroyed({ ship: id, by, salvage }: EventOf<'destroyed'>): LogLine {
  if (by === null) return line('destroyed.nobody', { ship: ship(id), rule: rule('OS-7.6') });
  return line(salvage > 0 ? 'destroyed.salvage' : 'destroyed', {
    ship: ship(id),
    by: seat(by),
    vp: number(designOf(id).vp),
    ...(salvage > 0 && { salvage: number(salvage) }),
  });
}
