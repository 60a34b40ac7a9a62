import { filmOf, type Cue } from '../../table/motion/cue.ts';
import type { Film } from '../../table/motion/projector.ts';
import { add, brief, openReel, type Reel } from '../../table/motion/reel.ts';
import { count, FLIP, grow, send, set, SLIDE } from './moves.ts';
import { same, type CardObject, type Named, type PileObject, type TableObject } from './object.ts';

/** Until the next of several cards leaves, and how much all of them together may be put off; ms. */
const NEXT = 80;
const ALL = 560;
const FADE = 220;

type Card<P> = CardObject<unknown, P>;
type Pile<P> = PileObject<unknown, P>;

const cardsIn = <P>(objects: Iterable<Named>): readonly Card<P>[] =>
  [...objects].filter((object): object is Card<P> => object.kind === 'card');
const pilesIn = <P>(objects: Iterable<Named>): readonly Pile<P>[] =>
  [...objects].filter((object): object is Pile<P> => object.kind === 'pile');

/** How much each pile still has to give (-) or take (+) until it is as high as it will be. */
type Due = Map<string, number>;

const dueOf = <P>(before: readonly Pile<P>[], after: readonly Pile<P>[]): Due =>
  new Map(after.map(({ id, count: high }) => [id, high - (before.find((one) => one.id === id)?.count ?? 0)]));

/**
 * The pile a card comes from (`way` -1) or goes to (+1): one that changes its height that way, best the one the card
 * lies open on, else one of its back.
 */
const pileFor = <P>(piles: readonly Pile<P>[], due: Due, card: Card<P>, way: -1 | 1): Pile<P> | null => {
  const fits = (pile: Pile<P>): number =>
    (pile.top !== null && same(pile.top, card.face) ? 2 : 0) + (same(pile.back, card.back) ? 1 : 0);
  const moving = piles.filter(({ id }) => (due.get(id) ?? 0) * way > 0);
  const best = moving.reduce<Pile<P> | null>((one, other) => (one && fits(one) >= fits(other) ? one : other), null);
  if (best) due.set(best.id, due.get(best.id)! - way);
  return best;
};

/** A reel of what lies on a table, as its own film verbs take it. */
type AnyReel<P> = Reel<TableObject<unknown, P> | Named>;

interface Parting<P> {
  readonly reel: AnyReel<P>;
  readonly before: readonly Pile<P>[];
  readonly after: readonly Pile<P>[];
  readonly due: Due;
  /** Until the next of so many moves begins. */
  readonly step: number;
}

/** The card as it is told to move: the film verbs know any game's cards. */
const trip = <P>(reel: AnyReel<P>, card: Card<P>, to: P, part: { up: number; hold: number; ends?: boolean }): void =>
  send(reel as Reel<Card<P>>, { card, to, ms: part.up === card.up ? SLIDE : FLIP, sound: 'card', ...part });

const later = (reel: Pick<Reel<unknown>, 'now' | 'still'>, ms: number, then: () => void): void => {
  const { now } = reel;
  reel.now += brief(reel, ms);
  then();
  reel.now = now;
};

/** A card that is nowhere any more goes to the pile that has grown, or fades. */
const vanish = <P>({ reel, after, due, step }: Parting<P>, card: Card<P>): void => {
  const pile = pileFor(after, due, card, 1);
  if (!pile) return fade(reel, card, 0, step);
  later(reel, SLIDE, () => {
    grow(reel, pile.id, 1);
    set<Named>(reel, pile.id, { top: pile.top } as unknown as Partial<Named>);
  });
  trip(reel, card, pile.place, { up: pile.top === null ? 0 : 1, hold: step, ends: true });
};

/** A card that was nowhere comes from the pile that has shrunk, or fades in. */
const appear = <P>({ reel, before, after, due, step }: Parting<P>, card: Card<P>): void => {
  const pile = pileFor(before, due, card, -1);
  if (!pile) return fade(reel, card, 1, step);
  const left = after.find(({ id }) => id === pile.id);
  grow(reel, pile.id, -1);
  set<Named>(reel, pile.id, { top: left?.top ?? null } as unknown as Partial<Named>);
  trip(reel, { ...card, place: pile.place, up: pile.top === null ? 0 : 1 }, card.place, { up: card.up, hold: step });
};

const fade = <P>(reel: AnyReel<P>, card: Card<P>, to: 0 | 1, step: number): void =>
  add(
    reel,
    brief(reel, FADE),
    {
      act: (cast, t) => {
        if (t >= 1 && to === 0) return void cast.delete(card.id);
        const seen = reel.still ? to : t;
        cast.set(card.id, t >= 1 ? card : { ...card, alpha: card.alpha * (to ? seen : 1 - seen) });
      },
    },
    step,
  );

