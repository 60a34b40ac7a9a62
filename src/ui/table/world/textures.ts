import type { Pictures } from '../pictures.ts';
import { openPortions } from './portion.ts';

/** Pictures baked at the sizes they are shown at. */
export interface Textures {
  /** Starts a frame. While something moves, a picture of another size will do. `budget` = ms for baking. */
  begin(moving: boolean, budget: number): void;
  /** The picture's texture for a size of so many device pixels; `bake` makes it. */
  get(name: string, pixels: number, largest: number, bake: (pixels: number) => HTMLCanvasElement): Kept;
  /** A picture of one size only. */
  fixed(name: string, bake: () => HTMLCanvasElement): Kept;
  /** Whether a picture of this frame is still of another size than it should be. */
  blurred(): boolean;
  /** A picture kept elsewhere is not yet what it should be: there is to be another frame. */
  later(): void;
  /** Until when this frame may go on with pictures that are made in portions; Infinity: all must be made now. */
  until(): number;
  /** Whether all must be made now, however long it takes. */
  hasty(): boolean;
}

export interface Kept {
  readonly key: string;
  /** Sides in pixels. */
  readonly width: number;
  readonly height: number;
}

interface Entry extends Kept {
  /** Size it was baked for, pixels. */
  readonly size: number;
  used: number;
}

/** Pictures not shown for so many frames may go once there are too many. */
const STALE = 240;
const MANY = 260;

/** Sizes rise by the square root of two, so that no picture is shrunk to less than 0.7 of its size. */
export const levelOf = (pixels: number): number => Math.ceil(Math.log2(Math.max(pixels, 8)) * 2 - 0.02);
export const pixelsOf = (level: number): number => Math.round(2 ** (level / 2));

/** The picture whose size is nearest to the one wanted. */
const nearestOf = (entries: readonly Entry[], size: number): Entry => {
  const away = (entry: Entry): number => Math.abs(Math.log(entry.size / size));
  return entries.reduce((best, entry) => (away(entry) < away(best) ? entry : best));
};

/** Drops the pictures that were not shown for long; how many they were. */
const dropStale = (scene: Pictures, names: Map<string, Entry[]>, frame: number): number => {
  let dropped = 0;
  for (const [name, entries] of names) {
    const kept = entries.filter((entry) => frame - entry.used < STALE);
    for (const entry of entries) if (!kept.includes(entry)) scene.drop(entry.key);
    dropped += entries.length - kept.length;
    if (kept.length > 0) names.set(name, kept);
    else names.delete(name);
  }
  return dropped;
};

/** Opens the store of pictures of a scene. */
export const openTextures = (scene: Pictures): Textures => {
  const names = new Map<string, Entry[]>();
  let frame = 0;
  let moving = false;
  let until = 0;
  const portions = openPortions();
  let portion = 0;
  let missed = false;
  let count = 0;

  const add = (name: string, size: number, canvas: HTMLCanvasElement): Entry => {
    const key = `${name}@${size}`;
    scene.keep(key, canvas);
    const entry = { key, size, width: canvas.width, height: canvas.height, used: frame };
    names.set(name, [...(names.get(name) ?? []), entry]);
    count += 1;
    return entry;
  };
  const use = (entry: Entry): Entry => {
    entry.used = frame;
    return entry;
  };
  return {
    begin: (inMotion, budget) => {
      frame += 1;
      moving = inMotion;
      const now = performance.now();
      until = now + budget;
      portion = portions.begin(now, missed);
      missed = false;
      if (frame % 60 === 0 && count >= MANY) count -= dropStale(scene, names, frame);
    },
    get: (name, pixels, largest, bake) => {
      const size = pixelsOf(Math.min(levelOf(pixels), levelOf(largest)));
      const entries = names.get(name) ?? [];
      const known = entries.find((entry) => entry.size === size);
      if (known) return use(known);
      if (entries.length > 0 && (moving || performance.now() > until)) {
        missed = true;
        return use(nearestOf(entries, size));
      }
      // Nothing to show yet: a small picture at once rather than a late frame, when time is up.
      const now = entries.length === 0 && performance.now() > until ? Math.min(size, 64) : size;
      if (now !== size) missed = true;
      return add(name, now, bake(now));
    },
    fixed: (name, bake) => {
      const known = names.get(name)?.[0];
      return known ? use(known) : add(name, 0, bake());
    },
    blurred: () => missed,
    later: () => {
      missed = true;
    },
    until: () => (until === Infinity ? Infinity : portion),
    hasty: () => until === Infinity,
  };
};
