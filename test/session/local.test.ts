import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../../src/engine/recording.ts';
import { timelineOf } from '../../src/engine/timeline.ts';
import { createBus, type Notice } from '../../src/session/bus.ts';
import type { Failure } from '../../src/session/failure.ts';
import { among } from '../../src/session/find-game.ts';
import { asLeft } from '../../src/session/local/as-left.ts';
import { openLocal, type SessionParts } from '../../src/session/local/local.ts';
import { memoryShelf } from '../../src/session/local/shelf.ts';
import { headerOf, storeOn } from '../../src/session/local/store.ts';
import {
  anyLegal,
  workerThinker,
  type Answered,
  type Asked,
  type Choice,
  type Mailbox,
  type Thinker,
} from '../../src/session/threads/think/thinker.ts';
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
  choose: async () => ({ kind: 'command', command }),
  fallback: anyLegal,
  drop() {},
  close() {},
});
const sum = (session: { view(viewer: { kind: 'audience' }): unknown }) =>
  (session.view({ kind: 'audience' }) as { sum: number }).sum;

describe('session at one device', () => {
  it('asks no computer before it is started, nor after it is closed', async () => {
    let asked = 0;
    const thinker = answering(add(1));
    const { session } = await open(['easy', 'human'], {
      ...thinker,
      choose: (...given) => ((asked += 1), thinker.choose(...given)),
    });
    await settled();
    expect(asked).toBe(0);
    session.close();
    session.start();
    await settled();
    expect(asked).toBe(0);
  });

  it('is opened once, however often it is started', async () => {
    const { session, heard } = await open(['human', 'human'], answering(null));
    session.start();
    session.start();
    expect(heard.filter(({ kind }) => kind === 'opened')).toEqual([{ kind: 'opened', plies: 0 }]);
  });

  it('plays, refuses with the reason, keeps every command', async () => {
    const { session, store, heard } = await open(['human', 'human'], answering(null));
    expect(session.play('x', add(2)).kind).toBe('accepted');
    expect(session.play('x', add(2))).toMatchObject({ kind: 'refused', rejections: [{ rule: 'T-1' }] });
    expect(session.check('y', add(4))).toMatchObject([{ rule: 'T-2' }]);
    expect(session.check('y', 7)).toMatchObject([{ rule: 'format' }]);
    await session.host.saved();
    expect((await store.loadMatch('m1'))?.plies.length).toBe(1);
    expect(heard.map((notice) => notice.kind)).toEqual(['ply', 'refused']);
  });

  it('undoes freely what drew no die, asks consent after a roll, and the roll comes again the same', async () => {
    const { session, store } = await open(['human', 'human'], answering(null));
    session.play('x', add(1));
    expect(session.undoable()).toEqual({ terms: 'free', plies: 0 });
    session.play('y', { type: 'roll' });
    const rolled = sum(session);
    expect(session.undoable()).toEqual({ terms: 'consent', plies: 1 });
    expect((await session.undo()).kind).toBe('refused');
    expect((await session.undo(true)).kind).toBe('accepted');
    expect(sum(session)).toBe(1);
    session.play('y', { type: 'roll' });
    expect(sum(session)).toBe(rolled);
    await session.host.saved();
    expect((await store.loadMatch('m1'))?.plies.length).toBe(2);
  });

  it('takes nothing back below its floor', async () => {
    const { session } = await open(['human', 'human'], answering(null), { floor: 1 });
    session.play('x', add(1));
    expect(session.undoable()).toEqual({ terms: 'none' });
    expect((await session.undo(true)).kind).toBe('refused');
    session.play('y', add(2));
    expect(session.undoable()).toEqual({ terms: 'free', plies: 1 });
    expect((await session.undo()).kind).toBe('accepted');
    expect(sum(session)).toBe(1);
  });

  it('asks its guide about what the rules accept of a person, and about nothing else', async () => {
    const asked: unknown[] = [];
    const guide = (seat: string, command: unknown) => {
      asked.push([seat, command]);
      return (command as { n: number }).n === 1 ? [] : [{ rule: 'lesson', reason: 'Add one.' }];
    };
    const { session, heard } = await open(['human', 'easy'], answering(add(3)), { guide });
    expect(session.play('x', add(4))).toMatchObject({ rejections: [{ rule: 'T-2' }] });
    expect(session.play('x', add(2))).toEqual({
      kind: 'refused',
      rejections: [{ rule: 'lesson', reason: 'Add one.' }],
    });
    expect(sum(session)).toBe(0);
    session.start();
    expect(session.play('x', add(1)).kind).toBe('accepted');
    await settled();
    expect(sum(session)).toBe(4);
    expect(asked).toEqual([
      ['x', add(2)],
      ['x', add(1)],
    ]);
    expect(heard.filter(({ kind }) => kind === 'refused')).toHaveLength(2);
  });

  it('against the computer undo goes back to the own last decision, redo brings the answer back', async () => {
    const { session, store, heard } = await open(['human', 'easy'], answering(add(3)));
    session.start();
    session.play('x', { type: 'roll' });
    await settled();
    const after = sum(session);
    expect(session.host.timeline().plies.length).toBe(2);
    expect(session.undoable()).toEqual({ terms: 'alone', plies: 0 });
    expect((await session.undo()).kind).toBe('accepted');
    expect(sum(session)).toBe(0);
    expect(session.redoable()).toBe(2);
    expect((await session.redo()).kind).toBe('accepted');
    expect(heard.filter(({ kind }) => kind === 'ply').at(-1)).toMatchObject({ by: 'redo' });
    expect(sum(session)).toBe(after);
    await session.host.saved();
    expect((await store.loadMatch('m1'))?.plies.length).toBe(2);
  });

  it('redo brings back one decision of a person at a time, with the answers to it', async () => {
    let drops = 0;
    const counting: Thinker = { ...answering(add(3)), drop: () => void (drops += 1) };
    const { session } = await open(['human', 'easy'], counting);
    expect((await session.redo()).kind).toBe('refused');
    expect(drops).toBe(0);
    session.start();
    for (const n of [1, 2]) {
      session.play('x', add(n));
      await settled();
    }
    const plies = () => session.host.timeline().plies.length;
    for (const left of [2, 0]) {
      await session.undo();
      expect(plies()).toBe(left);
    }
    expect(drops).toBe(2);
    for (const [back, undone] of [
      [2, 2],
      [4, 0],
    ]) {
      expect((await session.redo()).kind).toBe('accepted');
      expect([plies(), session.redoable()]).toEqual([back, undone]);
    }
    expect(drops).toBe(4);
    const two = (await open(['human', 'human'], answering(null))).session;
    two.play('x', add(1));
    two.play('y', add(2));
    await two.undo();
    await two.undo();
    await two.redo();
    expect(two.host.timeline().plies.length).toBe(1);
  });

  it('stands after it was opened again as it was left: taken back, what comes again, what was given by itself', async () => {
    const { session, store } = await open(['human', 'human'], answering(null));
    const again = async () => {
      await session.host.saved();
      const read = timelineOf(TOY, (await store.loadMatch('m1'))!);
      if (!read.ok) throw new Error(read.reason);
      const left = asLeft(TOY, read.timeline, await store.loadLeft('m1'));
      return openLocal({ id: 'm1', game: TOY, store, thinker: answering(null), ...left });
    };
    session.play('x', add(1));
    session.play('y', { type: 'roll' });
    session.play('x', add(2), true);
    const whole = sum(session);
    expect((await again()).undoable()).toEqual({ terms: 'consent', plies: 1 });
    expect((await session.undo(true)).kind).toBe('accepted');
    const later = await again();
    expect(sum(later)).toBe(1);
    expect(later.redoable()).toBe(2);
    expect((await later.redo()).kind).toBe('accepted');
    expect([sum(later), later.redoable()]).toEqual([whole, 0]);
    await later.host.saved();
    expect(await store.loadLeft('m1')).toEqual({ byItself: [2] });
    expect(JSON.stringify(await store.listMatches())).not.toMatch(/undone|byItself/);
  });

  it('keeps what was taken back last, and lets go of what does not come out as it was', async () => {
    const { session, store } = await open(['human', 'human'], answering(null));
    session.play('x', add(1));
    await session.undo();
    await session.host.saved();
    // The same length and end as what is kept: only what can come again differs.
    session.play('x', add(3));
    await session.undo();
    await session.host.saved();
    const left = await store.loadLeft('m1');
    expect(left.undone?.map(({ command }) => command)).toEqual([add(3)]);
    const read = timelineOf(TOY, (await store.loadMatch('m1'))!);
    if (!read.ok) throw new Error(read.reason);
    const other = left.undone!.map((ply) => ({ ...ply, command: add(2) }));
    expect(asLeft(TOY, read.timeline, { undone: other }).undone).toEqual([]);
    session.play('x', add(2));
    await session.host.saved();
    expect(await store.loadLeft('m1')).toEqual({});
  });

  it('drops the answer of a computer that was overtaken by an undo', async () => {
    let answer: (choice: Choice) => void = () => undefined;
    const { session } = await open(['human', 'easy'], {
      choose: () => new Promise((resolve) => (answer = resolve)),
      fallback: anyLegal,
      drop() {},
      close() {},
    });
    session.start();
    session.play('x', add(1));
    void session.undo();
    answer({ kind: 'command', command: add(3) });
    await settled();
    expect(session.host.timeline().plies.length).toBe(0);
  });

  const failing = (failure: Failure, fallback: Thinker['fallback'] = anyLegal): Thinker => ({
    ...answering(null),
    choose: async () => ({ kind: 'failed', failure }),
    fallback,
  });
  const failures = (heard: readonly Notice[]) => heard.filter((notice) => notice.kind === 'failed');

  it.each(['slow', 'load', 'threw', 'lost'] as const)(
    'plays a legal command for a computer that gives none, and says why: %s',
    async (kind) => {
      const failure = { kind, detail: 'Error: so it was' };
      const { session, heard } = await open(['human', 'easy'], failing(failure));
      session.start();
      session.play('x', add(1));
      await settled();
      expect(session.host.timeline().plies.map((ply) => ply.command)).toEqual([add(1), add(1)]);
      expect(failures(heard)).toEqual([{ kind: 'failed', seat: 'y', failure, replaced: true }]);
    },
  );

  it('plays a legal command for a computer whose command the rules refuse, and keeps command and reason', async () => {
    const { session, heard } = await open(['human', 'easy'], answering(add(9)));
    session.start();
    session.play('x', add(1));
    await settled();
    expect(session.host.timeline().plies.map((ply) => ply.command)).toEqual([add(1), add(1)]);
    const detail = `${JSON.stringify(add(9))}\nT-2: At most 3.`;
    expect(failures(heard)).toEqual([
      { kind: 'failed', seat: 'y', failure: { kind: 'illegal', detail }, replaced: true },
    ]);
  });

  it('says so when no legal command is found either, and the match can be taken back', async () => {
    const failure = { kind: 'threw', detail: 'Error: first' } as const;
    const none = await open(
      ['human', 'easy'],
      failing(failure, () => []),
    );
    const throwing = () => {
      throw new Error('second');
    };
    const worse = await open(['human', 'easy'], failing(failure, throwing));
    for (const { session } of [none, worse]) {
      session.start();
      session.play('x', add(1));
    }
    await settled();
    expect(failures(none.heard)).toEqual([{ kind: 'failed', seat: 'y', failure, replaced: false }]);
    expect(failures(worse.heard)).toMatchObject([
      { failure: { kind: 'threw', detail: expect.stringMatching(/Error: first[^]*Error: second/) }, replaced: false },
    ]);
    for (const { session } of [none, worse]) {
      expect(session.host.timeline().plies).toHaveLength(1);
      expect((await session.undo()).kind).toBe('accepted');
    }
  });

  it('lets the computer answer although the screen could not show what happened', async () => {
    const pace = () => Promise.reject(new Error('not shown'));
    const { session } = await open(['human', 'easy'], answering(add(3)), { pace });
    session.start();
    session.play('x', add(1));
    await settled();
    expect(sum(session)).toBe(4);
  });

  it('two computers play to the end', async () => {
    const { session, heard } = await open(['easy', 'easy'], answering(add(3)));
    session.start();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(session.outcome()?.winners).toEqual(['x']);
    expect(heard.at(-1)?.kind).toBe('ended');
  });

  it('stops saving, and says so, when another tab played on', async () => {
    const { session, store, heard } = await open(['human', 'human'], answering(null));
    const read = timelineOf(TOY, (await store.loadMatch('m1'))!);
    if (!read.ok) throw new Error(read.reason);
    const other = openLocal({ id: 'm1', game: TOY, timeline: read.timeline, store, thinker: answering(null) });
    void other.submit('x', add(3));
    await other.host.saved();
    session.play('x', add(1));
    await session.host.saved();
    expect(heard).toContainEqual({ kind: 'saving', saving: { kind: 'conflict', commands: 1, since: 0 } });
    expect(session.host.saving()).toEqual({ kind: 'conflict', commands: 1, since: 0 });
    expect((await store.loadMatch('m1'))?.plies[0]?.command).toEqual(add(3));
  });
});

