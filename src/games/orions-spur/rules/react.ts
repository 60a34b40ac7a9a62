import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { CommandOf, ReactionTarget } from '../command.ts';
import { cardOf, effectOf, KIND_NAMES } from '../data/cards.ts';
import type { Attack, Ship, SpurState } from '../state.ts';
import { isNotInHand, isNotYours } from './attack.ts';
import { attackNamed, isUnderAttack, nameOfAttack } from './attacks.ts';
import { areAdjacent } from './formation.ts';
import { cannotChange } from './reaction-effect.ts';
import { costs, refuse, said } from './refusal.ts';
import { sourceOf, type Source } from './source.ts';
import { allyOf, has, nameOf, shipAt, shipOf } from './table.ts';

export type React = CommandOf<'react'>;

/** OS-8.5. */
export const INTERFERENCE_COST = 1;

/** Chapter 6: why a reaction is illegal; null = it is not. That the seat is asked was tested before. */
export function cannotReact(state: SpurState, seat: Seat, command: React): Rejection | null {
  const { ship: id, source } = command;
  const early = isNotYours(state, seat, id, 'OS-6.7') ?? isNoReaction(state, seat, id, source);
  if (early) return early;
  const ship = shipOf(state, id);
  return (
    isUnready(ship) ??
    isBystander(state, seat, ship, command) ??
    cannotPay(state, ship, command) ??
    isMisaimed(state, seat, ship, command) ??
    cannotChange(state, ship, command)
  );
}

/** OS-6.7: whether a word names something a ship can react with. */
function isNoReaction(state: SpurState, seat: Seat, id: string, word: string): Rejection | null {
  if (word === 'bracing') return has(id, 'bracing') ? null : refuse('OS-8.7', `${nameOf(id)} has no Bracing.`);
  if (word === 'interference')
    return has(id, 'interference') ? null : refuse('OS-8.5', `${nameOf(id)} has no Interference.`);
  if (word === 'weapon') {
    const weapon = sourceOf(id, word);
    if (!weapon) return refuse('OS-5.2', `${nameOf(id)} has no weapon.`);
    return weapon.kind === 'attackReaction'
      ? null
      : refuse('OS-10.4', `${weapon.name} cannot be fired in a reaction window.`);
  }
  return isNotInHand(state, seat, word, 'OS-6.7') ?? isNoReactionCard(state, seat, word);
}

function isNoReactionCard({ silenced }: SpurState, seat: Seat, word: string): Rejection | null {
  const { name, kind } = cardOf(word);
  if (kind === 'attack')
    return refuse('OS-10.4', `${name} is an Attack card; it cannot be played in a reaction window.`);
  if (kind !== 'reaction' && kind !== 'attackReaction')
    return refuse('OS-6.20', 'Only reactions are possible in a reaction window.');
  return silenced.includes(seat)
    ? refuse('OS-8.14', `Suppressing Fire keeps you from playing ${KIND_NAMES[kind]} cards this turn.`)
    : null;
}

/** OS-6.14, OS-8.12. */
function isUnready({ id, overcharged, suppressed }: Ship): Rejection | null {
  if (suppressed) return refuse('OS-8.12', `${nameOf(id)} is suppressed this turn.`);
  return overcharged ? refuse('OS-6.14', `${nameOf(id)} is overcharged and cannot react.`) : null;
}

/**
 * OS-6.8 to OS-6.10: cards and weapons are for a ship under attack, which is a state of it (OS-0.19), and in Team Play
 * for one that helps an ally's (OS-12.20).
 */
function isBystander(state: SpurState, seat: Seat, ship: Ship, { source: word, target }: React): Rejection | null {
  if (word === 'bracing' || word === 'interference' || isUnderAttack(state, ship)) return null;
  const defended = attackNamed(state, target.attack)?.thing.target;
  if (defended !== undefined && shipAt(state, defended)?.owner === allyOf(state.options, seat)) return null;
  const reaction = sourceOf(ship.id, word)!.kind === 'reaction';
  const only = reaction ? 'only the attacked ship can play reaction cards' : 'only the attacked ship can fire back';
  return refuse(ruleOf(target, reaction), `${nameOf(ship.id)} is not under attack; ${only}.`);
}

