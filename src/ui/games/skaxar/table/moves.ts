import type { CardFace } from '../../../../../assets/art/skaxar/face.ts';
import type { SoundName } from '../../../../../assets/sound.ts';
import type { Seat } from '../../../../engine/seat.ts';
import { change } from '../../../table/motion/cue.ts';
import { add, brief, type Reel } from '../../../table/motion/reel.ts';
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
} from './cast.ts';
import { pileAt, type Place } from './place.ts';
import type { PileName } from './stage.ts';

export type SkaxarReel = Reel<Actor>;

/** Durations at speed 1, ms: a card on its way, one that turns over as it goes, a light. */
export const SLIDE = 400;
export const FLIP = 520;
const LIGHT = 360;
const RIFFLE = 420;
const COUNT = 260;

/** An open or dealt card by its name on the stage. */
export const cardOf = (reel: SkaxarReel, id: string): CardActor | null => {
  const actor = reel.cast.get(id);
  return actor?.kind === 'card' ? actor : null;
};

const pileOf = (reel: SkaxarReel, pile: PileName, seat: Seat | null): PileActor | null => {
  const actor = reel.cast.get(pileId(pile, seat));
  return actor?.kind === 'pile' ? actor : null;
};

/** Changes an actor at once. */
export const set = <T extends Actor>(reel: SkaxarReel, id: string, part: Partial<T>): void =>
  add(reel, 1, { act: (cast) => change<Actor>(cast, id, part as Partial<Actor>) }, 0);

/** A face-down pile grows or shrinks by so many cards. */
export const grow = (reel: SkaxarReel, pile: PileName, seat: Seat | null, by: number): void => {
  const actor = pileOf(reel, pile, seat);
  if (actor) set<PileActor>(reel, actor.id, { count: Math.max(actor.count + by, 0) });
};

/** How many cards lie in a pile. */
const countOf = (reel: SkaxarReel, pile: PileName, seat: Seat | null): number => pileOf(reel, pile, seat)?.count ?? 0;

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
  set<PileActor>(reel, actor.id, { open, count, top });
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

/** A card goes somewhere, and may turn over on the way. */
export interface Trip {
  readonly card: CardActor;
  readonly to: Place;
  /** 1 = it lies face up at the end. */
  readonly up?: number;
  readonly ms?: number;
  readonly hold?: number;
  readonly sound?: SoundName;
  /** It becomes part of a pile. */
  readonly ends?: boolean;
}

/** Sends a card on its way. With reduced motion it is there at once, with a ring of light. */
export const send = (
  reel: SkaxarReel,
  { card, to, up = card.up, ms = SLIDE, hold = ms, sound, ends = false }: Trip,
): void => {
  const there: CardActor = { ...card, place: to, from: null, moved: 1, up };
  if (reel.still && to.at !== 'pile') flare(reel, 'pulse', null, to, to);
  add(
    reel,
    brief(reel, ms),
    {
      ...(sound ? { sound } : {}),
      act: (cast, t) => {
        if (t >= 1) return void (ends ? cast.delete(card.id) : cast.set(card.id, there));
        cast.set(
          card.id,
          reel.still
            ? card
            : { ...there, from: card.place, moved: t, up: card.up + (up - card.up) * Math.min(t * 1.25, 1) },
        );
      },
    },
    brief(reel, hold),
  );
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

const samePlace = (a: Place, b: Place): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Cards that stay move to where they lie now; all at once, without holding up what follows. */
const rearrange = (reel: SkaxarReel, ids: readonly string[], places: readonly Place[]): void =>
  ids.forEach((id, index) => {
    const [card, to] = [cardOf(reel, id), places[index]!];
    if (card && !samePlace(card.place, to)) send(reel, { card, to, hold: 0 });
  });

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
  if (actor?.kind !== 'totals') return;
  const { firepower, shield, speed } = sumsOf(reel, seat);
  if (firepower === actor.firepower && shield === actor.shield && speed === actor.speed) return;
  const between = (from: number, to: number, t: number): number =>
    t >= 1 ? to : from + (to - from) * (reel.still ? 0 : t);
  add(
    reel,
    brief(reel, COUNT),
    {
      act: (cast, t) =>
        change<Actor>(cast, actor.id, {
          firepower: between(actor.firepower, firepower, t),
          shield: between(actor.shield, shield, t),
          speed,
        }),
    },
    0,
  );
};

/** A ship comes to a field; the others make room. */
export const arrive = (
  reel: SkaxarReel,
  seat: Seat,
  card: CardActor,
  leads: boolean,
  trip: Partial<Trip> = {},
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
export const riffle = (reel: SkaxarReel, pile: PileName, seat: Seat | null): void => {
  const actor = pileOf(reel, pile, seat);
  if (!actor || actor.count < 2) return;
  add(reel, brief(reel, RIFFLE), {
    sound: 'card',
    act: (cast, t) =>
      change<Actor>(cast, actor.id, { riffle: t >= 1 || reel.still ? 0 : Math.abs(Math.sin(t * Math.PI * 2)) }),
  });
};

/** A card on top of a pile, about to leave it. */
export const onPile = (
  pile: PileName,
  seat: Seat | null,
  id: string,
  face: CardFace | null,
  back: CardActor['back'],
  up: 0 | 1,
): CardActor => ({
  kind: 'card',
  id,
  face,
  back,
  place: pileAt(pile, seat),
  from: null,
  moved: 1,
  up,
  alpha: 1,
  brief: false,
});

/** A few face-down cards go from a pile to another; the piles have their new heights at the end. */
export const pour = (reel: SkaxarReel, from: PileName, to: PileName, seat: Seat, back: CardActor['back']): void => {
  const many = countOf(reel, from, seat);
  if (many === 0) return;
  const seed = reel.seed;
  grow(reel, from, seat, -many);
  for (let card = 0; card < Math.min(many, 4) && !reel.still; card += 1)
    send(reel, {
      card: onPile(from, seat, `poured/${seed}/${card}`, null, back, 0),
      to: pileAt(to, seat),
      ends: true,
      ms: SLIDE * 0.8,
      hold: 70,
      ...(card === 0 ? { sound: 'card' as const } : {}),
    });
  reel.now += brief(reel, SLIDE * 0.6);
  grow(reel, to, seat, many);
};
