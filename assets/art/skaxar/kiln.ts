import type { Baked } from './bake-worker.ts';
import type { Wish } from './bake.ts';

/** Widths of the pictures kept, device pixels, and how much finer each is drawn before it is made smaller. */
const TIERS = [{ wide: 300, fineness: 1.6 }, { wide: 600, fineness: 1.4 }] as const;
/** So many wide pictures are kept, the latest; each takes 1.5 MB. */
const WIDE_KEPT = 24;

/** A picture that is there: `fine` = as fine as it was asked for; a smaller one serves until then. */
export interface Picture {
  readonly image: ImageBitmap | HTMLCanvasElement;
  readonly fine: boolean;
}

const baked: readonly Map<string, Picture['image']>[] = TIERS.map(() => new Map());
/** What somebody waits for, in the order of asking; then what nobody has asked for yet. Both as `name tier`. */
const wanted: string[] = [];
let ahead: string[] = [];
const listeners = new Set<() => void>();
/** What is being baked, and whether somebody waits for it. */
let busy: { readonly key: string; awaited: boolean } | null = null;
let thread: Worker | 'none' | null = null;

const keyOf = (name: string, tier: number): string => `${name} ${tier}`;
const partsOf = (key: string): readonly [name: string, tier: number] => [key.slice(0, -2), Number(key.slice(-1))];

const keep = (image: Picture['image']): void => {
  if (!busy) return;
  const { key, awaited } = busy;
  busy = null;
  const [name, tier] = partsOf(key);
  const shelf = baked[tier]!;
  shelf.set(name, image);
  if (tier > 0 && shelf.size > WIDE_KEPT) shelf.delete(shelf.keys().next().value!);
  next();
  if (awaited) for (const listener of [...listeners]) listener();
};

/** Bakes on the thread of the page, where there is no other: only what is asked for, one picture at a time. */
const bakeHere = async (wish: Wish): Promise<void> => {
  const { bakePicture } = await import('./bake.ts');
  await new Promise((rest) => setTimeout(rest, 30));
  keep(bakePicture(wish));
};

const next = (): void => {
  if (busy || thread === null) return;
  const first = wanted.shift();
  const key = first ?? (thread === 'none' ? undefined : ahead.shift());
  if (key === undefined) return;
  const [name, tier] = partsOf(key);
  if (baked[tier]!.has(name)) return next();
  busy = { key, awaited: first !== undefined };
  const wish: Wish = { name, ...TIERS[tier]! };
  if (thread === 'none') void bakeHere(wish);
  else thread.postMessage(wish);
};

const withoutThread = (): void => {
  if (thread !== null && thread !== 'none') thread.terminate();
  thread = 'none';
  if (busy) wanted.unshift(busy.key);
  busy = null;
  next();
};

const told = ({ data }: MessageEvent<Baked>): void => {
  // What nobody asks for yet is baked in one order, whatever lies in the decks.
  if ('names' in data) ahead = data.names.map((name) => keyOf(name, 0));
  else keep(data.picture);
  next();
};

/** Starts the thread that bakes. From the second time on it does nothing. */
export const heatKiln = (): void => {
  if (thread !== null) return;
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return withoutThread();
  try {
    const worker = new Worker(new URL('./bake-worker.ts', import.meta.url), { type: 'module', name: 'pictures' });
    thread = worker;
    worker.addEventListener('message', told);
    worker.addEventListener('error', withoutThread);
  } catch {
    withoutThread();
  }
};

/** The picture of a name for a width in device pixels; null while there is none. What is not there, or not fine enough, is ordered. */
export const pictureOf = (name: string, wide: number): Picture | null => {
  const wish = TIERS.findIndex((tier) => tier.wide >= wide);
  const tier = wish < 0 ? TIERS.length - 1 : wish;
  for (let finer = tier; finer < TIERS.length; finer += 1) {
    const image = baked[finer]!.get(name);
    if (image) return { image, fine: true };
  }
  const key = keyOf(name, tier);
  if (busy?.key === key) busy.awaited = true;
  else if (!wanted.includes(key)) {
    wanted.push(key);
    heatKiln();
    next();
  }
  for (let coarser = tier - 1; coarser >= 0; coarser -= 1) {
    const image = baked[coarser]!.get(name);
    if (image) return { image, fine: false };
  }
  return null;
};

/** Calls a listener whenever a picture is there that somebody waits for. Returns how to stop it. */
export const onPicture = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Draws at once, and again as pictures come, until `draw` says that none is missing. Returns how to stop it. */
export const untilWhole = (draw: () => boolean): (() => void) => {
  if (draw()) return () => undefined;
  const stop = onPicture(() => {
    if (draw()) stop();
  });
  return stop;
};
