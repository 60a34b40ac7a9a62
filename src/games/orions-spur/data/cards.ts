import type { SpurEffect } from './effects.ts';
import { DATA_SETS, linesIn, type DataSet } from './sets.ts';
import { DESIGNS, type Design } from './ships.ts';
import { SPECIES, type Species } from './species.ts';
import { DECKS, type CardKind, type TacticsCard } from './tactics.ts';

/** Every design of the catalogue, in the order of the tables. */
export const ALL_DESIGNS: readonly Design[] = SPECIES.flatMap((species) => DESIGNS[species]);

const byDesign: { readonly [id: string]: Design } = Object.fromEntries(
  DATA_SETS.flatMap((set) => SPECIES.flatMap((species) => linesIn(set, species))).map((one) => [one.id, one]),
);
const byCard: { readonly [key: string]: TacticsCard } = Object.fromEntries(
  SPECIES.flatMap((species) => DECKS[species].map(({ card }) => [card.key, card])),
);

/** Every kind of tactics card, each once, in the order of the tables. */
export const ALL_CARDS: readonly TacticsCard[] = Object.values(byCard);

/** The design of an id of a design of any set; null = there is none. */
export const designNamed = (id: string): Design | null => (Object.hasOwn(byDesign, id) ? byDesign[id]! : null);

/** Seats a game can have (OS-0.1): ids are looked up by the million, so all of them are spelt once. */
const SEATS = ['1', '2', '3', '4'] as const;

/** The copies of a line of a table, in order (OS-0.4, OS-0.5). */
const copiesOf = (seat: string, line: string, copies: number): readonly string[] =>
  Array.from({ length: copies }, (_, at) => `${seat}:${line}#${at + 1}`);

type Decks = { readonly [seat: string]: { readonly [species in Species]: readonly string[] } };
const spelt = (idsOf: (seat: string, species: Species) => readonly string[]): Decks =>
  Object.fromEntries(
    SEATS.map((seat) => [
      seat,
      Object.fromEntries(SPECIES.map((species) => [species, idsOf(seat, species)])) as Decks[string],
    ]),
  );
const shipDecksOf = (set: DataSet): Decks =>
  spelt((seat, species) => linesIn(set, species).flatMap(({ id, copies }) => copiesOf(seat, id, copies)));
const shipDecks: { readonly [set in DataSet]: Decks } = {
  catalogue: shipDecksOf('catalogue'),
  tuned: shipDecksOf('tuned'),
  even: shipDecksOf('even'),
  fair: shipDecksOf('fair'),
};
const tacticsDecks = spelt((seat, species) =>
  DECKS[species].flatMap(({ card, copies }) => copiesOf(seat, card.key, copies)),
);

/** OS-2.1: the ships of a seat in table order, then copy order. */
export const shipDeckOf = (seat: string, species: Species, set: DataSet): readonly string[] =>
  shipDecks[set][seat]![species];

/** OS-15.2: the tactics deck of a seat before its shuffle: lines as in the tables, copies one after another. */
export const tacticsDeckOf = (seat: string, species: Species): readonly string[] => tacticsDecks[seat]![species];

/** The line of each id of some decks. */
const linesOf = <T>(decks: Decks, byLine: { readonly [line: string]: T }): { readonly [id: string]: T } =>
  Object.fromEntries(
    Object.values(decks)
      .flatMap((deck) => Object.values(deck).flat())
      .map((id) => [id, byLine[id.slice(id.indexOf(':') + 1, id.indexOf('#'))]!]),
  );
const designs = Object.assign({}, ...DATA_SETS.map((set) => linesOf(shipDecks[set], byDesign))) as {
  readonly [id: string]: Design;
};
const cards = linesOf(tacticsDecks, byCard);

/** The design of a ship. */
export const designOf = (shipId: string): Design => designs[shipId]!;

/** The tactics card of a card's id. */
export const cardOf = (cardId: string): TacticsCard => cards[cardId]!;

/** The effect of a kind, where a card or weapon has one. */
export const effectOf = <Kind extends SpurEffect['kind']>(
  effects: readonly SpurEffect[],
  kind: Kind,
): Extract<SpurEffect, { readonly kind: Kind }> | null =>
  effects.find((one): one is Extract<SpurEffect, { readonly kind: Kind }> => one.kind === kind) ?? null;

/** OS-0.25: whether the card bears the Continuous icon. */
export const isContinuous = ({ effects }: TacticsCard): boolean =>
  effects.some(({ kind }) => kind === 'modify' || kind === 'grant');

/** OS-10.12: a Special that does damage. */
export const isHarmful = ({ kind, effects }: TacticsCard): boolean =>
  kind === 'special' && effectOf(effects, 'damage') !== null;

/** How texts write a kind of card. */
export const KIND_NAMES: { readonly [kind in CardKind]: string } = {
  attack: 'Attack',
  reaction: 'Reaction',
  attackReaction: 'Attack/Reaction',
  draw: 'Draw',
  repair: 'Repair',
  special: 'Special',
};
