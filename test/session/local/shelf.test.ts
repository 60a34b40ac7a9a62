import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserShelf, memoryShelf, type Shelf, type Shelved } from '../../../src/session/local/shelf.ts';
import { MatchConflict, MatchMissing } from '../../../src/session/local/mark.ts';

let databases = 0;
const KINDS: readonly (readonly [string, () => Shelf])[] = [
  ['the browser’s', () => browserShelf(`shelf-${(databases += 1)}`)],
  ['the one in memory', memoryShelf],
];

const plyOf = (n: number) => ({ seat: 'x', command: { type: 'add', n }, hash: `h${n}` });

const entryOf = (id: string, plies: number): Shelved => ({
  id,
  game: 'toy',
  created: 1,
  updated: plies,
  seats: [],
  plies,
  outcome: null,
  title: 'A match',
  header: { format: 'orion-match', version: 1, game: 'toy', rulesVersion: '1', options: {}, seats: [] } as never,
  last: plies === 0 ? null : `h${plies}`,
});

/** A shelf with two matches of two plies each. */
async function filled(open: () => Shelf): Promise<Shelf> {
  const shelf = open();
  for (const id of ['m1', 'm2']) await shelf.write(entryOf(id, 2), 0, [plyOf(1), plyOf(2)], null);
  return shelf;
}

describe.each(KINDS)('a shelf: %s', (_name, open) => {
  it('keeps something beside a match, whoever writes the match afterwards', async () => {
    const shelf = await filled(open);
    await shelf.writeAside('m1', { plans: [1] });
    expect(await shelf.get('m1')).toEqual({ ...entryOf('m1', 2), aside: { plans: [1] } });
    expect(await shelf.get('m2')).toEqual(entryOf('m2', 2));
    await shelf.write({ ...entryOf('m1', 3), aside: 'read long ago' }, 2, [plyOf(3)], { plies: 2, last: 'h2' });
    expect(await shelf.get('m1')).toEqual({ ...entryOf('m1', 3), aside: { plans: [1] } });
    const { last } = entryOf('m1', 3);
    const analysis = { last: last!, judged: [[1, 4200, 5125]] } as const;
    await shelf.writeAnalysis('m1', { ...analysis, last: 'another' });
    await shelf.writeAnalysis('gone', analysis);
    expect(await shelf.get('m1')).toEqual({ ...entryOf('m1', 3), aside: { plans: [1] } });
    expect(await shelf.get('gone')).toBeNull();
    await shelf.writeAnalysis('m1', analysis);
    const { header } = entryOf('m1', 3);
    expect(await shelf.get('m1')).toEqual({
      ...entryOf('m1', 3),
      header: { ...header, analysis },
      aside: { plans: [1] },
    });
    await shelf.write(entryOf('m1', 3), 3, [], { plies: 3, last: last! });
    await shelf.writeAside('m1', null);
    expect(await shelf.get('m1')).toEqual({ ...entryOf('m1', 3), aside: null });
  });

  it('keeps nothing beside a match that is not there', async () => {
    const shelf = await filled(open);
    await shelf.writeAside('m3', { plans: [1] });
    expect(await shelf.get('m3')).toBeNull();
    expect((await shelf.list()).map(({ id }) => id)).toEqual(['m1', 'm2']);
  });

  it('drops the plies behind those that are written, of this match alone', async () => {
    const shelf = await filled(open);
    await shelf.write({ ...entryOf('m1', 1), last: 'h7' }, 0, [plyOf(7)], { plies: 2, last: 'h2' });
    expect(await shelf.plies('m1')).toEqual([plyOf(7)]);
    expect(await shelf.plies('m2')).toEqual([plyOf(1), plyOf(2)]);
  });

  it('removes a match with its plies, and no other', async () => {
    const shelf = await filled(open);
    await shelf.remove('m1');
    expect(await shelf.get('m1')).toBeNull();
    expect(await shelf.plies('m1')).toEqual([]);
    expect(await shelf.list()).toEqual([entryOf('m2', 2)]);
    expect(await shelf.plies('m2')).toEqual([plyOf(1), plyOf(2)]);
  });

  it('writes nothing over a match that is not what its writer believes', async () => {
    const shelf = await filled(open);
    const next = [entryOf('m1', 3), 2, [plyOf(3)]] as const;
    for (const believed of [null, { plies: 1, last: 'h2' }, { plies: 2, last: 'h1' }])
      await expect(shelf.write(...next, believed)).rejects.toBeInstanceOf(MatchConflict);
    await expect(shelf.write(entryOf('m3', 1), 0, [plyOf(1)], { plies: 1, last: 'h1' })).rejects.toBeInstanceOf(
      MatchMissing,
    );
    expect(await shelf.get('m1')).toEqual(entryOf('m1', 2));
    expect(await shelf.plies('m1')).toEqual([plyOf(1), plyOf(2)]);
    expect(await shelf.get('m3')).toBeNull();
  });
});

it('opens the browser’s database again after its connection was let go', async () => {
  const shelf = await filled(KINDS[0]![1]);
  shelf.reopen();
  expect(await shelf.get('m1')).toEqual(entryOf('m1', 2));
  expect(shelf.durable).toBe(true);
});

it('lets go of its connection when another program wants to delete the database', async () => {
  const name = 'shelf-deleted';
  const shelf = browserShelf(name);
  await shelf.write(entryOf('m1', 1), 0, [plyOf(1)], null);
  await new Promise<void>((resolve, reject) => {
    const asked = indexedDB.deleteDatabase(name);
    asked.onsuccess = () => resolve();
    asked.onerror = () => reject(new Error('not deleted'));
  });
  expect(await shelf.list()).toEqual([]);
  await shelf.write(entryOf('m2', 1), 0, [plyOf(1)], null);
  expect(await shelf.list()).toEqual([entryOf('m2', 1)]);
});

describe('the connection to the browser’s database', () => {
  afterEach(() => vi.restoreAllMocks());
  /** The connections that are opened, and with each the number of those before it. */
  const opened = (): IDBOpenDBRequest[] => {
    const requests: IDBOpenDBRequest[] = [];
    const { open } = indexedDB;
    vi.spyOn(indexedDB, 'open').mockImplementation((...given) => {
      const request = open.apply(indexedDB, given);
      requests.push(request);
      return request;
    });
    return requests;
  };

  it('is opened once, and anew after the browser has ended it', async () => {
    const requests = opened();
    const shelf = await filled(KINDS[0]![1]);
    await shelf.list();
    expect(requests).toHaveLength(1);
    requests[0]!.result.dispatchEvent(new IDBVersionChangeEvent('close'));
    expect(await shelf.get('m1')).toEqual(entryOf('m1', 2));
    expect(requests).toHaveLength(2);
    // The end of a connection that was let go before touches no other.
    requests[0]!.result.dispatchEvent(new IDBVersionChangeEvent('close'));
    await shelf.list();
    expect(requests).toHaveLength(2);
  });

  it('is asked for again after it was refused', async () => {
    const shelf = KINDS[0]![1]();
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('No storage here.', 'SecurityError');
    });
    await expect(shelf.list()).rejects.toThrow('No storage here.');
    await shelf.write(entryOf('m1', 1), 0, [plyOf(1)], null);
    expect(await shelf.list()).toEqual([entryOf('m1', 1)]);
  });
});
