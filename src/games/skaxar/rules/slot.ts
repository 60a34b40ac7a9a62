import type { Rejection } from '../../../engine/game.ts';
import type { Json } from '../../../engine/json.ts';
import type { Attempt } from '../command.ts';
import { ROW_SLOTS, SHOP_SLOTS } from './setup.ts';

/** A value as a sentence repeats it. */
export const shown = (value: Json | undefined): string =>
  typeof value === 'string'
    ? `"${value.slice(0, 40)}"`
    : typeof value === 'number'
      ? String(value)
      : JSON.stringify(value ?? null).slice(0, 40);

const isSlot = (slot: Json | undefined, most: number): slot is number =>
  typeof slot === 'number' && Number.isInteger(slot) && slot >= 1 && slot <= most;

/** SK-6.4, SK-6.7: why nothing can be bought from a Shop slot; null = a card lies in it. */
export function noShopSlot(
  { shop }: { readonly shop: readonly (string | null)[] },
  { slot, slots }: Attempt,
): Rejection | null {
  if (slots !== undefined || Array.isArray(slot)) return { rule: 'SK-6.7', reason: 'Buy one card at a time.' };
  if (slot === 'deck')
    return { rule: 'SK-6.4', reason: 'Only face-up Shop cards can be bought, not the Arms Dealer deck.' };
  if (slot === undefined) return { rule: 'SK-6.4', reason: `Choose a Shop slot; slots are 1 to ${SHOP_SLOTS}.` };
  if (!isSlot(slot, SHOP_SLOTS))
    return { rule: 'SK-6.4', reason: `There is no Shop slot ${shown(slot)}; slots are 1 to ${SHOP_SLOTS}.` };
  return shop[slot - 1] ? null : { rule: 'SK-6.4', reason: `Shop slot ${slot} is empty.`, data: { slot } };
}

/** SK-10.5: why nothing can be harvested from an asteroid slot; null = a card lies in it. */
export function noAsteroidSlot(
  { asteroidRow }: { readonly asteroidRow: readonly (string | null)[] },
  { slot }: Attempt,
): Rejection | null {
  if (slot === undefined) return { rule: 'SK-10.5', reason: `Choose an asteroid slot; slots are 1 to ${ROW_SLOTS}.` };
  if (!isSlot(slot, ROW_SLOTS))
    return { rule: 'SK-10.5', reason: `There is no asteroid slot ${shown(slot)}; slots are 1 to ${ROW_SLOTS}.` };
  return asteroidRow[slot - 1] ? null : { rule: 'SK-10.5', reason: `Asteroid slot ${slot} is empty.`, data: { slot } };
}
