import {
  abilityIn,
  cardOf,
  CARDS,
  CLASS_NAMES,
  isHomeworld,
  type Card,
  type CardKind,
  type ShipClass,
} from '../../../../games/retrograde/index.ts';
import { decksText as words } from '../words/decks.ts';

/** What of the pool is shown. */
export interface PoolLook {
  readonly words: string;
  readonly kind: CardKind | 'any';
  /** Spacecraft of a class, and whatever can build them. */
  readonly shipClass: ShipClass | 'any';
  /** Printed construction points. */
  readonly cost: number | 'any';
}

export const WHOLE_POOL: PoolLook = { words: '', kind: 'any', shipClass: 'any', cost: 'any' };

/** RG-2.3: the cards that may stand in a deck, spacecraft first, each kind by cost. */
export const POOL: readonly Card[] = [
  ...(['spacecraft', 'asset', 'upgrade'] as const).flatMap((kind) =>
    CARDS.filter((card) => card.kind === kind && !isHomeworld(card.id)).sort((a, b) => (a.cost ?? 0) - (b.cost ?? 0)),
  ),
];

/** Every printed cost there is, lowest first. */
export const COSTS: readonly number[] = [...new Set(POOL.map(({ cost }) => cost ?? 0))].sort((a, b) => a - b);

/** The classes a card is of or can build (RG-14.8). */
export function classesOf(card: Card): readonly ShipClass[] {
  if (card.kind === 'spacecraft') return [card.shipClass];
  if (card.kind === 'asset') return card.facilities;
  const added = abilityIn(card.abilities, 'addFacility')?.shipClass;
  return added ? [added] : [];
}

const saidOf = (card: Card): string =>
  [card.name, words.kinds[card.kind], card.text, ...classesOf(card).map((one) => CLASS_NAMES[one])]
    .join('\n')
    .toLowerCase();

/** The cards of the pool that hold every word and are what is asked for. */
export function shownPool({ words: said, kind, shipClass, cost }: PoolLook): readonly Card[] {
  const wanted = said.toLowerCase().split(/\s+/).filter(Boolean);
  return POOL.filter(
    (card) =>
      (kind === 'any' || card.kind === kind) &&
      (shipClass === 'any' || classesOf(card).includes(shipClass)) &&
      (cost === 'any' || card.cost === cost) &&
      wanted.every((word) => saidOf(card).includes(word)),
  );
}

/** The figures of a card that decide whether it is taken, in few letters. */
export function shortLine(id: string): string {
  const card = cardOf(id);
  switch (card.kind) {
    case 'asset':
      return words.shortAsset(card.population, card.power);
    case 'spacecraft':
      return CLASS_NAMES[card.shipClass].replace(/ \(.*/, '');
    case 'upgrade':
      return words.shortUpgrade;
  }
}
