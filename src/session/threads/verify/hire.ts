import type { VerifyPort } from './orders.ts';

/** A new worker thread that plays a match file again. */
export const hireVerify = (): VerifyPort =>
  new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: 'verify-match',
  }) as unknown as VerifyPort;
