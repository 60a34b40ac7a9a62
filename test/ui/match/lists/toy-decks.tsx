import type { Rejection } from '../../../../src/engine/game.ts';
import {
  countedLines,
  faultyLines,
  leftOutNote,
  leftOutNotes,
  saidLines,
  type LineFault,
  type SaidLine,
} from '../../../../src/engine/text/list-lines.ts';
import { unknownWord, type Slip } from '../../../../src/engine/text/nearest-word.ts';
import type { CompareGroup } from '../../../../src/ui/match/lists/compare-rows.ts';
import { LONGEST_NAME, type ListForm } from '../../../../src/ui/match/lists/form.ts';
import { listLibrary } from '../../../../src/ui/match/lists/library.ts';
import { readTerms, type ListDuel } from '../../../../src/ui/match/lists/list-duel.ts';
import type { ListGame } from '../../../../src/ui/match/lists/list-game.ts';
import { listWords } from '../../../../src/ui/match/words/lists.ts';

/** A deck of a game that exists in tests only: exactly eight cards in an order, none more than three times. */
export interface ToyDeck {
  readonly name: string;
  /** The first is drawn first. */
  readonly cards: readonly string[];
  readonly unread?: readonly SaidLine[];
}

const COSTS: { readonly [card: string]: number } = {
  'Light Bomber': 2,
  'Elite Fighter': 3,
  'Debris Screen': 1,
  Battleship: 6,
  'Colony 2122': 4,
};
const NAMES = Object.keys(COSTS);
const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

function write({ name, cards, unread = [] }: ToyDeck): string {
  const lines = countedLines(cards).map(({ text, count }) => `${count}x ${text}`);
  return `${[...(name ? [`Name: ${name}`] : []), ...unread.map(leftOutNote), ...lines].join('\n')}\n`;
}

function parse(text: string): { readonly list: ToyDeck; readonly faults: readonly LineFault[] } {
  const faults: LineFault[] = [];
  const cards: string[] = [];
  let name = '';
  for (const row of saidLines(text)) {
    const head = /^name\s*:\s*(.*)$/i.exec(row.text);
    const [, times = '1', said = ''] = /^(?:(\d{1,3})\s*x?\s+)?(.*)$/i.exec(row.text)!;
    const card = NAMES.find((one) => plain(one) === plain(said));
    const fault = (slip: Slip) => faults.push({ ...row, ...slip });
    if (head) name = head[1]!;
    else if (!card) fault(unknownWord(`unknown card "${said}"`, said, NAMES));
    else if (Number(times) < 1 || Number(times) > 8) fault({ reason: `${times} copies; a line counts 1 to 8.` });
    else cards.push(...Array.from({ length: Number(times) }, () => card));
  }
  const unread = [...leftOutNotes(text).map(({ left }) => left), ...faultyLines(faults)];
  return { list: { name, cards, ...(unread.length > 0 && { unread }) }, faults };
}

const check = ({ cards, unread = [] }: ToyDeck): readonly Rejection[] => [
  ...unread.map(({ line, text }) => ({ rule: 'TD-3', reason: `Line ${line} was left out: ${text}` })),
  ...(cards.length === 8 ? [] : [{ rule: 'TD-1', reason: `${cards.length} cards, a deck needs exactly 8.` }]),
  ...NAMES.map((name) => ({ name, n: cards.filter((card) => card === name).length }))
    .filter(({ n }) => n > 3)
    .map(({ name, n }) => ({ rule: 'TD-2', reason: `${n} copies of ${name}, the limit is 3.` })),
];

const words = listWords(
  { one: 'deck', many: 'decks', match: 'match', matches: 'matches' },
  {
    title: 'Decks',
    lead: 'Your decks.',
    searchHint: 'Name, tag or card',
    compareLead: 'The larger figure is marked.',
    duelLead: 'Many matches of the computer against itself.',
    sheetLead: 'One line for each card.',
  },
);

export const TOY_FORM: ListForm<ToyDeck> = {
  key: 'orion.toy-decks',
  longestName: LONGEST_NAME,
  head: 'Name',
  partedBy: 'rule',
  words,
  write,
  parse,
  check,
  isEmpty: ({ cards }) => cards.length === 0,
  limits: { packed: 4000, text: 8000 },
};

const cost = ({ cards }: ToyDeck): number => cards.reduce((sum, card) => sum + COSTS[card]!, 0);

export const TOY_DECKS: ListGame<ToyDeck> = {
  id: 'deck',
  form: TOY_FORM,
  library: listLibrary(TOY_FORM),
  page: (view, query = {}) => ({ page: 'game-page', name: 'decks', part: view, query }),
  views: ['compare', 'duel'],
  linkedAs: [],
  readyMade: [
    {
      id: 'wall',
      name: 'Wall',
      line: 'Stands and waits.',
      cards: [
        'Debris Screen',
        'Debris Screen',
        'Battleship',
        'Colony 2122',
        ...Array<string>(2).fill('Elite Fighter'),
      ].concat(['Battleship', 'Debris Screen']),
    },
  ],
  figures: [
    { key: 'cost', sort: 'By cost', of: cost, text: (n) => `cost ${n}` },
    { key: 'kinds', sort: 'By kinds', of: ({ cards }) => new Set(cards).size, text: (n) => `${n} kinds` },
  ],
  saidOf: ({ cards }) => cards,
  Card: ({ list: { cards } }) => <p class="toy-opening">{cards.slice(0, 3).join(', ')}</p>,
  pairRule: 'TD-9',
  madeBy: 'TD-1',
};

/** Rows of two decks: cost, and how often each card is in them. */
export const toyGroups = (a: ToyDeck, b: ToyDeck): readonly CompareGroup[] => [
  { title: 'Size', rows: [{ label: 'Cost', values: [cost(a), cost(b)], decimals: 0, unit: ' cr' }] },
  {
    title: 'Cards',
    rows: NAMES.map((name) => ({
      label: name,
      values: [a.cards.filter((card) => card === name).length, b.cards.filter((card) => card === name).length],
      decimals: 0,
    })),
  },
];

const TOY_PLAYERS = ['novice', 'easy', 'default', 'hard', 'random'];

export const TOY_DUEL: ListDuel<ToyDeck> = {
  game: TOY_DECKS,
  players: TOY_PLAYERS,
  termsOf: (parts) => readTerms(parts, TOY_PLAYERS),
  ownQuery: () => ({}),
  seriesOf: ({ lists, seed, players }) => ({ game: 'toy', options: {}, seed, names: players, brings: [...lists] }),
  seatName: (seat) => `Seat ${seat}`,
  files: [
    { flag: '--deckA', file: 'deck-a.txt' },
    { flag: '--deckB', file: 'deck-b.txt' },
  ],
};
