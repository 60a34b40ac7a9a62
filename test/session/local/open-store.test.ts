import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { openStore } from '../../../src/session/local/store.ts';

const find = async () => null;

afterEach(() => vi.restoreAllMocks());

/** Lets the browser's storage refuse that many times to be opened. */
function refuse(times: number): { readonly tries: () => number } {
  const { open } = indexedDB;
  let tries = 0;
  vi.spyOn(indexedDB, 'open').mockImplementation((...given) => {
    tries += 1;
    if (tries <= times) throw new DOMException('Not now.', 'InvalidStateError');
    return open.apply(indexedDB, given);
  });
  return { tries: () => tries };
}

it('keeps matches in the browser where it can', async () => {
  const store = await openStore(find);
  expect(store.durable).toBe(true);
  expect(await store.listMatches()).toEqual([]);
});

it('asks storage that refuses twice a third time', async () => {
  const asked = refuse(2);
  expect((await openStore(find)).durable).toBe(true);
  expect(asked.tries()).toBe(3);
});

it('keeps matches in memory when storage refuses three times', async () => {
  const asked = refuse(3);
  const store = await openStore(find);
  expect(store.durable).toBe(false);
  expect(await store.latestUnfinished()).toBeNull();
  expect(asked.tries()).toBe(3);
});
