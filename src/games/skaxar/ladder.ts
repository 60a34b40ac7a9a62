import type { LadderCase } from '../../engine/ladder-case.ts';

/** Earth against Skaxar, and each fleet against its like. */
export const skaxarLadder: readonly LadderCase[] = [
  { name: 'earth skaxar', tables: [{}] },
  { name: 'earth earth', tables: [{ fleetB: 'earth', mirror: true }] },
  { name: 'skaxar skaxar', tables: [{ fleetA: 'skaxar', mirror: true }] },
];
