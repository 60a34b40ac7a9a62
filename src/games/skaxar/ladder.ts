import type { LadderCase } from '../../engine/ladder.ts';

/** Earth against Skaxar, and each fleet against its like. */
export const skaxarLadder: readonly LadderCase[] = [
  { name: 'earth-skaxar', players: 2, tables: [{}] },
  { name: 'earth-earth', players: 2, tables: [{ fleetB: 'earth', mirror: true }] },
  { name: 'skaxar-skaxar', players: 2, tables: [{ fleetA: 'skaxar', mirror: true }] },
];
