import type { Json } from '../../../engine/json.ts';
import type { RawOptions } from '../../coverage.ts';
import { MISSIONS } from '../data/missions.ts';

/**
 * What battles are spread over: for each option of OG-26.1 the values that have to turn up. A choice names all of its
 * values, a number the ends of its range and some between, the first values being the most frequent.
 */
export const SPREAD = {
  points: [12, 18, 24, 36, 12, 25, 14, 48, 96],
  advancedComponents: [true, true, false],
  stackPassives: [true, true, false],
  tableWidth: [48_000, 72_000, 48_000, 60_000, 48_000, 96_000, 84_000, 108_000, 120_000, 132_000, 144_000],
  tables: [1, 1, 2, 1, 3, 2, 4],
  baseSet: ['skirmish', 'massBattle', 'skirmish', 'custom'],
  baseScouts: [1000, 500, 4000],
  baseFighters: [1250, 500, 4000],
  baseDestroyers: [2000, 500, 4000],
  baseBattleships: [3000, 500, 4000],
  terrainSource: ['generated', 'generated', 'custom'],
  terrainMinimum: [5, 8, 0, 5, 40],
  terrainDensity: ['normal', 'dense', 'sparse'],
  terrainSymmetry: ['rotate', 'none', 'mirror'],
  gatesPerTable: [1, 2, 1, 0, 3, 4],
  wormholesPerTable: [0, 1, 2, 1, 3, 4],
  mission: [...MISSIONS, 'random'],
  rounds: [4, 6, 4, 1, 3, 12],
  playersA: [1, 1, 2, 1, 3, 4],
  playersB: [1, 2, 1, 4, 3],
  pointSplit: ['even', 'pooled'],
  activationOrder: ['auto', 'alternate', 'block'],
  componentsAfterCruiseRam: [true, true, false],
  cruisePivot: [9000, 4500],
  stationCheck: ['endOfRound', 'immediate'],
  repairSelf: [false, true],
  deflectorLimit: [0, 1, 2, 6],
  firingArcs: [false, true, false],
  debris: [true, false],
  boarding: [true, true, false],
  captureScores: [false, true],
  mysteriousObjectives: [true, false],
  theme: ['space', 'dogfight', 'naval'],
} as const satisfies { readonly [option: string]: readonly (string | number | boolean)[] };

export type SpreadOption = keyof typeof SPREAD;
export const SPREAD_OPTIONS = Object.keys(SPREAD) as readonly SpreadOption[];

/** A table of one's own, with a piece of every kind (OG-4.5). */
const CUSTOM_PIECES = [
  { kind: 'obscuring', parts: [{ kind: 'circle', x: 12_000, y: 18_000, radius: 3000 }] },
  {
    kind: 'blocking',
    parts: [
      {
        kind: 'polygon',
        corners: [
          { x: 20_000, y: 20_000 },
          { x: 24_000, y: 20_000 },
          { x: 22_000, y: 25_000 },
        ],
      },
    ],
  },
  {
    kind: 'dangerous',
    parts: [
      { kind: 'circle', x: 32_000, y: 26_000, radius: 2500 },
      { kind: 'circle', x: 35_000, y: 28_000, radius: 2000 },
    ],
  },
  { kind: 'obscuring', parts: [{ kind: 'circle', x: 40_000, y: 16_000, radius: 2000 }] },
  { kind: 'warpGate', parts: [{ kind: 'circle', x: 8000, y: 26_000, radius: 1500 }] },
  { kind: 'wormhole', parts: [{ kind: 'circle', x: 42_000, y: 24_000, radius: 1500 }] },
];

/**
 * Values that cannot go with others give way: a dear game on four tables would only be slow, forty pieces find no room
 * on 48".
 */
export function fitting(options: { [key: string]: Json }, index: number, seed: string): RawOptions {
  options.terrainSeed = `${seed} ${index}`.slice(0, 40);
  const { tables, points, playersA, playersB, terrainSource, terrainMinimum } = options as {
    readonly [option in (typeof SPREAD_OPTIONS)[number]]: (typeof SPREAD)[option][number];
  };
  if (terrainSource === 'custom') options.layout = Array.from({ length: tables }, () => CUSTOM_PIECES);
  if (terrainMinimum === 40) {
    Object.assign(options, {
      tables: 1,
      tableWidth: 144_000,
      terrainDensity: 'normal',
      terrainSymmetry: 'none',
      gatesPerTable: 0,
      wormholesPerTable: 0,
      terrainSource: 'generated',
    });
    delete options.layout;
  }
  if (options.terrainSource === 'custom') options.terrainMinimum = Math.min(5, terrainMinimum);
  // Several tables need a way from each to another (OG-14.1).
  if (options.tables !== 1 && options.gatesPerTable === 0 && options.wormholesPerTable === 0) options.gatesPerTable = 1;
  if (points > 24) Object.assign(options, { rounds: Math.min(options.rounds as number, 3) });
  if (points > 48 && playersA === 1 && playersB === 1) options.rounds = 1;
  return options;
}