/** OS-6.14, OS-8.7, OS-6.19: energy, and the limits of abilities. */
function cannotPay(state: SpurState, { id, energy, interfered }: Ship, command: React): Rejection | null {
  const name = nameOf(id);
  switch (command.source) {
    case 'interference':
      if (interfered) return refuse('OS-6.19', `${name} has already used Interference this turn.`);
      return energy >= INTERFERENCE_COST
        ? null
        : refuse('OS-6.14', `Interference costs ${INTERFERENCE_COST} energy; ${name} has ${energy}.`, { energy });
    case 'bracing':
      return cannotBrace(state, { id, energy }, command);
    default: {
      const { name: source, cost } = sourceOf(id, command.source)!;
      return energy >= cost
        ? null
        : refuse('OS-6.14', `${source} ${costs(source)} ${cost} energy; ${name} has ${energy}.`, { energy, cost });
    }
  }
}

function cannotBrace(
  state: SpurState,
  { id, energy }: Pick<Ship, 'id' | 'energy'>,
  { target, amount }: React,
): Rejection | null {
  const name = nameOf(id);
  if (attackNamed(state, target.attack)?.thing.braced.includes(id))
    return refuse('OS-6.19', `${name} has already braced against this attack.`);
  if (energy === 0) return refuse('OS-6.14', `Bracing needs at least 1 energy; ${name} has 0.`);
  if (amount === undefined) return refuse('OS-13.26', 'Bracing needs amount: the energy it spends.');
  return amount >= 1 && amount <= energy
    ? null
    : refuse('OS-8.7', `${name} has ${energy} energy; X can be 1 to ${energy}.`, { energy });
}

/** OS-6.13: what a source can be aimed at. */
function kindsOf(source: Source): readonly ReactionTarget['kind'][] {
  if (source.kind === 'attackReaction') return ['attackingShip', 'incomingAttack'];
  const { effects } = source;
  if (effectOf(effects, 'redirect')) return ['redirect'];
  if (effectOf(effects, 'cancel')) return ['attack'];
  return effectOf(effects, 'reduce')!.target === 'missile' ? ['incomingAttack'] : ['hit'];
}

const KIND_WORDS: { readonly [kind in ReactionTarget['kind']]: string } = {
  attackingShip: 'the attacking ship',
  incomingAttack: 'an incoming missile',
  attack: 'an attack',
  hit: 'a hit',
  redirect: 'an attack and the new target',
};

/** OS-6.7 to OS-6.13, OS-12.20, OS-12.21: why a reaction is aimed at the wrong thing; null = it is not. */
function isMisaimed(state: SpurState, seat: Seat, ship: Ship, command: React): Rejection | null {
  const { source: word, target } = command;
  const waiting = attackNamed(state, target.attack);
  if (!waiting) return refuse('OS-6.13', `There is no attack ${said(target.attack)} in this window.`);
  if (!waiting.live) return refuse('OS-6.18', `${target.attack} was evaded or destroyed.`);
  const attack = waiting.thing;
  const ability = word === 'bracing' || word === 'interference';
  const [name, kinds] = ability
    ? [word === 'bracing' ? 'Bracing' : 'Interference', ['hit'] as const]
    : [sourceOf(ship.id, word)!.name, kindsOf(sourceOf(ship.id, word)!)];
  if (!(kinds as readonly string[]).includes(target.kind))
    return refuse('OS-6.13', `${name} is aimed at ${kinds.map((kind) => KIND_WORDS[kind]).join(' or ')}.`);
  if (ability) return misusesAbility(state, seat, ship, attack, command);
  return isNoDefence(state, seat, ship, attack, command) ?? missesAttacker(attack, target);
}

