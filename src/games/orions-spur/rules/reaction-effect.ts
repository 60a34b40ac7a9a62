import type { Rejection } from '../../../engine/game.ts';
import type { CommandOf } from '../command.ts';
import { effectOf } from '../data/cards.ts';
import { plain } from '../data/text.ts';
import type { ReactionResult } from '../event.ts';
import type { Attack, Packet, Ship, SpurState } from '../state.ts';
import { attackBy, splashAround } from './attack.ts';
import { attackNamed, hitOn, isHarmless } from './attacks.ts';
import { areAdjacent } from './formation.ts';
import { halved, less, PARTS, reduced, totalOf } from './packet.ts';
import { refuse } from './refusal.ts';
import { packetOfSource, sourceOf } from './source.ts';
import { nameOf, shipAt, shipOf } from './table.ts';

type React = CommandOf<'react'>;

/** What a reaction does to the attack it names, its cards read as data. */
type Use =
  | { readonly kind: 'counterfire' }
  | { readonly kind: 'evade'; readonly missiles: boolean }
  | { readonly kind: 'redirect' }
  | { readonly kind: 'halve' }
  | { readonly kind: 'blockType' }
  /** So much comes off; `intercept`: off the main packet of a missile. */
  | { readonly kind: 'block' | 'brace' | 'interfere' | 'intercept'; readonly by: number };

function useOf(ship: Ship, { source: word, target, amount = 0 }: React): Use {
  if (word === 'bracing') return { kind: 'brace', by: amount };
  if (word === 'interference') return { kind: 'interfere', by: 1 };
  const source = sourceOf(ship.id, word)!;
  if (source.kind === 'attackReaction')
    return target.kind === 'attackingShip'
      ? { kind: 'counterfire' }
      : { kind: 'intercept', by: totalOf(packetOfSource(source)) };
  const cancel = effectOf(source.effects, 'cancel');
  if (cancel) return { kind: 'evade', missiles: cancel.target === 'missile' };
  const reduce = effectOf(source.effects, 'reduce');
  if (!reduce) return { kind: 'redirect' };
  if (reduce.by === 'half') return { kind: 'halve' };
  if (reduce.by === 'onePart') return { kind: 'blockType' };
  return { kind: reduce.target === 'missile' ? 'intercept' : 'block', by: plain(reduce.by) };
}

/** The packet a reaction is aimed at. */
const aimedAt = (attack: Attack, { target }: React): Packet =>
  target.kind === 'hit' ? hitOn(attack, target.ship!)! : attack.main;

/** OS-6.17 and the rules of each effect: why a reaction cannot do what it would; null = it can. */
export function cannotChange(state: SpurState, ship: Ship, command: React): Rejection | null {
  const attack = attackNamed(state, command.target.attack)!.thing;
  const use = useOf(ship, command);
  const needless = isNeedless(use, command);
  if (needless) return needless;
  switch (use.kind) {
    case 'counterfire':
      return null;
    case 'evade':
      return cannotEvade(attack, use.missiles, ship, command);
    case 'redirect':
      return cannotMoveTo(state, ship, command.target.ship) ?? isSpent(isHarmless(attack), 'attack');
    case 'halve':
      return cannotHalve(aimedAt(attack, command));
    case 'blockType':
      return cannotBlockPart(aimedAt(attack, command), command.part);
    case 'brace':
    case 'block':
    case 'interfere':
    case 'intercept':
      return cannotTakeOff(aimedAt(attack, command), use, command);
  }
}

/** OS-7.10. */
function cannotEvade(attack: Attack, missiles: boolean, { id }: Ship, { source }: React): Rejection | null {
  if (missiles && !attack.missile) return refuse('OS-7.10', `${sourceOf(id, source)!.name} evades missiles only.`);
  return isSpent(isHarmless(attack), 'attack');
}

/** OS-7.9. */
function cannotHalve(packet: Packet): Rejection | null {
  const most = Math.max(...PARTS.map((part) => packet[part]));
  const spent = isSpent(most === 0, 'hit');
  if (spent || most >= 2) return spent;
  return refuse('OS-6.17', `Halving ${most} damage, rounded up, changes nothing.`);
}

