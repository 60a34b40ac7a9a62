import { countedLines, rowsOf, saidLines } from '../../../engine/text/list-lines.ts';
import { unknownWord, type Slip } from '../../../engine/text/nearest-word.ts';
import { isHomeworld } from './assets.ts';
import { CARDS, cardNamed, cardOf, isCard, type CardId } from './cards.ts';
import {
  DECK_SIZE,
  deckFaults,
  isNameTooLong,
  LONGEST_NAME,
  quoted,
  type DeckDraft,
  type DeckFault,
  type DeckTerms,
} from './decks.ts';

/** A fault of a text, with the known word that was meant where one is near. */
export type TextFault = DeckFault & Slip;

/** A text as it was read: what of it could be read, and everything that is wrong with it. */
export interface DeckRead {
  readonly deck: DeckDraft;
  /** In the order of their lines, those of the whole deck last; empty = the deck is legal. */
  readonly faults: readonly TextFault[];
}

/** A text of more lines is no deck: 30 cards need 32. */
const MAX_LINES = 400;
/** What a deck may say before its cards. */
const HEAD = /^(name|homeworld)\s*:\s*(.*)$/i;
/** `3x Elite Fighter`, `3 elite-fighter`. */
const COUNTED = /^(\d+)x?\s+(.+)$/i;

/** What has been read so far. */
interface Reading {
  name: string;
  /** The lines a name and a homeworld stood in; null before. */
  namedIn: number | null;
  ledIn: number | null;
  homeworld: string | null;
  readonly cards: CardId[];
  /** The line each card stands in. */
  readonly lines: number[];
  readonly faults: TextFault[];
}

/**
 * RG-2.7, RG-2.8: reads the text of a deck; every fault at once, each with its line where it has one. Never throws;
 * nothing is dropped silently.
 */
export function readDeck(text: string, terms: DeckTerms): DeckRead {
  const reading: Reading = {
    name: '',
    namedIn: null,
    ledIn: null,
    homeworld: null,
    cards: [],
    lines: [],
    faults: [],
  };
  const rows = rowsOf(text).length;
  if (rows > MAX_LINES) {
    const reason = `The text has ${rows} lines; at most ${MAX_LINES} are read.`;
    return {
      deck: { name: '', homeworld: null, cards: [] },
      faults: [{ rule: 'RG-2.8', reason, line: null }],
    };
  }
  for (const { line, text: said } of saidLines(text)) readLine(reading, line, said);
  const { name, homeworld, cards, lines, ledIn } = reading;
  const deck: DeckDraft = { name, homeworld, cards };
  const ofDeck = deckFaults(deck, terms, (card) => lines[card] ?? null).map((fault) =>
    // RG-2.2: what is no homeworld stands in a line.
    fault.rule === 'RG-2.2' ? { ...fault, line: ledIn } : fault,
  );
  return { deck, faults: inOrder([...reading.faults, ...ofDeck]) };
}

/** Those with a line first, in the order of their lines; a sort that keeps what is equal as it was. */
const inOrder = (faults: readonly TextFault[]): readonly TextFault[] =>
  [...faults].sort((a, b) => (a.line ?? Infinity) - (b.line ?? Infinity) || 0);

function readLine(reading: Reading, line: number, said: string): void {
  const head = HEAD.exec(said);
  if (!head) return readCards(reading, line, said);
  const word = head[2]!.trim();
  return head[1]!.toLowerCase() === 'name' ? readName(reading, line, word) : readHomeworld(reading, line, word);
}

const fault = (reading: Reading, line: number, { reason, ...meant }: Slip): void => {
  reading.faults.push({ rule: 'RG-2.8', reason: `Line ${line}: ${reason}`, line, ...meant });
};

/** A name without text counts as no name. */
function readName(reading: Reading, line: number, word: string): void {
  if (word === '') return;
  if (reading.namedIn !== null)
    return fault(reading, line, { reason: `a second Name; the first is in line ${reading.namedIn}.` });
  reading.namedIn = line;
  if (isNameTooLong(word))
    return fault(reading, line, {
      reason: `the name has ${[...word].length} characters, at most ${LONGEST_NAME} are allowed.`,
    });
  reading.name = word;
}

function readHomeworld(reading: Reading, line: number, word: string): void {
  if (reading.ledIn !== null)
    return fault(reading, line, { reason: `a second Homeworld; the first is in line ${reading.ledIn}.` });
  reading.ledIn = line;
  reading.homeworld = word === '' ? null : (cardNamed(word)?.id ?? word);
}

function readCards(reading: Reading, line: number, said: string): void {
  const counted = COUNTED.exec(said);
  const count = counted ? Number(counted[1]) : 1;
  const name = counted ? counted[2]! : said;
  const card = cardNamed(name);
  const isCount = count >= 1 && count <= DECK_SIZE;
  if (!card) fault(reading, line, unknownCard(name));
  if (!isCount)
    fault(reading, line, { reason: `${counted![1]!.slice(0, 12)} copies; 1 to ${DECK_SIZE} are possible.` });
  if (!card || !isCount) return;
  for (let copy = 0; copy < count; copy++) {
    reading.cards.push(card.id);
    reading.lines.push(line);
  }
}

const NAMES = CARDS.map(({ name }) => name);

const unknownCard = (name: string): Slip => {
  const { meant } = unknownWord('', name, NAMES);
  // The catalogue's sentence ends with the name (X71); the word that was meant is told beside it.
  return { reason: `unknown card ${quoted(name)}.`, ...(meant && { meant }) };
};

/** RG-2.9: a deck as text: equal neighbours joined, LF line ends, one LF at the end. Reading it gives the same deck. */
export function writeDeck({ name, homeworld, cards }: DeckDraft): string {
  const head = name.replace(/\s+/g, ' ').trim();
  const lines = countedLines(cards.map((card) => (isCard(card) ? cardOf(card).name : card)));
  return [
    ...(head ? [`Name: ${head}`] : []),
    ...(homeworld === null ? [] : [`Homeworld: ${isHomeworld(homeworld) ? cardOf(homeworld).name : homeworld}`]),
    ...lines.map(({ text, count }) => `${count}x ${text}`),
    '',
  ].join('\n');
}
