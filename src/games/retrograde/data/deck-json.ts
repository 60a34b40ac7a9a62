import * as v from 'valibot';
import { faultsOf } from '../../../engine/fault.ts';
import { cardNamed, cardOf, isCard } from './cards.ts';
import type { DeckDraft } from './decks.ts';

/** Most cards of a deck that are looked at. */
const MOST_CARDS = 400;
/** Most decks of one file. */
const MOST_DECKS = 200;

/** A deck as data: cards and homeworld by their ids or names. */
export const deckSchema = v.strictObject({
  name: v.optional(v.pipe(v.string(), v.maxLength(400)), ''),
  homeworld: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(100))), null),
  cards: v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(MOST_CARDS)),
});

/** A deck as data, in the shape the option `decks` takes: ids of chapter 24, top card first. */
export const deckData = ({ name, homeworld, cards }: DeckDraft): object => ({ name, homeworld, cards: [...cards] });

/** Decks that came as data, as texts; or what of the data is of another shape. */
export type DeckTexts = { readonly texts: readonly string[] } | { readonly texts: null; readonly reason: string };

/** One line, whatever the data holds. */
const lineOf = (word: string): string => word.replace(/\s+/g, ' ').trim();

const named = (word: string): string => {
  const line = lineOf(word);
  return isCard(line) ? cardOf(line).name : (cardNamed(line)?.name ?? line);
};

/**
 * Texts of the decks in parsed JSON, one deck or a list of them: a line for each card, so that `readDeck` names every
 * fault by its line. Words nobody knows stand there as they came.
 */
export function deckTexts(raw: unknown): DeckTexts {
  const list: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
  if (list.length > MOST_DECKS)
    return { texts: null, reason: `There are ${list.length} decks in it; at most ${MOST_DECKS} are read.` };
  const texts: string[] = [];
  for (const [at, one] of list.entries()) {
    const read = v.safeParse(deckSchema, one);
    if (!read.success) {
      const { path, reason } = faultsOf(read.issues)[0]!;
      const which = Array.isArray(raw) ? `Deck ${at + 1}: ` : '';
      return { texts: null, reason: `${which}${path && `${path}: `}${reason}` };
    }
    const { name, homeworld, cards } = read.output;
    texts.push(
      [
        ...(lineOf(name) ? [`Name: ${lineOf(name)}`] : []),
        ...(homeworld === null ? [] : [`Homeworld: ${named(homeworld)}`]),
        ...cards.map((card) => `1x ${named(card)}`),
        '',
      ].join('\n'),
    );
  }
  return { texts };
}
