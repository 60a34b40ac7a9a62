import type { Seat } from '../../../../engine/seat.ts';
import type { EventOf, SkaxarEvent } from '../../../../games/skaxar/index.ts';
import { brief, filmsBy } from '../../../table/motion/reel.ts';
import { cardId, rockId, SIGN, type CardActor, type SignActor } from './cast.ts';
import { pay } from './coins.ts';
import { destroy, fight, retire, useUp } from './combat.ts';
import { asteroidFace, fleetOf, shipFace, shopFace, type BackOf } from './faces.ts';
import {
  arrive,
  cardOf,
  equip,
  fieldOf,
  flare,
  FLIP,
  grow,
  onPile,
  pour,
  refile,
  riffle,
  send,
  set,
  SLIDE,
  type SkaxarReel,
} from './moves.ts';
import { paced } from './pace.ts';
import { pileAt, type Place } from './place.ts';

/** Until the other seat's ship turns up; until the next card of a row is dealt; ms. */
const TOGETHER = 140;
const DEAL = 95;
const LOOK = 420;

const backOf = (reel: SkaxarReel, seat: Seat): BackOf => {
  const deck = reel.cast.get(`pile/fleetDeck/${seat}`);
  return deck?.kind === 'pile' ? deck.back : 'earth';
};

/** A ship that lies on a pile, about to leave it. */
const shipOn = (pile: 'fleetDeck' | 'scrapyard', seat: Seat, ship: string, reinforces = false): CardActor => ({
  ...onPile(pile, seat, cardId(ship), shipFace(ship), fleetOf(ship), pile === 'scrapyard' ? 1 : 0),
  brief: reinforces,
});

/** The top card of a Fleet Deck turns over onto the field. */
const turnUp = (reel: SkaxarReel, seat: Seat, ship: string, leads: boolean, hold = FLIP): void => {
  grow(reel, 'fleetDeck', seat, -1);
  arrive(reel, seat, shipOn('fleetDeck', seat, ship, !leads), leads, { up: 1, ms: FLIP, hold, sound: 'card' });
};

const buy = (reel: SkaxarReel, { seat, card: bought, money }: EventOf<'bought'>): void => {
  const card = cardOf(reel, cardId(bought));
  pay(reel, seat, money, true);
  if (!card || card.face?.kind !== 'shop' || card.face.item) return;
  // An action is carried out and used up (SK-7.7); an item goes to the field with an event of its own.
  flare(reel, 'pulse', seat, card.place, card.place, SLIDE, SLIDE * 0.4);
  send(reel, { card, to: pileAt('usedCards', seat), ends: true, sound: 'card' });
  refile(reel, 'usedCards', seat, (open) => [...open, bought]);
};

const redraw = (reel: SkaxarReel, { seat, back, ship }: EventOf<'redrawn'>): void => {
  const old = cardOf(reel, cardId(back));
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
  const rock = cardOf(reel, rockId(slot));
  const place: Place = { at: 'asteroid', slot };
  if (rock) send(reel, { card: { ...rock, face: asteroidFace(asteroid) }, to: place, up: 1, ms: FLIP, sound: 'card' });
  pay(reel, seat, money, false);
  const open = cardOf(reel, rockId(slot));
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
    cards.map((card) => onPile('shopDeck', null, cardId(card), shopFace(card), 'dealer', 0)),
    cards.map((_, index) => ({ at: 'shop', slot: index + 1 })),
    1,
  );

const dealRocks = (reel: SkaxarReel, count: number): void => {
  const slots = Array.from({ length: count }, (_, index) => index + 1);
  deal(
    reel,
    slots.map((slot) => onPile('asteroidDeck', null, rockId(slot), null, 'asteroid', 0)),
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

const direct = (reel: SkaxarReel, event: SkaxarEvent): void => {
  switch (event.type) {
    case 'turnBegan':
      return set<SignActor>(reel, SIGN, { first: null });
    case 'deckRenewed':
      pour(reel, 'repairBay', 'fleetDeck', event.seat, backOf(reel, event.seat));
      return riffle(reel, 'fleetDeck', event.seat);
    case 'flipped':
      return event.ship === null
        ? undefined
        : turnUp(reel, event.seat, event.ship, true, event.seat === 'A' ? TOGETHER : FLIP);
    case 'buyersOrdered':
      set<SignActor>(reel, SIGN, { first: event.first });
      return flare(
        reel,
        'pulse',
        event.first,
        { at: 'lead', seat: event.first },
        { at: 'lead', seat: event.first },
        LOOK,
        LOOK * 0.4,
        'lock',
      );
    case 'bought':
      return buy(reel, event);
    case 'equipped': {
      const card = cardOf(reel, cardId(event.card));
      return card ? equip(reel, event.seat, card) : undefined;
    }
    case 'repaired':
      return repair(reel, event);
    case 'reinforced':
      return turnUp(reel, event.seat, event.ship, false);
    case 'rapidlyRepaired':
      pour(reel, 'repairBay', 'fleetDeck', event.seat, backOf(reel, event.seat));
      return riffle(reel, 'fleetDeck', event.seat);
    case 'redrawn':
      return redraw(reel, event);
    case 'fought':
      return fight(reel, event);
    case 'shipsDestroyed':
      return destroy(reel, event);
    case 'shipsToBay':
      return retire(reel, event);
    case 'itemsUsed':
      return useUp(reel, event);
    case 'paid':
      return pay(reel, event.seat, event.money, false);
    case 'harvested':
      return harvest(reel, event);
    case 'tableLaid':
      return dealShop(reel, event.shop);
    case 'shopDealt':
      grow(reel, 'shopDeck', null, -event.cards.length);
      return dealShop(reel, event.cards);
    case 'asteroidsDealt':
      grow(reel, 'asteroidDeck', null, -event.count);
      return dealRocks(reel, event.count);
    case 'gameEnded':
      return end(reel, event.winner);
    default:
    // Everything else is told by the log and the sentence over the table, not by the picture.
  }
};

/** Spreads events over time, from what lay on the table before to what lies there after; pure. `still` = reduced motion. */
export const makeFilm = filmsBy(paced(direct));
