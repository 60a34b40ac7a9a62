// A thread of its own that bakes limbs, so that the one the person sees never waits for them.
import { bakeLimb } from './bake.ts';
import type { Baked, Order } from './kiln.ts';

globalThis.addEventListener('message', ({ data: { key, wish } }: MessageEvent<Order>) => {
  const picture = (bakeLimb(wish) as unknown as OffscreenCanvas).transferToImageBitmap();
  const answer: Baked = { key, picture };
  globalThis.postMessage(answer, { transfer: [picture] });
});
