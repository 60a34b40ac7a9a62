import type { Baked } from './bake-worker.ts';
import type { Wish } from './bake.ts';

/** The thread that bakes. */
export interface BakeThread {
  /** Has something baked, after what was wished before. */
  wish(wish: Wish): void;
  /** Says what is told what the thread says, and that it failed: what came before as well. */
  hear(said: (message: Baked) => void, failed: () => void): void;
  end(): void;
}

let started: BakeThread | null = null;

const open = (): BakeThread => {
  const worker = new Worker(new URL('./bake-worker.ts', import.meta.url), { type: 'module', name: 'pictures' });
  let heard: Baked[] = [];
  let broke = false;
  let said = (message: Baked): void => void heard.push(message);
  let failed = (): void => {
    broke = true;
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Baked>) => said(data));
  worker.addEventListener('error', () => failed());
  return {
    wish: (wish) => worker.postMessage(wish),
    hear: (toSay, toFail) => {
      [said, failed] = [toSay, toFail];
      for (const message of heard) said(message);
      heard = [];
      if (broke) failed();
    },
    end: () => worker.terminate(),
  };
};

/**
 * Starts the thread that bakes, once. The first page has it started with the press that opens a match, while what
 * orders pictures is still on its way. Returns null where there can be none.
 */
export const startBaking = (): BakeThread | null => {
  if (started || typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return started;
  try {
    started = open();
  } catch {
    // A policy may forbid threads.
  }
  return started;
};
