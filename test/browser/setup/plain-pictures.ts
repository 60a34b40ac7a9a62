/**
 * For the page, before its scripts: pictures that are baked on a thread beside the table, about half of the processor's
 * work in a page of Skaxar, come as plain areas of the same size. Whoever looks at them asks for the real ones
 * (`sharp`). `air`: room above a limb's crown (`AIR` of its shape).
 */
export function plainPictures(air: number): void {
  /** What is asked for: by an order with a key, or (Skaxar) by the bare wish. */
  interface Wish {
    readonly wide: number;
    readonly high?: number;
    readonly shape?: { readonly wide: number; readonly top: number };
  }
  interface Message extends Wish {
    readonly key?: string;
    readonly wish?: Wish;
  }

  const highOf = ({ wide, high, shape }: Wish): number =>
    high ?? Math.round(wide * (shape ? (shape.top + air) / shape.wide : 1));

  const paint = (wish: Wish): ImageBitmap => {
    const canvas = new OffscreenCanvas(Math.max(Math.round(wish.wide), 16), Math.max(highOf(wish), 8));
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#2f4058';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    return canvas.transferToImageBitmap();
  };

  /** Answers as the thread would: late, one picture for each wish, in their order. */
  class PlainThread extends EventTarget {
    constructor() {
      super();
      this.#say({ names: [] });
    }

    #say(data: unknown): void {
      setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
    }

    postMessage({ key, wish, ...bare }: Message): void {
      this.#say({ key, picture: paint(wish ?? bare) });
    }

    terminate(): void {}
  }

  const Real = Worker;
  globalThis.Worker = new Proxy(Real, {
    construct: (_, given: ConstructorParameters<typeof Worker>) =>
      String(given[0]).includes('bake-worker') ? new PlainThread() : new Real(...given),
  });
}
