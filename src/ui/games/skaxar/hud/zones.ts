import type { CardFace } from '../../../../../assets/art/skaxar/index.ts';
import type { Seat } from '../../../../engine/seat.ts';
import type { SkaxarView } from '../../../../games/skaxar/index.ts';
import { together, type Zone, type ZoneCard } from '../../../cards/zone.ts';
import { WAR_CARDS } from '../card-art.ts';
import { sideName, sideOf } from '../names.ts';
import type { About, CardAbout } from '../state.ts';
import { skaxar as words } from '../words/play.ts';
import { cardWords } from './card-words.ts';
import { amountsLeft } from './harvest-list.tsx';

type Pile = Extract<About, { readonly kind: 'pile' }>;
type Listed = readonly ZoneCard<CardFace>[] | null;

/** Cards as a list, equal ones together; null where they may not be listed. */
const listed = (view: SkaxarView, ids: readonly string[] | null, aboutOf: (id: string) => CardAbout): Listed =>
  ids &&
  together(
    WAR_CARDS,
    ids.map((id) => ({ id, words: cardWords(view, aboutOf(id)), copies: 1 })),
  );

/** A list with what is said of it. */
const zone = (title: string, cards: Listed, text: string): Zone<CardFace> => ({
  title,
  cards,
  text: cards === null ? words.listHidden : text,
});

/** What a pile holds, as far as the view shows. */
export function zoneOf(view: SkaxarView, { pile, seat }: Pile): Zone<CardFace> {
  if (seat !== null) return sidePile(view, pile, seat);
  const title = words.piles[pile];
  const cards = (ids: readonly string[] | null) => listed(view, ids, (card) => ({ kind: 'card', card }));
  const rocks = (ids: readonly string[] | null) => listed(view, ids, (asteroid) => ({ kind: 'asteroid', asteroid }));
  switch (pile) {
    case 'shopDeck':
      return zone(title, cards(view.shopDeck.listed), words.listSorted);
    case 'asteroidDeck':
      return zone(
        words.asteroidsLeft,
        rocks(view.asteroidsLeft),
        amountsLeft(view.asteroidsLeft)
          ?.map(({ amount, cards: count }) => words.amountCount(amount, count))
          .join(', ') ?? '',
      );
    case 'asteroidsTaken':
      return zone(title, rocks(view.asteroidsTaken), words.listUsed);
    default:
      throw new Error(`No pile of the table: ${pile}.`);
  }
}

/** What a pile of one side holds. */
function sidePile(view: SkaxarView, pile: Pile['pile'], seat: Seat): Zone<CardFace> {
  const side = sideOf(view, seat);
  const who = sideName(view, seat);
  const title = words.pileOf(words.piles[pile], who);
  const ships = (ids: readonly string[] | null) => listed(view, ids, (ship) => ({ kind: 'ship', ship }));
  switch (pile) {
    case 'fleetDeck':
    case 'repairBay':
      return zone(title, ships(side[pile].listed), words.listSorted);
    case 'scrapyard':
      return zone(title, ships(side.scrapyard), words.listScrapyard(who));
    case 'usedCards':
      return zone(
        title,
        listed(view, side.usedCards, (card) => ({ kind: 'card', card })),
        words.listUsed,
      );
    default:
      throw new Error(`No pile of a side: ${pile}.`);
  }
}

/** What is said of money, which is no card: of a side, or of the bank; null for a pile of cards. */
export function moneyWords(
  view: SkaxarView,
  { pile, seat }: Pile,
): { readonly title: string; readonly text: string } | null {
  if (pile === 'bank') return { title: words.piles.bank, text: words.listBank(view.bank) };
  if (pile !== 'money' || seat === null) return null;
  return {
    title: words.pileOf(words.piles.money, sideName(view, seat)),
    text: words.moneyIs(sideOf(view, seat).money),
  };
}
