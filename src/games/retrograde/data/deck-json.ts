import * as v from 'valibot';
import { inLine, listTexts, type ListTexts } from '../../../engine/text/list-json.ts';
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

const named = (word: string): string => {
  const line = inLine(word);
  return isCard(line) ? cardOf(line).name : (cardNamed(line)?.name ?? line);
};

/** Texts of the decks in parsed JSON, one deck or a list of them, a line for each card, for `readDeck`. */
export const deckTexts = (raw: unknown): ListTexts =>
  listTexts(raw, {
    schema: deckSchema,
    one: 'Deck',
    many: 'decks',
    most: MOST_DECKS,
    write: ({ name, homeworld, cards }) => [
      ...(inLine(name) ? [`Name: ${inLine(name)}`] : []),
      ...(homeworld === null ? [] : [`Homeworld: ${named(homeworld)}`]),
      ...cards.map((card) => `1x ${named(card)}`),
    ],
  });
