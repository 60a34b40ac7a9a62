import type { Fault } from './game.ts';

/** A value whose parts are not described, `json` any plain data. */
type PlainShape = 'text' | 'number' | 'flag' | 'json';

/**
 * What plain data must look like: a kind of value, one of several shapes, a fixed value, a list, a list of fixed
 * length, a record of any names, named fields (`optional` may be missing), or the name of another shape.
 */
export type Shape =
  | PlainShape
  | { readonly one: readonly Shape[] }
  | { readonly is: string | number | boolean | null }
  | { readonly list: Shape }
  | { readonly tuple: readonly Shape[] }
  | { readonly record: Shape }
  | { readonly fields: { readonly [name: string]: Shape }; readonly optional?: readonly string[] }
  | { readonly ref: string };

/** Named shapes, which may name each other. */
export interface Shapes {
  readonly [name: string]: Shape;
}

/** Largest number, longest text and longest list of foreign data. */
const MAX_NUMBER = 1_000_000_000;
const MAX_TEXT = 4000;
const MAX_LIST = 10_000;
/** Deepest nesting of foreign data. */
const MAX_DEPTH = 40;

const isRecord = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first place where a value is not of a shape, or null. */
export function shapeFault(shapes: Shapes, shape: Shape, value: unknown, path = '', depth = 0): Fault | null {
  if (depth > MAX_DEPTH) return { path, reason: 'It is nested too deeply.' };
  const fail = (expected: string): Fault => unexpected(path, expected, value);
  const inner: Inner = (part, one, key) =>
    shapeFault(shapes, part, one, path === '' ? String(key) : `${path}.${key}`, depth + 1);
  if (typeof shape === 'string') return plainFault(shape, value, path, depth);
  if ('ref' in shape) return shapeFault(shapes, shapes[shape.ref]!, value, path, depth);
  if ('is' in shape) return value === shape.is ? null : fail(printed(shape.is));
  if ('one' in shape) return oneFault(shapes, shape.one, value, path, depth);
  if ('list' in shape || 'tuple' in shape)
    return Array.isArray(value) ? listFault(shape, value, path, inner) : fail('A list');
  if (!isRecord(value)) return fail('An object');
  if ('record' in shape) return first(Object.entries(value), ([key, one]) => inner(shape.record, one, key));
  return first(Object.entries(shape.fields), ([key, part]) => {
    if (Object.hasOwn(value, key)) return inner(part, value[key], key);
    return shape.optional?.includes(key)
      ? null
      : { path: path === '' ? key : `${path}.${key}`, reason: 'It is missing.' };
  });
}

const unexpected = (path: string, expected: string, value: unknown): Fault => ({
  path,
  reason: `${expected} is expected here, not ${printed(value)}.`,
});

/** Looks into one part of a value. */
type Inner = (part: Shape, one: unknown, key: string | number) => Fault | null;

function listFault(
  shape: Extract<Shape, { list: Shape } | { tuple: readonly Shape[] }>,
  value: readonly unknown[],
  path: string,
  inner: Inner,
): Fault | null {
  if ('list' in shape) {
    if (value.length > MAX_LIST) return { path, reason: `At most ${MAX_LIST} entries are read here.` };
    return first(value, (one, at) => inner(shape.list, one, at));
  }
  if (value.length !== shape.tuple.length) return unexpected(path, `A list of ${shape.tuple.length}`, value);
  return first(shape.tuple, (part, at) => inner(part, value[at], at));
}

/** The first fault that a look at each entry finds. */
function first<T>(entries: readonly T[], look: (entry: T, at: number) => Fault | null): Fault | null {
  for (const [at, entry] of entries.entries()) {
    const fault = look(entry, at);
    if (fault) return fault;
  }
  return null;
}

function plainFault(shape: PlainShape, value: unknown, path: string, depth: number): Fault | null {
  const fail = (reason: string): Fault => ({ path, reason });
  switch (shape) {
    case 'text':
      if (typeof value !== 'string') return fail(`A text is expected here, not ${printed(value)}.`);
      return value.length > MAX_TEXT ? fail(`At most ${MAX_TEXT} characters are read here.`) : null;
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value))
        return fail(`A number is expected here, not ${printed(value)}.`);
      return Math.abs(value) > MAX_NUMBER ? fail(`${value} is more than can be.`) : null;
    case 'flag':
      return typeof value === 'boolean' ? null : fail(`True or false is expected here, not ${printed(value)}.`);
    case 'json':
      return jsonFault(value, path, depth);
    default:
      return shape satisfies never;
  }
}

function jsonFault(value: unknown, path: string, depth: number): Fault | null {
  if (depth > MAX_DEPTH) return { path, reason: 'It is nested too deeply.' };
  if (value === null || typeof value === 'boolean') return null;
  if (typeof value === 'string') return plainFault('text', value, path, depth);
  if (typeof value === 'number') return plainFault('number', value, path, depth);
  if (typeof value !== 'object') return { path, reason: 'This is no plain data.' };
  return first(Object.entries(value), ([key, one]) => jsonFault(one, `${path}.${key}`, depth + 1));
}

/**
 * A choice of shapes: objects are told apart by the field that is fixed in all of them, so that the fault names the
 * right place.
 */
function oneFault(shapes: Shapes, one: readonly Shape[], value: unknown, path: string, depth: number): Fault | null {
  let deepest: Fault | null = null;
  for (const shape of one) {
    const fault = shapeFault(shapes, shape, value, path, depth + 1);
    if (!fault) return null;
    if (fits(shapes, shape, value) && (deepest === null || fault.path.length > deepest.path.length)) deepest = fault;
  }
  return deepest ?? { path, reason: `${printed(value)} is none of what can stand here.` };
}

/** Whether a value has the fixed fields of an object's shape, so that it means to be one. */
function fits(shapes: Shapes, shape: Shape, value: unknown): boolean {
  if (typeof shape === 'object' && 'ref' in shape) return fits(shapes, shapes[shape.ref]!, value);
  if (typeof shape !== 'object' || !('fields' in shape) || !isRecord(value)) return false;
  return Object.entries(shape.fields).every(
    ([key, part]) => typeof part !== 'object' || !('is' in part) || value[key] === part.is,
  );
}

/** Most characters of a foreign value that are repeated. */
const MAX_TOLD = 40;

function printed(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (isRecord(value)) return 'an object';
  // What JSON cannot say (a function) gives no text at all, whatever the type says.
  const text = (JSON.stringify(value) as string | undefined) ?? 'something else';
  return text.length > MAX_TOLD ? `${text.slice(0, MAX_TOLD)}…` : text;
}
