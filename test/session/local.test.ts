import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../../src/engine/recording.ts';
import { timelineOf } from '../../src/engine/timeline.ts';
import { createBus, type Notice } from '../../src/session/bus.ts';
import { among } from '../../src/session/find-game.ts';
import { openLocal, type SessionParts } from '../../src/session/local.ts';
import { memoryShelf } from '../../src/session/shelf.ts';
import { headerOf, storeOn } from '../../src/session/store.ts';
import {
  anyLegal,
  workerThinker,
  type Answered,
  type Asked,
  type Mailbox,
  type Thinker,
} from '../../src/session/thinker.ts';
import { TOY } from './toy.ts';

const add = (n: number) => ({ type: 'add', n });
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

async function open(players: readonly [string, string], thinker: Thinker, more: Partial<SessionParts> = {}) {
  const seats: SeatInfo[] = [
    { seat: 'x', player: players[0], name: 'X' },
    { seat: 'y', player: players[1], name: 'Y' },
  ];
  const store = storeOn(
    memoryShelf(),
    among([TOY]),
    () => 0,
    () => 'm1',
  );
  const id = await store.createMatch(headerOf(TOY, { options: {}, seed: 's', seats }));
  const read = timelineOf(TOY, (await store.loadMatch(id))!);
  if (!read.ok) throw new Error(read.reason);
  const session = openLocal({ id, game: TOY, timeline: read.timeline, store, thinker, ...more });
  const heard: Notice[] = [];
  session.notices$.subscribe((notice) => heard.push(notice));
  return { session, store, heard };
}

const answering = (command: unknown): Thinker => ({
  choose: async () => command,
  fallback: anyLegal,
  drop() {},
  close() {},
});
const sum = (session: { view(viewer: { kind: 'audience' }): unknown }) =>
  (session.view({ kind: 'audience' }) as { sum: number }).sum;

describe('session at one device', () => {
  it('plays, refuses with the reason, keeps every command', async () => {
    const { session, store, heard } = await open(['human', 'human'], answering(null));
    expect(session.submit('x', add(2)).ok).toBe(true);
    expect(session.submit('x', add(2))).toMatchObject({ ok: false, rejections: [{ rule: 'T-1' }] });
    expect(session.check('y', add(4))).toMatchObject([{ rule: 'T-2' }]);
    expect(session.check('y', 7)).toMatchObject([{ rule: 'format' }]);
    await session.saved();
    expect((await store.loadMatch('m1'))?.plies.length).toBe(1);
    expect(heard.map((notice) => notice.kind)).toEqual(['ply', 'refused', 'saved']);
  });

  it('undoes freely what drew no die, asks consent after a roll, and the roll comes again the same', async () => {
    const { session, store } = await open(['human', 'human'], answering(null));
    session.submit('x', add(1));
    expect(session.undoable()).toEqual({ terms: 'free', plies: 0 });
    session.submit('y', { type: 'roll' });
    const rolled = sum(session);
    expect(session.undoable()).toEqual({ terms: 'consent', plies: 1 });
    expect(session.undo()).toBe(false);
    expect(session.undo(true)).toBe(true);
    expect(sum(session)).toBe(1);
    session.submit('y', { type: 'roll' });
    expect(sum(session)).toBe(rolled);
    await session.saved();
    expect((await store.loadMatch('m1'))?.plies.length).toBe(2);
  });

  it('takes nothing back below its floor', async () => {
    const { session } = await open(['human', 'human'], answering(null), { floor: 1 });
    session.submit('x', add(1));
    expect(session.undoable()).toEqual({ terms: 'none' });
    expect(session.undo(true)).toBe(false);
    session.submit('y', add(2));
    expect(session.undoable()).toEqual({ terms: 'free', plies: 1 });
    expect(session.undo()).toBe(true);
    expect(sum(session)).toBe(1);
  });

  it('asks its guide about what the rules accept of a person, and about nothing else', async () => {
    const asked: unknown[] = [];
    const guide = (seat: string, command: unknown) => {
      asked.push([seat, command]);
      return (command as { n: number }).n === 1 ? [] : [{ rule: 'lesson', reason: 'Add one.' }];
    };
    const { session, heard } = await open(['human', 'easy'], answering(add(3)), { guide });
    expect(session.submit('x', add(4))).toMatchObject({ rejections: [{ rule: 'T-2' }] });
    expect(session.submit('x', add(2))).toEqual({ ok: false, rejections: [{ rule: 'lesson', reason: 'Add one.' }] });
    expect(sum(session)).toBe(0);
    session.start();
    expect(session.submit('x', add(1)).ok).toBe(true);
    await settled();
    expect(sum(session)).toBe(4);
    expect(asked).toEqual([
      ['x', add(2)],
      ['x', add(1)],
    ]);
    expect(heard.filter(({ kind }) => kind === 'refused')).toHaveLength(2);
  });

  it('against the computer undo goes back to the own last decision, redo brings the answer back', async () => {
    const { session, store } = await open(['human', 'easy'], answering(add(3)));
    session.start();
    session.submit('x', { type: 'roll' });
    await settled();
    const after = sum(session);
    expect(session.timeline().plies.length).toBe(2);
    expect(session.undoable()).toEqual({ terms: 'alone', plies: 0 });
    expect(session.undo()).toBe(true);
    expect(sum(session)).toBe(0);
    expect(session.redoable()).toBe(2);
    expect(session.redo()).toBe(true);
    expect(sum(session)).toBe(after);
    await session.saved();
    expect((await store.loadMatch('m1'))?.plies.length).toBe(2);
  });

  it('drops the answer of a computer that was overtaken by an undo', async () => {
    let answer: (command: unknown) => void = () => undefined;
    const { session } = await open(['human', 'easy'], {
      choose: () => new Promise((resolve) => (answer = resolve)),
      fallback: anyLegal,
      drop() {},
      close() {},
    });
    session.start();
    session.submit('x', add(1));
    session.undo();
    answer(add(3));
    await settled();
    expect(session.timeline().plies.length).toBe(0);
  });

  it('plays a legal command when the computer fails or answers nonsense', async () => {
    for (const wrong of [null, add(9)]) {
      const { session, heard } = await open(['human', 'easy'], answering(wrong));
      session.start();
      session.submit('x', add(1));
      await settled();
      expect(session.timeline().plies.map((ply) => ply.command)).toEqual([add(1), add(1)]);
      expect(heard).toContainEqual({ kind: 'trouble', trouble: 'slow' });
    }
  });

  it('two computers play to the end', async () => {
    const { session, heard } = await open(['easy', 'easy'], answering(add(3)));
    session.start();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(session.outcome()?.winners).toEqual(['x']);
    expect(heard.at(-1)?.kind).toBe('saved');
  });

  it('stops saving, and says so, when another tab played on', async () => {
    const { session, store, heard } = await open(['human', 'human'], answering(null));
    await store.appendPly('m1', 0, { seat: 'x', command: add(3), hash: '0'.repeat(16) }, null);
    session.submit('x', add(1));
    await session.saved();
    expect(heard).toContainEqual({ kind: 'trouble', trouble: 'conflict' });
    expect((await store.loadMatch('m1'))?.plies[0]?.command).toEqual(add(3));
  });
});

