import type { SpurEffect } from './effects.ts';
import { SPECIES, type Species } from './species.ts';
import { DESIGNS, type Design } from './ships.ts';
import { DECKS, type CardKind, type TacticsCard } from './tactics.ts';

/** Every design, in the order of the tables. */
export const ALL_DESIGNS: readonly Design[] = SPECIES.flatMap((species) => DESIGNS[species]);

const byDesign: { readonly [id: string]: Design } = Object.fromEntries(ALL_DESIGNS.map((one) => [one.id, one]));
const byCard: { readonly [key: string]: TacticsCard } = Object.fromEntries(
  SPECIES.flatMap((species) => DECKS[species].map(({ card }) => [card.key, card])),
);

/** Every kind of tactics card, each once, in the order of the tables. */
export const ALL_CARDS: readonly TacticsCard[] = Object.values(byCard);

/** The part of an id between its seat and its copy: `1:ter-ceres#2` is a `ter-ceres`. */
const lineOf = (id: string): string => id.slice(id.indexOf(':') + 1).split('#')[0]!;

/** The design of an id of a design; null = there is none. */
export const designNamed = (id: string): Design | null => (Object.hasOwn(byDesign, id) ? byDesign[id]! : null);

/** The design of a ship. */
export const designOf = (shipId: string): Design => byDesign[lineOf(shipId)]!;

/** The tactics card of a card's id. */
export const cardOf = (cardId: string): TacticsCard => byCard[lineOf(cardId)]!;

/** The copies of a line of a table, in order (OS-0.4, OS-0.5). */
const copiesOf = (seat: string, line: string, copies: number): readonly string[] =>
  Array.from({ length: copies }, (_, at) => `${seat}:${line}#${at + 1}`);

/** OS-2.1: the ships of a seat in table order, then copy order. */
export const shipDeckOf = (seat: string, species: Species): readonly string[] =>
  DESIGNS[species].flatMap(({ id, copies }) => copiesOf(seat, id, copies));

/** OS-15.2: the tactics deck of a seat before its shuffle: lines in the order of the tables, copies one after another. */
export const tacticsDeckOf = (seat: string, species: Species): readonly string[] =>
  DECKS[species].flatMap(({ card, copies }) => copiesOf(seat, card.key, copies));

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
