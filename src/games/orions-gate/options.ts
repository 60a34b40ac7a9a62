import * as v from 'valibot';
import { faultsOf } from '../../engine/fault.ts';
import type { Fault, Parsed } from '../../engine/game.ts';
import { generateLayout } from './data/generator.ts';
import type { Layout } from './data/layout.ts';
import { MISSIONS, type Mission } from './data/missions.ts';

/** Resolved options (OG-26.1): Lengths in mils, angles in hundredths of a degree. */
export interface Options {
  readonly points: number;
  readonly advancedComponents: boolean;
  readonly stackPassives: boolean;
  readonly tableWidth: number;
  readonly tables: number;
  readonly baseSet: 'skirmish' | 'massBattle' | 'custom';
  /** Base diameters in force, from `baseSet` or the custom values (OG-2.4). */
  readonly baseScouts: number;
  readonly baseFighters: number;
  readonly baseDestroyers: number;
  readonly baseBattleships: number;
  readonly terrainSource: 'generated' | 'custom';
  readonly terrainMinimum: number;
  readonly terrainSeed: string;
  readonly terrainDensity: 'sparse' | 'normal' | 'dense';
  readonly terrainSymmetry: 'none' | 'rotate' | 'mirror';
  /** The pieces of every table: made by the generator when options are parsed, or given (OG-4.7). */
  readonly layout: Layout;
  readonly mission: Mission | 'random';
  readonly rounds: number;
  readonly playersA: number;
  readonly playersB: number;
  readonly activationOrder: 'auto' | 'block' | 'alternate';
  readonly componentsAfterCruiseRam: boolean;
  readonly cruisePivot: 9000 | 4500;
  readonly theme: 'space' | 'dogfight' | 'naval';
  // Options of the later chapters. Their default is told by leaving them out, so that games without them stay written
  // as they were.
  /** Warp gates and wormholes the generator adds to every table (OG-4.6, 14.1). */
  readonly gatesPerTable?: number;
  readonly wormholesPerTable?: number;
  readonly pointSplit?: 'pooled';
  readonly stationCheck?: 'immediate';
  readonly mysteriousObjectives?: true;
  readonly firingArcs?: true;
  readonly debris?: true;
  readonly boarding?: true;
  /** In Annihilation a side also scores the enemy units it holds captured (OG-13.8). */
  readonly captureScores?: true;
  /** A Repair Bay may repair its own ship (OG-9.37). */
  readonly repairSelf?: true;
  /** Most pieces of one Deflector on the table; left out = no limit (OG-9.34). */
  readonly deflectorLimit?: number;
}

/** Height of every table in mils (OG-4.2). */
export const TABLE_HEIGHT = 48_000;

/** Base diameters of the ready-made sets: Scouts, Fighters, Destroyers, Battleships (OG-2.4). */
const BASE_SETS = {
  skirmish: { baseScouts: 1000, baseFighters: 1250, baseDestroyers: 2000, baseBattleships: 3000 },
  massBattle: { baseScouts: 500, baseFighters: 650, baseDestroyers: 1000, baseBattleships: 1500 },
} as const;

const whole = (least: number, most: number, step = 1) => {
  const said = `a whole number from ${least} to ${most}${step > 1 ? ` in steps of ${step}` : ''}`;
  return v.pipe(
    v.number(said),
    v.check((n) => Number.isInteger(n) && n >= least && n <= most && (n - least) % step === 0, said),
  );
};
const yesNo = v.boolean('true or false');

const coordinate = whole(-288_000, 288_000);
const point = v.strictObject({ x: coordinate, y: coordinate });
const part = v.variant('kind', [
  v.strictObject({ kind: v.literal('circle'), x: coordinate, y: coordinate, radius: whole(1, 144_000) }),
  v.strictObject({ kind: v.literal('polygon'), corners: v.pipe(v.array(point), v.maxLength(100)) }),
]);

/** A terrain piece as an option or a position gives it; geometry is judged by the rules (OG-2.10, 4.5), not here. */
export const pieceSchema = v.strictObject({
  kind: v.picklist(
    ['obscuring', 'blocking', 'dangerous', 'warpGate', 'wormhole'],
    'obscuring, blocking, dangerous, warpGate or wormhole',
  ),
  name: v.optional(v.pipe(v.string(), v.maxLength(40))),
  parts: v.pipe(v.array(part), v.minLength(1, 'at least one part'), v.maxLength(40)),
});

/** One list of pieces for each table; with one table the pieces themselves, or `{pieces}`, say the same. */
function listsOfPieces(given: unknown): unknown {
  if (!Array.isArray(given)) return given;
  if (given.length === 0 || given.some((one) => typeof one === 'object' && one !== null && 'parts' in one))
    return [given];
  return given.map((one: unknown) => (typeof one === 'object' && one !== null && 'pieces' in one ? one.pieces : one));
}

const layoutSchema = v.pipe(
  v.any(),
  v.transform(listsOfPieces),
  v.array(v.pipe(v.array(pieceSchema), v.maxLength(200))),
  v.maxLength(4, 'one list of pieces for each table, at most 4'),
);

