import type { Rejection } from '../../../engine/game.ts';
import {
  faultyLines,
  leftOutNote,
  leftOutNotes,
  quotedLine,
  saidLines,
  type SaidLine,
} from '../../../engine/text/list-lines.ts';
import { readDeck, writeDeck, type TextFault } from '../data/deck-text.ts';
import { deckFaults, isNameTooLong, LONGEST_NAME, type DeckDraft, type DeckTerms } from '../data/decks.ts';
import { PROBLEMATIC_IDS } from '../data/spacecraft.ts';

/** A deck as it is built and kept, whatever is still wrong with it. */
export interface OwnDeck extends DeckDraft {
  /** Lines of the text it was brought in from that were left out: it is illegal until somebody lets go of them. */
  readonly unread?: readonly SaidLine[];
}

/** A deck text as it was read. */
export interface OwnDeckRead {
  readonly deck: OwnDeck;
  /** What could not be read (RG-2.8); whether the rest is legal is another question. */
  readonly unreadable: readonly TextFault[];
  /** In the order of their lines, those of the whole deck last. */
  readonly faults: readonly TextFault[];
}

/** Whatever a match allows at most: what is illegal under these terms can be played nowhere. */
export const WIDEST_TERMS: DeckTerms = { problematicCards: true, maxCopies: null };

/** Whether a deck can only be played with problematic cards (RG-2.5). */
export const needsProblematic = ({ cards }: Pick<DeckDraft, 'cards'>): boolean =>
  cards.some((card) => PROBLEMATIC_IDS.includes(card));

const leftOut = ({ line, text }: SaidLine): string => `Line ${line} of its text was left out: ${text}`;

/**
 * RG-2.7, RG-2.8: reads a text of a deck, lines that were left out before and stand in its comments too. Faults are
 * those of writing, and those of chapter 2 under `terms`.
 */
export function readOwnDeck(text: string, terms: DeckTerms): OwnDeckRead {
  const { deck, faults } = readDeck(text, terms);
  const said = saidLines(text);
  const notes = leftOutNotes(text);
  const unreadable = faults.filter(({ rule }) => rule === 'RG-2.8');
  const lineFaults = unreadable.flatMap((fault) => {
    const row = said.find(({ line }) => line === fault.line);
    return row ? [{ ...fault, ...quotedLine(row) }] : [];
  });
  const unread = [...notes.map(({ left }) => left), ...faultyLines(lineFaults)];
  const noted = notes.map(({ line, left }): TextFault => ({ rule: 'RG-2.8', line, reason: leftOut(left) }));
  return {
    deck: { ...deck, ...(unread.length > 0 && { unread }) },
    unreadable,
    faults: [...noted, ...faults].sort((a, b) => (a.line ?? Infinity) - (b.line ?? Infinity) || 0),
  };
}

/** RG-2.9: a deck as text; lines that were left out of it stand in comments below its name. */
export function writeOwnDeck(deck: OwnDeck): string {
  const { unread = [] } = deck;
  const lines = writeDeck(deck).split('\n');
  const head = lines[0]!.startsWith('Name: ') ? 1 : 0;
  return [...lines.slice(0, head), ...unread.map(leftOutNote), ...lines.slice(head)].join('\n');
}

/** Why no match may be played with a deck under these terms (chapter 2), lines that were left out first. */
export function ownDeckFaults({ unread = [], ...deck }: OwnDeck, terms: DeckTerms): readonly Rejection[] {
  const named = isNameTooLong(deck.name)
    ? [{ rule: 'RG-2.8', reason: `The name of a deck has at most ${LONGEST_NAME} characters.` }]
    : [];
  return [
    ...unread.map((line) => ({ rule: 'RG-2.8', reason: leftOut(line), data: { line: line.line } })),
    ...named,
    ...deckFaults(deck, terms).map(({ rule, reason }) => ({ rule, reason })),
  ];
}
