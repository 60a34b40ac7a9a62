import type { CardFace } from '../../../assets/art/skaxar/index.ts';
import { passed, openWindow, windowView, type WindowView } from '../../../src/cards/window.ts';
import { AUDIENCE } from '../../../src/engine/seat.ts';
import { shipCard, shopCard } from '../../../src/games/skaxar/index.ts';
import type { CardWords, OnCard } from '../../../src/ui/cards/card-words.ts';
import type { StripThing } from '../../../src/ui/cards/reaction-strip.tsx';
import type { Zone, ZoneCard } from '../../../src/ui/cards/zone.ts';
import { shipFace, shopFace } from '../../../src/ui/games/skaxar/table/faces.ts';

const LIES: readonly OnCard[] = [
  { kind: 'gauge', name: 'Energy', value: 3, most: 5 },
  { kind: 'gauge', name: 'Hull', value: 0, most: 4, note: 'doomed' },
  { kind: 'token', name: 'Suppressed', copies: 1 },
  { kind: 'token', name: 'Rust', copies: 2 },
  { kind: 'modifier', change: 'Firepower +2', reason: 'Red Clan Counsel, until the end of the turn' },
];

/** A ship as a card of some game, with things on it or without. */
export const ship = (id: string, lies: readonly OnCard[] = []): CardWords<CardFace> => {
  const { name, firepower, shield, value } = shipCard(id);
  return {
    face: shipFace(id),
    title: name,
    line: 'Ship',
    figures: [
      ['Firepower', String(firepower)],
      ['Shield', String(shield)],
    ],
    texts: [`Whoever destroys it is paid ${value}.`],
    rules: ['SK-2.2'],
    lies,
  };
};

const item = (id: string): ZoneCard<CardFace> => {
  const { name, price, text } = shopCard(id);
  return {
    id,
    copies: 1 + (Number(id.slice(1)) % 3),
    words: {
      face: shopFace(id),
      title: name,
      line: 'Card',
      figures: [['Price', String(price)]],
      texts: [text],
      rules: [],
    },
  };
};

const listed = (id: string, lies?: readonly OnCard[]): ZoneCard<CardFace> => ({ id, copies: 1, words: ship(id, lies) });
const many = (from: number, to: number, letter: string): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, k) => `${letter}${String(from + k).padStart(2, '0')}`);

export const zones: { readonly [name: string]: Zone<CardFace> } = {
  Deck: {
    title: 'Your deck',
    text: 'Sorted by name: the order in the deck is hidden.',
    cards: [...many(1, 14, 'E').map((id) => listed(id)), ...['I25', 'I28'].map(item)],
  },
  Discard: {
    title: 'Discard',
    text: 'In the order of discarding, the latest first.',
    cards: ['E03', 'E09', 'E12'].map((id) => listed(id, LIES)),
  },
  Hand: { title: 'Your hand', text: 'Only you see it.', cards: ['E05', 'E07'].map((id) => listed(id)) },
  Hidden: { title: 'Their deck', text: '', cards: null },
  Empty: { title: 'Removed', text: 'Cards that are out of the game.', cards: [] },
};

export const looked = ['E01', 'E02', 'E03', 'E04'].map((id) => ({ id, words: ship(id) }));

interface Attack {
  readonly name: string;
  readonly damage: number;
}

export const thingOf = ({ name, damage }: Attack): StripThing => ({
  title: name,
  now: damage > 0 ? `takes ${damage} off the hull of Ceres` : 'does nothing now',
  figure: String(damage),
});

/** Three seats, the first has passed and the second is asked; one of three attacks is gone. */
export function strip(): WindowView<Attack> {
  const open = passed(
    openWindow(
      ['1', '2', '3'],
      [
        { name: 'A0: Lancer fires at Ceres', damage: 3 },
        { name: 'C1: Ceres answers', damage: 1 },
        { name: 'C2: Interceptors', damage: 2 },
      ],
    ),
    { rest: false },
  );
  const pending = open.pending.map((one) => ({ ...one, live: one.id !== 2 }));
  return windowView({ ...open, pending }, AUDIENCE, (thing) => thing);
}
