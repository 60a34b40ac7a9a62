import { useState } from 'preact/hooks';
import { cardOf, isCard, type OwnDeck } from '../../../../games/retrograde/index.ts';
import { announce } from '../../../kit/index.ts';
import type { OrderDeeds } from '../../../match/lists/order-list.tsx';
import {
  insert,
  moveCopy,
  moveRow,
  placeOfGap,
  putRow,
  runsOf,
  setCount,
  type Reordered,
} from '../../../match/lists/runs.ts';
import { decksText as words } from '../words/decks.ts';

/** Cards that are read, and which of them. */
export interface Reading {
  readonly cards: readonly string[];
  readonly at: number;
}

/** What the builder does to its deck, and what is open over it. */
export interface DeckDesk {
  readonly deck: OwnDeck;
  /** The row of the deck whose tools are open. */
  readonly current: number | null;
  readonly setCurrent: (row: number | null) => void;
  /** The gap of the deck something is dragged over. */
  readonly gap: number | null;
  readonly setGap: (gap: number | null) => void;
  readonly reading: Reading | null;
  readonly read: (reading: Reading | null) => void;
  readonly change: (deck: OwnDeck) => void;
  /** Copies of a card at the end, or in a gap between rows. */
  readonly add: (card: string, copies: number, gap: number | null) => void;
  readonly deeds: OrderDeeds;
}

const nameOf = (card: string): string => (isCard(card) ? cardOf(card).name : card);

/** The desk of the builder: every deed is told, and leaves the changed row open. */
export function useDeckDesk(deck: OwnDeck, change: (deck: OwnDeck) => void): DeckDesk {
  const [current, setCurrent] = useState<number | null>(null);
  const [gap, setGap] = useState<number | null>(null);
  const [reading, read] = useState<Reading | null>(null);
  const { cards } = deck;
  const runs = runsOf(cards);
  const take = ({ cards: next, row }: Reordered, said: string) => {
    change({ ...deck, cards: next });
    setCurrent(row < 0 ? null : row);
    announce(said);
  };
  const moved = (row: number, next: Reordered) => {
    if (next.cards === cards) return;
    const [before, after] = [runs[row]!, runsOf(next.cards)[next.row]!];
    const joined = after.count > before.count;
    take(
      next,
      joined ? words.joined(nameOf(after.card), after.count) : words.movedTo(nameOf(after.card), after.from + 1),
    );
  };
  return {
    deck,
    // A step back may leave fewer rows.
    current: current !== null && current < runs.length ? current : null,
    setCurrent,
    gap,
    setGap,
    reading,
    read,
    change,
    add(card, copies, at) {
      const place = at === null ? cards.length : placeOfGap(cards, at);
      const next = insert(cards, card, place, copies);
      take(next, words.added(nameOf(card), copies, place + 1, next.cards.length));
    },
    deeds: {
      move: (row, by) => moved(row, moveRow(cards, row, by)),
      moveCopy: (row, by) => moved(row, moveCopy(cards, row, by)),
      put: (row, to) => moved(row, putRow(cards, row, to)),
      count(row, copies) {
        const next = setCount(cards, row, copies);
        take(next, words.counted(nameOf(runs[row]!.card), Math.max(0, copies), next.cards.length));
      },
      read: (row) => read({ cards: runs.map(({ card }) => card), at: row }),
    },
  };
}
