export type Image = ImageBitmap | HTMLCanvasElement;

/** What a thread that bakes is told, and what it answers in the same order. */
export interface Order<W> {
  readonly key: string;
  readonly wish: W;
}
export interface Baked {
  readonly key: string;
  readonly picture: ImageBitmap;
}

/** A picture that is asked for; its width follows from where it is shown. */
export type NameOf<W extends { readonly wide: number }> = Omit<W, 'wide'>;

/** What a kiln needs to know of its pictures: `W` = a wish, all that a picture follows from. */
interface KilnParts<W extends { readonly wide: number }> {
  /** A name that is another one for every other picture, but for its width. */
  readonly nameOf: (name: NameOf<W>) => string;
  /** Starts the thread that bakes. */
  readonly worker: () => Worker;
  /** Fetches what bakes on the page, where there is no thread. */
  readonly here: () => Promise<(wish: W) => HTMLCanvasElement>;
  /** Widths pictures are baked at, rising: each serves what is shown up to a quarter larger than it is. */
  readonly widths: readonly number[];
  /** Pictures kept; those not asked for longest go. */
  readonly many: number;
}

/** Pictures baked one after another on a thread of their own, and kept. */
export interface Kiln<W extends { readonly wide: number }> {
  /**
   * The picture of a name for so many device pixels. What is not there is ordered; one of another size serves
   * meanwhile, else null.
   */
  readonly picture: (name: NameOf<W>, pixels: number) => { readonly image: Image; readonly fine: boolean } | null;
  /** Calls back whenever a picture is there; returns what stops it. */
  readonly onPicture: (heard: () => void) => () => void;
}

/** A shelf of pictures: whoever is asked for again is the last to go. */
const openShelf = (many: number) => {
  const kept = new Map<string, Image>();
  return {
    look: (key: string): Image | undefined => kept.get(key),
    take(key: string): Image | undefined {
      const image = kept.get(key);
      if (!image) return undefined;
      kept.delete(key);
      kept.set(key, image);
      return image;
    },
    put(key: string, image: Image): void {
      kept.set(key, image);
      if (kept.size > many) kept.delete(kept.keys().next().value!);
    },
  };
};

/** Makes a kiln; its thread starts with the first picture that is asked for. */
export function openKiln<W extends { readonly wide: number }>({
  nameOf,
  worker,
  here,
  widths,
  many,
}: KilnParts<W>): Kiln<W> {
  const shelf = openShelf(many);
  const queue: Order<W>[] = [];
  const listeners = new Set<() => void>();
  let busy: Order<W> | null = null;
  let thread: Worker | 'none' | null = null;

  const finish = (key: string, image: Image): void => {
    busy = null;
    shelf.put(key, image);
    next();
    for (const heard of [...listeners]) heard();
  };

  /** Where there is no thread the page bakes by itself, with a breath in between. */
  const bakeHere = async ({ key, wish }: Order<W>): Promise<void> => {
    const bake = await here();
    await new Promise((rest) => setTimeout(rest, 16));
    finish(key, bake(wish));
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
      thread = worker();
      thread.addEventListener('message', ({ data }: MessageEvent<Baked>) => finish(data.key, data.picture));
      thread.addEventListener('error', alone);
    } catch {
      thread = 'none';
    }
  };

  const keyAt = (name: NameOf<W>, wide: number): string => `${nameOf(name)}@${wide}`;
  const otherSize = (name: NameOf<W>): Image | undefined =>
    [...widths].reverse().flatMap((wide) => shelf.look(keyAt(name, wide)) ?? [])[0];

  return {
    picture(name, pixels) {
      const wide = widths.find((one) => one * 1.25 >= pixels) ?? widths.at(-1)!;
      const key = keyAt(name, wide);
      const known = shelf.take(key);
      if (known) return { image: known, fine: true };
      if (busy?.key !== key && !queue.some((order) => order.key === key))
        queue.push({ key, wish: { ...name, wide } as unknown as W });
      heat();
      next();
      const image = otherSize(name);
      return image ? { image, fine: false } : null;
    },
    onPicture(heard) {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
  };
}

/** Has a thread bake whatever it is told, and give the pictures away as they are. */
export function serveKiln<W>(bake: (wish: W) => HTMLCanvasElement): void {
  globalThis.addEventListener('message', ({ data: { key, wish } }: MessageEvent<Order<W>>) => {
    const picture = (bake(wish) as unknown as OffscreenCanvas).transferToImageBitmap();
    const answer: Baked = { key, picture };
    globalThis.postMessage(answer, { transfer: [picture] });
  });
}
