import type { Parsed } from '../../engine/game.ts';
import type { Json } from '../../engine/json.ts';
import type { Seat } from '../../engine/seat.ts';
import type { Direction, Side, Turn } from './data/sides.ts';
import type { Cell } from './state.ts';

/** The commands of table 13.A. `pay` and `sides` name a side once for each Power; their order does not matter (BS-1.9). */
export type BattlespaceSiriusCommand =
  | { readonly type: 'maneuver'; readonly kind: 'stay' }
  | { readonly type: 'maneuver'; readonly kind: 'rotate'; readonly turn: Turn }
  | { readonly type: 'maneuver'; readonly kind: 'position'; readonly to: Cell }
  | { readonly type: 'maneuver'; readonly kind: 'rotatePosition'; readonly to: Cell; readonly turn: Turn; readonly pay: readonly Side[] }
  | { readonly type: 'lock'; readonly target: Seat; readonly lines: readonly Direction[] }
  | { readonly type: 'react'; readonly kind: 'nothing' }
  | { readonly type: 'react'; readonly kind: 'rotate'; readonly turn: Turn; readonly pay: readonly Side[] }
  /** `lines` in the order of the dice (BS-7.9). */
  | { readonly type: 'react'; readonly kind: 'sentry'; readonly lines: readonly Direction[]; readonly pay: readonly Side[] }
  | { readonly type: 'fire'; readonly line: Direction; readonly weapons: number }
  | { readonly type: 'repair'; readonly sides: readonly Side[] }
  | { readonly type: 'agreeDraw'; readonly agree: boolean }
  | { readonly type: 'resign' }
  | { readonly type: 'revealLifeboat' };

export const COMMAND_TYPES = ['maneuver', 'lock', 'react', 'fire', 'repair', 'agreeDraw', 'resign', 'revealLifeboat'] as const;
export type CommandType = (typeof COMMAND_TYPES)[number];

/**
 * What a seat tries: a known type with parameters not yet looked at. BS-13.7 asks whose turn it is before it asks whether the
 * parameters make sense, so `parse` lets them through and `check` judges them.
 */
export interface Attempt {
  readonly type: CommandType;
  readonly [parameter: string]: Json;
}

/** Most levels of lists in a command; table 13.A needs two. */
const DEEPEST = 6;

/** Untrusted input to a command of a known type. Its parameters are let through as plain data; a parameter left undefined is absent. */
export function parseCommand(raw: unknown): Parsed<Attempt> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return fault('', 'A command is an object {type, ...}.');
  const { type } = raw as { readonly type?: unknown };
  if (typeof type !== 'string') return fault('type', 'A command names its type with a text.');
  if (!(COMMAND_TYPES as readonly string[]).includes(type)) return fault('type', `There is no command "${type.slice(0, 40)}".`);
  const given = Object.entries(raw as { readonly [key: string]: unknown }).filter(([, value]) => value !== undefined);
  const strange = given.find(([, value]) => !isPlain(value, DEEPEST));
  if (strange) return fault(strange[0].slice(0, 40), 'Plain values are expected here: numbers, texts, true, false and lists of them.');
  return { ok: true, value: Object.fromEntries(given) as Attempt };
}

const fault = (path: string, reason: string): Parsed<never> => ({ ok: false, faults: [{ path, reason }] });

/** What a file could hold, and not too deep. */
function isPlain(value: unknown, depth: number): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth === 0) return false;
  return Object.values(value).every((part) => isPlain(part, depth - 1));
}