/** OS-6.9: counterfire that names a ship names the attacking one. */
const missesAttacker = ({ ship }: Attack, { kind, ship: named }: ReactionTarget): Rejection | null =>
  kind === 'attackingShip' && named !== undefined && named !== ship
    ? refuse('OS-6.9', `Counterfire can only hit the attacking ship ${nameOf(ship)}.`)
    : null;

/** The rule of OS-6.7 a use of a card or weapon falls under. */
const ruleOf = ({ kind }: ReactionTarget, reaction: boolean): string => {
  if (reaction) return 'OS-6.8';
  return kind === 'attackingShip' ? 'OS-6.9' : 'OS-6.10';
};

/** OS-6.8 to OS-6.10: a card or weapon defends the ship itself, or in Team Play an ally's ship. */
function isNoDefence(
  state: SpurState,
  seat: Seat,
  ship: Ship,
  attack: Attack,
  { source: word, target }: React,
): Rejection | null {
  const source = sourceOf(ship.id, word)!;
  const reaction = source.kind === 'reaction';
  const rule = ruleOf(target, reaction);
  const defended = shipOf(state, attack.target);
  if (defended.id !== ship.id) {
    if (defended.owner === allyOf(state.options, seat)) {
      const barred = isOtherHelper(state, seat, ship);
      if (target.kind === 'redirect')
        return refuse('OS-12.20', `${source.name} moves only an attack on the ship itself.`);
      if (barred) return barred;
    } else return refuse(rule, `${target.attack} is not an attack on ${nameOf(ship.id)}.`);
  }
  if (target.kind === 'hit' && target.ship !== attack.target)
    return refuse(rule, `${source.name} changes the main hit on ${nameOf(attack.target)} only.`);
  return target.kind === 'incomingAttack' && !attack.missile
    ? refuse('OS-6.10', `${nameOfAttack(attack)} is not a missile.`)
    : null;
}

/** OS-12.21: another ship of the seat helps already. */
function isOtherHelper({ helpers }: SpurState, seat: Seat, ship: Ship): Rejection | null {
  const fixed = helpers.find((one) => one.seat === seat);
  return fixed && fixed.ship !== ship.id
    ? refuse('OS-12.21', `${nameOf(fixed.ship)} is already helping in this window.`)
    : null;
}

/** OS-6.11, OS-6.12, OS-12.20: Bracing protects the ship itself, Interference one beside it. */
function misusesAbility(
  state: SpurState,
  seat: Seat,
  ship: Ship,
  attack: Attack,
  { source, target }: React,
): Rejection | null {
  const protectedShip = target.ship === undefined ? null : shipAt(state, target.ship);
  if (!protectedShip || ![attack.target, ...attack.splashHits.map((hit) => hit.ship)].includes(protectedShip.id))
    return refuse('OS-6.13', `Name the ship that takes a hit of ${target.attack}.`);
  const ally = protectedShip.owner === allyOf(state.options, seat);
  if (source === 'bracing') {
    if (protectedShip.id === ship.id) return null;
    return refuse(ally ? 'OS-12.20' : 'OS-8.7', 'Bracing protects only the ship itself.');
  }
  if (ally)
    return isUnderAttack(state, protectedShip)
      ? isOtherHelper(state, seat, ship)
      : refuse('OS-12.20', `${nameOf(protectedShip.id)} is not under attack.`);
  if (protectedShip.id === ship.id) return refuse('OS-8.5', 'Interference does not protect the ship itself.');
  if (areAdjacent(ship, protectedShip)) return null;
  const where = protectedShip.owner === seat ? protectedShip.slot! : nameOf(protectedShip.id);
  return refuse('OS-8.5', `${nameOf(ship.id)} at ${ship.slot!} is not adjacent to ${where}.`);
}
