import type { Rgb } from '../../seeded.ts';
import type { Pose } from '../../solid/camera.ts';
import type { Kit } from '../../solid/kit.ts';
import type { SkyWish } from '../sky.ts';

/** How a card's picture is made: its model, how it is seen, and what lies behind it. */
export interface Portrait {
  readonly build: (kit: Kit) => void;
  readonly pose: Pose;
  /** How much of the window it fills, 0..1, and how far its middle lies off the window's, in parts of the window. */
  readonly fills: number;
  readonly off?: readonly [number, number];
  readonly sky: SkyWish;
  /** Colours of its drives: core and flame. */
  readonly flame: readonly [core: Rgb, hue: Rgb];
}
