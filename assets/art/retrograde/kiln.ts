import { limbAspect, type LimbShape, type LimbWish } from './shape.ts';

export type Image = ImageBitmap | HTMLCanvasElement;

/** What the thread that bakes is told, and what it answers in the same order. */
export interface Order {
  readonly key: string;
  readonly wish: LimbWish;
}
export interface Baked {
  readonly key: string;
  readonly picture: ImageBitmap;
}

/** Widths limbs are baked at: each serves what is shown up to a quarter larger than it is. */
const WIDTHS = [120, 180, 260, 380, 560, 840, 1260] as const;
/** Pictures kept; those not asked for longest go. */
const MANY = 90;

const shelf = new Map<string, Image>();
const queue: Order[] = [];
const listeners = new Set<() => void>();
let busy: Order | null = null;
let thread: Worker | 'none' | null = null;

const finish = (key: string, image: Image): void => {
  busy = null;
  shelf.set(key, image);
  if (shelf.size > MANY) shelf.delete(shelf.keys().next().value!);
  next();
  for (const heard of [...listeners]) heard();
};

/** Where there is no thread the page bakes by itself, with a breath in between. */
const bakeHere = async ({ key, wish }: Order): Promise<void> => {
  const { bakeLimb } = await import('./bake.ts');
  await new Promise((rest) => setTimeout(rest, 16));
  finish(key, bakeLimb(wish));
};

function next(): void {
  if (busy || queue.length === 0) return;
  busy = queue.shift()!;
  if (thread !== null && thread !== 'none') thread.postMessage(busy);
  else void bakeHere(busy);
}

const alone = (): void => {
  if (thread !== null && thread !== 'none') thread.terminate();
  thread = 'none';
  if (busy) queue.unshift(busy);
  busy = null;
  next();
};

const heat = (): void => {
  if (thread !== null) return;
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return void (thread = 'none');
  try {
    thread = new Worker(new URL('./bake-worker.ts', import.meta.url), { type: 'module', name: 'limbs' });
    thread.addEventListener('message', ({ data }: MessageEvent<Baked>) => finish(data.key, data.picture));
    thread.addEventListener('error', alone);
  } catch {
    thread = 'none';
  }
};

/** A limb that is asked for; its width follows from where it is shown. */
export type LimbName = Omit<LimbWish, 'wide'>;

const keyOf = ({ card, sun, dead }: LimbName, wide: number): string => `${card}/${sun}/${dead ? 'dead' : ''}@${wide}`;

const tierOf = (pixels: number): number => WIDTHS.find((wide) => wide * 1.25 >= pixels) ?? WIDTHS.at(-1)!;

const otherSize = (name: LimbName): Image | null => {
  for (const wide of [...WIDTHS].reverse()) {
    const image = shelf.get(keyOf(name, wide));
    if (image) return image;
  }
  return null;
};

/**
 * The picture of a limb for so many device pixels. What is not there is ordered; one of another size serves meanwhile.
 */
export const limbPicture = (
  name: LimbName,
  pixels: number,
): { readonly image: Image; readonly fine: boolean } | null => {
  const wide = tierOf(pixels);
  const key = keyOf(name, wide);
  const known = shelf.get(key);
  if (known) {
    // Asked for again: it is the last to go.
    shelf.delete(key);
    shelf.set(key, known);
    return { image: known, fine: true };
  }
  if (busy?.key !== key && !queue.some((order) => order.key === key)) queue.push({ key, wish: { ...name, wide } });
  heat();
  next();
  const image = otherSize(name);
  return image && { image, fine: false };
};

/** Draws what stands for a limb until it is there: a still disc with a rim of light. */
export const drawStandIn = (pen: CanvasRenderingContext2D, shape: LimbShape, wide: number): void => {
  const unit = wide / shape.wide;
  const high = wide * limbAspect(shape);
  const [x, y] = [wide / 2, high + (shape.radius - shape.top) * unit];
  const air = pen.createRadialGradient(x, y, shape.radius * unit * 0.7, x, y, shape.radius * unit);
  air.addColorStop(0, 'rgba(18, 26, 40, 1)');
  air.addColorStop(0.9, 'rgba(34, 48, 70, 1)');
  air.addColorStop(1, 'rgba(90, 116, 150, 1)');
  pen.fillStyle = air;
  pen.beginPath();
  pen.arc(x, y, shape.radius * unit, 0, Math.PI * 2);
  pen.fill();
};

/** Calls back whenever a picture is there; returns what stops it. */
export const onLimb = (heard: () => void): (() => void) => {
  listeners.add(heard);
  return () => void listeners.delete(heard);
};