const schema = v.strictObject({
  points: v.optional(whole(12, 96), 12),
  advancedComponents: v.optional(yesNo, true),
  stackPassives: v.optional(yesNo, true),
  tableWidth: v.optional(whole(48_000, 144_000, 12_000), 72_000),
  tables: v.optional(whole(1, 4)),
  baseSet: v.optional(v.picklist(['skirmish', 'massBattle', 'custom']), 'skirmish'),
  baseScouts: v.optional(whole(500, 4000, 50), 1000),
  baseFighters: v.optional(whole(500, 4000, 50), 1250),
  baseDestroyers: v.optional(whole(500, 4000, 50), 2000),
  baseBattleships: v.optional(whole(500, 4000, 50), 3000),
  terrainSource: v.optional(v.picklist(['generated', 'custom'])),
  terrainMinimum: v.optional(whole(0, 40), 5),
  terrainSeed: v.optional(v.pipe(v.string(), v.maxLength(40, 'at most 40 characters')), 'orion'),
  terrainDensity: v.optional(v.picklist(['sparse', 'normal', 'dense']), 'normal'),
  terrainSymmetry: v.optional(v.picklist(['none', 'rotate', 'mirror']), 'rotate'),
  gatesPerTable: v.optional(whole(0, 4)),
  wormholesPerTable: v.optional(whole(0, 4), 0),
  layout: v.optional(layoutSchema),
  mission: v.optional(v.picklist([...MISSIONS, 'random']), 'annihilation'),
  rounds: v.optional(whole(1, 12), 4),
  playersA: v.optional(whole(1, 4), 1),
  playersB: v.optional(whole(1, 4), 1),
  pointSplit: v.optional(v.picklist(['even', 'pooled'])),
  stationCheck: v.optional(v.picklist(['endOfRound', 'immediate'])),
  repairSelf: v.optional(yesNo),
  deflectorLimit: v.optional(whole(0, 6)),
  activationOrder: v.optional(v.picklist(['auto', 'block', 'alternate']), 'auto'),
  componentsAfterCruiseRam: v.optional(yesNo, true),
  cruisePivot: v.optional(v.picklist([9000, 4500]), 9000),
  firingArcs: v.optional(yesNo),
  debris: v.optional(yesNo),
  boarding: v.optional(yesNo),
  captureScores: v.optional(yesNo),
  mysteriousObjectives: v.optional(yesNo),
  theme: v.optional(v.picklist(['space', 'dogfight', 'naval']), 'space'),
});

/**
 * Resolves raw options: fills the defaults of OG-26.1 and makes the layout when none is given (OG-4.6, 4.7).
 * Faults name the option. `tables` left out is the number of lists in a layout, else 1.
 * The default `terrainSeed` is a fixed text; whoever wants a new table each time passes one.
 */
// eslint-disable-next-line complexity -- one flat list: an option at its default is left out, each in a line
export function parseOptions(raw: unknown): Parsed<Options> {
  const result = v.safeParse(schema, raw ?? {});
  if (!result.success) return { ok: false, faults: faultsOf(result.issues).map(faultOf) };
  const {
    layout,
    tables: tablesGiven,
    gatesPerTable: gatesGiven,
    wormholesPerTable: wormholes,
    ...given
  } = result.output;
  const tables = tablesGiven ?? layout?.length ?? 1;
  if (layout && layout.length !== tables)
    return {
      ok: false,
      faults: [{ path: 'layout', reason: `${layout.length} lists of pieces for ${tables} tables.` }],
    };
  // OG-26.1: no gates, but one a table when there are several.
  const gates = gatesGiven ?? (tables > 1 ? 1 : 0);
  const {
    pointSplit,
    stationCheck,
    repairSelf,
    deflectorLimit,
    firingArcs,
    debris,
    boarding,
    captureScores,
    mysteriousObjectives,
    ...rest
  } = given;
  const terrainSource = rest.terrainSource ?? (layout ? 'custom' : 'generated');
  const bases = rest.baseSet === 'custom' ? {} : BASE_SETS[rest.baseSet];
  const options: Options = {
    ...rest,
    tables,
    ...bases,
    ...(gates > 0 && { gatesPerTable: gates }),
    ...(wormholes > 0 && { wormholesPerTable: wormholes }),
    ...(pointSplit === 'pooled' && { pointSplit }),
    ...(stationCheck === 'immediate' && { stationCheck }),
    ...(mysteriousObjectives && { mysteriousObjectives }),
    ...(firingArcs && { firingArcs }),
    ...(debris && { debris }),
    ...(boarding && { boarding }),
    ...(captureScores && { captureScores }),
    ...(repairSelf && { repairSelf }),
    ...(deflectorLimit && { deflectorLimit }),
    terrainSource,
    layout: layout ?? noPieces(tables),
  };
  // A custom table without a layout is empty: OG-4.4 refuses it, unless a position brings its own pieces.
  return {
    ok: true,
    value:
      terrainSource === 'custom'
        ? options
        : { ...options, layout: layout ?? generateLayout(options) ?? noPieces(tables) },
  };
}

const noPieces = (tables: number): Layout => Array.from({ length: tables }, () => []);

let standard: Options | null = null;

/** The options of the ready-made set *Standard*: all defaults (OG-26.2). */
export function defaultOptions(): Options {
  if (standard) return standard;
  const parsed = parseOptions({});
  if (!parsed.ok) throw new Error('The default options are broken.');
  return (standard = parsed.value);
}

const faultOf = ({ path, reason }: Fault): Fault => ({
  path,
  reason: reason === `There is no field ${path} here.` ? `There is no option ${path}.` : reason,
});
