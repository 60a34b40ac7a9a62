import { describe, expect, it } from 'vitest';
import { among } from '../../src/session/find-game.ts';
import { memoryShelf } from '../../src/session/local/shelf.ts';
import { watchCopy } from '../../src/session/replay/saved-file.ts';
import { headerOf, storeOn } from '../../src/session/local/store.ts';
import { watchedViews, type WatchFile } from '../../src/session/replay/watch-file.ts';
import { applyCommand } from '../../src/engine/match.ts';
import {
  cutTo,
  extend,
  openTimeline,
  present,
  recordedPly,
  recordingOf,
  timelineOf,
  type Timeline,
} from '../../src/engine/timeline.ts';
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
/** The match after some commands, seats in turn. */
const timelineFrom = (...commands: readonly { type: string; n: number }[]): Timeline<unknown, unknown> =>
  commands.reduce<Timeline<unknown, unknown>>(
    (timeline, command, at) => {
      const next = extend(TOY, timeline, at % 2 ? 'y' : 'x', command);
      if (!next.ok) throw new Error(next.rejections[0]!.reason);
      return next.timeline;
    },
    openTimeline(TOY, header),
  );

describe('store', () => {
  it('keeps how a match was begun over later visits, and says nothing of it for one that was brought in', async () => {
    const shelf = memoryShelf();
    const store = storeOn(shelf, among([TOY]));
    const id = await store.createMatch(header);
    const text = JSON.stringify({ ...recordingOf(timelineFrom(add(2))), seed: header.seed });
    const brought = await store.importMatch(text);
    if (!brought.ok) throw new Error(brought.reason);
    for (const [match, ...commands] of [
      [id, add(2)],
      [brought.id, add(2), add(1)],
    ] as const) {
      const later = storeOn(shelf, among([TOY]));
      const saver = later.saverOf(match, TOY, timelineFrom(...commands.slice(0, -1)));
      saver.save(timelineFrom(...commands));
      await saver.settled();
    }
    expect(await shelf.get(id)).toMatchObject({ begun: 0, plies: 1 });
    const entry = await shelf.get(brought.id);
    expect(entry).toMatchObject({ plies: 2 });
    expect(entry).not.toHaveProperty('begun');
    expect(shelf.durable).toBe(false);
  });

  it('keeps an analysis with its match, in its file and over an import, until the match goes on', async () => {
    const store = open();
    const timeline = timelineFrom(add(2), add(1));
    const brought = await store.importMatch(JSON.stringify(recordingOf(timeline)));
    if (!brought.ok) throw new Error(brought.reason);
    const analysis = { last: present(timeline).hash, judged: [[1, 4200, 5125]] } as const;
    await store.keepAnalysis(brought.id, { ...analysis, last: present(timelineFrom(add(2))).hash });
    expect(await store.loadMatch(brought.id)).not.toHaveProperty('analysis');
    await store.keepAnalysis(brought.id, analysis);
    const recording = (await store.loadMatch(brought.id))!;
    expect(recording.analysis).toEqual(analysis);
    const again = await store.importMatch(JSON.stringify(recording));
    expect(again.ok && (await store.loadMatch(again.id))).toEqual(recording);
    const read = timelineOf(TOY, recording);
    if (!read.ok) throw new Error(read.reason);
    expect(recordingOf(read.timeline)).toEqual(recording);
    expect(recordingOf(cutTo(read.timeline, 1))).not.toHaveProperty('analysis');
    const { plies: _plies, ...head } = recording;
    expect(await store.loadMatch(await store.createMatch(head))).not.toHaveProperty('analysis');
  });

  it('lists a match whose last command is still being written', async () => {
    const shelf = memoryShelf();
    let finish = (): void => undefined;
    const slow: typeof shelf = {
      ...shelf,
      async write(...given) {
        if (given[0].plies > 0) await new Promise<void>((resolve) => (finish = resolve));
        return shelf.write(...given);
      },
    };
    const store = storeOn(slow, among([TOY]));
    const id = await store.createMatch(header);
    const saver = store.saverOf(id, TOY, timelineFrom());
    saver.save(timelineFrom(add(2)));
    const list = store.listMatches();
    await new Promise((resolve) => setTimeout(resolve));
    finish();
    expect(await list).toMatchObject([{ id, plies: 1 }]);
  });

  it('lists a match once whose last command could not be written, beside those that are kept', async () => {
    const shelf = memoryShelf();
    let full = false;
    const store = storeOn(
      {
        ...shelf,
        async write(...given) {
          if (full) throw new DOMException('', 'QuotaExceededError');
          return shelf.write(...given);
        },
      },
      among([TOY]),
    );
    const [kept, unsaved] = [await store.createMatch(header), await store.createMatch(header)];
    const saverOf = (id: string) => store.saverOf(id, TOY, timelineFrom());
    const first = saverOf(kept);
    first.save(timelineFrom(add(1)));
    await first.settled();
    full = true;
    saverOf(unsaved).save(timelineFrom(add(2)));
    const list = await store.listMatches();
    expect(list.map(({ id, plies, unsaved: lost }) => [id, plies, lost ?? false])).toEqual(
      expect.arrayContaining([
        [kept, 1, false],
        [unsaved, 1, true],
      ]),
    );
    expect(list).toHaveLength(2);
  });

  it('keeps what is unsaved of one match while others are played, lists the latest first, and writes none that was deleted', async () => {
    const shelf = memoryShelf();
    let full = false;
    let at = 1000;
    const again: (() => void)[] = [];
    const store = storeOn(
      {
        ...shelf,
        async write(...given) {
          if (full) throw new DOMException('', 'QuotaExceededError');
          return shelf.write(...given);
        },
      },
      among([TOY]),
      () => (at += 10),
      undefined,
      (_wait, run) => (again.push(run), () => undefined),
    );
    const [first, second, kept] = [
      await store.createMatch(header),
      await store.createMatch(header),
      await store.createMatch(header),
    ];
    const played = async (id: string) => {
      const saver = store.saverOf(id, TOY, timelineFrom());
      saver.save(timelineFrom(add(1)));
      await saver.settled();
    };
    full = true;
    await played(first);
    await played(second);
    full = false;
    await played(kept);
    expect((await store.listMatches()).map(({ id }) => id).toSorted()).toEqual([first, second, kept].toSorted());
    await store.deleteMatch(first);
    for (const run of again.splice(0)) run();
    await new Promise((resolve) => setTimeout(resolve));
    expect(await shelf.get(first)).toBeNull();
    expect(await shelf.get(second)).toMatchObject({ plies: 1 });
  });

  it('lists the match that was played last first', async () => {
    const store = open();
    const [first, second] = [await store.createMatch(header), await store.createMatch(header)];
    const saved = async (id: string, ...commands: readonly { type: string; n: number }[]) => {
      const saver = store.saverOf(id, TOY, timelineFrom(...commands.slice(0, -1)));
      saver.save(timelineFrom(...commands));
      await saver.settled();
    };
    const order = async () => (await store.listMatches()).map(({ id }) => id);
    await saved(first, add(1));
    await saved(second, add(1));
    expect(await order()).toEqual([second, first]);
    await saved(first, add(1), add(2));
    expect(await order()).toEqual([first, second]);
  });

  it('writes a match anew that was deleted while it was played, as begun now, and exports none that is not there', async () => {
    const shelf = memoryShelf();
    let at = 1000;
    const store = storeOn(shelf, among([TOY]), () => (at += 10));
    const id = await store.createMatch(header);
    expect(await store.exportMatch(id)).not.toBeNull();
    await store.deleteMatch(id);
    expect(await store.exportMatch(id)).toBeNull();
    const saver = store.saverOf(id, TOY, timelineFrom(add(2)));
    saver.save(timelineFrom(add(2), add(1)));
    await saver.settled();
    expect(await shelf.get(id)).toMatchObject({ plies: 2, created: expect.any(Number) });
    expect((await shelf.plies(id)).map(({ command }) => command)).toEqual([add(2), add(1)]);
  });

  it('keeps a match with its opening commands and lists it once it is played', async () => {
    const store = open();
    const id = await store.createMatch(header);
    const saver = store.saverOf(id, TOY, timelineFrom());
    saver.save(timelineFrom(add(2)));
    await saver.settled();
    expect(await store.listMatches()).toEqual([
      {
        id,
        game: 'toy',
        created: 1010,
        updated: expect.any(Number),
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

  it('writes what was played and taken back, and refuses a writer that is behind', async () => {
    const store = open();
    const id = await store.createMatch(header);
    const [first, second] = [timelineFrom(add(1)), timelineFrom(add(1), add(2))];
    const saver = store.saverOf(id, TOY, timelineFrom());
    const late = store.saverOf(id, TOY, timelineFrom());
    saver.save(second);
    await saver.settled();
    late.save(first);
    await late.settled();
    expect(late.state$.value).toMatchObject({ kind: 'conflict', commands: 1 });
    expect((await store.loadMatch(id))?.plies).toEqual(second.plies.map(recordedPly));
    saver.save(first);
    await saver.settled();
    expect((await store.loadMatch(id))?.plies).toEqual(first.plies.map(recordedPly));
    expect(saver.state$.value).toEqual({ kind: 'kept' });
  });

  it('lists no match that nobody has played yet, and clears it away a day later', async () => {
    let at = 0;
    let made = 0;
    const shelf = memoryShelf();
    const store = storeOn(
      shelf,
      among([TOY]),
      () => at,
      () => `m${(made += 1)}`,
    );
    const opening = [{ seat: 'x', command: add(2) }];
    const id = await store.createMatch(header, opening);
    expect(await store.listMatches()).toEqual([]);
    expect((await store.loadMatch(id))?.plies).toHaveLength(1);
    at = 25 * 60 * 60 * 1000;
    const next = await store.createMatch(header, opening);
    expect((await shelf.list()).map((entry) => entry.id)).toEqual([next]);
    const saver = store.saverOf(next, TOY, timelineFrom(add(2)));
    saver.save(timelineFrom(add(2), add(3)));
    await saver.settled();
    expect((await store.listMatches()).map((match) => match.id)).toEqual([next]);
  });

  it('OG-22.3 keeps plans beside a match: in no list, recording or file, whole after more commands, gone with the match', async () => {
    const store = open();
    const id = await store.createMatch(header);
    expect(await store.loadAside(id)).toBe(null);
    await store.keepAside(id, { plans: ['first'] });
    await store.keepAside(id, { plans: ['second'] });
    const saver = store.saverOf(id, TOY, timelineFrom());
    saver.save(timelineFrom(add(1)));
    await saver.settled();
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
    expect((await store.listMatches()).map((match) => match.id)).toEqual(['m2']);
    expect(await store.loadMatch(id)).toEqual(recording);
  });

  it('OG-22.2 exports a running match sealed, to go on elsewhere, a finished one whole', async () => {
    const store = open();
    const id = await store.createMatch({ ...header, seed: 'a seed of its own' }, [{ seat: 'x', command: add(2) }]);
    const running = (await store.exportMatch(id))!;
    expect(running.kind).toBe('sealed');
    expect(running.text).not.toContain('a seed of its own');
    const elsewhere = open();
    const there = await elsewhere.importMatch(running.text);
    if (!there.ok) throw new Error(there.reason);
    expect(await elsewhere.loadMatch(there.id)).toEqual(await store.loadMatch(id));
    expect(await elsewhere.listMatches()).toMatchObject([{ plies: 1, outcome: null }]);
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
    expect(whole.kind).toBe('whole');
    expect(JSON.parse(whole.text)).toMatchObject({ format: 'orion-match', seed: 's1' });
    expect(applyCommand(TOY, timeline.plies.at(-1)!.match, 'x', add(1)).ok).toBe(false);
  });

  it('BS-15.2 the copy of a running match that several people share holds what everybody may see, and who plays', async () => {
    const eyed = {
      ...TOY,
      view: (_state: unknown, viewer: { kind: string; seat?: string }) => ({ eyes: viewer.seat ?? viewer.kind }),
    };
    const seats = [
      { seat: 'x', player: 'human', name: 'Xan' },
      { seat: 'y', player: 'human', name: 'Yve' },
    ];
    const copyOf = async (players: typeof seats, seat?: string) =>
      JSON.parse(watchCopy(eyed, openTimeline(eyed, { ...header, seats: players }), 'm', 0, seat).text) as WatchFile;
    const shared = await copyOf(seats);
    expect(shared).toMatchObject({ seat: null, seats });
    expect(watchedViews(shared)).toEqual([{ eyes: 'audience' }]);
    expect(watchedViews(await copyOf([seats[0]!, { ...seats[1]!, player: 'easy' }]))).toEqual([{ eyes: 'x' }]);
    expect(watchedViews(await copyOf(seats, 'y'))).toEqual([{ eyes: 'y' }]);
  });
});
