import type { Seat } from '../../../engine/seat.ts';
import { cardOf, effectOf } from '../data/cards.ts';
import type { TacticsCard } from '../data/tactics.ts';
import { plain } from '../data/text.ts';
import { packetOfSource } from '../rules/source.ts';
import { totalOf } from '../rules/packet.ts';
import { playerOf } from '../rules/table.ts';
import type { SpurState } from '../state.ts';

/** What is known of a hidden hand: how many cards it holds, of which that lie nowhere in sight. */
export interface Hidden {
  readonly held: number;
  readonly unseen: readonly TacticsCard[];
}

/**
 * The cards of a seat that another one cannot see: hand, reserve and deck together, which the open card list and the
 * discard pile give away. How a state guessed from a view deals them out makes no difference.
 */
export function hiddenOf(state: SpurState, seat: Seat): Hidden {
  const { hand, reserve, tacticsDeck } = playerOf(state, seat);
  return { held: hand.length, unseen: [...hand, ...reserve, ...tacticsDeck].map(cardOf) };
}

/** The chance that a hidden hand holds at least one card of a kind, counted by the hypergeometric distribution. */
export function chanceOf({ held, unseen }: Hidden, fits: (card: TacticsCard) => boolean): number {
  const all = unseen.length;
  const other = all - unseen.filter(fits).length;
  let none = 1;
  for (let drawn = 0; drawn < held; drawn += 1) none *= Math.max(0, other - drawn) / Math.max(1, all - drawn);
  return 1 - none;
}

/** What a hidden hand may answer an attack with, as chances; each stands for itself. */
export interface Answers {
  /** Nothing of the attack is left. */
  readonly stop: number;
  /** It is weakened by `BLOCKED` or halved. */
  readonly block: number;
  /** It is answered by fire of so much. */
  readonly counter: number;
  readonly fire: number;
}

/** Whether a card evades an attack, or takes a missile off whole. */
const stops = (card: TacticsCard, missile: boolean, total: number): boolean => {
  const cancel = effectOf(card.effects, 'cancel');
  if (cancel) return missile || cancel.target !== 'missile';
  if (missile && card.kind === 'attackReaction') return totalOf(packetOfSource(card)) >= total;
  const reduce = effectOf(card.effects, 'reduce');
  if (!reduce) return false;
  if (reduce.by === 'onePart') return true;
  if (reduce.by === 'half' || (reduce.target === 'missile' && !missile)) return false;
  return plain(reduce.by) >= total;
};

const blocks = (card: TacticsCard, missile: boolean): boolean => {
  const reduce = effectOf(card.effects, 'reduce');
  return reduce !== null ? reduce.target !== 'missile' || missile : missile && card.kind === 'attackReaction';
};

/** What a hidden hand may answer an attack of some damage with, of a ship that has so much energy. */
export function answersOf(hidden: Hidden, energy: number, missile: boolean, total: number): Answers {
  const can = (card: TacticsCard): boolean =>
    card.energy <= energy && (card.kind === 'reaction' || card.kind === 'attackReaction');
  const stop = chanceOf(hidden, (card) => can(card) && stops(card, missile, total));
  const block = chanceOf(hidden, (card) => can(card) && blocks(card, missile));
  const guns = hidden.unseen.filter((card) => can(card) && card.kind === 'attackReaction');
  const fire = guns.reduce((sum, card) => sum + totalOf(packetOfSource(card)), 0) / Math.max(1, guns.length);
  return { stop, block, counter: chanceOf(hidden, (card) => guns.includes(card)), fire };
}
