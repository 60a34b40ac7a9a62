import * as v from 'valibot';
import { faultsOf } from '../../engine/fault.ts';
import type { Parsed } from '../../engine/game.ts';
import { COMPONENT_KINDS } from './data/components.ts';
import { UNIT_TYPES } from './data/units.ts';

// OG-20.1, 20.2. Ranges here only keep numbers sane; the rules decide what is legal.
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
/** Mils: twice the largest table either way. */
const mil = whole(-288_000, 288_000);
const unit = v.pipe(v.string(), v.regex(/^[ab][1-4]\.[1-9][0-9]?$/, 'A unit id is written such as a1.2.'));
/** A team mate who has conceded, for whom somebody acts (OG-19.5); left out, the seat itself is meant. */
const captain = v.pipe(v.string(), v.regex(/^[ab][1-4]$/, 'A captain is written such as a1.'));
const heading = whole(0, 35_999);

const kind = v.picklist(COMPONENT_KINDS);
/** A component with its facing (OG-3.9); its kind alone says the same as one without. */
const component = v.union(
  [
    v.pipe(
      kind,
      v.transform((named) => ({ kind: named })),
    ),
    v.strictObject({ kind, facing: v.optional(v.string()) }),
  ],
  ({ input }) => {
    const named = typeof input === 'object' && input !== null && 'kind' in input ? input.kind : input;
    return typeof named === 'string' && !v.is(kind, named)
      ? `There is no component "${named.slice(0, 40)}".`
      : 'A component is {kind, facing} or its kind.';
  },
);

const unitPlanSchema = v.strictObject({
  type: v.picklist(UNIT_TYPES),
  name: v.optional(v.pipe(v.string(), v.maxLength(24)), ''),
  components: v.optional(v.pipe(v.array(component), v.maxLength(12)), []),
});

const schemas = [
  v.strictObject({
    type: v.literal('submitFleet'),
    units: v.pipe(v.array(unitPlanSchema), v.maxLength(200)),
    captain: v.optional(captain),
  }),
  v.strictObject({ type: v.literal('withdrawFleet'), captain: v.optional(captain) }),
  v.strictObject({ type: v.literal('chooseEdge'), edge: v.picklist(['south', 'north']) }),
  v.strictObject({ type: v.literal('placeMarker'), table: v.optional(whole(1, 4), 1), x: mil, y: mil }),
  v.strictObject({ type: v.literal('noRoom') }),
  v.strictObject({ type: v.literal('deploy'), unit, table: v.optional(whole(1, 4), 1), x: mil, y: mil, heading }),
  v.strictObject({ type: v.literal('undeploy'), unit }),
  v.strictObject({ type: v.literal('leaveOut'), unit }),
  v.strictObject({ type: v.literal('finishDeployment') }),
  v.strictObject({ type: v.literal('activate'), unit, action: v.picklist(['hold', 'move', 'cruise', 'ram']) }),
  v.strictObject({ type: v.literal('finish') }),
  v.strictObject({
    type: v.literal('plan'),
    heading: v.optional(heading),
    first: v.optional(mil),
    pivot: v.optional(whole(-36_000, 36_000)),
    second: v.optional(mil),
    points: v.optional(v.pipe(v.array(v.strictTuple([mil, mil])), v.maxLength(100))),
    target: v.optional(unit),
    distance: v.optional(mil),
    gate: v.optional(v.strictObject({ enter: v.string(), leave: v.string(), x: mil, y: mil })),
    exit: v.optional(v.literal(true)),
  }),
  v.strictObject({ type: v.literal('firePrimary'), target: unit }),
  v.strictObject({
    type: v.literal('useComponent'),
    slot: whole(1, 12),
    target: v.optional(unit),
    targets: v.optional(v.pipe(v.array(unit), v.maxLength(12))),
    x: v.optional(mil),
    y: v.optional(mil),
    diameter: v.optional(mil),
    targetSlot: v.optional(whole(1, 12)),
  }),
  v.strictObject({ type: v.literal('board'), target: unit }),
  v.strictObject({ type: v.literal('endActivation') }),
  v.strictObject({ type: v.literal('warpTo'), x: mil, y: mil }),
  v.strictObject({ type: v.literal('stay') }),
  v.strictObject({ type: v.literal('placeExit'), x: mil, y: mil }),
  v.strictObject({ type: v.literal('placeDebris'), x: mil, y: mil }),
  v.strictObject({ type: v.literal('salvage'), slot: whole(1, 12) }),
  v.strictObject({ type: v.literal('decline') }),
  v.strictObject({ type: v.literal('concede') }),
  v.strictObject({ type: v.literal('offerDraw') }),
  v.strictObject({ type: v.literal('acceptDraw') }),
  v.strictObject({ type: v.literal('declineDraw') }),
] as const;
/** Commands are parsed by the thousand, so the type picks its schema at once. */
const schemaOf = new Map<unknown, (typeof schemas)[number]>(
  schemas.map((schema) => [schema.entries.type.literal, schema]),
);

export type OrionsGateCommand = v.InferOutput<(typeof schemas)[number]>;
export type CommandType = OrionsGateCommand['type'];
export type CommandOf<T extends CommandType> = Extract<OrionsGateCommand, { type: T }>;

/** Untrusted input to command; faults name the field. */
export function parseCommand(raw: unknown): Parsed<OrionsGateCommand> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return fault('', 'A command is an object {type, ...}.');
  const { type } = raw as { readonly type?: unknown };
  const schema = schemaOf.get(type);
  if (!schema) return fault('type', whyNoCommand(type));
  const result = v.safeParse(schema, raw);
  return result.success ? { ok: true, value: result.output } : { ok: false, faults: faultsOf(result.issues) };
}

const fault = (path: string, reason: string): Parsed<never> => ({ ok: false, faults: [{ path, reason }] });

function whyNoCommand(type: unknown): string {
  return typeof type === 'string'
    ? `There is no command "${type.slice(0, 40)}".`
    : 'A command names its type with a text.';
}
