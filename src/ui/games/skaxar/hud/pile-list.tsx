import type { CardFace } from '../../../../../assets/art/skaxar/index.ts';
import type { Seat } from '../../../../engine/seat.ts';
import type { SkaxarView } from '../../../../games/skaxar/index.ts';
import { asteroidFace, pictureName, shipFace, shopFace } from '../table/faces.ts';
import { CardPicture } from '../../../cards/card-picture.tsx';
import { Button, Dialog } from '../../../kit/index.ts';
import { WAR_CARDS } from '../card-art.ts';
import { skaxar as words } from '../words/play.ts';
import { cardName, shipName, sideName, sideOf } from '../names.ts';
import type { About } from '../state.ts';
import { amountsLeft } from './harvest-list.tsx';

type Pile = Extract<About, { readonly kind: 'pile' }>;

/** A card of a list. */
export interface Listed {
  readonly about: About;
  readonly face: CardFace;
  readonly name: string;
  readonly copies: number;
}

/** A pile as it may be listed: `cards` null where it may not. */
export interface PileWords {
  readonly title: string;
  readonly cards: readonly Listed[] | null;
  readonly text: string;
}

const shipsOf = (ids: readonly string[] | null): readonly Listed[] | null =>
  ids &&
  ids.map((ship): Listed => ({
    about: { kind: 'ship', ship },
    face: shipFace(ship),
    name: shipName(ship),
    copies: 1,
  }));

const cardsOf = (ids: readonly string[] | null): readonly Listed[] | null =>
  ids &&
  together(
    ids.map((card): Listed => ({
      about: { kind: 'card', card },
      face: shopFace(card),
      name: cardName(card),
      copies: 1,
    })),
  );

const rocksOf = (ids: readonly string[] | null): readonly Listed[] | null =>
  ids &&
  together(
    ids.map((asteroid): Listed => ({
      about: { kind: 'asteroid', asteroid },
      face: asteroidFace(asteroid),
      name: '',
      copies: 1,
    })),
  );

/** What a pile holds, as far as the view shows. */
export function pileWords(view: SkaxarView, { pile, seat }: Pile): PileWords {
  if (seat !== null) return sidePile(view, pile, seat);
  const title = words.piles[pile];
  switch (pile) {
    case 'shopDeck':
      return { title, cards: cardsOf(view.shopDeck.listed), text: words.listSorted };
    case 'asteroidDeck':
      return {
        title: words.asteroidsLeft,
        cards: rocksOf(view.asteroidsLeft),
        text:
          amountsLeft(view.asteroidsLeft)
            ?.map(({ amount, cards: count }) => words.amountCount(amount, count))
            .join(', ') ?? '',
      };
    case 'asteroidsTaken':
      return { title, cards: rocksOf(view.asteroidsTaken), text: words.listUsed };
    case 'bank':
      return { title, cards: [], text: words.listBank(view.bank) };
    default:
      return { title, cards: [], text: '' };
  }
}

/** What a pile of one side holds. */
function sidePile(view: SkaxarView, pile: Pile['pile'], seat: Seat): PileWords {
  const side = sideOf(view, seat);
  const who = sideName(view, seat);
  const title = words.pileOf(words.piles[pile], who);
  switch (pile) {
    case 'fleetDeck':
      return { title, cards: shipsOf(side.fleetDeck.listed), text: words.listSorted };
    case 'repairBay':
      return { title, cards: shipsOf(side.repairBay.listed), text: words.listSorted };
    case 'scrapyard':
      return { title, cards: shipsOf(side.scrapyard), text: words.listScrapyard(who) };
    case 'usedCards':
      return { title, cards: cardsOf(side.usedCards), text: words.listUsed };
    case 'money':
      return { title, cards: [], text: words.moneyIs(side.money) };
    default:
      return { title, cards: [], text: '' };
  }
}

/** Equal cards as one with a count, in the order of the first. */
function together(list: readonly Listed[]): readonly Listed[] {
  const names = list.map(({ face }) => pictureName(face));
  return list.flatMap((one, index) =>
    names.indexOf(names[index]!) === index
      ? [{ ...one, copies: names.filter((name) => name === names[index]).length }]
      : [],
  );
}

interface ListProps {
  readonly view: SkaxarView;
  readonly pile: Pile;
  readonly onRead: (about: About) => void;
  readonly onClose: () => void;
  /** The own Repair Bay, where it may be listed by its owner only; null otherwise. */
  readonly onOwn: (() => void) | null;
}

/** The cards of a pile; each opens in the inspector. */
export function PileList({ view, pile, onRead, onClose, onOwn }: ListProps) {
  const { title, cards, text } = pileWords(view, pile);
  const bare = pile.pile === 'money' || pile.pile === 'bank';
  return (
    <Dialog title={title} shape="wide" onClose={onClose}>
      <div class="stack">
        <p class="second">{cards === null ? words.listHidden : text}</p>
        {cards === null && onOwn && (
          <div class="row">
            <Button onClick={onOwn}>{words.ownBay}</Button>
          </div>
        )}
        {cards !== null && !bare && <CardGrid cards={cards} onRead={onRead} />}
      </div>
    </Dialog>
  );
}

/** Cards side by side; with `onRead` each is a button that opens it. */
export function CardGrid({
  cards,
  onRead,
}: {
  readonly cards: readonly Listed[];
  readonly onRead?: (about: About) => void;
}) {
  if (cards.length === 0) return <p class="second">{words.listEmpty}</p>;
  return (
    <ul class="sk-grid">
      {cards.map(({ about, face, name, copies }) => (
        <li key={pictureName(face)}>
          {onRead ? (
            <button type="button" class="sk-grid-card" onClick={() => onRead(about)}>
              <Small face={face} name={name} copies={copies} />
            </button>
          ) : (
            <span class="sk-grid-card">
              <Small face={face} name={name} copies={copies} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

const Small = ({ face, name, copies }: Omit<Listed, 'about'>) => (
  <>
    <CardPicture art={WAR_CARDS} face={face} width={120} />
    <span class="small">
      {face.kind === 'asteroid' ? words.asteroidTitle(face.amount) : name}{' '}
      {copies > 1 && <span class="figure">{words.copies(copies)}</span>}
    </span>
  </>
);
