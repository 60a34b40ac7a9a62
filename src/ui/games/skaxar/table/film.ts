import type { CardFace } from '../../../../../assets/art/skaxar/face.ts';
import type { Seat } from '../../../../engine/seat.ts';
import type { EventOf, SkaxarEvent } from '../../../../games/skaxar/index.ts';
import { brief, filmsBy } from '../../../table/motion/reel.ts';
import { cardId, pileId, rockId, SIGN, type Actor, type CardActor } from './cast.ts';
import { pay } from './coins.ts';
import { destroy, fight, retire, useUp } from './combat.ts';
import { asteroidFace, backFace, fleetOf, shipFace, shopFace } from './faces.ts';
import { arrive, equip, fieldOf, flare, grow, onPile, pour, refile, riffle, send, type SkaxarReel } from './moves.ts';
import { cardIn, FLIP, pileIn, set, SLIDE } from '../../../cards/table/moves.ts';
import { paced } from './pace.ts';
import { pileAt, type Place } from './place.ts';

/** Until the other seat's ship turns up; until the next card of a row is dealt; ms. */
const TOGETHER = 140;
const DEAL = 95;
const LOOK = 420;

const backOf = (reel: SkaxarReel, seat: Seat): CardFace =>
  pileIn(reel, pileId('fleetDeck', seat))?.back ?? backFace('earth');

/** A ship that lies on a pile, about to leave it. */
const shipOn = (pile: 'fleetDeck' | 'scrapyard', seat: Seat, ship: string, reinforces = false): CardActor => ({
  ...onPile(pile, seat, cardId(ship), shipFace(ship), backFace(fleetOf(ship)), pile === 'scrapyard' ? 1 : 0),
  brief: reinforces,
});

/** The top card of a Fleet Deck turns over onto the field. */
const turnUp = (reel: SkaxarReel, seat: Seat, ship: string, leads: boolean, hold = FLIP): void => {
  grow(reel, 'fleetDeck', seat, -1);
  arrive(reel, seat, shipOn('fleetDeck', seat, ship, !leads), leads, { up: 1, ms: FLIP, hold, sound: 'card' });
};

const buy = (reel: SkaxarReel, { seat, card: bought, money }: EventOf<'bought'>): void => {
  const card = cardIn(reel, cardId(bought));
  pay(reel, seat, money, true);
  if (!card || card.face?.kind !== 'shop' || card.face.item) return;
  // An action is carried out and used up (SK-7.7); an item goes to the field with an event of its own.
  flare(reel, 'pulse', seat, card.place, card.place, SLIDE, SLIDE * 0.4);
  send(reel, { card, to: pileAt('usedCards', seat), ends: true, sound: 'card' });
  refile(reel, 'usedCards', seat, (open) => [...open, bought]);
};

const redraw = (reel: SkaxarReel, { seat, back, ship }: EventOf<'redrawn'>): void => {
  const old = cardIn(reel, cardId(back));
  if (old) send(reel, { card: old, to: pileAt('fleetDeck', seat), up: 0, ends: true, sound: 'card' });
  grow(reel, 'fleetDeck', seat, 1);
  riffle(reel, 'fleetDeck', seat);
  turnUp(reel, seat, ship, true);
};

const repair = (reel: SkaxarReel, { seat, ship, lead }: EventOf<'repaired'>): void => {
  const card = shipOn('scrapyard', seat, ship);
  refile(reel, 'scrapyard', seat, (open) => open.filter((one) => one !== ship));
  flare(reel, 'pulse', seat, card.place, card.place);
  arrive(reel, seat, card, lead || fieldOf(reel, seat).ships.length === 0, { sound: 'repair', ms: FLIP });
};

const harvest = (reel: SkaxarReel, { seat, slot, asteroid, money }: EventOf<'harvested'>): void => {
  const rock = cardIn(reel, rockId(slot));
  const place: Place = { at: 'asteroid', slot };
  if (rock) send(reel, { card: { ...rock, face: asteroidFace(asteroid) }, to: place, up: 1, ms: FLIP, sound: 'card' });
  pay(reel, seat, money, false);
  const open = cardIn(reel, rockId(slot));
  if (open) send(reel, { card: open, to: pileAt('asteroidsTaken'), ends: true });
  refile(reel, 'asteroidsTaken', null, (taken) => [...taken, asteroid]);
};

