import type { LabPort } from './orders.ts';

/** A new worker thread that plays games of a series. */
export const hireLab = (): LabPort =>
  new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: 'balance-lab',
  }) as unknown as LabPort;

/** Threads for a series: one core is left to the page, and more than four would only make the machine warm. */
export const labThreads = (): number => Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1));
