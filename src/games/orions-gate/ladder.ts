import type { LadderCase } from '../../engine/ladder.ts';
import { MISSIONS } from './data/missions.ts';

/** Points a side of a short and of a large battle. */
const SIZES = [12, 48] as const;

/** Every mission in two sizes. */
export const orionsGateLadder: readonly LadderCase[] = SIZES.flatMap((points) =>
  MISSIONS.map((mission) => ({ name: `${mission}-${points}`, players: 2, tables: [{ mission, points }] })),
);
