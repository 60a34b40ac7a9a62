import type { Frame } from '../../table/art.ts';
import type { Film } from '../../table/motion/projector.ts';
import { homeward } from './difference.ts';
import { glideTo, isGliding, seenAt, type Glides, type Stand } from './glide.ts';
import { same, type CardObject, type Named, type TableObject } from './object.ts';
import { posesIn } from './pose.ts';
import type { SpotOf } from './put.ts';
import { outlinesOf, type Outline, type Zone } from './under.ts';

/** How long a card takes home that a hand has let go, ms. */
const HOME = 160;

type Seen = Pick<Frame<unknown, { readonly kind: string }, unknown>, 'view' | 'overlays' | 'settings' | 'time'>;

/** Where cards are seen that a hand has elsewhere than where they lie, from frame to frame. */
export interface Posing<F, P> {
  /** A view is shown: no film runs. */
  rests(): void;
  /** Takes in a frame; returns how each card that lies is to be seen. */
  begin(frame: Seen, objects: readonly TableObject<F, P>[], spotOf: SpotOf<P>): (card: CardObject<F, P>) => Stand;
  /** A film that begins with cards where they are seen, not where they lay. */
  filmFrom<A extends Named>(before: readonly A[], film: (before: readonly A[]) => Film<A>, still: boolean): Film<A>;
  /** Whether a card is still on its way to where a hand wants it. */
  moves(): boolean;
  /** All that can be pointed at, where it is seen. */
  outlines(
    objects: readonly TableObject<F, P>[],
    spotOf: SpotOf<P>,
    zones: readonly Zone[],
    ratio: number,
  ): readonly Outline[];
}

/** Opens what keeps cards between frames where hands have them. */
export const openPosing = <F, P>(): Posing<F, P> => {
  let glides: Glides = new Map();
  let view: unknown = null;
  let time = 0;
  let filming = false;
  /** Where each card lay when the last view was shown: what a film has moved on is no hand's any more. */
  let lay = new Map<string, P>();
  return {
    rests: () => {
      filming = false;
    },
    begin: (frame, objects, spotOf) => {
      const poses = posesIn(frame.overlays);
      const cards = objects.flatMap((one) => (one.kind === 'card' && one.moved >= 1 ? [one] : []));
      if (!filming) lay = new Map(cards.map((card) => [card.id, card.place]));
      const wanted = new Map<string, Stand>();
      for (const card of cards) {
        const pose = filming && !same(lay.get(card.id), card.place) ? undefined : poses.get(card.id);
        if (pose) wanted.set(card.id, pose);
        else if (poses.size > 0 || glides.has(card.id))
          wanted.set(card.id, { spot: spotOf(card.place), lift: card.lift, order: card.order, held: false });
      }
      const { reducedMotion, speed } = frame.settings;
      const still = reducedMotion || speed === 0 || filming || frame.view !== view;
      glides = glideTo(glides, wanted, (frame.time - time) * speed, still);
      [view, time] = [frame.view, frame.time];
      return (card) => {
        const glide = glides.get(card.id);
        return glide ? seenAt(glide) : { spot: spotOf(card.place), lift: card.lift, order: card.order, held: false };
      };
    },
    filmFrom: (before, film, still) => {
      const held = new Map<string, (typeof before)[number]>();
      const from = before.map((actor) => {
        const glide = glides.get(actor.id);
        if (!glide || still || actor.kind !== 'card' || !(glide.to.held || isGliding(glide))) return actor;
        const shown = { ...actor, from: seenAt(glide).spot, moved: 0 };
        held.set(actor.id, shown);
        return shown;
      });
      filming = true;
      return homeward(film(from), held, HOME);
    },
    moves: () => [...glides.values()].some(isGliding),
    outlines: (objects, spotOf, zones, ratio) => {
      const poses = new Map(
        [...glides].map(([id, glide]) => [id, { kind: 'pose' as const, id, ...seenAt(glide) }] as const),
      );
      return outlinesOf({ objects, spotOf, ratio, poses, zones });
    },
  };
};
