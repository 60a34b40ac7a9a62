import type { Parsed } from './game.ts';
import type { Json } from './json.ts';

/**
 * What a seat tries, for a game whose `check` judges the parameters: a named type, and plain data not yet looked at.
 */
export interface PlainAttempt {
  readonly type: string;
  readonly [parameter: string]: Json;
}

/** Most levels of lists in a command that is let through. */
const DEEPEST = 6;

/**
 * Untrusted input to an attempt. Its parameters are let through as plain data; one left undefined is absent. Faults
 * name what is no plain data.
 */
export function parseAttempt(raw: unknown): Parsed<PlainAttempt> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return fault('', 'A command is an object {type, ...}.');
  if (typeof (raw as { readonly type?: unknown }).type !== 'string')
    return fault('type', 'A command names its type with a text.');
  const given = Object.entries(raw as { readonly [key: string]: unknown }).filter(([, value]) => value !== undefined);
  const strange = given.find(([, value]) => !isPlain(value, DEEPEST));
  if (strange)
    return fault(
      strange[0].slice(0, 40),
      'Plain values are expected here: numbers, texts, true, false and lists of them.',
    );
  return { ok: true, value: Object.fromEntries(given) as unknown as PlainAttempt };
}

/**
 * Untrusted input to a command whose type is a key of `commands`. Faults name a type there is not, or what is no plain
 * data.
 */
export function parseNamed<Type extends string>(
  commands: { readonly [type in Type]: unknown },
  raw: unknown,
): Parsed<PlainAttempt & { readonly type: Type }> {
  const parsed = parseAttempt(raw);
  if (!parsed.ok) return parsed;
  const { type } = parsed.value;
  if (!Object.hasOwn(commands, type)) return fault('type', `There is no command "${type.slice(0, 40)}".`);
  return { ok: true, value: parsed.value as PlainAttempt & { readonly type: Type } };
}

const fault = (path: string, reason: string): Parsed<never> => ({ ok: false, faults: [{ path, reason }] });

/** What a file could hold, and not too deep. */
function isPlain(value: unknown, depth: number): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth === 0) return false;
  return Object.values(value).every((part) => isPlain(part, depth - 1));
}
