import { cardOf } from '../data/cards.ts';
import { TRADE } from '../rules/hand.ts';
import { FULL_HAND } from '../rules/setup.ts';
import { playerOf } from '../rules/table.ts';
import { cardWorth, UNKNOWN } from './cards.ts';
import { boughtGain, unwanted } from './regroup.ts';
import type { Plan, Scene } from './scene.ts';
import { WEIGHTS } from './worth.ts';

/**
 * OS-12.14: the best trade of Repair cards for recruitment, where one gains something: cards a Regroup would throw
 * away, and as many others as bring what is bought with the point. `base` is what the turn comes to without it;
 * `regroups`: a Regroup follows.
 */
export function tradePlans(scene: Scene, base: number, regroups: boolean): readonly Plan[] {
  const { state, seat } = scene;
  if (!state.options.hardRepairTrade) return [];
  const { hand, reserve } = playerOf(state, seat);
  const surplus = regroups ? unwanted(hand).filter(isRepair) : [];
  const kept = [...hand, ...reserve].filter((card) => isRepair(card) && !surplus.includes(card));
  kept.sort((a, b) => cardWorth(a) - cardWorth(b));
  const cards = [...surplus, ...kept];
  let best: Plan | null = null;
  for (let count = Math.max(1, surplus.length); count <= cards.length; count += 1) {
    const given = cards.slice(0, count);
    const sum = base + gainOf(scene, given, surplus.length, regroups);
    if (sum > (best?.sum ?? base)) best = { command: { type: 'repairForRecruit', cards: given }, sum };
  }
  return best ? [best] : [];
}

const isRepair = (card: string): boolean => cardOf(card).kind === 'repair';

/** What a trade gains, the first `free` of its cards being given up anyway. */
function gainOf(scene: Scene, cards: readonly string[], free: number, regroups: boolean): number {
  const { hand, repairTraded } = playerOf(scene.state, scene.seat);
  const given = cards.slice(free);
  const cost = given.reduce((sum, card) => sum + cardWorth(card), 0);
  const share = (WEIGHTS.recruitment * cards.length) / TRADE;
  if (!regroups) return share - cost;
  const points = Math.floor((repairTraded + cards.length) / TRADE);
  const bought = points > 0 ? boughtGain(scene, points) - boughtGain(scene, 0) : 0;
  const held = hand.length - unwanted(hand).length;
  const room = (cardsHeld: number): number => Math.max(0, FULL_HAND - cardsHeld);
  const drawn = room(held - given.filter((card) => hand.includes(card)).length) - room(held);
  return share + bought + drawn * UNKNOWN - cost;
}
