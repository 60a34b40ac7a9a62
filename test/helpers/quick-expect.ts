import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

// For what loops ask hundreds of thousands of times. An `expect` that holds takes many times as long as the comparison:
// it is asked only where that fails, to say what differs.

/** `expect(value).toBe(wanted)`. */
export function expectSame(value: unknown, wanted: unknown): void {
  if (!Object.is(value, wanted)) expect(value).toBe(wanted);
}

/** `expect(text).toMatch(pattern)`; the pattern has no flags. */
export function expectMatch(text: string, pattern: RegExp): void {
  if (!pattern.test(text)) expect(text).toMatch(pattern);
}

/** `expect(value).toStrictEqual(wanted)`. */
export function expectAlike(value: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(value, wanted)) expect(value).toStrictEqual(wanted);
}
