import type { Seat } from '../../../../engine/seat.ts';
import { SEATS, type EventOf } from '../../../../games/skaxar/index.ts';
import { change } from '../../../table/motion/cue.ts';
import { add, brief, STILL } from '../../../table/motion/reel.ts';
import { tableWords } from '../words/table.ts';
import { cardId, SIGN, type Actor, type CardActor } from './cast.ts';
import { cardIn, set, SLIDE } from '../../../cards/table/moves.ts';
import { closeUp, fieldOf, flare, grow, recount, refile, say, send, type SkaxarReel } from './moves.ts';
import { pileAt, type Place } from './place.ts';

/** Durations at speed 1, ms. */
const SHOT = 300;
const STRUCK = 380;
const BREAK = 760;
const THUD = 420;
const BREATH = 180;
/** Until the next card of several leaves. */
const NEXT = 70;

/** Who breaks through in an outcome (SK-8.4). */
const SUCCEEDS: { readonly [outcome in EventOf<'fought'>['outcome']]: readonly Seat[] } = {
  aWins: ['A'],
  bWins: ['B'],
  bothDestroyed: ['A', 'B'],
  stalemate: [],
};

/** How long both face each other: until the shots have struck. */
const FACE = BREATH + SHOT + STRUCK;

/** What a seat brings against what it must exceed: by force (SK-9.6) Firepower and Shield together, of both. */
const against = ({ totals: [a, b], forced }: EventOf<'fought'>, seat: Seat): string => {
  const [own, other] = seat === 'A' ? [a, b] : [b, a];
  const [brings, meets] = forced
    ? [own.firepower + own.shield, other.firepower + other.shield]
    : [own.firepower, other.shield];
  return tableWords.against(brings, meets);
};

/**
 * Card against card: each lead ship leans towards the other and recoils as it fires, and what it brings stands against
 * what it must exceed (SK-8.2).
 */
const face = (reel: SkaxarReel, event: EventOf<'fought'>): void => {
  for (const seat of SEATS) {
    say(reel, { at: 'lane', seat, text: against(event, seat) }, FACE);
    const card = [...reel.cast.values()].find(
      (actor) => actor.kind === 'card' && actor.place.at === 'lead' && actor.place.seat === seat,
    );
    if (card?.kind !== 'card' || reel.still) continue;
    const act = (cast: SkaxarReel['cast'], t: number): void => {
      const out = Math.sin(Math.PI * Math.min(t * 1.1, 1));
      change<Actor>(cast, card.id, t >= 1 ? card : { place: { at: 'lead', seat, out }, lift: out * 0.6 });
    };
    add(reel, FACE, { act }, 0);
  }
};

/**
 * Both lead ships fire at once (SK-8.2); shields hold with a flare or are broken. A stalemate falls with a thud on its
 * marker.
 */
export const fight = (reel: SkaxarReel, event: EventOf<'fought'>): void => {
  const armed = SEATS.filter((seat) => fieldOf(reel, seat).lead !== null);
  const lead = (seat: Seat): Place => ({ at: 'lead', seat });
  const other = (seat: Seat): Seat => (seat === 'A' ? 'B' : 'A');
  if (armed.length === SEATS.length) face(reel, event);
  reel.now += brief(reel, BREATH);
  armed.forEach((seat, index) =>
    flare(reel, 'bolt', seat, lead(seat), lead(other(seat)), SHOT, index === armed.length - 1 ? SHOT : 0, 'bolt'),
  );
  armed.forEach((seat, index) => {
    const through = SUCCEEDS[event.outcome].includes(seat);
    flare(
      reel,
      through ? 'hit' : 'shield',
      seat,
      lead(seat),
      lead(other(seat)),
      STRUCK,
      index === armed.length - 1 ? STRUCK * 0.6 : 0,
      through ? 'hit' : 'glance',
    );
  });
  const falls = event.outcome === 'stalemate';
  if (!falls) return set<Actor>(reel, SIGN, { stalemates: event.stalemates });
  add(reel, reel.still ? STILL : THUD, {
    sound: 'crunch',
    act: (cast, t) =>
      change<Actor>(cast, SIGN, {
        stalemates: event.stalemates,
        thud: t >= 1 || reel.still ? 0 : (1 - t) ** 2 * Math.cos(t * 14),
      }),
  });
};

const cardsOf = (reel: SkaxarReel, names: readonly string[]): readonly CardActor[] =>
  names.flatMap((name) => cardIn(reel, cardId(name)) ?? []);

/** Ships burn, then go to their Scrapyard at the winner's side, face up (SK-8.5, SK-11.4). */
export const destroy = (reel: SkaxarReel, { seat, ships }: EventOf<'shipsDestroyed'>): void => {
  const cards = cardsOf(reel, ships);
  cards.forEach((card, index) =>
    flare(
      reel,
      'break',
      seat,
      card.place,
      card.place,
      BREAK,
      index === cards.length - 1 ? BREAK * 0.72 : NEXT,
      index === 0 ? 'explosion' : undefined,
    ),
  );
  cards.forEach((card) => {
    send(reel, { card, to: pileAt('scrapyard', seat), ends: true, hold: NEXT });
    refileLater(reel, () => refile(reel, 'scrapyard', seat, (open) => [...open, nameOf(card)]));
  });
  reel.now += brief(reel, SLIDE - NEXT);
  closeUp(reel, seat);
};

const nameOf = ({ id }: CardActor): string => id.slice(cardId('').length);

/** What happens when a card that was just sent arrives, while the next one is sent already. */
const refileLater = (reel: SkaxarReel, then: () => void): void => {
  const { now } = reel;
  reel.now = now + brief(reel, SLIDE - NEXT);
  then();
  reel.now = now;
};

/** Survivors, or reinforcements after a stalemate, turn face down and go to the Repair Bay (SK-8.6, SK-9.3). */
export const retire = (reel: SkaxarReel, { seat, ships }: EventOf<'shipsToBay'>): void => {
  cardsOf(reel, ships).forEach((card, index) => {
    send(reel, {
      card,
      to: pileAt('repairBay', seat),
      up: 0,
      ends: true,
      hold: NEXT,
      ...(index === 0 ? { sound: 'card' as const } : {}),
    });
    refileLater(reel, () => grow(reel, 'repairBay', seat, 1));
  });
  reel.now += brief(reel, SLIDE - NEXT);
  closeUp(reel, seat);
};

/** Items go face up to the used stack (SK-8.7). */
export const useUp = (reel: SkaxarReel, { seat, cards }: EventOf<'itemsUsed'>): void => {
  for (const card of cardsOf(reel, cards)) {
    send(reel, { card, to: pileAt('usedCards', seat), ends: true, hold: NEXT });
    refileLater(reel, () => refile(reel, 'usedCards', seat, (open) => [...open, nameOf(card)]));
  }
  reel.now += brief(reel, SLIDE - NEXT);
  recount(reel, seat);
};
