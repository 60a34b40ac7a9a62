import type { Query } from './manifest.ts';

/** Parts of an address, each read by its name; those that could not be read are kept as they stand there. */
export interface AddressParts {
  /** A part; `instead` where it is left out, or is nothing that `read` knows (null). */
  take<T>(name: string, read: (text: string) => T | null, instead: T): T;
  /** What could not be read so far, as `name=text`; everything but the parts that were asked for is among it. */
  misread(): readonly string[];
}

/** Reads an address of which some parts, `others`, are read elsewhere. */
export function addressParts(query: Query, others: readonly string[] = []): AddressParts {
  const known = new Set(others);
  const wrong = new Set<string>();
  return {
    take(name, read, instead) {
      known.add(name);
      const text = query[name];
      if (text === undefined) return instead;
      const value = read(text);
      if (value === null) wrong.add(name);
      return value ?? instead;
    },
    misread: () =>
      Object.keys(query)
        .filter((name) => wrong.has(name) || !known.has(name))
        .map((name) => `${name}=${query[name]!}`),
  };
}

/** A text that is one of some words. */
export const oneOf =
  <W extends string>(words: readonly W[]) =>
  (text: string): W | null =>
    words.find((word) => word === text) ?? null;

/** A text that is a number of which something holds. */
export const numberThat =
  (holds: (n: number) => boolean) =>
  (text: string): number | null =>
    text.trim() !== '' && holds(Number(text)) ? Number(text) : null;

/** A text of at most so many characters, and of one at least. */
export const textWithin =
  (most: number) =>
  (text: string): string | null =>
    text.length > 0 && text.length <= most ? text : null;
