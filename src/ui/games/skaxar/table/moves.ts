import type { CardFace } from '../../../../../assets/art/skaxar/face.ts';
import type { SoundName } from '../../../../../assets/sound.ts';
import type { Seat } from '../../../../engine/seat.ts';
import { add, brief, type Reel } from '../../../table/motion/reel.ts';
import {
  count,
  grow as growPile,
  pileIn,
  pour as pourPile,
  rearrange as rearrangeCards,
  riffle as rifflePile,
  send as sendCard,
  set,
  type Trip,
} from '../../../cards/table/moves.ts';
import { cardAt } from '../../../cards/table/object.ts';
import {
  cardId,
  fieldPlaces,
  itemPlaces,
  openPile,
  pileId,
  totalsId,
  type Actor,
  type CardActor,
  type FlareActor,
  type PileActor,
  type SaidActor,
} from './cast.ts';
import { pileAt, type Place } from './place.ts';
import type { PileName } from './stage.ts';

export type SkaxarReel = Reel<Actor>;
export type SkaxarTrip = Trip<CardActor, Place>;

/** How long a light lasts at speed 1, ms. */
const LIGHT = 360;

const pileOf = (reel: SkaxarReel, pile: PileName, seat: Seat | null): PileActor | null =>
  pileIn(reel, pileId(pile, seat));

/** A face-down pile grows or shrinks by so many cards. */
export const grow = (reel: SkaxarReel, pile: PileName, seat: Seat | null, by: number): void =>
  growPile(reel, pileId(pile, seat), by);

/** Other cards lie in an open pile. */
export const refile = (
  reel: SkaxarReel,
  pile: PileName,
  seat: Seat | null,
  change: (open: readonly string[]) => readonly string[],
): void => {
  const actor = pileOf(reel, pile, seat);
  if (!actor) return;
  const { open, count, top } = openPile({ pile }, change(actor.open ?? []));
  set(reel, actor.id, { open, count, top });
};

/** A light at a place; with reduced motion too, since it does not travel. */
export const flare = (
  reel: SkaxarReel,
  picture: FlareActor['picture'],
  seat: Seat | null,
  from: Place,
  to: Place,
  ms = LIGHT,
  hold = 0,
  sound?: SoundName,
): void => {
  const light: Omit<FlareActor, 't'> = {
    kind: 'flare',
    id: `flare/${reel.seed}`,
    picture: reel.still ? 'pulse' : picture,
    seat,
    from,
    to,
    seed: reel.seed,
  };
  add(
    reel,
    brief(reel, ms),
    {
      ...(sound ? { sound } : {}),
      act: (cast, t) => void (t >= 1 ? cast.delete(light.id) : cast.set(light.id, { ...light, t })),
    },
    brief(reel, hold),
  );
};

/** Words stand for a while, without holding up what follows. */
export const say = (reel: SkaxarReel, words: Pick<SaidActor, 'at' | 'seat' | 'text'>, ms: number): void => {
  const said: Omit<SaidActor, 't' | 'gone'> = { kind: 'said', id: `said/${reel.seed}`, ...words };
  const act = (cast: SkaxarReel['cast'], t: number): void =>
    void (t >= 1 ? cast.delete(said.id) : cast.set(said.id, { ...said, t, gone: reel.still ? 0 : t }));
  add(reel, ms, { act }, 0);
};

/** Sends a card on its way. With reduced motion it is there at once, with a ring of light. */
export const send = (reel: SkaxarReel, trip: SkaxarTrip): void => {
  if (reel.still && trip.to.at !== 'pile') flare(reel, 'pulse', null, trip.to, trip.to);
  sendCard(reel, trip);
};

/** The ships of a field in order of arrival, and which of them leads. */
export const fieldOf = (
  reel: SkaxarReel,
  seat: Seat,
): { readonly ships: readonly string[]; readonly lead: string | null } => {
  const own = [...reel.cast.values()].flatMap((actor) =>
    actor.kind === 'card' && (actor.place.at === 'lead' || actor.place.at === 'older') && actor.place.seat === seat
      ? [actor]
      : [],
  );
  const name = (card: CardActor): string => card.id.slice(cardId('').length);
  return { ships: own.map(name), lead: own.filter(({ place }) => place.at === 'lead').map(name)[0] ?? null };
};

