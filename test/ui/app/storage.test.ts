import { describe, expect, it } from 'vitest';
import { storageRoom } from '../../../src/ui/app/storage-room.ts';
import { askToKeep } from '../../../src/ui/match/start-match.ts';

describe('the storage of the browser', () => {
  it('is asked to keep what is in it, unless it has promised that already', async () => {
    for (const promised of [false, true]) {
      let asked = 0;
      const persist = async () => (asked += 1) > 0;
      await askToKeep({ persisted: async () => promised, persist });
      expect(asked).toBe(promised ? 0 : 1);
    }
    await askToKeep(undefined);
    await askToKeep({ persisted: () => Promise.reject(new Error('no storage')) });
  });

  it('says how much is used and whether it stays', async () => {
    const storage = { estimate: async () => ({ usage: 2_500_000 }), persisted: async () => true };
    expect(await storageRoom(storage)).toEqual({ used: 2_500_000, persistent: true });
    const failing = {
      estimate: () => Promise.reject(new Error('no')),
      persisted: () => Promise.reject(new Error('no')),
    };
    for (const nothing of [undefined, {}, failing])
      expect(await storageRoom(nothing)).toEqual({ used: null, persistent: false });
  });
});
