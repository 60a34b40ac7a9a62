import type { Sprite } from '../pictures.ts';

/** Where the world is drawn: device pixels. */
export interface Lens {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  /** Device pixels per mil. */
  readonly mil: number;
  at(point: { readonly x: number; readonly y: number }): { x: number; y: number };
}

/** A picture with its middle at a place. */
export const placed = (
  key: string,
  x: number,
  y: number,
  scaleX: number,
  scaleY: number,
  rotation = 0,
  alpha = 1,
  add = false,
): Sprite => ({
  texture: key,
  x,
  y,
  scaleX,
  scaleY,
  rotation,
  alpha,
  add,
  originX: 0.5,
  originY: 0.5,
});

/** A picture of the size of the canvas or a tile of it, by its upper left corner. */
export const flat = (key: string, x: number, y: number): Sprite => ({
  texture: key,
  x,
  y,
  scaleX: 1,
  scaleY: 1,
  rotation: 0,
  alpha: 1,
  add: false,
  originX: 0,
  originY: 0,
});
