import type { Seat } from '../../../engine/seat.ts';
import { assetCard, spacecraftCard, type CardId } from '../data/cards.ts';
import { homeworldAbility, workingOf, type OnTable } from './things.ts';

/** RG-15.1: the sum over a seat's working assets. */
export const populationLimit = (table: OnTable, seat: Seat): number =>
  workingOf(table, seat).reduce((sum, { card }) => sum + assetCard(card).population, 0);

/** RG-17.2: what a spacecraft card uses in the hands of a seat. */
export function populationUse(table: OnTable, seat: Seat, card: CardId): number {
  const { population, shipClass } = spacecraftCard(card);
  const discount = homeworldAbility(table, seat, 'populationDiscount');
  return Math.max(0, population - (discount?.classes.includes(shipClass) ? discount.amount : 0));
}

/** RG-15.2: the sum over a seat's spacecraft in play. */
export const populationUsed = (table: OnTable, seat: Seat): number =>
  table.spacecraft.reduce((sum, { owner, card }) => sum + (owner === seat ? populationUse(table, seat, card) : 0), 0);