/** What is on its way, or turns over, between two lists. */
const stay = <P>({ reel, step }: Parting<P>, was: Card<P>, is: Card<P>): void => {
  const moves = !same(was.place, is.place) || was.moved < 1 || was.up !== is.up;
  if (!moves) return set<Named>(reel, is.id, is);
  // What is shown only now is what lies on the face that turns up.
  trip(
    reel,
    { ...is, place: was.place, from: was.from, moved: was.moved, up: was.up, face: is.face ?? was.face },
    is.place,
    {
      up: is.up,
      hold: step,
    },
  );
  later(reel, was.up === is.up ? SLIDE : FLIP, () => set<Named>(reel, is.id, is));
};

/** Tokens that stay slide, gauges are counted; whatever else is new or gone is so at once. */
const others = <P>(reel: AnyReel<P>, before: readonly Named[], after: readonly Named[]): void => {
  const was = new Map(before.map((one) => [one.id, one]));
  const is = new Map(after.map((one) => [one.id, one]));
  for (const { id, kind } of before)
    if (kind !== 'card' && !is.has(id)) add(reel, 1, { act: (cast) => void cast.delete(id) }, 0);
  for (const one of after) {
    const old = was.get(one.id) as TableObject<unknown, P> | undefined;
    if (one.kind === 'card' || one.kind === 'pile') continue;
    const now = one as TableObject<unknown, P>;
    if (now.kind === 'gauge' && old?.kind === 'gauge' && same(now.pin, old.pin)) count<Named>(reel, now.id, now);
    else if (now.kind === 'token' && old?.kind === 'token' && !same(now.place, old.place))
      add(
        reel,
        brief(reel, SLIDE),
        { act: (cast, t) => void cast.set(now.id, t >= 1 || reel.still ? now : { ...now, from: old.place, moved: t }) },
        0,
      );
    else add(reel, 1, { act: (cast) => void cast.set(one.id, one) }, 0);
  }
};

/**
 * How a table gets from what lay there to what lies there now, found by the names of things alone: cards slide and turn
 * over, come from the pile that shrinks and go to the one that grows, gauges are counted. `still` = reduced motion.
 */
export const filmBetween = <A extends Named>(before: readonly A[], after: readonly A[], still: boolean): Film<A> => {
  if (same(before, after)) return filmOf(before, []);
  const reel = openReel<Named>(before, after, still) as AnyReel<unknown>;
  const [cards, will] = [cardsIn<unknown>(before), cardsIn<unknown>(after)];
  const [was, is] = [new Map(cards.map((card) => [card.id, card])), new Map(will.map((card) => [card.id, card]))];
  const gone = cards.filter(({ id }) => !is.has(id));
  const stays = will.filter((card) => was.has(card.id));
  const fresh = will.filter(({ id }) => !was.has(id));
  const moving = gone.length + fresh.length + stays.filter((card) => !same(card, was.get(card.id))).length;
  const piles = { before: pilesIn<unknown>(before), after: pilesIn<unknown>(after) };
  const step = still ? 0 : Math.min(NEXT, ALL / Math.max(moving, 1));
  const parting: Parting<unknown> = { reel, ...piles, due: dueOf(piles.before, piles.after), step };
  for (const card of gone) vanish(parting, card);
  for (const card of stays) if (!same(card, was.get(card.id))) stay(parting, was.get(card.id)!, card);
  for (const card of fresh) appear(parting, card);
  others(reel, before, after);
  const end = Math.max(...reel.cues.map(({ until }) => until), reel.now);
  // Whatever the ways were: this is how it ends.
  const settle: Cue<Named> = { at: end, until: end, act: (cast) => settleAs(cast, after) };
  return filmOf(before, [...(reel.cues as unknown as Cue<A>[]), settle as unknown as Cue<A>]);
};

const settleAs = (cast: Map<string, Named>, after: readonly Named[]): void => {
  cast.clear();
  for (const object of after) cast.set(object.id, object);
};

/** A card taken to a spot by hand goes home from there, unless the film has other plans for it. */
export const homeward = <A extends Named>(film: Film<A>, held: ReadonlyMap<string, A>, ms: number): Film<A> => ({
  length: held.size > 0 ? Math.max(film.length, ms) : film.length,
  sounds: film.sounds,
  at: (now) => {
    const shot = film.at(Math.min(now, film.length));
    const actors = shot.actors.map((actor) =>
      held.get(actor.id) === actor ? { ...actor, moved: Math.min(now / ms, 1) } : actor,
    );
    return { ...shot, actors };
  },
});
