import type { Seat } from '../../../engine/seat.ts';
import { abilityIn, type AbilityKind, type AbilityOf } from '../data/abilities.ts';
import { isHomeworld } from '../data/assets.ts';
import { assetCard, cardOf, upgradeCard, type CardId } from '../data/cards.ts';
import { SHIP_CLASSES, type ShipClass } from '../data/classes.ts';
import { SEATS, type Asset, type Debris, type RetrogradeState, type Side, type Spacecraft } from '../state.ts';

/** Whatever lies on the table: states, and views of them. */
export type OnTable = Pick<RetrogradeState, 'assets' | 'spacecraft' | 'debris'>;

/** Whether somebody sits there. */
export const isSeat = (seat: Seat): boolean => (SEATS as readonly Seat[]).includes(seat);

/** The other seat. */
export const otherSeat = (seat: Seat): Seat => (seat === SEATS[0] ? SEATS[1] : SEATS[0]);

/** All that belongs to a seat, or what of it is shown. */
export const sideOf = <S>({ sides }: { readonly sides: readonly [S, S] }, seat: Seat): S =>
  seat === SEATS[0] ? sides[0] : sides[1];

/** The name of a card in play. */
export const nameOf = ({ card }: { readonly card: CardId }): string => cardOf(card).name;

const found = <T extends { readonly id: string }>(list: readonly T[], id: string): T => {
  for (const one of list) if (one.id === id) return one;
  throw new Error(`There is no ${id} on the table.`);
};

/** The asset of an id. Throws for one there is not. */
export const assetOf = ({ assets }: Pick<OnTable, 'assets'>, id: string): Asset => found(assets, id);

/** The spacecraft of an id. Throws for one there is not. */
export const spacecraftOf = ({ spacecraft }: Pick<OnTable, 'spacecraft'>, id: string): Spacecraft =>
  found(spacecraft, id);

/** The debris around an asset, in the order it was made. */
export const debrisAround = ({ debris }: Pick<OnTable, 'debris'>, asset: string): readonly Debris[] =>
  debris.filter((one) => one.asset === asset);

/** The spacecraft around an asset, of both players. */
export const orbiting = ({ spacecraft }: Pick<OnTable, 'spacecraft'>, asset: string): readonly Spacecraft[] =>
  spacecraft.filter((one) => one.asset === asset);

/** Enemy spacecraft around an asset, as its owner counts them. */
export const enemiesAround = (table: Pick<OnTable, 'spacecraft'>, { id, owner }: Asset): readonly Spacecraft[] =>
  orbiting(table, id).filter((one) => one.owner !== owner);

/** The working assets of a seat, in the order in which they entered play. */
export const workingOf = ({ assets }: Pick<OnTable, 'assets'>, seat: Seat): readonly Asset[] =>
  assets.filter((one) => one.owner === seat && !one.destroyed);

/** The homeworld of a seat. */
export const homeworldOf = ({ assets }: Pick<OnTable, 'assets'>, seat: Seat): Asset =>
  assets.find((one) => one.owner === seat && isHomeworld(one.card))!;

/** Chapter 17: an ability of a seat's homeworld, while it is working; null without. */
export function homeworldAbility<K extends AbilityKind>(
  table: Pick<OnTable, 'assets'>,
  seat: Seat,
  kind: K,
): AbilityOf<K> | null {
  const homeworld = homeworldOf(table, seat);
  return homeworld.destroyed ? null : abilityIn(assetCard(homeworld.card).abilities, kind);
}

/** Chapter 17: an ability of the upgrade under an asset, while it is working; null without. */
export function upgradeAbility<K extends AbilityKind>(
  { destroyed, upgrade }: Pick<Asset, 'destroyed' | 'upgrade'>,
  kind: K,
): AbilityOf<K> | null {
  return destroyed || !upgrade ? null : abilityIn(upgradeCard(upgrade.card).abilities, kind);
}

/** RG-14.8: the classes an asset can build, printed or added, in the order of the classes. */
export function facilitiesOf(asset: Pick<Asset, 'card' | 'destroyed' | 'upgrade'>): readonly ShipClass[] {
  if (asset.destroyed) return [];
  const added = upgradeAbility(asset, 'addFacility')?.shipClass;
  const { facilities } = assetCard(asset.card);
  return SHIP_CLASSES.filter((one) => facilities.includes(one) || one === added);
}

/** RG-17.16: what an asset resists, by its card and its working upgrade. */
export const resistanceOf = (asset: Pick<Asset, 'card' | 'destroyed' | 'upgrade'>): number =>
  assetCard(asset.card).resistance + (upgradeAbility(asset, 'resistanceBonus')?.amount ?? 0);

/** The outermost orbital of an asset (RG-1.5). */
export const outermost = ({ card }: Pick<Asset, 'card'>): number => assetCard(card).orbitals.length;

/** Distance between an asset and an orbital of it (RG-1.6). */
export const heightOf = (orbital: number): number => orbital - 1;

/** The id of the next card of this name that a seat brings into play. */
export function nextId({ seat, cameIntoPlay }: Pick<Side, 'seat' | 'cameIntoPlay'>, card: CardId): string {
  const before = cameIntoPlay[card] ?? 0;
  return before === 0 ? `${seat}-${card}` : `${seat}-${card}-${before + 1}`;
}
