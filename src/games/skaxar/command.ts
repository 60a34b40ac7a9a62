import type { Parsed } from '../../engine/game.ts';
import type { Json } from '../../engine/json.ts';

/** SK-16.1. `slot` from 1; `ship` with its seat (`A-E14`), for a Repair card that has a target. */
export type SkaxarCommand =
  | { readonly type: 'buy'; readonly slot: number; readonly ship?: string }
  | { readonly type: 'pass' }
  | { readonly type: 'harvest'; readonly slot: number }
  | { readonly type: 'decline' }
  | { readonly type: 'resign' };

export const COMMAND_TYPES = ['buy', 'pass', 'harvest', 'decline', 'resign'] as const;
export type CommandType = (typeof COMMAND_TYPES)[number];

/**
 * What a seat tries: any named type with plain parameters not yet looked at. SK-16.3 answers an unknown command with a sentence of its
 * own and asks for the window and the seat before the slot, so `parse` lets all of it through and `check` judges it.
 */
export interface Attempt {
  readonly type: string;
  readonly [parameter: string]: Json;
}

/** Most levels of lists in a command that is looked at; SK-16.1 needs none. */
const DEEPEST = 6;

/** Untrusted input to an attempt. Its parameters are let through as plain data; one left undefined is absent. */
export function parseCommand(raw: unknown): Parsed<Attempt> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return fault('', 'A command is an object {type, ...}.');
  const { type } = raw as { readonly type?: unknown };
  if (typeof type !== 'string') return fault('type', 'A command names its type with a text.');
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
