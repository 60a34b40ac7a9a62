import type { LadderCase } from '../../engine/ladder.ts';
import { SPECIES } from './data/species.ts';

const PAIRS = SPECIES.flatMap((one, at) => SPECIES.slice(at).map((two) => [one, two]));

/** Every choice of three or four species, beginning with each of them. */
const turned = (seats: number) =>
  SPECIES.map((_, at) => [...SPECIES.slice(at), ...SPECIES.slice(0, at)].slice(0, seats));

/** Two, three and four players, and two teams. */
export const orionsSpurLadder: readonly LadderCase[] = [
  { name: 'two', players: 2, tables: PAIRS.map((species) => ({ seats: 2, species })) },
  { name: 'three', players: 3, tables: turned(3).map((species) => ({ seats: 3, species })) },
  { name: 'four', players: 4, tables: turned(4).map((species) => ({ seats: 4, species })) },
  { name: 'teams', players: 2, tables: turned(4).map((species) => ({ seats: 4, species, mode: 'teams' })) },
];
