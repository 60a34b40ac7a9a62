import * as v from 'valibot';
import { COMPONENT_KINDS } from './data/components.ts';
import { MISSIONS } from './data/missions.ts';
import { UNIT_TYPES } from './data/units.ts';
import { pieceSchema } from './options.ts';

// What a described position may hold, before anything is asked of the rules; `place.ts` says what it means.
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const mil = whole(0, 144_000);
const heading = whole(0, 35_999);
const side = v.picklist(['A', 'B']);
const edge = v.picklist(['south', 'north']);
const unitId = v.pipe(v.string(), v.regex(/^[ab][1-4]\.[1-9][0-9]?$/, 'A unit id is written such as a1.2.'));
const captain = v.pipe(v.string(), v.regex(/^[ab][1-4]$/, 'A captain is written such as a1.'));
const kind = v.picklist(COMPONENT_KINDS);
const slot = whole(1, 6);
const pose = v.union(
  [
    v.strictTuple([mil, mil, heading]),
    v.strictTuple([mil, mil]),
    v.strictObject({ x: mil, y: mil, heading: v.optional(heading, 0), table: v.optional(whole(1, 4), 1) }),
  ],
  'A pose is [x, y, heading] in whole mils and hundredths of a degree, or {x, y, heading, table}.',
);

/** One unit of a described position. */
export const unitSchema = v.strictObject({
  id: unitId,
  type: v.picklist(UNIT_TYPES),
  name: v.optional(v.pipe(v.string(), v.maxLength(24))),
  pose: v.optional(pose),
  components: v.optional(
    v.array(
      v.union(
        [
          kind,
          v.strictObject({
            kind,
            slot: v.optional(slot),
            damage: v.optional(whole(0, 4), 0),
            facing: v.optional(v.picklist(['front', 'left', 'right']), 'front'),
            on: v.optional(v.boolean()),
            firedIn: v.optional(whole(0, 12)),
          }),
        ],
        ({ received, input }) =>
          typeof input === 'string'
            ? `There is no component ${received}.`
            : 'A component is a kind, or {kind, slot, damage, facing, on, firedIn}.',
      ),
    ),
    [],
  ),
  activated: v.optional(v.boolean(), false),
  status: v.optional(v.picklist(['inPlay', 'waiting', 'destroyed', 'leftOut', 'removed', 'lifted']), 'inPlay'),
  captain: v.optional(captain),
  capturedIn: v.optional(whole(0, 12), 0),
});

export const positionSchema = v.strictObject({
  round: v.optional(whole(1, 12), 1),
  phase: v.optional(v.picklist(UNIT_TYPES)),
  turn: v.optional(side),
  firstSide: v.optional(side),
  deploying: v.optional(side),
  conceded: v.optional(v.array(captain), []),
  lastActivatedBy: v.optional(side),
  edges: v.optional(
    v.pipe(
      v.strictObject({ A: edge, B: v.optional(edge) }),
      v.check(({ A, B }) => A !== B, 'The sides have opposite edges.'),
    ),
    { A: 'south' },
  ),
  mines: v.optional(v.array(v.strictObject({ side, x: mil, y: mil, table: v.optional(whole(1, 4), 1) })), []),
  mission: v.optional(v.picklist(MISSIONS)),
  markers: v.optional(
    v.array(
      v.strictObject({
        kind: v.optional(v.picklist(['objective', 'artifact', 'station'])),
        x: v.optional(mil),
        y: v.optional(mil),
        table: v.optional(whole(1, 4)),
        side: v.optional(side),
        mystery: v.optional(whole(1, 6)),
        carrier: v.optional(unitId),
        takenBy: v.optional(side),
      }),
    ),
    [],
  ),
  pieces: v.optional(v.array(pieceSchema)),
  tables: v.optional(
    v.pipe(
      v.array(v.strictObject({ pieces: v.optional(v.array(pieceSchema), []) })),
      v.minLength(1),
      v.maxLength(4, 'At most 4 tables.'),
    ),
  ),
  units: v.pipe(v.array(unitSchema), v.minLength(1, 'A position has at least one unit.')),
  activation: v.optional(
    v.strictObject({
      unit: unitId,
      action: v.picklist(['hold', 'move', 'cruise', 'ram']),
      allowance: v.optional(whole(0, 288_000)),
      step: v.optional(v.picklist(['plan', 'fire']), 'plan'),
      moved: v.optional(v.boolean(), false),
      gunFired: v.optional(v.boolean(), false),
      used: v.optional(v.array(whole(1, 6)), []),
    }),
  ),
  windows: v.optional(
    v.array(
      v.variant('kind', [
        v.strictObject({
          kind: v.literal('warp'),
          unit: unitId,
          captain: v.optional(captain),
          slot,
          inches: whole(2, 12),
        }),
        v.strictObject({
          kind: v.literal('exit'),
          unit: unitId,
          captain: v.optional(captain),
          enter: v.string(),
          leave: v.string(),
        }),
        v.strictObject({ kind: v.literal('salvage'), unit: unitId, captain: v.optional(captain), slot, lost: unitId }),
        v.strictObject({ kind: v.literal('debris'), unit: unitId, captain: v.optional(captain), slot }),
      ]),
    ),
    [],
  ),
});

/** A position as a caller writes it; everything but `units` may be left out. */
export type OrionsGatePosition = v.InferInput<typeof positionSchema>;

/** The position after parsing: defaults filled in. */
export type GivenPosition = v.InferOutput<typeof positionSchema>;
export type GivenUnit = GivenPosition['units'][number];