/** Parameters that say nothing here: nothing a player names is dropped silently. */
function isNeedless({ kind }: Use, { amount, part, split, target }: React): Rejection | null {
  const splits = ['block', 'brace', 'interfere', 'intercept'].includes(kind);
  if (amount !== undefined && kind !== 'brace') return refuse('OS-13.26', 'amount is for Bracing only.');
  if (part !== undefined && kind !== 'blockType') return refuse('OS-13.26', 'part is for blocking one kind of damage.');
  if (split !== undefined && !splits) return refuse('OS-13.26', 'split is for damage that is taken off by a number.');
  const named = target.kind === 'hit' || target.kind === 'redirect' || target.kind === 'attackingShip';
  return target.ship !== undefined && !named
    ? refuse('OS-13.26', 'This target is the attack alone; it names no ship.')
    : null;
}

const isSpent = (spent: boolean, thing: 'attack' | 'hit' | 'missile'): Rejection | null =>
  spent ? refuse('OS-6.17', `The ${thing} has no damage left.`) : null;

/** OS-7.14. */
function cannotMoveTo(state: SpurState, ship: Ship, to: string | undefined): Rejection | null {
  const next = to === undefined ? null : shipAt(state, to);
  if (!next || next.owner !== ship.owner || next.id === ship.id)
    return refuse('OS-7.14', 'Name another ship of your fleet as the new target.');
  if (!areAdjacent(ship, next))
    return refuse('OS-7.14', `${nameOf(next.id)} at ${next.slot!} is not adjacent to ${ship.slot!}.`);
  return next.suppressed
    ? refuse('OS-8.12', `${nameOf(next.id)} is suppressed and cannot be targeted this turn.`)
    : null;
}

const PART_WORDS = { shield: 'shield', any: 'normal', hull: 'hull' } as const;

/** OS-7.12. */
function cannotBlockPart(packet: Packet, part: keyof Packet | undefined): Rejection | null {
  const spent = isSpent(totalOf(packet) === 0, 'hit');
  if (spent) return spent;
  if (part === undefined) return refuse('OS-13.26', 'Name the part to block: shield, any or hull.');
  return packet[part] > 0 ? null : refuse('OS-6.17', `The hit has no ${PART_WORDS[part]} damage to block.`);
}

/** OS-7.11, OS-7.12, OS-8.5, OS-8.7: what is taken off by a number. */
function cannotTakeOff(
  packet: Packet,
  { kind, by }: Use & { readonly by: number },
  { split }: React,
): Rejection | null {
  const total = totalOf(packet);
  const spent = isSpent(total === 0, kind === 'intercept' ? 'missile' : 'hit');
  if (spent) return spent;
  if (kind === 'brace' && by > total)
    return refuse('OS-8.7', `The hit has ${total} damage; X can be 1 to ${total}.`, { total });
  if (!split) return null;
  const taken = takenBy(split);
  const due = Math.min(by, total);
  if (totalOf(taken) === due && PARTS.every((part) => taken[part] >= 0 && taken[part] <= packet[part])) return null;
  return refuse('OS-7.12', `The split must take ${due} off what the parts have.`, { due });
}

const takenBy = ({ s = 0, a = 0, h = 0 }: NonNullable<React['split']>): Packet => ({ shield: s, any: a, hull: h });

/** A packet with a number taken off, from the parts the player chose, else in automatic order (OS-0.26). */
const takenOff = (packet: Packet, by: number, split: React['split']): Packet =>
  split ? less(packet, takenBy(split)) : reduced(packet, by);

/** What a legal reaction does (OS-6.16). */
export function resultOf(state: SpurState, ship: Ship, command: React): ReactionResult {
  const attack = attackNamed(state, command.target.attack)!.thing;
  const use = useOf(ship, command);
  switch (use.kind) {
    case 'counterfire':
      return { kind: 'counterfire', attack: attackBy(state, ship, command.source, attack.ship, false) };
    case 'evade':
      return { kind: 'evaded' };
    case 'redirect': {
      const target = shipOf(state, command.target.ship!);
      return { kind: 'redirected', target: target.id, splashHits: splashAround(state, target, attack.splash) };
    }
    case 'halve':
      return { kind: 'weakened', packet: halved(aimedAt(attack, command)) };
    case 'blockType':
      return { kind: 'weakened', packet: { ...aimedAt(attack, command), [command.part!]: 0 } };
    case 'intercept': {
      const packet = takenOff(attack.main, use.by, command.split);
      return { kind: 'intercepted', packet, destroyed: totalOf(packet) === 0 };
    }
    case 'block':
    case 'brace':
    case 'interfere':
      return { kind: 'weakened', packet: takenOff(aimedAt(attack, command), use.by, command.split) };
  }
}
