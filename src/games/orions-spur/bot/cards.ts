import { cardOf, effectOf } from '../data/cards.ts';
import type { TacticsCard } from '../data/tactics.ts';
import { packetOfSource } from '../rules/source.ts';
import { totalOf } from '../rules/packet.ts';
import { WEIGHTS } from './worth.ts';

/** What a card in the own hand is worth to keep, in points: so much must come of it before it is played. */
const KEPT: { readonly [kind in TacticsCard['kind']]: number } = {
  attack: 0.04,
  attackReaction: 0.07,
  reaction: 0.1,
  draw: 0.12,
  repair: 0.12,
  special: 0.1,
};
/** More for a point of damage and for a card that evades whatever comes, less for one that stops missiles alone. */
const A_POINT = 0.012;
const EVADES = 0.05;
const MISSILES_ALONE = -0.03;

/** What a card of the own hand is worth, in points. */
export function cardWorth(id: string): number {
  const card = cardOf(id);
  const base = KEPT[card.kind];
  if (card.kind === 'attack' || card.kind === 'attackReaction')
    return base + A_POINT * totalOf(packetOfSource(card)) - A_POINT * card.energy;
  const cancel = effectOf(card.effects, 'cancel');
  if (cancel) return base + (cancel.target === 'missile' ? MISSILES_ALONE : EVADES);
  return effectOf(card.effects, 'reduce')?.target === 'missile' ? base + MISSILES_ALONE : base;
}

/** What a card that is not known yet is worth. */
export const UNKNOWN = WEIGHTS.cards;