describe('bus', () => {
  it('delivers in order although a listener publishes', () => {
    const bus = createBus();
    const heard: number[] = [];
    bus.notices$.subscribe(
      (notice) => notice.kind === 'undone' && notice.plies === 1 && bus.publish({ kind: 'undone', plies: 2 }),
    );
    bus.notices$.subscribe((notice) => notice.kind === 'undone' && heard.push(notice.plies));
    bus.publish({ kind: 'undone', plies: 1 });
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
    expect(await workerThinker(make).choose(question)).toEqual({ kind: 'command', command: 'new' });
  });

  const failed = (kind: Failure['kind'], detail: unknown = expect.anything()) => ({
    kind: 'failed',
    failure: { kind, detail },
  });

  it('lets a thread go that fails, says why, and hires another', async () => {
    const faults: readonly [Parameters<typeof hire>[0], unknown][] = [
      // A script that does not load: an event without a message.
      [(_asked, box) => box.onerror?.({}), failed('load', '')],
      [
        (_asked, box) => box.onerror?.({ message: 'Uncaught RangeError', filename: 'worker.js', lineno: 7 }),
        failed('lost', 'Uncaught RangeError (worker.js:7)'),
      ],
      [
        ({ ticket }, box) => box.onmessage?.({ data: { ticket, failure: { kind: 'threw', detail: 'stack' } } }),
        failed('threw', 'stack'),
      ],
      [
        () => {
          throw new Error('could not be cloned');
        },
        failed('lost', expect.stringContaining('could not be cloned')),
      ],
    ];
    for (const [reply, outcome] of faults) {
      const { make, hired } = hire(reply);
      const thinker = workerThinker(make, 5000);
      expect(await thinker.choose(question)).toEqual(outcome);
      expect(await thinker.choose(question)).toEqual(outcome);
      expect(hired).toEqual({ count: 2, ended: 2 });
    }
  });

  it('tells a slow thread from one that failed', async () => {
    const silent = hire(() => undefined);
    expect(await workerThinker(silent.make, 5).choose(question)).toEqual(failed('slow', 'No answer within 5 ms.'));
    expect(silent.hired.ended).toBe(1);
  });

  it('lets the thread go with a question that is dropped, and keeps it where none is open', async () => {
    const { make, hired } = hire(({ ticket }, box) => {
      if (ticket !== 2) box.onmessage?.({ data: { ticket, command: 'answer' } });
    });
    const thinker = workerThinker(make, 5000);
    await thinker.choose(question);
    thinker.drop();
    expect(hired).toEqual({ count: 1, ended: 0 });
    const open = thinker.choose(question);
    thinker.drop();
    expect(await open).toEqual({ kind: 'dropped' });
    expect(hired).toEqual({ count: 1, ended: 1 });
    expect(await thinker.choose(question)).toEqual({ kind: 'command', command: 'answer' });
    expect(hired).toEqual({ count: 2, ended: 1 });
  });

  it('drops a question that is overtaken', async () => {
    const thinker = workerThinker(hire(() => undefined).make, 5000);
    const first = thinker.choose(question);
    const second = thinker.choose(question);
    thinker.close();
    expect(await Promise.all([first, second])).toEqual([{ kind: 'dropped' }, { kind: 'dropped' }]);
  });
});
