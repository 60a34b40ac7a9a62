import { isHomeworld, type HomeworldId } from './assets.ts';
import { cardOf, isCard, type CardId } from './cards.ts';
import { PROBLEMATIC_IDS } from './spacecraft.ts';

/** RG-2.1, RG-2.2: a homeworld and 30 cards, the top of the deck first. */
export interface Deck {
  /** At most 60 characters; empty = no name. */
  readonly name: string;
  readonly homeworld: HomeworldId;
  readonly cards: readonly CardId[];
}

/** A deck as it was handed in: perhaps without a homeworld, with cards nobody knows, too short or too long. */
export interface DeckDraft {
  readonly name: string;
  /** Null where none was chosen. */
  readonly homeworld: string | null;
  readonly cards: readonly string[];
}

/** Why a deck is refused; `line` of its text, from 1, where it has one. */
export interface DeckFault {
  readonly rule: string;
  readonly reason: string;
  readonly line: number | null;
}

/** The options of a match that say which decks are legal. */
export interface DeckTerms {
  readonly problematicCards: boolean;
  /** Null = any number (RG-2.4). */
  readonly maxCopies: number | null;
}

/** RG-2.1. */
export const DECK_SIZE = 30;
/** RG-2.7. */
export const LONGEST_NAME = 60;
/** Characters of a foreign text that are repeated. */
const LONGEST_QUOTE = 60;

/** A word nobody knows, as it is repeated to whoever wrote it. */
export const quoted = (word: string): string => `"${word.slice(0, LONGEST_QUOTE)}"`;

/** Whether a name is short enough (RG-2.7). */
export const isNameTooLong = (name: string): boolean => [...name].length > LONGEST_NAME;

/**
 * RG-2.1 to RG-2.5: everything that makes a deck illegal; empty = it can be played. `lineOf` says in which line of its
 * text a card stands, counted from 0; each line gives at most one fault of a kind. Those with a line come first, in
 * their order.
 */
export function deckFaults(
  { homeworld, cards }: DeckDraft,
  terms: DeckTerms,
  lineOf: (card: number) => number | null = () => null,
): readonly DeckFault[] {
  const known = cards.map((card, at) => ({ card, at })).filter(({ card }) => isCard(card));
  const faults: DeckFault[] = cards.flatMap((card, at) =>
    isCard(card) ? [] : [{ rule: 'RG-2.8', reason: `Card ${at + 1}: unknown card ${quoted(card)}.`, line: null }],
  );
  for (const { card, at } of known) {
    const line = lineOf(at);
    const { name } = cardOf(card);
    if (isHomeworld(card))
      add(faults, 'RG-2.3', `${name} is a homeworld and cannot be among the 30 cards (card ${at + 1}).`, line);
    else if (PROBLEMATIC_IDS.includes(card) && !terms.problematicCards)
      add(faults, 'RG-2.5', `${name} needs the option problematicCards.`, line);
  }
  faults.push(...homeworldFaults(homeworld));
  if (known.length !== DECK_SIZE)
    faults.push({
      rule: 'RG-2.1',
      reason: `${known.length} ${known.length === 1 ? 'card' : 'cards'}, a deck needs exactly ${DECK_SIZE}.`,
      line: null,
    });
  faults.push(...copyFaults(known, terms));
  return faults;
}

/** Adds a fault, unless the same line gave one of that kind; without a line, unless it was said already. */
function add(faults: DeckFault[], rule: string, reason: string, line: number | null): void {
  const isSaid = (one: DeckFault): boolean =>
    one.rule === rule && one.line === line && (line !== null || one.reason === reason);
  if (!faults.some(isSaid)) faults.push({ rule, reason, line });
}

/** RG-2.2. */
function homeworldFaults(homeworld: string | null): readonly DeckFault[] {
  if (homeworld === null) return [{ rule: 'RG-2.2', reason: 'No homeworld chosen.', line: null }];
  return isHomeworld(homeworld) ? [] : [{ rule: 'RG-2.2', reason: notHomeworld(homeworld), line: null }];
}

/** RG-2.2: what is said of something that leads no deck: the id of a card, or a word nobody knows. */
export const notHomeworld = (said: string): string =>
  `${isCard(said) ? cardOf(said).name : quoted(said)} is not a homeworld.`;

/** RG-2.4: one fault for each card of which there are too many copies, in the order in which they first come up. */
function copyFaults(known: readonly { readonly card: string }[], { maxCopies }: DeckTerms): readonly DeckFault[] {
  if (maxCopies === null) return [];
  const counts: { [card: string]: number } = {};
  for (const { card } of known) counts[card] = (counts[card] ?? 0) + 1;
  return Object.entries(counts).flatMap(([card, count]) =>
    count > maxCopies
      ? [{ rule: 'RG-2.4', reason: `${count} copies of ${cardOf(card).name}, the limit is ${maxCopies}.`, line: null }]
      : [],
  );
}
