import { parseAttempt } from '../../engine/attempt.ts';
import type { Parsed } from '../../engine/game.ts';
import type { Json } from '../../engine/json.ts';
import type { Seat } from '../../engine/seat.ts';
import type { Direction, Side, Turn } from './data/sides.ts';
import type { Cell } from './state.ts';

/**
 * The commands of table 13.A. `pay` and `sides` name a side once for each Power; their order does not matter (BS-1.9).
 */
export type BattlespaceSiriusCommand =
  | { readonly type: 'maneuver'; readonly kind: 'stay' }
  | { readonly type: 'maneuver'; readonly kind: 'rotate'; readonly turn: Turn }
  | { readonly type: 'maneuver'; readonly kind: 'position'; readonly to: Cell }
  | {
      readonly type: 'maneuver';
      readonly kind: 'rotatePosition';
      readonly to: Cell;
      readonly turn: Turn;
      readonly pay: readonly Side[];
    }
  | { readonly type: 'lock'; readonly target: Seat; readonly lines: readonly Direction[] }
  | { readonly type: 'react'; readonly kind: 'nothing' }
  | { readonly type: 'react'; readonly kind: 'rotate'; readonly turn: Turn; readonly pay: readonly Side[] }
  /** `lines` in the order of the dice (BS-7.9). */
  | {
      readonly type: 'react';
      readonly kind: 'sentry';
      readonly lines: readonly Direction[];
      readonly pay: readonly Side[];
    }
  | { readonly type: 'fire'; readonly line: Direction; readonly weapons: number }
  | { readonly type: 'repair'; readonly sides: readonly Side[] }
  | { readonly type: 'agreeDraw'; readonly agree: boolean }
  | { readonly type: 'resign' }
  | { readonly type: 'revealLifeboat' };

export type CommandType = BattlespaceSiriusCommand['type'];
/** The types of commands; a record, so that the compiler asks for every one. */
const KNOWN: { readonly [type in CommandType]: true } = {
  maneuver: true,
  lock: true,
  react: true,
  fire: true,
  repair: true,
  agreeDraw: true,
  resign: true,
  revealLifeboat: true,
};

/**
 * What a seat tries: a known type with parameters not yet looked at. BS-13.7 asks whose turn it is before it asks
 * whether the parameters make sense, so `parse` lets them through and `check` judges them.
 */
export interface Attempt {
  readonly type: CommandType;
  readonly [parameter: string]: Json;
}

/**
 * Untrusted input to a command of a known type. Its parameters are let through as plain data; a parameter left
 * undefined is absent.
 */
export function parseCommand(raw: unknown): Parsed<Attempt> {
  const parsed = parseAttempt(raw);
  if (!parsed.ok) return parsed;
  const { type } = parsed.value;
  if (Object.hasOwn(KNOWN, type)) return { ok: true, value: parsed.value as Attempt };
  return { ok: false, faults: [{ path: 'type', reason: `There is no command "${type.slice(0, 40)}".` }] };
}

/** The command of an attempt that is well formed; a payment that is left out is an empty one (BS-1.9). */
export const commandOf = (attempt: Attempt): BattlespaceSiriusCommand =>
  (attempt['pay'] === undefined ? { ...attempt, pay: [] } : attempt) as unknown as BattlespaceSiriusCommand;
