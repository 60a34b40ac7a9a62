import * as v from 'valibot';
import { faultsOf } from '../../engine/fault.ts';
import type { Fault, Parsed } from '../../engine/game.ts';
import { generateLayout } from './data/generator.ts';
import type { Layout } from './data/layout.ts';

/** Resolved options (OG-26.1): every key of this scope is present. Lengths in mils, angles in hundredths of a degree. */
export interface Options {
  readonly points: number;
  readonly advancedComponents: boolean;
  readonly stackPassives: boolean;
  readonly tableWidth: number;
  readonly tables: 1;
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
  readonly mission: 'annihilation';
  readonly rounds: number;
  readonly playersA: 1;
  readonly playersB: 1;
  readonly activationOrder: 'auto' | 'block' | 'alternate';
  readonly componentsAfterCruiseRam: boolean;
  readonly cruisePivot: 9000 | 4500;
  readonly theme: 'space' | 'dogfight' | 'naval';
  // The rules of chapters 12 and 13. Off is told by leaving them out, so that games without them stay written as they were.
  readonly firingArcs?: true;
  readonly debris?: true;
  readonly boarding?: true;
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
/** An option of a later chapter: only its harmless value is accepted so far. */
const later = <const T extends string | number | boolean>(name: string, value: T, so: string) =>
  v.custom<T>((given) => given === value, ({ input }) => `${name} ${String(input)} is not playable yet; ${so}.`);
const off = (name: string) => later(name, false, 'choose false');

const coordinate = whole(-288_000, 288_000);
const point = v.strictObject({ x: coordinate, y: coordinate });
const part = v.variant('kind', [
  v.strictObject({ kind: v.literal('circle'), x: coordinate, y: coordinate, radius: whole(1, 144_000) }),
  v.strictObject({ kind: v.literal('polygon'), corners: v.pipe(v.array(point), v.maxLength(100)) }),
]);

/** A terrain piece as an option or a position gives it; geometry is judged by the rules (OG-2.10, 4.5), not here. */
export const pieceSchema = v.strictObject({
  kind: v.picklist(['obscuring', 'blocking', 'dangerous'], ({ input }) =>
    input === 'warpGate' || input === 'wormhole'
      ? 'Warp gates and wormholes are not playable yet; choose obscuring, blocking or dangerous.'
      : 'obscuring, blocking or dangerous',
  ),
  name: v.optional(v.pipe(v.string(), v.maxLength(40))),
  parts: v.pipe(v.array(part), v.minLength(1, 'at least one part'), v.maxLength(40)),
});

/** One list of pieces for each table; with one table the pieces themselves, or `{pieces}`, say the same. */
function listsOfPieces(given: unknown): unknown {
  if (!Array.isArray(given)) return given;
  if (given.length === 0 || given.some((one) => typeof one === 'object' && one !== null && 'parts' in one)) return [given];
  return given.map((one: unknown) => (typeof one === 'object' && one !== null && 'pieces' in one ? one.pieces : one));
}

const layoutSchema = v.pipe(
  v.any(),
  v.transform(listsOfPieces),
  v.array(v.pipe(v.array(pieceSchema), v.maxLength(200))),
  v.length(1, 'one list of pieces for the one table'),
);

const schema = v.strictObject({
  points: v.optional(whole(12, 96), 12),
  // OG-3.8 makes it true; left out it is false until the screens show these components (README, decisions).
  advancedComponents: v.optional(yesNo, false),
  stackPassives: v.optional(yesNo, true),
  tableWidth: v.optional(whole(48_000, 144_000, 12_000), 72_000),
  tables: v.optional(later('tables', 1, 'choose 1'), 1),
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
  gatesPerTable: v.optional(later('gatesPerTable', 0, 'choose 0')),
  wormholesPerTable: v.optional(later('wormholesPerTable', 0, 'choose 0')),
  layout: v.optional(layoutSchema),
  mission: v.optional(later('mission', 'annihilation', 'choose annihilation'), 'annihilation'),
  rounds: v.optional(whole(1, 12), 4),
  playersA: v.optional(later('playersA', 1, 'choose 1'), 1),
  playersB: v.optional(later('playersB', 1, 'choose 1'), 1),
  // Means nothing with one captain a side, so both values are harmless (OG-17.2); the same holds for the next three.
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
  mysteriousObjectives: v.optional(off('mysteriousObjectives')),
  theme: v.optional(v.picklist(['space', 'dogfight', 'naval']), 'space'),
});

/**
 * Resolves raw options: fills the defaults of OG-26.1 and makes the layout when none is given (OG-4.6, 4.7).
 * Faults name the option. An option of a chapter that is not playable yet is accepted with its harmless value only.
 * The default `terrainSeed` is a fixed text; whoever wants a new table each time passes one.
 */
export function parseOptions(raw: unknown): Parsed<Options> {
  const result = v.safeParse(schema, raw ?? {});
  if (!result.success) return { ok: false, faults: faultsOf(result.issues).map(faultOf) };
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- options without a meaning in this scope are dropped here.
  const { layout, gatesPerTable, wormholesPerTable, pointSplit, stationCheck, repairSelf, deflectorLimit, firingArcs, debris, boarding, mysteriousObjectives, ...rest } = result.output;
  const terrainSource = rest.terrainSource ?? (layout ? 'custom' : 'generated');
  const bases = rest.baseSet === 'custom' ? {} : BASE_SETS[rest.baseSet];
  const advanced = { ...(firingArcs && { firingArcs }), ...(debris && { debris }), ...(boarding && { boarding }), ...(repairSelf && { repairSelf }), ...(deflectorLimit && { deflectorLimit }) };
  const options = { ...rest, ...bases, ...advanced, terrainSource, layout: (layout ?? [[]]) as Layout };
  // A custom table without a layout is empty: OG-4.4 refuses it, unless a position brings its own pieces.
  return { ok: true, value: terrainSource === 'custom' ? options : { ...options, layout: layout ?? generateLayout(options) ?? [[]] } };
}

let standard: Options | null = null;

/** The options of the ready-made set *Standard*: all defaults (OG-26.2). */
export function defaultOptions(): Options {
  if (standard) return standard;
  const parsed = parseOptions({});
  if (!parsed.ok) throw new Error('The default options are broken.');
  return (standard = parsed.value);
}

const faultOf = ({ path, reason }: Fault): Fault => ({ path, reason: reason === `There is no field ${path} here.` ? `There is no option ${path}.` : reason });
