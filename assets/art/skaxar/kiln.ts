import type { Baked } from './bake-worker.ts';
import type { Wish } from './bake.ts';
import type { Plate } from './plates.ts';

/** Widths of the pictures kept, device pixels, and how much finer each is drawn before it is made smaller. */
const TIERS = [
  { wide: 300, fineness: 1.6 },
  { wide: 600, fineness: 1.4 },
] as const;
/** So many wide pictures are kept, the latest; each takes 1.5 MB. */
const WIDE_KEPT = 24;

export type Image = ImageBitmap | HTMLCanvasElement;

/** A picture that is there: `fine` = as fine as it was asked for; a smaller one serves until then. */
interface Picture {
  readonly image: Image;
  readonly fine: boolean;
}

/** Something to be baked, and where it is kept. */
interface Order {
  readonly key: string;
  readonly wish: Wish;
  readonly shelf: Map<string, Image>;
}

const pictures: readonly Map<string, Image>[] = TIERS.map(() => new Map());
const plates = new Map<string, Image>();
/** What somebody waits for, in the order of asking; then what nobody has asked for yet. */
const wanted: Order[] = [];
let ahead: Order[] = [];
const listeners = new Set<() => void>();
/** What is being baked, and whether somebody waits for it. */
let busy: { readonly order: Order; awaited: boolean } | null = null;
let thread: Worker | 'none' | null = null;

const pictureOrder = (name: string, tier: number): Order => ({
  key: name,
  wish: { name, ...TIERS[tier]! },
  shelf: pictures[tier]!,
});
const same = (one: Order, other: Order): boolean => one.key === other.key && one.shelf === other.shelf;

const keep = (image: Image): void => {
  if (!busy) return;
  const {
    order: { key, shelf },
    awaited,
  } = busy;
  busy = null;
  shelf.set(key, image);
  if (shelf === pictures.at(-1) && shelf.size > WIDE_KEPT) shelf.delete(shelf.keys().next().value!);
  // The table has one size: plates of others are of no use any more.
  if (shelf === plates)
    for (const other of [...plates.keys()])
      if (other !== key && other.split(' ')[0] === key.split(' ')[0]) plates.delete(other);
  next();
  if (awaited) for (const listener of [...listeners]) listener();
};

/** Bakes on the thread of the page, where there is no other: only what is asked for, with a breath in between. */
const bakeHere = async (wish: Wish): Promise<void> => {
  const { bake } = await import('./bake.ts');
  await new Promise((rest) => setTimeout(rest, 30));
  keep(bake(wish));
};

const next = (): void => {
  if (busy || thread === null) return;
  const first = wanted.shift();
  const order = first ?? (thread === 'none' ? undefined : ahead.shift());
  if (!order) return;
  if (order.shelf.has(order.key)) return next();
  busy = { order, awaited: first !== undefined };
  if (thread === 'none') void bakeHere(order.wish);
  else thread.postMessage(order.wish);
};

const withoutThread = (): void => {
  if (thread !== null && thread !== 'none') thread.terminate();
  thread = 'none';
  if (busy) wanted.unshift(busy.order);
  busy = null;
  next();
};

const onBaked = ({ data }: MessageEvent<Baked>): void => {
  // What nobody asks for yet is baked in one order, whatever lies in the decks.
  if ('names' in data) ahead = data.names.map((name) => pictureOrder(name, 0));
  else keep(data.picture);
  next();
};

/** Starts the thread that bakes. From the second time on it does nothing. */
const heatKiln = (): void => {
  if (thread !== null) return;
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return withoutThread();
  try {
    const worker = new Worker(new URL('./bake-worker.ts', import.meta.url), { type: 'module', name: 'pictures' });
    thread = worker;
    worker.addEventListener('message', onBaked);
    worker.addEventListener('error', withoutThread);
  } catch {
    withoutThread();
  }
};

const ask = (order: Order): void => {
  if (busy && same(busy.order, order)) busy.awaited = true;
  else if (!wanted.some((one) => same(one, order))) wanted.push(order);
  heatKiln();
  next();
};

/**
 * The picture of a name for a width in device pixels; null while there is none. What is not there, or not fine enough,
 * is ordered.
 */
export const pictureOf = (name: string, wide: number): Picture | null => {
  const wish = TIERS.findIndex((tier) => tier.wide >= wide);
  const tier = wish < 0 ? TIERS.length - 1 : wish;
  for (let finer = tier; finer < TIERS.length; finer += 1) {
    const image = pictures[finer]!.get(name);
    if (image) return { image, fine: true };
  }
  ask(pictureOrder(name, tier));
  for (let coarser = tier - 1; coarser >= 0; coarser -= 1) {
    const image = pictures[coarser]!.get(name);
    if (image) return { image, fine: false };
  }
  return null;
};

/** What lies behind the table; null while it is not there, then it is ordered. One of another size serves meanwhile. */
export const plateOf = (plate: Plate): Image | null => {
  const key = `${plate.plate} ${plate.wide} ${plate.high}`;
  const image = plates.get(key);
  if (image) return image;
  ask({ key, wish: plate, shelf: plates });
  for (const [other, old] of plates) if (other.startsWith(plate.plate)) return old;
  return null;
};

/** Calls a listener whenever something is there that somebody waits for. Returns how to stop it. */
export const onPicture = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
