import type { CardFace } from '../../../../../assets/art/skaxar/face.ts';
import type { Seat } from '../../../../engine/seat.ts';
import { SEATS, type Fleet, type SideView, type SkaxarView } from '../../../../games/skaxar/index.ts';
import { cardAt, pileOf, type CardObject, type PileObject, type TokenObject } from '../../../cards/table/object.ts';
import { asteroidFace, backFace, fleetOf, shipFace, shopFace, type BackOf } from './faces.ts';
import { pileAt, type Place } from './place.ts';
import type { PileName } from './stage.ts';

/** A card that lies by itself. Its id tells what it is only while it lies open; face down it is called by its place. */
export interface CardActor extends CardObject<CardFace, Place> {
  /** It fights in this combat only (SK-7.4). */
  readonly brief: boolean;
}

/** A pile of a seat, or of both. */
export interface PileActor extends PileObject<CardFace, Place> {
  readonly pile: PileName;
  readonly seat: Seat | null;
  /** The cards of a pile that lies open, oldest first; null of one that lies face down. */
  readonly open: readonly string[] | null;
}

/** Money of a seat, or of the bank (`seat` null). Not whole while it is counted. */
export interface MoneyActor {
  readonly kind: 'money';
  readonly id: string;
  readonly seat: Seat | null;
  readonly fleet: Fleet | null;
  readonly amount: number;
}

/** The sums of a field (SK-8.1) and the Speed of its lead ship. */
export interface TotalsActor {
  readonly kind: 'totals';
  readonly id: string;
  readonly seat: Seat;
  readonly firepower: number;
  readonly shield: number;
  readonly speed: number | null;
}

/** What is written on the table. */
export interface SignActor {
  readonly kind: 'sign';
  readonly id: string;
  readonly stalemates: number;
  readonly limit: number;
  /** First buyer of this turn (SK-6.3). */
  readonly first: Seat | null;
  /** How much the marker of stalemates shakes, 0..1. */
  readonly thud: number;
}

/** A coin on its way. */
export type CoinActor = TokenObject<Place>;

/** Light at a place, or from one to another; `t` = 0..1 of it. */
export interface FlareActor {
  readonly kind: 'flare';
  readonly id: string;
  readonly picture: 'bolt' | 'shield' | 'hit' | 'break' | 'pulse';
  readonly seat: Seat | null;
  readonly from: Place;
  readonly to: Place;
  readonly t: number;
  readonly seed: number;
}

/** Words of a moment: what is paid, at a purse, or a Firepower against a Shield, on the way of the shots. */
export interface SaidActor {
  readonly kind: 'said';
  readonly id: string;
  readonly at: 'purse' | 'lane';
  readonly seat: Seat;
  readonly text: string;
  /** 0..1 of the time it stands; how far it has gone from where it was said. */
  readonly t: number;
  readonly gone: number;
}

export type Actor = CardActor | PileActor | MoneyActor | TotalsActor | SignActor | CoinActor | FlareActor | SaidActor;

/** The name of an open card on the stage, the same wherever it goes. */
export const cardId = (card: string): string => `card/${card}`;
/** The name of a face-down asteroid: its slot and no more (SK-13.7). */
export const rockId = (slot: number): string => `rock/${slot}`;
/** The name of a pile. */
export const pileId = (pile: PileName, seat: Seat | null): string =>
  seat === null ? `pile/${pile}` : `pile/${pile}/${seat}`;
export const moneyId = (seat: Seat | null): string => `money/${seat ?? 'bank'}`;
export const totalsId = (seat: Seat): string => `totals/${seat}`;
export const SIGN = 'sign';

const cardActor = (id: string, face: CardFace | null, back: BackOf, place: Place, brief = false): CardActor => ({
  ...cardAt(id, face, backFace(back), place),
  brief,
});

/** An open ship. */
const shipActor = (ship: string, place: Place, brief = false): CardActor =>
  cardActor(cardId(ship), shipFace(ship), fleetOf(ship), place, brief);
/** An open card of the Arms Dealer. */
const shopActor = (card: string, place: Place): CardActor => cardActor(cardId(card), shopFace(card), 'dealer', place);

