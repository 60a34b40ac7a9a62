import type { SoundName } from '../../../../assets/sound.ts';
import { change } from '../../table/motion/cue.ts';
import { add, brief, type Reel } from '../../table/motion/reel.ts';
import { same, type Named } from './object.ts';

/** Durations at speed 1, ms: a card on its way, one that turns over as it goes, a pile that is shuffled, a count. */
export const SLIDE = 400;
export const FLIP = 520;
const RIFFLE = 420;
export const COUNT = 260;
/** Cards seen of many that are poured, and until the next of them leaves. */
const POURED = 4;
const NEXT = 70;

/** The cards, and the piles, among what a game has on its table. */
export type CardIn<A> = Extract<A, { readonly kind: 'card' }>;
export type PileIn<A> = Extract<A, { readonly kind: 'pile' }>;
export type PlaceIn<A> = CardIn<A> extends { readonly place: infer P } ? P : never;

/** What every card and pile has, whatever a game adds. */
interface Card extends Named {
  readonly kind: 'card';
  readonly place: unknown;
  readonly from: unknown;
  readonly moved: number;
  readonly up: number;
}
interface Pile extends Named {
  readonly kind: 'pile';
  readonly count: number;
}

/** A card of the film by its name, as it lies now. */
export const cardIn = <A extends Named>({ cast }: Pick<Reel<A>, 'cast'>, id: string): CardIn<A> | null => {
  const actor = cast.get(id);
  return actor?.kind === 'card' ? (actor as CardIn<A>) : null;
};

/** A pile of the film by its name. */
export const pileIn = <A extends Named>({ cast }: Pick<Reel<A>, 'cast'>, id: string): PileIn<A> | null => {
  const actor = cast.get(id);
  return actor?.kind === 'pile' ? (actor as PileIn<A>) : null;
};

/** Changes an object at once. */
export const set = <A extends Named>(reel: Reel<A>, id: string, part: Partial<A>): void =>
  add(reel, 1, { act: (cast) => change<A>(cast, id, part) }, 0);

/** A pile grows or shrinks by so many cards. */
export const grow = <A extends Named>(reel: Reel<A>, id: string, by: number): void => {
  const pile = pileIn(reel, id) as Pile | null;
  if (pile) set(reel, id, { count: Math.max(pile.count + by, 0) } as unknown as Partial<A>);
};

/** A card goes somewhere, and may turn over on the way. */
export interface Trip<C extends Named, P> {
  readonly card: C;
  readonly to: P;
  /** 1 = it lies face up at the end. */
  readonly up?: number;
  readonly ms?: number;
  /** How much later the next event begins. */
  readonly hold?: number;
  readonly sound?: SoundName;
  /** It becomes part of a pile. */
  readonly ends?: boolean;
}

/** Sends a card on its way, from wherever it is now. With reduced motion it is there at once. */
export const send = <A extends Named>(
  reel: Reel<A>,
  { card, to, up, ms = SLIDE, hold = ms, sound, ends = false }: Trip<CardIn<A>, PlaceIn<A>>,
): void => {
  const start = card as unknown as Card;
  const turned = up ?? start.up;
  const there: Card = { ...start, place: to, from: null, moved: 1, up: turned };
  // A hand may have had it elsewhere than where it lay.
  const from = start.moved < 1 && start.from !== null ? start.from : start.place;
  const act = (cast: Map<string, A>, t: number): void => {
    if (t >= 1) return void (ends ? cast.delete(start.id) : cast.set(start.id, there as unknown as A));
    const onTheWay: Card = { ...there, from, moved: t, up: start.up + (turned - start.up) * Math.min(t * 1.25, 1) };
    cast.set(start.id, (reel.still ? start : onTheWay) as unknown as A);
  };
  add(reel, brief(reel, ms), { ...(sound ? { sound } : {}), act }, brief(reel, hold));
};

/** Cards that stay move to where they lie now; all at once, without holding up what follows. */
export const rearrange = <A extends Named>(
  reel: Reel<A>,
  ids: readonly string[],
  places: readonly PlaceIn<A>[],
  by: (trip: Trip<CardIn<A>, PlaceIn<A>>) => void = (trip) => send(reel, trip),
): void =>
  ids.forEach((id, index) => {
    const card = cardIn(reel, id);
    const to = places[index]!;
    if (card && !same((card as unknown as Card).place, to)) by({ card, to, hold: 0 });
  });

/** A pile is shuffled. */
export const riffle = <A extends Named>(reel: Reel<A>, id: string): void => {
  const pile = pileIn(reel, id) as Pile | null;
  if (!pile || pile.count < 2) return;
  add(reel, brief(reel, RIFFLE), {
    sound: 'card',
    act: (cast, t) => {
      const fanned = t >= 1 || reel.still ? 0 : Math.abs(Math.sin(t * Math.PI * 2));
      change<A>(cast, id, { riffle: fanned } as unknown as Partial<A>);
    },
  });
};

/** Cards go from a pile to another; both have their new heights at the end. `card` = one that leaves, by its name. */
export const pour = <A extends Named>(
  reel: Reel<A>,
  from: string,
  to: { readonly id: string; readonly place: PlaceIn<A> },
  card: (id: string) => CardIn<A>,
): void => {
  const many = (pileIn(reel, from) as Pile | null)?.count ?? 0;
  if (many === 0) return;
  const seed = reel.seed;
  grow(reel, from, -many);
  for (let index = 0; index < Math.min(many, POURED) && !reel.still; index += 1)
    send(reel, {
      card: card(`poured/${seed}/${index}`),
      to: to.place,
      ends: true,
      ms: SLIDE * 0.8,
      hold: NEXT,
      ...(index === 0 ? { sound: 'card' as const } : {}),
    });
  reel.now += brief(reel, SLIDE * 0.6);
  grow(reel, to.id, many);
};

/** Numbers of an object are counted over to others, all at once. */
export const count = <A extends Named>(reel: Reel<A>, id: string, to: Partial<A>, ms = COUNT): void => {
  const before = reel.cast.get(id);
  if (!before || Object.entries(to).every(([key, value]) => before[key as keyof A] === value)) return;
  const counted = (start: unknown, end: unknown, t: number): unknown =>
    t >= 1 || typeof start !== 'number' || typeof end !== 'number' ? end : start + (end - start) * (reel.still ? 0 : t);
  const act = (cast: Map<string, A>, t: number): void =>
    change<A>(
      cast,
      id,
      Object.fromEntries(
        Object.entries(to).map(([key, value]) => [key, counted(before[key as keyof A], value, t)]),
      ) as Partial<A>,
    );
  add(reel, brief(reel, ms), { act }, 0);
};
