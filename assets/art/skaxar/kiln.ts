import { startBaking, type BakeThread } from './bake-thread.ts';
import type { Baked } from './bake-worker.ts';
import type { Wish } from './bake.ts';
import type { Plate } from './plates.ts';

/**
 * Widths of the pictures kept, device pixels, and how much finer each is drawn before it is made smaller. The first is
 * the widest draft: there in a third of the time, for somebody who sees nothing yet.
 */
const TIERS = [
  { wide: 300, fineness: 1 },
  { wide: 300, fineness: 1.6 },
  { wide: 600, fineness: 1.4 },
] as const;
const DRAFT = 0;
/** A draft is as wide as it is seen, in steps of so many pixels: half the width takes half the time. */
const DRAFT_STEP = 40;
/** So many wide pictures are kept, the latest; each takes 1.5 MB. */
const WIDE_KEPT = 24;

export type Image = ImageBitmap | HTMLCanvasElement;

/** A picture that is there: `fine` = as fine as it was asked for; a smaller one serves until then. */
interface Picture {
  readonly image: Image;
  readonly fine: boolean;
}

/** What is baked before other things: what lies there unseen, then what lies behind, then all as fine as it will be. */
const TURNS = ['draft', 'plate', 'fine'] as const;

/** Something to be baked, and where it is kept. */
interface Order {
  readonly key: string;
  readonly wish: Wish;
  readonly shelf: Map<string, Image>;
  readonly turn: (typeof TURNS)[number];
}

const pictures: readonly Map<string, Image>[] = TIERS.map(() => new Map());
const plates = new Map<string, Image>();
/** What somebody waits for, by turns and in the order of asking; then what nobody has asked for yet. */
const wanted: { readonly [turn in Order['turn']]: Order[] } = { draft: [], plate: [], fine: [] };
let ahead: Order[] = [];
/** Whether there is time for what nobody has asked for. */
let leisure = false;
/**
 * What nobody has asked for comes one by one with so many milliseconds between: each takes a core for 100, all of them
 * for seven seconds, and most of a match is over before the last is seen, if it ever is. Who plays the computer has
 * that core for its thoughts. Whatever is asked for meanwhile is baked at once.
 */
const REST = 2000;
let rests = false;
const listeners = new Set<() => void>();
/** What is being baked, one after the other, and whether somebody waits for it. */
let oven: { readonly order: Order; awaited: boolean }[] = [];
let thread: BakeThread | 'none' | null = null;

const pictureOrder = (name: string, tier: number): Order => ({
  key: name,
  wish: { name, ...TIERS[tier]! },
  shelf: pictures[tier]!,
  turn: 'fine',
});
const draftOrder = (name: string, wide: number): Order => ({
  key: name,
  wish: { name, ...TIERS[DRAFT], wide: Math.min(Math.ceil(wide / DRAFT_STEP) * DRAFT_STEP, TIERS[DRAFT].wide) },
  shelf: pictures[DRAFT]!,
  turn: 'draft',
});
const same = (one: Order, other: Order): boolean => one.key === other.key && one.shelf === other.shelf;

/** Whether it need not be baked any more; a draft is of no use beside anything finer, and while that is being baked. */
const isThere = ({ key, shelf, turn }: Order): boolean =>
  turn === 'draft'
    ? pictures.some((one) => one.has(key)) || oven.some(({ order }) => order.key === key)
    : shelf.has(key);

const keep = (image: Image): void => {
  const baked = oven.shift();
  if (!baked) return;
  const {
    order: { key, shelf, turn },
    awaited,
  } = baked;
  shelf.set(key, image);
  if (turn === 'fine') pictures[DRAFT]!.delete(key);
  if (shelf === pictures.at(-1) && shelf.size > WIDE_KEPT) shelf.delete(shelf.keys().next().value!);
  // The table has one size: plates of others are of no use any more.
  if (shelf === plates)
    for (const other of [...plates.keys()])
      if (other !== key && other.split(' ')[0] === key.split(' ')[0]) plates.delete(other);
  next();
  if (awaited) tell();
};

/** Drafts come faster than a table is painted: while others follow, that is asked for once in so many milliseconds. */
const PAUSE = 120;
let told = -Infinity;

const tell = (): void => {
  const now = performance.now();
  if (oven[0]?.order.turn === 'draft' && now - told < PAUSE) return;
  told = now;
  for (const listener of [...listeners]) listener();
};

