import { applyCommands } from './apply-command.ts';
import type { BenchResult } from './harness.ts';

/** Random games of two to six seats, every other one with lifeboats. */
export const run = (): Promise<BenchResult> =>
  applyCommands('apply-command-battlespace-sirius', 'battlespace-sirius', (_seed, index) => ({
    playerCount: 2 + (index % 5),
    lifeboats: index % 2 === 1,
  }));
