import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { randomBattle } from '../../laws/random-battle.ts';
import { openChance, seedChance } from '../../../src/engine/rng.ts';
import { cutTo, recordingOf, timelineOf } from '../../../src/engine/timeline.ts';
import { orionsGate } from '../../../src/games/orions-gate/index.ts';
import { among } from '../../../src/session/find-game.ts';
import { browserShelf, type Shelf } from '../../../src/session/local/shelf.ts';
import { storeOn } from '../../../src/session/local/store.ts';
import { kernelSight } from '../../../src/table/index.ts';

const game = orionsGate(kernelSight);

/**
 * How a browser's storage fails. Each makes the next write or writes fail; the returned function makes it work again.
 */
type Failure = (name: string) => Promise<() => void> | (() => void);

const put = IDBObjectStore.prototype.put;
const transaction = IDBDatabase.prototype.transaction;

const FAILURES: { readonly [kind: string]: Failure } = {
  quota() {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    return () => (IDBObjectStore.prototype.put = put);
  },
  abort() {
    IDBObjectStore.prototype.put = function (...given) {
      const request = put.apply(this, given);
      this.transaction.abort();
      return request;
    };
    return () => (IDBObjectStore.prototype.put = put);
  },
  closed() {
    IDBDatabase.prototype.transaction = function (...given) {
      this.close();
      return transaction.apply(this, given);
    };
    return () => (IDBDatabase.prototype.transaction = transaction);
  },
  async deleted(name) {
    await new Promise((resolve, reject) => {
      const asked = indexedDB.deleteDatabase(name);
      asked.onsuccess = resolve;
      asked.onerror = reject;
    });
    return () => undefined;
  },
  async blocked(name) {
    // Another tab holds the database while a third one deletes it: nobody gets a connection until that tab lets go.
    const other = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open(name);
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = reject;
    });
    indexedDB.deleteDatabase(name);
    return () => other.close();
  },
};

afterEach(() => {
  IDBObjectStore.prototype.put = put;
  IDBDatabase.prototype.transaction = transaction;
});

const soon = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));
/** A timer a hundred times as fast. */
const quick = (wait: number, run: () => void) => {
  const timer = setTimeout(run, wait / 100);
  return () => clearTimeout(timer);
};
const until = async (holds: () => boolean, act: () => unknown = () => undefined): Promise<void> => {
  while (!holds()) {
    await act();
    await soon(1);
  }
};

describe('saving on a faulty storage', () => {
  it('loses nothing of a battle with 50 random failures, undos among them', async () => {
    const { recording } = randomBattle('faulty storage', { points: 12 });
    const whole = timelineOf(game, recording);
    if (!whole.ok) throw new Error(whole.reason);
    const { timeline } = whole;
    const chance = openChance(seedChance('failures'));
    const name = 'faulty';
    const shelf = browserShelf(name);
    // Some transactions come through although the browser says they did not.
    let doubtful = false;
    const unsure: Shelf = {
      ...shelf,
      async write(...given) {
        await shelf.write(...given);
        if (doubtful) throw new DOMException('', 'AbortError');
      },
    };
    const store = storeOn(unsure, among([game]), Date.now, () => 'battle', quick);
    const { plies: _plies, ...header } = recording;
    await store.createMatch(header);
    const saver = store.saverOf('battle', game, cutTo(timeline, 0));
    const seen = new Set<string>();
    const kinds = [...Object.keys(FAILURES), 'doubtful'];
    let at = 0;
    const play = async (): Promise<void> => {
      // Mostly forward, sometimes a few commands back.
      at = chance.below(8) === 0 ? Math.max(0, at - chance.below(4)) : (at + 1) % timeline.plies.length;
      saver.save(cutTo(timeline, at));
      await soon();
    };
    for (let failure = 0; failure < 50; failure++) {
      for (let k = chance.below(4); k >= 0; k--) await play();
      const kind = kinds[failure < kinds.length ? failure : chance.below(kinds.length)]!;
      const end = kind === 'doubtful' ? () => (doubtful = false) : await FAILURES[kind]!(name);
      doubtful = kind === 'doubtful';
      do await play();
      while (chance.below(3) > 0);
      if (kind !== 'deleted') await until(() => saver.state$.value.kind === 'unsaved', play);
      seen.add(saver.state$.value.kind);
      end();
      if (chance.below(2) === 0) await until(() => saver.state$.value.kind === 'kept');
    }
    saver.save(timeline);
    await until(() => saver.state$.value.kind === 'kept');
    expect([...seen].sort()).toEqual(['kept', 'unsaved']);
    // Another page reads what lies there.
    const kept = (await storeOn(browserShelf(name), among([game])).loadMatch('battle'))!;
    expect(kept).toEqual(recording);
    expect(kept).toEqual(recordingOf(timeline));
    expect(timelineOf(game, kept).ok).toBe(true);
  });

  it('plays a match whose very first write fails, keeps it in reach, and writes it when that works again', async () => {
    const { recording } = randomBattle('first write', { points: 12 });
    const { plies: _plies, ...header } = recording;
    const store = storeOn(browserShelf('first'), among([game]), Date.now, () => 'battle', quick);
    const end = await FAILURES['quota']!('first');
    const id = await store.createMatch(header);
    const read = timelineOf(game, (await store.loadMatch(id))!);
    if (!read.ok) throw new Error(read.reason);
    const saver = store.saverOf(id, game, read.timeline);
    expect(saver.state$.value).toMatchObject({ kind: 'unsaved', fault: 'full' });
    const whole = timelineOf(game, recording);
    if (!whole.ok) throw new Error(whole.reason);
    saver.save(cutTo(whole.timeline, 3));
    await saver.settled();
    expect(await store.listMatches()).toMatchObject([{ id, plies: 3, unsaved: true }]);
    end();
    await until(() => saver.state$.value.kind === 'kept');
    expect((await storeOn(browserShelf('first'), among([game])).loadMatch(id))?.plies).toEqual(
      recording.plies.slice(0, 3),
    );
  });

  it('keeps the numbers drawn beside the moves that drew them', async () => {
    const shelf = browserShelf('drawn');
    const ply = { seat: 'a1', command: { type: 'x' }, hash: '0'.repeat(16), drawn: [3, 5] };
    const entry = { id: 'm', game: 'g', created: 0, updated: 0, seats: [], plies: 1, outcome: null, title: '' };
    const header = { format: 'orion-match' as const, version: 1, game: 'g', rulesVersion: '1', options: {}, seats: [] };
    await shelf.write({ ...entry, header }, 0, [ply], null);
    expect(await shelf.plies('m')).toEqual([ply]);
  });
});
