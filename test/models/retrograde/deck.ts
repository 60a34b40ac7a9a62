import { findFace } from './cards.ts';
import { listed, unlisted, type Fault } from './fault.ts';
import type { Options } from './options.ts';

/** A deck before the game, cards by their catalogue ids, the top first (RG-2.1). */
export interface Deck {
  readonly name?: string;
  /** Null where none was chosen. */
  readonly homeworld: string | null;
  readonly cards: readonly string[];
}

/** RG-2.1 to RG-2.5: all faults of a deck, in the order of the rules; empty = legal. */
export function deckFaults(deck: Deck, options: Options): Fault[] {
  return [
    ...sizeFaults(deck.cards.length),
    ...homeworldFaults(deck.homeworld),
    ...deck.cards.flatMap((card, index) => strayHomeworld(card, index + 1)),
    ...copyFaults(deck.cards, options),
    ...[...new Set(deck.cards)].flatMap((card) => problematic(card, options)),
  ];
}

const sizeFaults = (count: number): Fault[] =>
  count === 30 ? [] : [listed('g', 'RG-2.1', `${count} cards, a deck needs exactly 30.`)];

function homeworldFaults(homeworld: string | null): Fault[] {
  if (homeworld === null) return [listed('g', 'RG-2.2', 'No homeworld chosen.')];
  const face = findFace(homeworld);
  if (face?.kind === 'asset' && face.homeworld) return [];
  return [listed('g', 'RG-2.2', `${face?.name ?? homeworld} is not a homeworld.`)];
}

/** RG-2.3: a homeworld among the cards, or an id that names no card; `place` counts from 1. */
export function strayHomeworld(card: string, place: number): Fault[] {
  const face = findFace(card);
  if (!face) return [unlisted('g', ['RG-2.8'], `Unknown card "${card}".`)];
  if (face.kind !== 'asset' || !face.homeworld) return [];
  const reason = `${face.name} is a homeworld and cannot be among the 30 cards (card ${place}).`;
  return [listed('g', 'RG-2.3', reason)];
}

function copyFaults(cards: readonly string[], { maxCopies }: Options): Fault[] {
  if (maxCopies === null) return [];
  return [...new Set(cards)].flatMap((card) => {
    const copies = cards.filter((other) => other === card).length;
    const reason = `${copies} copies of ${findFace(card)?.name ?? card}, the limit is ${maxCopies}.`;
    return copies > maxCopies ? [listed('g', 'RG-2.4', reason)] : [];
  });
}

/** RG-2.5. */
export function problematic(card: string, { problematicCards }: Options): Fault[] {
  const face = findFace(card);
  if (problematicCards || face?.kind !== 'spacecraft' || !face.problematic) return [];
  return [listed('g', 'RG-2.5', `${face.name} needs the option problematicCards.`)];
}