/** Bakes on the thread of the page, where there is no other: only what is asked for, with a breath in between. */
const bakeHere = async (wish: Wish): Promise<void> => {
  const { bake } = await import('./bake.ts');
  await new Promise((rest) => setTimeout(rest, 30));
  keep(bake(wish));
};

/**
 * The next to be baked, out of its list; null = none, or the oven is full. A thread is given all drafts at once, for a
 * page that opens a table comes late to hand over one after the other; of what takes longer one, so that no draft waits
 * for more.
 */
const nextOrder = (): (typeof oven)[number] | null => {
  const turn = TURNS.find((one) => wanted[one].length > 0);
  if (oven.length > 0 && (turn !== 'draft' || thread === 'none')) return null;
  const order = turn && wanted[turn].shift();
  if (order) return { order, awaited: true };
  const unasked = thread === 'none' || !leisure || rests ? undefined : nextAhead();
  return unasked ? { order: unasked, awaited: false } : null;
};

/** The next of what nobody has asked for, before a rest. */
const nextAhead = (): Order | undefined => {
  ahead = ahead.filter((order) => !isThere(order));
  const order = ahead.shift();
  if (!order) return undefined;
  rests = true;
  setTimeout(() => {
    rests = false;
    next();
  }, REST);
  return order;
};

const next = (): void => {
  if (thread === null) return;
  for (let given = nextOrder(); given !== null; given = nextOrder()) {
    if (isThere(given.order)) continue;
    oven.push(given);
    if (thread === 'none') void bakeHere(given.order.wish);
    else thread.wish(given.order.wish);
  }
};

const withoutThread = (): void => {
  if (thread !== null && thread !== 'none') thread.end();
  thread = 'none';
  for (const { order } of oven.reverse()) wanted[order.turn].unshift(order);
  oven = [];
  next();
};

const onBaked = (message: Baked): void => {
  // What nobody asks for yet is baked in one order, whatever lies in the decks.
  if ('names' in message) ahead = message.names.map((name) => pictureOrder(name, DRAFT + 1));
  else keep(message.picture);
  next();
};

/** Has the thread bake what may be asked for later. From the second time on it does nothing. */
export const heatKiln = (): void => {
  leisure = true;
  if (thread !== null) return;
  thread = startBaking();
  if (thread === null) withoutThread();
  else thread.hear(onBaked, withoutThread);
};

const ask = (order: Order): void => {
  const baked = oven.find((one) => same(one.order, order));
  if (baked) baked.awaited = true;
  else if (!wanted[order.turn].some((one) => same(one, order))) wanted[order.turn].push(order);
  heatKiln();
  next();
};

/**
 * The picture of a name for a width in device pixels; null while there is none. What is not there, or not fine enough,
 * is ordered.
 */
export const pictureOf = (name: string, wide: number): Picture | null => {
  const wish = TIERS.findIndex((tier, at) => at > DRAFT && tier.wide >= wide);
  const tier = wish < 0 ? TIERS.length - 1 : wish;
  for (let finer = tier; finer < TIERS.length; finer += 1) {
    const image = pictures[finer]!.get(name);
    if (image) return { image, fine: true };
  }
  let coarse: Image | undefined;
  for (let coarser = tier - 1; coarser >= DRAFT; coarser -= 1) coarse ??= pictures[coarser]!.get(name);
  if (!coarse) ask(draftOrder(name, wide));
  ask(pictureOrder(name, tier));
  return coarse ? { image: coarse, fine: false } : null;
};

/** What lies behind the table; null while it is not there, then it is ordered. One of another size serves meanwhile. */
export const plateOf = (plate: Plate): Image | null => {
  const key = `${plate.plate} ${plate.wide} ${plate.high}`;
  const image = plates.get(key);
  if (image) return image;
  ask({ key, wish: plate, shelf: plates, turn: 'plate' });
  for (const [other, old] of plates) if (other.startsWith(plate.plate)) return old;
  return null;
};

/** Calls a listener whenever something is there that somebody waits for. Returns how to stop it. */
export const onPicture = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** True while somebody waits for a picture. */
export const isAwaited = (): boolean =>
  TURNS.some((turn) => wanted[turn].length > 0) || oven.some(({ awaited }) => awaited);
