import { abilityIn, type AbilityKind, type AbilityOf } from './abilities.ts';
import { ASSETS, isHomeworld, type AssetCard, type HomeworldId } from './assets.ts';
import { SPACECRAFT, type SpacecraftCard } from './spacecraft.ts';
import { UPGRADES, type UpgradeCard } from './upgrades.ts';

/** RG-1.2: the kinds of cards. */
export type Card = AssetCard | SpacecraftCard | UpgradeCard;
export type CardKind = Card['kind'];
export const CARD_KINDS = ['spacecraft', 'upgrade', 'asset'] as const satisfies readonly CardKind[];

/** A card of the pool, by the id of chapter 24; all copies of a card share it. */
export type CardId = string;

/** Chapter 24: the whole pool, in the order of its tables. */
export const CARDS: readonly Card[] = [...ASSETS, ...SPACECRAFT, ...UPGRADES];

/** The cards that may stand in a deck, in the order of the tables: all but the homeworlds (RG-2.3). */
export const DECK_CARDS: readonly Card[] = CARDS.filter(({ id }) => !isHomeworld(id));

const byId: { readonly [id: string]: Card } = Object.fromEntries(CARDS.map((card) => [card.id, card]));

/** Whether there is a card of this id. */
export const isCard = (id: string): boolean => Object.hasOwn(byId, id);

/** The card of an id. Throws for one there is not. */
export function cardOf(id: CardId): Card {
  const card = Object.hasOwn(byId, id) ? byId[id] : undefined;
  if (!card) throw new Error(`There is no card ${id}.`);
  return card;
}

/** The face of an asset. Throws for a card of another kind. */
export const assetCard = (id: CardId): AssetCard => ofKind(cardOf(id), 'asset');
/** The face of a spacecraft. Throws for a card of another kind. */
export const spacecraftCard = (id: CardId): SpacecraftCard => ofKind(cardOf(id), 'spacecraft');
/** The face of an upgrade. Throws for a card of another kind. */
export const upgradeCard = (id: CardId): UpgradeCard => ofKind(cardOf(id), 'upgrade');

function ofKind<K extends CardKind>(card: Card, kind: K): Extract<Card, { readonly kind: K }> {
  if (card.kind !== kind) throw new Error(`${card.name} is no ${kind}.`);
  return card as Extract<Card, { readonly kind: K }>;
}

/** The ability of a kind that is printed on a card; null where it has none. */
export const printedOn = <K extends AbilityKind>(id: CardId, kind: K): AbilityOf<K> | null =>
  abilityIn(cardOf(id).abilities, kind);

/** RG-2.7: a name as names are compared: letters and digits alone, whatever the case. */
export const plainName = (name: string): string => name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

const byName: { readonly [plain: string]: Card } = Object.fromEntries(
  CARDS.map((card) => [plainName(card.name), card]),
);

/** The card a text names, as the catalogue compares names (RG-2.7); null for a name nobody knows. */
export function cardNamed(name: string): Card | null {
  const plain = plainName(name);
  return Object.hasOwn(byName, plain) ? byName[plain]! : null;
}

/** The homeworld a text names; null for anything else. */
export function homeworldNamed(name: string): HomeworldId | null {
  const card = cardNamed(name);
  return card && isHomeworld(card.id) ? card.id : null;
}
