import * as v from 'valibot';
import { faultsOf } from '../../engine/fault.ts';
import type { Fault, Parsed, Rejection } from '../../engine/game.ts';
import { FLEET_NAMES, FLEETS, type Fleet } from './data/cards.ts';
import { inFull } from './rules/money.ts';

/** SK-15.1: the setup options, resolved. */
export interface Options {
  readonly fleetA: Fleet;
  readonly fleetB: Fleet;
  /** Any pairing of fleets is allowed (SK-3.2). */
  readonly mirror: boolean;
  /** 0 to 50,000 in steps of 1,000 (SK-3.6). */
  readonly startingMoney: number;
  /** 2 to 10 (SK-9.6). */
  readonly stalemateLimit: number;
  /** 0 = off, or 10 to 300 turns (SK-12.7). */
  readonly turnLimit: number;
  /** SK-6.8. */
  readonly purchaseWithoutEffect: boolean;
  /** SK-13.3. */
  readonly openTracker: boolean;
  /** What becomes of a ship's items when Redraw! sends it back (SK-7.8). */
  readonly redrawItems: RedrawItems;
}

/** SK-7.8: items stay with the field, or leave with the ship that led when they were bought. */
export const REDRAW_ITEMS = ['stay', 'leave'] as const;
export type RedrawItems = (typeof REDRAW_ITEMS)[number];

/** SK-15.1: the ranges of the number options, and their defaults. */
export const STARTING_MONEY = { least: 0, most: 50000, step: 1000, standard: 8000 } as const;
export const STALEMATE_LIMIT = { least: 2, most: 10, standard: 5 } as const;
export const TURN_LIMIT = { off: 0, least: 10, most: 300, standard: 0 } as const;

const schema = v.strictObject({
  fleetA: v.optional(v.string(), 'earth'),
  fleetB: v.optional(v.string(), 'skaxar'),
  mirror: v.optional(v.boolean(), false),
  startingMoney: v.optional(v.number(), STARTING_MONEY.standard),
  stalemateLimit: v.optional(v.number(), STALEMATE_LIMIT.standard),
  turnLimit: v.optional(v.number(), TURN_LIMIT.standard),
  purchaseWithoutEffect: v.optional(v.boolean(), true),
  openTracker: v.optional(v.boolean(), true),
  redrawItems: v.optional(v.string(), 'stay'),
});

/** SK-3.1: raw options that ask for more or other seats than the game has. */
const SEATING = /^(fleet[C-Z]|players|playerCount|seats)$/;

/**
 * Resolves raw options: fills the defaults of SK-15.1. Faults name an option that does not exist or is of the wrong
 * type; a value outside its range passes here and is refused by `checkSetup`, with its rule.
 */
export function parseOptions(raw: unknown): Parsed<Options> {
  const result = v.safeParse(schema, raw ?? {});
  // Values out of range stand here until `checkSetup` names their rule; no match is made of them.
  return result.success
    ? { ok: true, value: result.output as Options }
    : { ok: false, faults: faultsOf(result.issues).map(faultOf) };
}

function faultOf({ path, reason }: Fault): Fault {
  if (reason !== `There is no field ${path} here.`) return { path, reason };
  return {
    path,
    reason: SEATING.test(path) ? 'SK-3.1: This game has two seats, A and B.' : `There is no option ${path}.`,
  };
}

/**
 * SK-15.2, SK-3.2: why no match can be played with these options; empty = it can start. Nothing is rounded or clamped.
 */
export function checkSetup(options: Options): readonly Rejection[] {
  const { fleetA, fleetB, mirror, startingMoney, stalemateLimit, turnLimit, redrawItems } = options;
  const found: Rejection[] = [];
  const { least, most, step } = STARTING_MONEY;
  if (!isListed(FLEETS, fleetA)) found.push(range('fleetA', 'earth or skaxar', fleetA));
  if (!isListed(FLEETS, fleetB)) found.push(range('fleetB', 'earth or skaxar', fleetB));
  if (found.length === 0 && fleetA === fleetB && !mirror) {
    found.push({
      rule: 'SK-3.2',
      reason: `Both seats have ${FLEET_NAMES[fleetA]}; choose different fleets or switch mirror on.`,
      data: { fleetA, fleetB },
    });
  }
  if (!within(startingMoney, STARTING_MONEY) || startingMoney % step !== 0)
    found.push(
      range('startingMoney', `${inFull(least)} to ${inFull(most)} in steps of ${inFull(step)}`, startingMoney),
    );
  if (!within(stalemateLimit, STALEMATE_LIMIT))
    found.push(range('stalemateLimit', `${STALEMATE_LIMIT.least} to ${STALEMATE_LIMIT.most}`, stalemateLimit));
  if (turnLimit !== TURN_LIMIT.off && !within(turnLimit, TURN_LIMIT))
    found.push(range('turnLimit', `0, or ${TURN_LIMIT.least} to ${TURN_LIMIT.most}`, turnLimit));
  if (!isListed(REDRAW_ITEMS, redrawItems)) found.push(range('redrawItems', 'stay or leave', redrawItems));
  return found;
}

const isListed = (list: readonly string[], value: string): boolean => list.includes(value);

const within = (value: number, { least, most }: { readonly least: number; readonly most: number }): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

const range = (option: string, wanted: string, value: number | string): Rejection => ({
  rule: 'SK-15.2',
  reason: `${option} must be ${wanted}; ${typeof value === 'number' ? inFull(value) : `"${value.slice(0, 40)}"`} is not.`,
  data: { option, value },
});