describe('bus', () => {
  it('delivers in order although a listener publishes', () => {
    const bus = createBus();
    const heard: number[] = [];
    bus.notices$.subscribe(
      (notice) => notice.kind === 'saved' && notice.plies === 1 && bus.publish({ kind: 'saved', plies: 2 }),
    );
    bus.notices$.subscribe((notice) => notice.kind === 'saved' && heard.push(notice.plies));
    bus.publish({ kind: 'saved', plies: 1 });
    expect(heard).toEqual([1, 2]);
  });
});

describe('worker thinker', () => {
  const hire = (reply: (asked: Asked, box: Mailbox) => void) => {
    const hired: { count: number; ended: number } = { count: 0, ended: 0 };
    const make = (): Mailbox => {
      hired.count += 1;
      const box: Mailbox = {
        onmessage: null,
        onerror: null,
        terminate: () => (hired.ended += 1),
        postMessage: (asked) => reply(asked, box),
      };
      return box;
    };
    return { hired, make };
  };
  const question = { game: 'toy', view: {}, seat: 'y', level: 'easy', seed: '1' };

  it('gives back the answer of the right ticket only', async () => {
    const { make } = hire((asked, box) => {
      box.onmessage?.({ data: { ticket: asked.ticket - 1, command: 'old' } satisfies Answered });
      box.onmessage?.({ data: { ticket: asked.ticket, command: 'new' } });
    });
    expect(await workerThinker(make).choose(question)).toBe('new');
  });

  it('lets a worker go that fails or oversleeps, and hires another', async () => {
    const failing = hire((_asked, box) => box.onerror?.({}));
    const thinker = workerThinker(failing.make, 5);
    expect(await thinker.choose(question)).toBe(null);
    expect(await thinker.choose(question)).toBe(null);
    expect(failing.hired).toEqual({ count: 2, ended: 2 });
    const silent = hire(() => undefined);
    expect(await workerThinker(silent.make, 5).choose(question)).toBe(null);
    expect(silent.hired.ended).toBe(1);
  });
});
