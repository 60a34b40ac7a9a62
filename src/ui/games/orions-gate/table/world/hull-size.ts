import { HULL_REACH, type HullType } from '../../../../../../assets/art/orions-gate/hulls/frame.ts';

/** Half a hull's length in base radii where the table is far away. */
const FAR_REACH: { readonly [type in HullType]: number } = {
  scouts: 1.9,
  fighters: 2,
  destroyers: 1.9,
  battleships: 1.6,
};
/** Hulls are drawn larger than they are up to this scale, and true from this scale on, CSS pixels an inch. */
const FAR = 22;
const NEAR = 46;
/** Half a hull's length is no less than this where nothing stands close, CSS pixels. */
const READABLE: { readonly [type in HullType]: number } = {
  scouts: 10,
  fighters: 10.5,
  destroyers: 12.5,
  battleships: 15,
};
/** In a crowd it is no less than this share of that. */
const SHARE = 0.62;

/** Where and how large something stands: device pixels. `exact` = a measure is being taken there. */
export interface Stand {
  readonly type: HullType;
  readonly x: number;
  readonly y: number;
  /** Of its base. */
  readonly radius: number;
  readonly exact: boolean;
}

/** The scale things are seen at. */
export interface Scale {
  /** Device pixels per mil. */
  readonly mil: number;
  /** Device pixels to a CSS pixel. */
  readonly ratio: number;
}

/** Half a hull's length where it is drawn true to its base, device pixels. */
export const trueReach = (type: HullType, radius: number): number => HULL_REACH[type] * radius;

/** The least half length at which a hull is still made out, device pixels. */
export const leastReach = (type: HullType, radius: number, { ratio }: Scale): number =>
  Math.max(trueReach(type, radius), READABLE[type] * SHARE * ratio);

/** Half a hull's length where it has all the room it wants, device pixels: large from afar, true from close by. */
export const wishedReach = (type: HullType, radius: number, { mil, ratio }: Scale): number => {
  const scale = (mil * 1000) / ratio;
  const near = Math.min(Math.max((scale - FAR) / (NEAR - FAR), 0), 1);
  const blend = near * near * (3 - 2 * near);
  const far = Math.max(FAR_REACH[type] * radius, READABLE[type] * ratio);
  return far + (leastReach(type, radius, { mil, ratio }) - far) * blend;
};

/**
 * Half the length of each hull as it is drawn, device pixels. Where two stand so close that one would lie over the
 * other both shrink, as far as they must but never below their true size.
 */
export const reachesOf = (stands: readonly Stand[], scale: Scale): readonly number[] => {
  const least = stands.map(({ type, radius }) => leastReach(type, radius, scale));
  const wish = stands.map(({ type, radius, exact }, at) => (exact ? least[at]! : wishedReach(type, radius, scale)));
  const grown = stands.map(() => 1);
  for (let a = 0; a < stands.length; a += 1)
    for (let b = a + 1; b < stands.length; b += 1) {
      const [one, other] = [stands[a]!, stands[b]!];
      const room = Math.hypot(one.x - other.x, one.y - other.y);
      if (room >= wish[a]! + wish[b]!) continue;
      const spare = wish[a]! + wish[b]! - least[a]! - least[b]!;
      const share = spare > 0 ? Math.min(Math.max((room - least[a]! - least[b]!) / spare, 0), 1) : 0;
      grown[a] = Math.min(grown[a]!, share);
      grown[b] = Math.min(grown[b]!, share);
    }
  return stands.map((_, at) => least[at]! + (wish[at]! - least[at]!) * grown[at]!);
};
