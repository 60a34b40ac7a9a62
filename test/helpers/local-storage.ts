import { beforeEach } from 'vitest';

/** What a test sees of the browser's storage. */
export interface FakeStorage {
  /** What is kept, by key. */
  stored: { [key: string]: string };
  /** True = nothing more can be kept. */
  full: boolean;
}

/** Stands in for `localStorage` in the tests of a file, empty before each. */
export function fakeLocalStorage(): FakeStorage {
  const fake: FakeStorage = { stored: {}, full: false };
  beforeEach(() => {
    fake.stored = {};
    fake.full = false;
    globalThis.localStorage = {
      getItem: (key: string) => fake.stored[key] ?? null,
      setItem: (key: string, text: string) => {
        if (fake.full) throw new Error('The storage is full.');
        fake.stored[key] = text;
      },
      removeItem: (key: string) => void delete fake.stored[key],
    } as unknown as Storage;
  });
  return fake;
}
