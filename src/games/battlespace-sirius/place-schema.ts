import * as v from 'valibot';
import { LIFEBOAT_IDS } from './data/lifeboats.ts';
import { DIRECTIONS, MAX_POWER } from './data/sides.ts';

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** Far enough out for any position; the grid itself has no edge (BS-3.1). */
const coordinate = whole(-1_000_000, 1_000_000);
const cell = v.strictTuple([coordinate, coordinate]);
const power = whole(0, MAX_POWER);
const lifeboat = v.picklist(LIFEBOAT_IDS);
const direction = v.picklist(DIRECTIONS);
/** A seat may be written as its number. */
const seat = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const seats = v.pipe(v.array(seat), v.maxLength(6));
/** More turns than any game has. */
const count = (least: number) => whole(least, 1_000_000);

const vessel = v.strictObject({
  seat,
  cell,
  heading: v.optional(direction),
  power: v.optional(v.strictTuple([power, power, power, power])),
  lifeboat: v.optional(lifeboat),
});

/** The form of a described position; what it means is tested in `place-faults.ts`. */
export const positionSchema = v.strictObject({
  vessels: v.pipe(v.array(vessel), v.maxLength(6)),
  out: v.optional(seats, []),
  cards: v.optional(v.record(v.string(), lifeboat), {}),
  revealed: v.optional(seats, []),
  order: v.optional(seats),
  turn: v.optional(seat),
  phase: v.optional(v.picklist(['maneuver', 'lock', 'reaction', 'fire', 'repair']), 'maneuver'),
  engaged: v.optional(seat),
  lines: v.optional(v.pipe(v.array(direction), v.maxLength(2))),
  resolved: v.optional(v.pipe(v.array(direction), v.maxLength(2))),
  repairPoints: v.optional(whole(0, 3), 0),
  turnNumber: v.optional(count(1), 1),
  round: v.optional(count(1), 1),
  quietTurns: v.optional(count(0), 0),
  shot: v.optional(v.boolean()),
  agree: v.optional(seats, []),
});

export type GivenPosition = v.InferOutput<typeof positionSchema>;
export type GivenVessel = v.InferOutput<typeof vessel>;
