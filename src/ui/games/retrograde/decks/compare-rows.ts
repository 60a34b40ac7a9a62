import {
  cardOf,
  CLASS_NAMES,
  classNeeds,
  costCurve,
  costOfCards,
  growthOf,
  isCard,
  kindsOf,
  neverBuilt,
  type Card,
  type OwnDeck,
} from '../../../../games/retrograde/index.ts';
import type { CompareGroup, CompareRow } from '../../../match/lists/compare-rows.ts';
import { decksText as words } from '../words/decks.ts';
import { POOL } from './pool-filter.ts';

type Both = readonly [OwnDeck, OwnDeck];

/** How many cards from the top are looked at: the opening hand (RG-3.3), and twice and three times as many. */
const EARLY = [5, 10, 15] as const;

const row = ([a, b]: Both, label: string, of: (deck: OwnDeck) => number): CompareRow => ({
  label,
  decimals: 0,
  values: [of(a), of(b)],
});

const allOf = ({ homeworld, cards }: OwnDeck): readonly Card[] =>
  [...(homeworld === null ? [] : [homeworld]), ...cards].filter(isCard).map(cardOf);

const total = (deck: OwnDeck, of: (card: Card) => number): number =>
  allOf(deck).reduce((sum, card) => sum + of(card), 0);

const craft = (card: Card, of: 'deltaVee' | 'bombardment'): number => (card.kind === 'spacecraft' ? card[of] : 0);

/** With everything in play: what homeworld and all cards come to. */
const strengthGroup = (both: Both): CompareGroup => ({
  title: words.groups.strength,
  rows: [
    row(both, words.rows.power, (deck) => growthOf(deck).at(-1)!.power),
    row(both, words.rows.limit, (deck) => growthOf(deck).at(-1)!.limit),
    row(both, words.rows.used, (deck) => growthOf(deck).at(-1)!.used),
    row(both, words.rows.deltaVee, (deck) => total(deck, (card) => craft(card, 'deltaVee'))),
    row(both, words.rows.bombardment, (deck) => total(deck, (card) => craft(card, 'bombardment'))),
    row(both, words.rows.resistance, (deck) => total(deck, (card) => (card.kind === 'asset' ? card.resistance : 0))),
    row(both, words.rows.never, (deck) => neverBuilt(deck).reduce((sum, { places }) => sum + places.length, 0)),
  ],
});

const curveGroup = (both: Both): CompareGroup => {
  const most = Math.max(...both.map(({ cards }) => costCurve(cards).length));
  return {
    title: words.groups.curve,
    rows: Array.from({ length: most }, (_, at) =>
      row(both, words.costUpTo(at + 1), ({ cards }) => {
        const kinds = costCurve(cards)[at]?.kinds;
        return kinds ? kinds.asset + kinds.spacecraft + kinds.upgrade : 0;
      }),
    ),
  };
};

/** Every figure of two decks. All are counted at once. */
export function compareGroups(a: OwnDeck, b: OwnDeck): readonly CompareGroup[] {
  const both: Both = [a, b];
  return [
    {
      title: words.groups.size,
      rows: [
        row(both, words.rows.cards, ({ cards }) => cards.length),
        row(both, words.rows.cost, ({ cards }) => costOfCards(cards)),
        ...(['asset', 'spacecraft', 'upgrade'] as const).map((kind) =>
          row(both, words.kinds[kind], ({ cards }) => kindsOf(cards)[kind]),
        ),
      ],
    },
    curveGroup(both),
    strengthGroup(both),
    {
      title: words.groups.spacecraft,
      rows: classNeeds(a).map(({ shipClass }, at) =>
        row(both, CLASS_NAMES[shipClass], (deck) => classNeeds(deck)[at]!.spacecraft),
      ),
    },
    {
      title: words.groups.early,
      how: words.earlyHow,
      rows: EARLY.flatMap((n) => [
        row(both, words.rows.powerOf(n), (deck) => growthOf({ ...deck, cards: deck.cards.slice(0, n) }).at(-1)!.power),
        row(both, words.rows.craftOf(n), ({ cards }) => kindsOf(cards.slice(0, n)).spacecraft),
      ]),
    },
    {
      title: words.groups.cards,
      rows: POOL.filter(({ id }) => both.some(({ cards }) => cards.includes(id))).map(({ id, name }) =>
        row(both, name, ({ cards }) => cards.filter((card) => card === id).length),
      ),
    },
  ].filter(({ rows }) => rows.length > 0);
}
