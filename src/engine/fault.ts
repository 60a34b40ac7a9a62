import * as v from 'valibot';
import type { Fault, Parsed, Rejection } from './game.ts';

/** What a schema calls a kind of value, and what a reader calls it. */
const KINDS: { readonly [expected: string]: string } = {
  Object: 'an object {...}',
  Array: 'a list [...]',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
};

/** Most characters of a wrong value that are repeated to the reader. */
const MAX_LETTERS = 60;

/**
 * The faults of untrusted input: the path of each and a sentence that says what is expected there. A schema's own
 * sentence stands.
 */
export const faultsOf = (issues: readonly v.BaseIssue<unknown>[]): readonly Fault[] =>
  issues.map((issue) => ({
    path: (issue.path ?? []).map(({ key }) => String(key)).join('.'),
    reason: sentenceOf(issue),
  }));

/**
 * Reads the shape of a described position. What the rules refuse of the options it is laid out for comes first, each
 * with its rule; what the parts of it make together is left to the game.
 */
export function readPosition<S extends v.GenericSchema>(
  refused: readonly Rejection[],
  schema: S,
  position: unknown,
): Parsed<v.InferOutput<S>> {
  if (refused.length > 0)
    return {
      ok: false,
      faults: refused.map(({ rule, reason }) => ({ path: 'options', reason: `${rule}: ${reason}` })),
    };
  const parsed = v.safeParse(schema, position);
  return parsed.success ? { ok: true, value: parsed.output } : { ok: false, faults: faultsOf(parsed.issues) };
}

// eslint-disable-next-line complexity -- one flat switch over the kinds of faults, a sentence each
function sentenceOf({ type, expected, received, requirement, input, message, path }: v.BaseIssue<unknown>): string {
  if (!message.startsWith('Invalid ')) return message;
  if (expected === 'never')
    return `There is no ${type === 'strict_tuple' ? 'further number' : `field ${String(path?.at(-1)?.key)}`} here.`;
  if (input === undefined) return 'This is missing.';
  const given = received.length > MAX_LETTERS ? `${received.slice(0, MAX_LETTERS)}…` : received;
  switch (type) {
    case 'integer':
      return `${String(input)} is not a whole number.`;
    case 'min_value':
      return `${String(input)} is less than ${String(requirement)}.`;
    case 'max_value':
      return `${String(input)} is more than ${String(requirement)}.`;
    case 'max_length':
      return `At most ${String(requirement)} ${Array.isArray(input) ? 'entries' : 'characters'} are read here, not ${given}.`;
    case 'picklist':
    case 'literal':
      return `${given} is not ${expected
        ?.replace(/^\((.*)\)$/, '$1')
        .replaceAll(' | ', ', ')
        .replace(/, ([^,]*)$/, ' or $1')}.`;
    default:
      return `${KINDS[expected ?? ''] ?? expected ?? 'Something else'} is expected here, not ${given}.`.replace(
        /^./,
        (letter) => letter.toUpperCase(),
      );
  }
}
