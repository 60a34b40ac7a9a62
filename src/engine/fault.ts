import type * as v from 'valibot';
import type { Fault } from './game.ts';

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
