import {
  ASTEROID_AMOUNTS,
  shipCard,
  shopCard,
  type SideView,
  type SkaxarView,
} from '../../../../games/skaxar/index.ts';
import type { CardFace } from '../../../../../assets/art/skaxar/index.ts';
import type { CardWords } from '../../../cards/card-words.ts';
import { asteroidFace, backFace, fleetOf, shipFace, shopFace } from '../table/faces.ts';
import { sideName } from '../names.ts';
import { skaxar as words } from '../words/play.ts';
import { money } from '../words/log.ts';
import type { CardAbout } from '../state.ts';

/** The rule of each kind of shop card, beside those of buying. */
const RULES: { readonly [effect: string]: string } = {
  raise: 'SK-7.2',
  bring: 'SK-7.3',
  turnUp: 'SK-7.4',
  shuffleInto: 'SK-7.5',
  exchange: 'SK-7.6',
};

/** A card in words, as it lies now. */
export function cardWords(view: Pick<SkaxarView, 'sides'>, about: CardAbout): CardWords<CardFace> {
  const { figures } = words;
  switch (about.kind) {
    case 'ship': {
      const { name, shipClass, firepower, shield, speed, value } = shipCard(about.ship);
      const side = view.sides.find(({ field }) => field.some(({ ship }) => ship === about.ship));
      const lies = side?.field.find(({ ship }) => ship === about.ship);
      return {
        face: shipFace(about.ship),
        title: name,
        line: words.classLine(words.classes[shipClass], words.fleets[fleetOf(about.ship)]),
        figures: [
          [figures.firepower, String(firepower)],
          [figures.shield, String(shield)],
          [figures.speed, String(speed)],
          [figures.value, money(value)],
        ],
        texts: [
          ...(side?.leadShip === about.ship ? [words.whereShip.lead] : []),
          ...(lies?.reinforcement ? [words.whereShip.reinforcement] : []),
          words.shipText(value),
        ],
        rules: ['SK-2.2', 'SK-8.2', 'SK-10.2'],
      };
    }
    case 'card': {
      const { name, kind, price, text, effects } = shopCard(about.card);
      return {
        face: shopFace(about.card),
        title: name,
        line: words[kind],
        figures: [[figures.price, money(price)]],
        texts: [text],
        rules: [...effects.map((effect) => RULES[effect.kind]!), 'SK-6.5'],
      };
    }
    case 'asteroid':
      return {
        face: asteroidFace(about.asteroid),
        title: words.asteroidTitle(ASTEROID_AMOUNTS[about.asteroid] ?? 0),
        line: words.asteroids,
        figures: [],
        texts: [words.asteroidText],
        rules: ['SK-10.3'],
      };
    case 'slot':
      return {
        face: backFace('asteroid'),
        title: words.asteroidDown(about.slot),
        line: words.asteroids,
        figures: [],
        texts: [words.asteroidText],
        rules: ['SK-10.3', 'SK-13.1'],
      };
  }
}

/** A card with those that lie beside it, in their order, and what that place is called. */
export interface Neighbours {
  readonly zone: string;
  readonly cards: readonly CardAbout[];
}

const sameCard = (a: CardAbout, b: CardAbout): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Ships and items of a side. */
const fieldOf = ({ field, equipped }: SideView): readonly CardAbout[] => [
  ...field.map(({ ship }): CardAbout => ({ kind: 'ship', ship })),
  ...equipped.map((card): CardAbout => ({ kind: 'card', card })),
];

/** The open cards of the table that a card lies among; alone for one that lies in none of them. */
export function neighboursOf(view: SkaxarView, about: CardAbout): Neighbours {
  const zones: readonly Neighbours[] = [
    {
      zone: words.shop,
      cards: view.shop.flatMap((card): readonly CardAbout[] => (card === null ? [] : [{ kind: 'card', card }])),
    },
    ...view.sides.map((side) => ({ zone: sideName(view, side.seat), cards: fieldOf(side) })),
    {
      zone: words.asteroids,
      cards: view.asteroidRow.flatMap((lies, index): readonly CardAbout[] => {
        const asteroid = view.asteroidCards?.[index] ?? null;
        if (asteroid !== null) return [{ kind: 'asteroid', asteroid }];
        return lies ? [{ kind: 'slot', slot: index + 1 }] : [];
      }),
    },
  ];
  return (
    zones.find(({ cards }) => cards.some((card) => sameCard(card, about))) ?? { zone: words.table, cards: [about] }
  );
}

/** Where a card stands among its neighbours. */
export const placeAmong = ({ cards }: Neighbours, about: CardAbout): number =>
  cards.findIndex((card) => sameCard(card, about));
