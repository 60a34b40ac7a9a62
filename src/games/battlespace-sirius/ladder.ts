import type { LadderCase } from '../../engine/ladder.ts';
import { PLAYERS, PRESETS } from './options.ts';

const COUNTS = Array.from({ length: PLAYERS.most - PLAYERS.least + 1 }, (_, at) => PLAYERS.least + at);

/** Every number of players with the basic and the advanced rules. */
export const battlespaceSiriusLadder: readonly LadderCase[] = Object.entries(PRESETS).flatMap(([name, preset]) =>
  COUNTS.map((playerCount) => ({
    name: `${name}-${playerCount}`,
    players: playerCount,
    tables: [{ ...preset, playerCount }],
  })),
);
