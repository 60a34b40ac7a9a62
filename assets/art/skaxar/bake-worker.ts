// A thread of its own that bakes pictures, so that the one the person sees never waits for them.
import { bake, namesAhead, type Wish } from './bake.ts';

/** What the thread says: first which pictures there are, then one picture for each wish, in their order. */
export type Baked = { readonly names: readonly string[] } | { readonly picture: ImageBitmap };

const say = (message: Baked, given: Transferable[] = []): void => globalThis.postMessage(message, { transfer: given });

globalThis.addEventListener('message', ({ data }: MessageEvent<Wish>) => {
  const picture = (bake(data) as unknown as OffscreenCanvas).transferToImageBitmap();
  say({ picture }, [picture]);
});
say({ names: namesAhead() });