/** Cards go from a deck to their places one by one. */
const deal = (reel: SkaxarReel, cards: readonly CardActor[], places: readonly Place[], up: number): void => {
  cards.forEach((card, index) =>
    send(reel, {
      card,
      to: places[index]!,
      up,
      ms: SLIDE,
      hold: DEAL,
      ...(index % 2 === 0 ? { sound: 'card' as const } : {}),
    }),
  );
  if (cards.length > 0) reel.now += brief(reel, SLIDE - DEAL);
};

const dealShop = (reel: SkaxarReel, cards: readonly string[]): void =>
  deal(
    reel,
    cards.map((card) => onPile('shopDeck', null, cardId(card), shopFace(card), backFace('dealer'), 0)),
    cards.map((_, index) => ({ at: 'shop', slot: index + 1 })),
    1,
  );

const dealRocks = (reel: SkaxarReel, count: number): void => {
  const slots = Array.from({ length: count }, (_, index) => index + 1);
  deal(
    reel,
    slots.map((slot) => onPile('asteroidDeck', null, rockId(slot), null, backFace('asteroid'), 0)),
    slots.map((slot) => ({ at: 'asteroid', slot })),
    0,
  );
};

/** The end: the winner's ship shines, and the asteroids of the row are shown to all (SK-13.7). */
const end = (reel: SkaxarReel, winner: Seat | null): void => {
  if (winner !== null)
    flare(reel, 'pulse', winner, { at: 'lead', seat: winner }, { at: 'lead', seat: winner }, LOOK * 2, LOOK, 'confirm');
  for (const rock of reel.after.values()) {
    if (rock.kind !== 'card' || rock.place.at !== 'asteroid' || rock.face === null) continue;
    send(reel, { card: { ...rock, up: 0 }, to: rock.place, up: 1, ms: FLIP, hold: DEAL });
  }
};

/** All ships of the Repair Bay go back into the deck. */
const renew = (reel: SkaxarReel, { seat }: { readonly seat: Seat }): void => {
  pour(reel, 'repairBay', 'fleetDeck', seat, backOf(reel, seat));
  riffle(reel, 'fleetDeck', seat);
};

/**
 * How each kind of fact is shown. Everything else is shown by the log and the sentence over the table, not by the
 * picture.
 */
const DIRECTIONS: { readonly [T in SkaxarEvent['type']]?: (reel: SkaxarReel, event: EventOf<T>) => void } = {
  turnBegan: (reel) => set<Actor>(reel, SIGN, { first: null }),
  deckRenewed: renew,
  flipped: (reel, { seat, ship }) => {
    if (ship !== null) turnUp(reel, seat, ship, true, seat === 'A' ? TOGETHER : FLIP);
  },
  buyersOrdered: (reel, { first }) => {
    set<Actor>(reel, SIGN, { first });
    flare(reel, 'pulse', first, { at: 'lead', seat: first }, { at: 'lead', seat: first }, LOOK, LOOK * 0.4, 'lock');
  },
  bought: buy,
  equipped: (reel, event) => {
    const card = cardIn(reel, cardId(event.card));
    if (card) equip(reel, event.seat, card);
  },
  repaired: repair,
  reinforced: (reel, { seat, ship }) => turnUp(reel, seat, ship, false),
  rapidlyRepaired: renew,
  redrawn: redraw,
  fought: fight,
  shipsDestroyed: destroy,
  shipsToBay: retire,
  itemsUsed: useUp,
  paid: (reel, { seat, money }) => pay(reel, seat, money, false),
  harvested: harvest,
  tableLaid: (reel, { shop }) => dealShop(reel, shop),
  shopDealt: (reel, { cards }) => {
    grow(reel, 'shopDeck', null, -cards.length);
    dealShop(reel, cards);
  },
  asteroidsDealt: (reel, { count }) => {
    grow(reel, 'asteroidDeck', null, -count);
    dealRocks(reel, count);
  },
  gameEnded: (reel, { winner }) => end(reel, winner),
};

const direct = (reel: SkaxarReel, event: SkaxarEvent): void =>
  (DIRECTIONS[event.type] as ((reel: SkaxarReel, event: SkaxarEvent) => void) | undefined)?.(reel, event);

/**
 * Spreads events over time, from what lay on the table before to what lies there after; pure. `still` = reduced motion.
 */
export const makeFilm = filmsBy(paced(direct));
