import type { Point } from '../../../table/shape.ts';
import { boxOfSpot, wayTo, type Box } from './box.ts';
import { isPin, type CardObject, type PileObject, type TableObject } from './object.ts';
import type { Pose } from './pose.ts';
import { spotsBy, whereIs, type SpotOf } from './put.ts';
import { spotOnCard } from './way.ts';

/** A finger may miss by so many CSS pixels. */
const MISS = 16;

/** A named part of the table, which cards may be brought to. */
export interface Zone {
  readonly id: string;
  readonly box: Box;
  /** Radians, clockwise. */
  readonly angle?: number;
}

/** Something that can be pointed at, where it is drawn. */
export interface Outline extends Zone {
  readonly kind: string;
}

/** What lies on a table, for those who point at it. */
export interface Lying<F, P> {
  readonly objects: readonly TableObject<F, P>[];
  readonly spotOf: (place: P) => SpotLike;
  readonly ratio: number;
  readonly poses?: ReadonlyMap<string, Pose>;
  readonly zones?: readonly Zone[];
}
type SpotLike = ReturnType<SpotOf<unknown>>;

/** The card on top covers the others: raised ones those that lie, then by order, then the later one. */
const covers = <F, P>(poses: Lying<F, P>['poses'], card: CardObject<F, P>): readonly [number, number] => {
  const pose = poses?.get(card.id);
  const lift = pose?.lift ?? card.lift;
  return [lift > 0 ? 1 : 0, pose?.order ?? card.order];
};

/** All that can be pointed at, from the lowest to the topmost: zones, piles, cards and the tokens on them. */
export const outlinesOf = <F, P>({ objects, spotOf, ratio, poses, zones = [] }: Lying<F, P>): readonly Outline[] => {
  const place = spotsBy(spotOf);
  const boxed = (object: PileObject<F, P> | CardObject<F, P>): Outline => {
    const spot = object.kind === 'pile' ? place(object.place) : (poses?.get(object.id)?.spot ?? whereIs(place, object));
    const { kind, id } = object;
    return { kind, id, box: boxOfSpot(spot, ratio), ...(spot.angle === undefined ? {} : { angle: spot.angle }) };
  };
  const cards = objects.flatMap((object) => (object.kind === 'card' ? [object] : []));
  const sorted = [...cards].sort((a, b) => {
    const [one, other] = [covers(poses, a), covers(poses, b)];
    return one[0] - other[0] || one[1] - other[1];
  });
  return [
    ...zones.map((zone): Outline => ({ kind: 'zone', ...zone })),
    ...objects.flatMap((object) => (object.kind === 'pile' ? [boxed(object)] : [])),
    ...sorted.flatMap((card) => {
      const outline = boxed(card);
      const spot = { ...outline.box, angle: outline.angle ?? 0 };
      const on = objects.flatMap((token): readonly Outline[] => {
        if (token.kind !== 'token' || !isPin(token.place) || token.place.on !== card.id) return [];
        const { x, y, width, angle } = spotOnCard(spot, token.place);
        return [{ kind: 'token', id: token.id, box: { x, y, width, height: width }, angle: angle ?? 0 }];
      });
      return [outline, ...on];
    }),
  ];
};

/**
 * What lies under a point: the topmost whose outline, as it is turned, contains it, else the nearest within a finger's
 * miss; `pixel` = units of the stage in one CSS pixel. A zone is met only where nothing that lies is.
 */
export const topmost = <T extends { readonly box: Box; readonly angle?: number }>(
  outlines: readonly T[],
  point: Point,
  pixel: number,
): T | null => {
  const hit = outlines.findLast(({ box, angle }) => wayTo(box, point, angle) === 0);
  if (hit) return hit;
  let best: { outline: T; way: number } | null = null;
  for (const outline of outlines) {
    const way = wayTo(outline.box, point, outline.angle);
    if (way <= MISS * pixel && (best === null || way < best.way)) best = { outline, way };
  }
  return best?.outline ?? null;
};