/** Where the ships of a field lie: the lead ship by itself, the others by their order of arrival. */
export const fieldPlaces = (seat: Seat, ships: readonly string[], lead: string | null): readonly Place[] => {
  const older = ships.filter((ship) => ship !== lead);
  return ships.map((ship): Place =>
    ship === lead ? { at: 'lead', seat } : { at: 'older', seat, index: older.indexOf(ship), of: older.length },
  );
};

/** Where the items of a field lie. */
export const itemPlaces = (seat: Seat, count: number): readonly Place[] =>
  Array.from({ length: count }, (_, index): Place => ({ at: 'item', seat, index, of: count }));

const closed = (pile: PileName, seat: Seat | null, back: BackOf, count: number): PileActor => ({
  ...pileOf(pileId(pile, seat), pileAt(pile, seat), backFace(back), count),
  pile,
  seat,
  open: null,
});

const faceOn = (pile: PileName, card: string | undefined): CardFace | null => {
  if (card === undefined) return null;
  if (pile === 'scrapyard') return shipFace(card);
  return pile === 'usedCards' ? shopFace(card) : asteroidFace(card);
};

/** An open pile with these cards in it. */
export const openPile = <P extends Pick<PileActor, 'pile'>>(
  pile: P,
  open: readonly string[],
): P & Pick<PileActor, 'open' | 'count' | 'top'> => ({
  ...pile,
  open,
  count: open.length,
  top: faceOn(pile.pile, open.at(-1)),
});

const sideActors = (side: SideView): readonly Actor[] => {
  const { seat, fleet, field, leadShip, equipped, scrapyard, usedCards, totals, money } = side;
  const ships = field.map(({ ship }) => ship);
  const places = fieldPlaces(seat, ships, leadShip);
  return [
    closed('fleetDeck', seat, fleet, side.fleetDeck.count),
    closed('repairBay', seat, fleet, side.repairBay.count),
    openPile(closed('scrapyard', seat, fleet, 0), scrapyard),
    openPile(closed('usedCards', seat, 'dealer', 0), usedCards),
    { kind: 'money', id: moneyId(seat), seat, fleet, amount: money },
    { kind: 'totals', id: totalsId(seat), seat, ...totals, speed: leadShip === null ? null : speedOf(leadShip) },
    ...field.map(({ ship, reinforcement }, index) => shipActor(ship, places[index]!, reinforcement)),
    ...equipped.map((card, index) => shopActor(card, itemPlaces(seat, equipped.length)[index]!)),
  ];
};

/** The Speed of a ship. */
const speedOf = (ship: string): number => {
  const face = shipFace(ship);
  return face.kind === 'ship' ? face.speed : 0;
};

/** Everything that lies on the table of a view. What lies face down is named by its pile or slot alone. */
export const actorsOf = (view: SkaxarView): readonly Actor[] => {
  return [
    {
      kind: 'sign',
      id: SIGN,
      stalemates: view.stalemates,
      limit: view.options.stalemateLimit,
      first: view.buyers[0] ?? null,
      thud: 0,
    },
    closed('shopDeck', null, 'dealer', view.shopDeck.count),
    closed('asteroidDeck', null, 'asteroid', view.asteroidDeck.count),
    openPile(closed('asteroidsTaken', null, 'asteroid', 0), view.asteroidsTaken),
    { kind: 'money', id: moneyId(null), seat: null, fleet: null, amount: view.bank },
    ...SEATS.flatMap((_, index) => sideActors(view.sides[index]!)),
    ...view.shop.flatMap((card, index) => (card === null ? [] : [shopActor(card, { at: 'shop', slot: index + 1 })])),
    ...view.asteroidRow.flatMap((filled, index): readonly Actor[] => {
      const open = view.asteroidCards?.[index] ?? null;
      return filled
        ? [
            cardActor(rockId(index + 1), open === null ? null : asteroidFace(open), 'asteroid', {
              at: 'asteroid',
              slot: index + 1,
            }),
          ]
        : [];
    }),
  ];
};
