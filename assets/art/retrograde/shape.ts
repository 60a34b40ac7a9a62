/**
 * The window a limb is seen through: its width, the radius of the world, and how far its crown stands from the edge.
 * The units are those of the table; the picture is `AIR` higher than the crown.
 */
export interface LimbShape {
  readonly wide: number;
  readonly radius: number;
  readonly top: number;
}

/** Room above the crown: air that glows, towers, masts. */
export const AIR = 112;

/** What is to be baked: the limb of a card. */
export interface LimbWish {
  readonly card: string;
  readonly shape: LimbShape;
  /** Width of the picture, pixels. */
  readonly wide: number;
  /** Where the sun stands above it: -2 far left .. 2 far right. */
  readonly sun: number;
  /** Destroyed: dark and cracked. */
  readonly dead: boolean;
}

/** Height of the picture of a limb by its width. */
export const limbAspect = ({ wide, top }: LimbShape): number => (top + AIR) / wide;
