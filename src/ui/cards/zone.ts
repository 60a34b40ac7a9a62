import type { CardWords } from './card-words.ts';
import type { CardArt } from './face.ts';

/** A card of a list; `copies` equal ones are one entry. */
export interface ZoneCard<F> {
  readonly id: string;
  readonly words: CardWords<F>;
  readonly copies: number;
}

/** A pile, a hand, a row: anything cards lie in. */
export interface Zone<F> {
  readonly title: string;
  /** In what order they are listed and what lying there means; where they may not be listed, why. */
  readonly text: string;
  /** The cards as they are listed; null: they may not be listed by who looks. */
  readonly cards: readonly ZoneCard<F>[] | null;
}

/** A list of more entries than these can be searched. */
const MANY = 12;

export const isLong = (cards: readonly unknown[]): boolean => cards.length > MANY;

/** Equal cards as one entry with their number, where the first of them stands. */
export function together<F>(
  { nameOf }: Pick<CardArt<F>, 'nameOf'>,
  cards: readonly ZoneCard<F>[],
): readonly ZoneCard<F>[] {
  const kinds = new Map<string, ZoneCard<F>>();
  for (const card of cards) {
    const name = nameOf(card.words.face);
    const known = kinds.get(name);
    kinds.set(name, known ? { ...known, copies: known.copies + card.copies } : card);
  }
  return [...kinds.values()];
}

/** All cards of a list, copies counted. */
export const heldIn = (cards: readonly Pick<ZoneCard<never>, 'copies'>[]): number =>
  cards.reduce((sum, { copies }) => sum + copies, 0);

/** The entries that hold every word of a query, in name, kind, figures or texts, however they are written. */
export function found<F>(cards: readonly ZoneCard<F>[], query: string): readonly ZoneCard<F>[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  return cards.filter(({ words: { title, line, figures, texts } }) => {
    const text = [title, line, ...figures.flat(), ...texts].join(' ').toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
