import { abilityIn } from '../data/abilities.ts';
import {
  assetCard,
  CARD_KINDS,
  cardOf,
  isCard,
  spacecraftCard,
  type Card,
  type CardId,
  type CardKind,
} from '../data/cards.ts';
import { SHIP_CLASSES, type ShipClass } from '../data/classes.ts';
import { isHomeworld } from '../data/assets.ts';
import type { DeckDraft } from '../data/decks.ts';

type Cards = Pick<DeckDraft, 'homeworld' | 'cards'>;
type Counts = { readonly [kind in CardKind]: number };

const known = (cards: readonly string[]): readonly Card[] => cards.filter(isCard).map(cardOf);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** How many cards of each kind there are. */
export const kindsOf = (cards: readonly string[]): Counts => {
  const all = known(cards);
  const counts = CARD_KINDS.map((kind) => [kind, all.filter((card) => card.kind === kind).length] as const);
  return Object.fromEntries(counts) as Counts;
};

/** Construction points all cards cost as printed (RG-14.9). */
export const costOfCards = (cards: readonly string[]): number => sum(known(cards).map(({ cost }) => cost ?? 0));

/** How many cards of each kind cost so much. */
export interface CostStep {
  readonly cost: number;
  readonly kinds: Counts;
}

/** The cost curve: one step for each printed cost from 1 to the dearest card there is in the deck. */
export function costCurve(cards: readonly string[]): readonly CostStep[] {
  const costs = known(cards).map(({ cost }) => cost ?? 0);
  return Array.from({ length: Math.max(0, ...costs) }, (_, at) => ({
    cost: at + 1,
    kinds: kindsOf(cards.filter((_one, place) => costs[place] === at + 1)),
  }));
}

/** What the homeworld and the first cards of a deck come to when all of them are in play. */
export interface Growth {
  /** How many cards were taken from the top. */
  readonly cards: number;
  /** Construction points they cost as printed. */
  readonly cost: number;
  /** Construction points the assets give each turn (RG-14.1). */
  readonly power: number;
  /** RG-15.1. */
  readonly limit: number;
  /** Population all their spacecraft would use together (RG-15.2, RG-17.2). */
  readonly used: number;
}

/** RG-17.2: what a spacecraft card uses in a deck that this homeworld leads. */
export function usesOf(homeworld: string | null, card: CardId): number {
  const { population, shipClass } = spacecraftCard(card);
  const discount =
    homeworld !== null && isHomeworld(homeworld)
      ? abilityIn(assetCard(homeworld).abilities, 'populationDiscount')
      : null;
  return Math.max(0, population - (discount?.classes.includes(shipClass) ? discount.amount : 0));
}

/** Power and population against cost, card by card from the top: the first entry is the homeworld alone. */
export function growthOf({ homeworld, cards }: Cards): readonly Growth[] {
  const home = homeworld !== null && isHomeworld(homeworld) ? assetCard(homeworld) : null;
  const all: Growth[] = [{ cards: 0, cost: 0, power: home?.power ?? 0, limit: home?.population ?? 0, used: 0 }];
  for (const [at, card] of known(cards).entries()) {
    const before = all[at]!;
    all.push({
      cards: at + 1,
      cost: before.cost + (card.cost ?? 0),
      power: before.power + (card.kind === 'asset' ? card.power : 0),
      limit: before.limit + (card.kind === 'asset' ? card.population : 0),
      used: before.used + (card.kind === 'spacecraft' ? usesOf(homeworld, card.id) : 0),
    });
  }
  return all;
}

/** A class of spacecraft in a deck, and where its facilities come from. Places count from 1; null = there is none. */
export interface ClassNeed {
  readonly shipClass: ShipClass;
  readonly spacecraft: number;
  readonly firstSpacecraft: number | null;
  /** The homeworld has the facility. */
  readonly atHome: boolean;
  /** Asset cards with the facility, and upgrade cards that add it (RG-14.8). */
  readonly assets: number;
  readonly upgrades: number;
  readonly firstFacility: number | null;
}

const offers = (card: Card, shipClass: ShipClass): boolean =>
  card.kind === 'asset'
    ? card.facilities.includes(shipClass)
    : abilityIn(card.abilities, 'addFacility')?.shipClass === shipClass;

/** All four classes: how many spacecraft of each there are, and what of the deck can build them. */
export function classNeeds({ homeworld, cards }: Cards): readonly ClassNeed[] {
  const all = known(cards);
  const home = homeworld !== null && isHomeworld(homeworld) ? assetCard(homeworld) : null;
  const first = (fits: (card: Card) => boolean): number | null => {
    const at = all.findIndex(fits);
    return at < 0 ? null : at + 1;
  };
  return SHIP_CLASSES.map((shipClass) => {
    const isCraft = (card: Card): boolean => card.kind === 'spacecraft' && card.shipClass === shipClass;
    const offering = all.filter((card) => offers(card, shipClass));
    return {
      shipClass,
      spacecraft: all.filter(isCraft).length,
      firstSpacecraft: first(isCraft),
      atHome: home?.facilities.includes(shipClass) ?? false,
      assets: offering.filter(({ kind }) => kind === 'asset').length,
      upgrades: offering.filter(({ kind }) => kind === 'upgrade').length,
      firstFacility: first((card) => offers(card, shipClass)),
    };
  });
}

/** A spacecraft that no way leads into play, and why; `places` from 1. */
export type NeverBuilt = { readonly card: CardId; readonly places: readonly number[] } & (
  | { readonly why: 'facility'; readonly shipClass: ShipClass }
  | { readonly why: 'population'; readonly uses: number; readonly most: number }
);

/**
 * Cards of a deck that could never come into play, each once. No asset of the deck has or can get a facility of its
 * class (RG-14.3, RG-14.6; a refit needs one of the class in play, RG-10.2), or it uses more population than homeworld
 * and all assets together give (RG-15.3; only with the option `errata` a refit may, RG-10.6).
 */
export function neverBuilt(deck: Cards): readonly NeverBuilt[] {
  const most = growthOf(deck).at(-1)!.limit;
  const without = classNeeds(deck).filter(({ atHome, assets, upgrades }) => !atHome && assets === 0 && upgrades === 0);
  const all = known(deck.cards);
  const ids = [...new Set(all.filter(({ kind }) => kind === 'spacecraft').map(({ id }) => id))];
  return ids.flatMap((card): readonly NeverBuilt[] => {
    const places = all.flatMap(({ id }, at) => (id === card ? [at + 1] : []));
    const { shipClass } = spacecraftCard(card);
    if (without.some((one) => one.shipClass === shipClass)) return [{ card, places, why: 'facility', shipClass }];
    const uses = usesOf(deck.homeworld, card);
    return uses > most ? [{ card, places, why: 'population', uses, most }] : [];
  });
}
