import type { Mailbox } from './thinker.ts';

/** A new worker thread with the computer players. */
export const hireWorker = (): Mailbox =>
  new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: 'computer-player',
  }) as unknown as Mailbox;
