import type { HeatPort } from './heat-orders.ts';

/** A new worker thread that counts answers and heat layers. */
export const hireHeat = (): HeatPort =>
  new Worker(new URL('./heat-worker.ts', import.meta.url), {
    type: 'module',
    name: 'enemy-answers',
  }) as unknown as HeatPort;
