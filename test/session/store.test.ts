import { describe, expect, it } from 'vitest';
import { among } from '../../src/session/find-game.ts';
import { memoryShelf, isConflict } from '../../src/session/shelf.ts';
import { headerOf, storeOn } from '../../src/session/store.ts';
import { watchedViews, type WatchFile } from '../../src/session/watch-file.ts';
import { applyCommand } from '../../src/engine/match.ts';
import { openTimeline, extend } from '../../src/engine/timeline.ts';
import { TOY } from './toy.ts';

const header = headerOf(TOY, {
  options: {},
  seed: 's1',
  seats: [
    { seat: 'x', player: 'human', name: 'Xan' },
    { seat: 'y', player: 'easy', name: 'Computer' },
  ],
});
const open = () => {
  let at = 1000;
  let id = 0;
  return storeOn(
    memoryShelf(),
    among([TOY]),
    () => (at += 10),
    () => `m${(id += 1)}`,
  );
};
const add = (n: number) => ({ type: 'add', n });

describe('store', () => {
  it('keeps a match with its opening commands and lists it', async () => {
    const store = open();
    const id = await store.createMatch(header, [{ seat: 'x', command: add(2) }]);
    expect(await store.listMatches()).toEqual([
      {
        id,
        game: 'toy',
        created: 1010,
        updated: 1010,
        seats: header.seats,
        plies: 1,
        outcome: null,
        title: 'Xan · Computer',
      },
    ]);
    const recording = await store.loadMatch(id);
    expect(recording?.plies.map((ply) => ply.command)).toEqual([add(2)]);
    expect(recording?.seed).toBe('s1');
  });

  it('refuses an illegal opening with the sentence and keeps nothing', async () => {
    const store = open();
    await expect(store.createMatch(header, [{ seat: 'y', command: add(2) }])).rejects.toThrow('T-1: Not your turn.');
    expect(await store.listMatches()).toEqual([]);
  });

  it('appends, truncates, and refuses a writer that is behind', async () => {
    const store = open();
    const id = await store.createMatch(header);
    const first = { seat: 'x', command: add(1), hash: '0'.repeat(16) };
    await store.appendPly(id, 0, first, null);
    await store.appendPly(id, 1, { ...first, seat: 'y' }, null);
    const stale = await store.appendPly(id, 1, first, null).catch((error: unknown) => error);
    expect(isConflict(stale)).toBe(true);
    expect((await store.loadMatch(id))?.plies.map((ply) => ply.seat)).toEqual(['x', 'y']);
    await store.truncate(id, 2, 1);
    expect((await store.loadMatch(id))?.plies).toEqual([first]);
  });

  it('OG-22.3 keeps plans beside a match: in no list, recording or file, whole after more commands, gone with the match', async () => {
    const store = open();
    const id = await store.createMatch(header);
    expect(await store.loadAside(id)).toBe(null);
    await store.keepAside(id, { plans: ['first'] });
    await store.keepAside(id, { plans: ['second'] });
    await store.appendPly(id, 0, { seat: 'x', command: add(1), hash: '0'.repeat(16) }, null);
    expect(await store.loadAside(id)).toEqual({ plans: ['second'] });
    expect(JSON.stringify([await store.listMatches(), await store.loadMatch(id)])).not.toContain('second');
    await store.deleteMatch(id);
    await store.keepAside(id, { plans: ['late'] });
    expect(await store.loadAside(id)).toBe(null);
  });

  it('imports a file only when it replays, and leaves the rest alone', async () => {
    const store = open();
    const id = await store.createMatch(header, [{ seat: 'x', command: add(2) }]);
    const recording = (await store.loadMatch(id))!;
    const good = await store.importMatch(JSON.stringify(recording));
    expect(good).toEqual({ ok: true, id: 'm2' });
    const altered = { ...recording, plies: [{ ...recording.plies[0]!, command: add(1) }] };
    expect(await store.importMatch(JSON.stringify(altered))).toMatchObject({
      ok: false,
      reason: expect.stringContaining('Ply 1 differs'),
    });
    expect(await store.importMatch('{')).toMatchObject({ ok: false, reason: expect.stringContaining('not JSON') });
    expect(await store.importMatch(JSON.stringify({ ...recording, version: 99 }))).toMatchObject({
      ok: false,
      reason: expect.stringContaining('version 99'),
    });
    expect(await store.importMatch(JSON.stringify({ ...recording, game: 'chess' }))).toMatchObject({
      ok: false,
      reason: expect.stringContaining('chess'),
    });
    expect((await store.listMatches()).map((match) => match.id)).toEqual(['m2', 'm1']);
  });

  it('OG-22.2 exports a running match without its seed, a finished one whole', async () => {
    const store = open();
    const id = await store.createMatch(header, [{ seat: 'x', command: add(2) }]);
    const running = (await store.exportMatch(id))!;
    expect(running.whole).toBe(false);
    expect(running.text).not.toContain('s1');
    expect(watchedViews(JSON.parse(running.text) as WatchFile)).toEqual([
      { sum: 0, turn: 'x' },
      { sum: 2, turn: 'y' },
    ]);
    let timeline = openTimeline(TOY, header);
    for (let k = 0; k < 7; k++) {
      const next = extend(TOY, timeline, k % 2 ? 'y' : 'x', add(3));
      if (next.ok) timeline = next.timeline;
    }
    const over = await store.createMatch(
      header,
      timeline.plies.map(({ seat, command }) => ({ seat, command })),
    );
    const whole = (await store.exportMatch(over))!;
    expect(whole.whole).toBe(true);
    expect(JSON.parse(whole.text)).toMatchObject({ format: 'orion-match', seed: 's1' });
    expect(applyCommand(TOY, timeline.plies.at(-1)!.match, 'x', add(1)).ok).toBe(false);
  });

  it('BS-15.2 the copy of a running match that several people share holds what everybody may see, and who plays', async () => {
    const eyed = {
      ...TOY,
      view: (_state: unknown, viewer: { kind: string; seat?: string }) => ({ eyes: viewer.seat ?? viewer.kind }),
    };
    const store = storeOn(
      memoryShelf(),
      among([eyed]),
      () => 0,
      () => 'm',
    );
    const seats = [
      { seat: 'x', player: 'human', name: 'Xan' },
      { seat: 'y', player: 'human', name: 'Yve' },
    ];
    const copyOf = async (players: typeof seats, seat?: string) =>
      JSON.parse(
        (await store.exportMatch(await store.createMatch({ ...header, seats: players }), seat))!.text,
      ) as WatchFile;
    const shared = await copyOf(seats);
    expect(shared).toMatchObject({ seat: null, seats });
    expect(watchedViews(shared)).toEqual([{ eyes: 'audience' }]);
    expect(watchedViews(await copyOf([seats[0]!, { ...seats[1]!, player: 'easy' }]))).toEqual([{ eyes: 'x' }]);
    expect(watchedViews(await copyOf(seats, 'y'))).toEqual([{ eyes: 'y' }]);
  });
});
