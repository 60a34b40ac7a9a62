import * as v from 'valibot';
import { faultsOf } from '../../../engine/fault.ts';
import type { Parsed } from '../../../engine/game.ts';
import type { Json } from '../../../engine/json.ts';
import { COMPONENT_KINDS } from '../data/components.ts';
import { UNIT_TYPES } from '../data/units.ts';
import type { Layout } from '../data/layout.ts';
import { pieceSchema } from '../options.ts';
import { positionSchema, unitSchema, type OrionsGatePosition } from '../place-schema.ts';
import type { UnitDraft } from '../rules/fleet.ts';

/** Version of the document; a reader refuses a newer one. */
export const SCENARIO_VERSION = 1;

/** Most characters of a scenario as text. */
export const SCENARIO_LIMIT = 500_000;

/** Most characters of what people write into it. */
export const LONGEST = { title: 60, notes: 4000, tag: 24, tags: 12, task: 600, answer: 300, reason: 600 } as const;

/** What a puzzle asks to be reached: a unit destroyed, a unit still there after the answer, or the match won. */
export type Goal =
  | { readonly kind: 'destroyed'; readonly unit: string }
  | { readonly kind: 'survives'; readonly unit: string }
  | { readonly kind: 'won'; readonly side: 'A' | 'B' };

/**
 * A way to answer a puzzle: the commands it stands for, and the exact chance that they reach the goal, as cases out of
 * cases.
 */
export interface PuzzleAnswer {
  readonly text: string;
  /** Commands of the puzzle's seat in order; one that has become illegal on the way is passed over. */
  readonly commands: readonly Json[];
  readonly chance: readonly [cases: number, of: number];
  /** Why it is right or wrong, told once it is chosen. */
  readonly reason: string;
}

/**
 * One activation with which a captain of the other side may answer: it can be chosen where its first command is legal,
 * and what has become illegal on the way is passed over.
 */
export interface PuzzleReply {
  readonly seat: string;
  readonly commands: readonly Json[];
}

/** A question about the position with one right answer: the one with the highest chance. */
export interface Puzzle {
  readonly seat: string;
  readonly task: string;
  readonly goal: Goal;
  readonly answers: readonly PuzzleAnswer[];
  /** The other side's best replies: it gives the one that leaves the least chance. None where it has acted already. */
  readonly replies?: readonly PuzzleReply[];
}

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Options as somebody writes them: raw ones of OG-26.1 with the layout of all tables, one list of pieces each. */
export interface ScenarioOptions {
  readonly layout: Layout;
  readonly [name: string]: unknown;
}

/** A position in which units may still be missing. */
export type ScenarioPosition = OrionsGatePosition;

/** A battle as somebody planned it: everything a match starts from, and what the players are told. Plain data. */
export interface Scenario {
  readonly format: 'orion-scenario';
  readonly version: typeof SCENARIO_VERSION;
  readonly title: string;
  /** Shown to the players at the start. */
  readonly notes: string;
  readonly tags: readonly string[];
  /** How long it takes two people, minutes. */
  readonly minutes?: number;
  readonly difficulty?: Difficulty;
  readonly options: ScenarioOptions;
  /**
   * Ships that stand on the tables already, with markers, mines and who begins; without it captains bring fleets and
   * deploy them.
   */
  readonly position?: ScenarioPosition;
  /** Fleets handed in by themselves, by captain; the other captains bring their own. */
  readonly fleets?: { readonly [captain: string]: readonly UnitDraft[] };
  readonly puzzle?: Puzzle;
}

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const cases = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const side = v.picklist(['A', 'B']);
const captain = v.pipe(v.string(), v.regex(/^[ab][1-4]$/, 'A captain is written such as a1.'));

const goal = v.variant('kind', [
  v.strictObject({ kind: v.literal('destroyed'), unit: v.string() }),
  v.strictObject({ kind: v.literal('survives'), unit: v.string() }),
  v.strictObject({ kind: v.literal('won'), side }),
]);

/** Most answers, most commands of an answer or a reply, and most replies, that a scenario holds. */
export const MAX_ANSWERS = 12;
export const MAX_COMMANDS = 40;
export const MAX_REPLIES = 24;

const commands = v.pipe(v.array(v.any()), v.maxLength(MAX_COMMANDS));

const puzzle = v.strictObject({
  seat: captain,
  task: text(LONGEST.task),
  goal,
  answers: v.pipe(
    v.array(
      v.strictObject({
        text: text(LONGEST.answer),
        commands,
        chance: v.strictTuple([cases, cases]),
        reason: text(LONGEST.reason),
      }),
    ),
    v.minLength(2, 'A puzzle has at least two answers.'),
    v.maxLength(MAX_ANSWERS),
  ),
  replies: v.optional(v.pipe(v.array(v.strictObject({ seat: captain, commands })), v.maxLength(MAX_REPLIES))),
});

const fleetUnit = v.strictObject({
  type: v.picklist(UNIT_TYPES),
  name: v.optional(text(24)),
  components: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          kind: v.picklist(COMPONENT_KINDS),
          facing: v.optional(v.picklist(['front', 'left', 'right'])),
        }),
      ),
      v.maxLength(6),
    ),
  ),
});

const schema = v.strictObject({
  format: v.literal('orion-scenario', 'not a scenario'),
  version: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.maxValue(
      SCENARIO_VERSION,
      `This scenario comes from a newer program; versions up to ${SCENARIO_VERSION} are read.`,
    ),
  ),
  title: v.pipe(text(LONGEST.title), v.trim(), v.minLength(1, 'A scenario needs a title.')),
  notes: v.optional(text(LONGEST.notes), ''),
  tags: v.optional(v.pipe(v.array(text(LONGEST.tag)), v.maxLength(LONGEST.tags)), []),
  minutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999))),
  difficulty: v.optional(v.picklist(DIFFICULTIES)),
  options: v.looseObject({
    layout: v.pipe(
      v.array(v.pipe(v.array(pieceSchema), v.maxLength(200))),
      v.minLength(1, 'There is at least one table.'),
      v.maxLength(4, 'At most 4 tables.'),
    ),
  }),
  // The rules ask for a unit; a plan may be kept before it has one.
  position: v.optional(
    v.strictObject({ ...positionSchema.entries, units: v.pipe(v.array(unitSchema), v.maxLength(400)) }),
  ),
  fleets: v.optional(v.record(captain, v.pipe(v.array(fleetUnit), v.maxLength(96)))),
  puzzle: v.optional(puzzle),
});

/**
 * Reads untrusted data as a scenario, as it was written: nothing is filled in but `notes` and `tags`. Faults name the
 * path (`position.units.2.pose`) and what belongs there. Whether the rules can play it is another question:
 * `scenarioFaults`.
 */
export function parseScenario(raw: unknown): Parsed<Scenario> {
  const result = v.safeParse(schema, raw);
  if (!result.success) return { ok: false, faults: faultsOf(result.issues) };
  const given = raw as Scenario;
  const { title, notes, tags } = result.output;
  return { ok: true, value: { ...given, title, notes, tags } };
}