/** Cards that stay move to where they lie now; all at once, without holding up what follows. */
const rearrange = (reel: SkaxarReel, ids: readonly string[], places: readonly Place[]): void =>
  rearrangeCards(reel, ids, places, (trip) => send(reel, trip));

/** Whether a card lies open on the field of a seat. */
const onField = ({ face, place }: CardActor, seat: Seat): boolean =>
  face !== null && 'seat' in place && place.seat === seat && place.at !== 'pile';

/** What the cards of a field add up to; the Speed is that of the lead ship. */
const sumsOf = (reel: SkaxarReel, seat: Seat) => {
  let [firepower, shield, speed] = [0, 0, null as number | null];
  for (const card of reel.cast.values()) {
    if (card.kind !== 'card' || !onField(card, seat)) continue;
    const { face } = card;
    if (face?.kind !== 'ship' && face?.kind !== 'shop') continue;
    firepower += face.firepower;
    shield += face.shield;
    if (card.place.at === 'lead' && face.kind === 'ship') speed = face.speed;
  }
  return { firepower, shield, speed };
};

/** The sums of a field are counted anew from the cards that lie there. */
export const recount = (reel: SkaxarReel, seat: Seat): void => {
  const actor = reel.cast.get(totalsId(seat));
  if (actor?.kind === 'totals') count<Actor>(reel, actor.id, sumsOf(reel, seat));
};

/** A ship comes to a field; the others make room. */
export const arrive = (
  reel: SkaxarReel,
  seat: Seat,
  card: CardActor,
  leads: boolean,
  trip: Partial<SkaxarTrip> = {},
): void => {
  const { ships, lead } = fieldOf(reel, seat);
  const name = card.id.slice(cardId('').length);
  const all = [...ships, name];
  const places = fieldPlaces(seat, all, leads ? name : lead);
  rearrange(reel, ships.map(cardId), places);
  send(reel, { card, to: places.at(-1)!, ...trip });
  recount(reel, seat);
};

/** Those of a field that stay close up. */
export const closeUp = (reel: SkaxarReel, seat: Seat): void => {
  const { ships, lead } = fieldOf(reel, seat);
  rearrange(reel, ships.map(cardId), fieldPlaces(seat, ships, lead));
  recount(reel, seat);
};

/** An item comes to a field (SK-7.2). */
export const equip = (reel: SkaxarReel, seat: Seat, card: CardActor): void => {
  const items = [...reel.cast.values()]
    .filter((actor) => actor.kind === 'card' && actor.place.at === 'item' && actor.place.seat === seat)
    .map(({ id }) => id);
  const places = itemPlaces(seat, items.length + 1);
  rearrange(reel, items, places);
  send(reel, { card, to: places.at(-1)!, sound: 'clip' });
  recount(reel, seat);
};

/** A pile is shuffled. */
export const riffle = (reel: SkaxarReel, pile: PileName, seat: Seat | null): void =>
  rifflePile(reel, pileId(pile, seat));

/** A card on top of a pile, about to leave it. */
export const onPile = (
  pile: PileName,
  seat: Seat | null,
  id: string,
  face: CardFace | null,
  back: CardFace,
  up: 0 | 1,
): CardActor => ({ ...cardAt(id, face, back, pileAt(pile, seat), { up }), brief: false });

/** A few face-down cards go from a pile to another; the piles have their new heights at the end. */
export const pour = (reel: SkaxarReel, from: PileName, to: PileName, seat: Seat, back: CardFace): void =>
  pourPile(reel, pileId(from, seat), { id: pileId(to, seat), place: pileAt(to, seat) }, (id) =>
    onPile(from, seat, id, null, back, 0),
  );
