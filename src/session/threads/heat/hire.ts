import type { HeatPort } from './orders.ts';

/** A new worker thread that counts answers and heat layers. */
export const hireHeat = (): HeatPort =>
  new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: 'enemy-answers',
  }) as unknown as HeatPort;
