import { BehaviorSubject, Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import type { AnyGame } from '../../../src/engine/game.ts';
import type { Viewer } from '../../../src/engine/seat.ts';
import { timelineOf } from '../../../src/engine/timeline.ts';
import { among } from '../../../src/session/find-game.ts';
import { openLocal } from '../../../src/session/local/local.ts';
import { memoryShelf } from '../../../src/session/local/shelf.ts';
import { headerOf, storeOn } from '../../../src/session/local/store.ts';
import type { Stage, StageInput } from '../../../src/ui/table/stage.ts';
import { readLink } from '../../../src/session/replay/share-link.ts';
import type { DeskParts } from '../../../src/ui/match/desk.ts';
import { openDesk } from '../../../src/ui/match/open-desk.ts';
import { resultTitle } from '../../../src/ui/match/result-frame.tsx';
import { TOY } from '../../session/toy.ts';

interface View {
  readonly sum: number;
  readonly eyes: string;
  readonly choices: readonly string[];
}
interface Event {
  readonly type: 'added';
  readonly n: number;
  readonly rolled: boolean;
}
type Command = { readonly type: 'add'; readonly n: number } | { readonly type: 'roll' };

const eyes = (viewer: Viewer): string => (viewer.kind === 'seat' ? viewer.seat : viewer.kind);
const audience = { kind: 'audience' } as const;

/**
 * The toy with something to hide: a view says whose eyes see it, and an event is heard with the number only by a seat.
 */
const SECRET = {
  ...TOY,
  view: (s: { sum: number; turn: string }, viewer: Viewer) => ({
    sum: s.sum,
    eyes: eyes(viewer),
    choices: viewer.kind === 'seat' && viewer.seat === s.turn ? ['add'] : [],
  }),
  redact: (event: Event, viewer: Viewer) => (viewer.kind === 'audience' ? { ...event, n: 0 } : event),
} as AnyGame;

function paper() {
  const asked: string[] = [];
  const input$ = new Subject<StageInput>();
  const waiting: (() => void)[] = [];
  const breaks: { film?: 'now' | 'later'; show?: boolean } = {};
  const stage = {
    input$,
    camera$: new BehaviorSubject({ x: 0, y: 0, scale: 1 }),
    show: (view: View) => {
      asked.push(`show ${view.sum}`);
      if (breaks.show) throw new Error('show');
    },
    play: (events: readonly Event[], view: View) => {
      asked.push(`play ${events.map(({ n }) => n).join(' ')} to ${view.sum}`);
      if (breaks.film === 'now') throw new Error('film');
      if (breaks.film === 'later') return Promise.reject(new Error('film'));
      return new Promise<void>((resolve) => waiting.push(resolve));
    },
    skip: () => {
      asked.push('skip');
      for (const end of waiting.splice(0)) end();
    },
    configure: ({ speed }: { readonly speed?: number }) => void asked.push(`speed ${speed}`),
    destroy: () => void asked.push('destroy'),
  } as unknown as Stage<View, Event, unknown>;
  return {
    stage,
    breaks,
    asked,
    tap: () => input$.next({ kind: 'tap' } as StageInput),
    end: () => waiting.splice(0).forEach((done) => done()),
  };
}

const rest = () => new Promise((resolve) => setTimeout(resolve, 0));

const FIRST = { settled: 0, playing: 0 };
type Own = typeof FIRST;
type Parts = DeskParts<View, Event, Own, never, unknown>;

async function open(players: readonly [string, string], shared: boolean, own: Partial<Parts> = {}, game = SECRET) {
  const store = storeOn(
    memoryShelf(),
    among([SECRET]),
    () => 0,
    () => 'm',
  );
  const id = await store.createMatch(
    headerOf(SECRET, {
      options: {},
      seed: 's',
      seats: [
        { seat: 'x', player: players[0], name: 'Xan' },
        { seat: 'y', player: players[1], name: 'Yve' },
      ],
    }),
  );
  const read = timelineOf(SECRET, (await store.loadMatch(id))!);
  if (!read.ok) throw new Error(read.reason);
  const paused = paper();
  const desk = openDesk<View, Event, Command, Own, unknown>({
    open: (pace) =>
      openLocal({
        id,
        game,
        timeline: read.timeline,
        store,
        thinker: { choose: async () => ({ kind: 'dropped' }), fallback: () => [], drop() {}, close() {} },
        pace,
      }),
    first: () => FIRST,
    settled: (now) => ({ settled: now.settled + 1 }),
    playing: (now) => ({ playing: now.playing + 1 }),
    logEntry: ({ n, rolled }, view, _session, ply) => ({
      text: `${n} makes ${view.sum} of ${ply.length}`,
      ...(rolled ? { dice: [n] } : {}),
    }),
    refused: (seat, _command, [first]) => ({ text: `${seat}: ${first?.reason}` }),
    ...(shared ? { shared: (all: View, own: View) => ({ ...all, choices: own.choices }) } : {}),
    ...own,
  });
  const heard: string[] = [];
  desk.cues$.subscribe((name) => heard.push(name));
  desk.attach(paused.stage);
  desk.session.start();
  return { desk, store, id, heard, ...paused };
}

describe('desk', () => {
  it('shows events before the next decision, and asks the game for its part when they begin and when all is at rest', async () => {
    const { desk, asked, end, heard } = await open(['human', 'human'], false);
    expect(desk.state$.value).toMatchObject({
      seat: 'x',
      decision: 'turn',
      busy: false,
      settled: 1,
      playing: 0,
      view: { sum: 0, eyes: 'x' },
    });
    expect(await desk.order({ type: 'add', n: 2 })).toBe(true);
    await rest();
    expect(asked).toEqual(['show 0', 'play 2 to 2']);
    expect(desk.state$.value).toMatchObject({ seat: null, busy: true, settled: 1, playing: 1, view: { sum: 0 } });
    end();
    await rest();
    expect(desk.state$.value).toMatchObject({
      seat: 'y',
      busy: false,
      settled: 2,
      playing: 1,
      view: { sum: 2, eyes: 'y' },
    });
    expect(desk.state$.value.log.map(({ plies, lines }) => [plies, lines.map(({ text }) => text)])).toEqual([
      [0, []],
      [1, ['2 makes 2 of 1']],
    ]);
    expect(heard).toEqual(['confirm']);
  });

  it("a tap while something is shown wants to see its end; at rest it is the game's alone", async () => {
    const { desk, asked, tap } = await open(['human', 'human'], false);
    tap();
    expect(asked).toEqual(['show 0']);
    void desk.order({ type: 'add', n: 1 });
    await rest();
    tap();
    await rest();
    expect(asked).toEqual(['show 0', 'play 1 to 1', 'skip']);
    expect(desk.state$.value.busy).toBe(false);
  });

  it('a refusal leaves everything as it was, is shown, heard, and stands in the log where the game has words for it', async () => {
    const { desk, heard } = await open(['human', 'human'], false);
    const before = desk.state$.value;
    expect(await desk.order({ type: 'add', n: 5 })).toBe(false);
    expect(desk.state$.value).toMatchObject({
      view: before.view,
      seat: 'x',
      busy: false,
      why: { rejections: [{ rule: 'T-2', reason: 'At most 3.' }], count: 1 },
    });
    expect(desk.state$.value.log.at(-1)).toMatchObject({ plies: 0, events: [], lines: [{ text: 'x: At most 3.' }] });
    expect(heard).toEqual(['refuse']);
    desk.dismissWhy();
    expect(desk.state$.value.why).toBeNull();
  });

  it("orders for another seat are judged as that seat's", async () => {
    const { desk } = await open(['human', 'human'], false);
    expect(await desk.order({ type: 'add', n: 1 }, 'y')).toBe(false);
    expect(desk.state$.value.why?.rejections[0]).toMatchObject({ rule: 'T-1' });
  });

  it('undo is free before a die, asks once after it, and comes back with redo', async () => {
    const { desk, end, asked } = await open(['human', 'human'], false);
    void desk.order({ type: 'roll' });
    await rest();
    end();
    await rest();
    const { sum } = desk.state$.value.view;
    desk.undo();
    expect(desk.state$.value.sheet).toBe('undo');
    expect(desk.session.host!.timeline().plies).toHaveLength(1);
    desk.undo(true);
    // At once, before the table has caught up: what is offered must still be there.
    expect(desk.state$.value).toMatchObject({ undo: { terms: 'none' }, redoable: 1 });
    await rest();
    expect(desk.state$.value).toMatchObject({ sheet: 'none', seat: 'x', redoable: 1, view: { sum: 0 } });
    expect(desk.state$.value.log).toHaveLength(1);
    expect(asked.at(-1)).toBe('show 0');
    desk.redo();
    await rest();
    end();
    await rest();
    expect(desk.state$.value.view.sum).toBe(sum);
  });

  it('BS-15.2 a screen shared by two shows what everybody sees, with the choices of who decides', async () => {
    const { desk, asked, end } = await open(['human', 'human'], true);
    expect(desk.state$.value).toMatchObject({ viewer: audience, view: { eyes: 'audience', choices: ['add'] } });
    void desk.order({ type: 'add', n: 3 });
    await rest();
    end();
    await rest();
    // Heard as by the audience: the number is not on the screen, nor in the log.
    expect(asked.at(-1)).toBe('play 0 to 3');
    expect(desk.state$.value.log.at(-1)).toMatchObject({ events: [{ n: 0 }], lines: [{ text: '0 makes 3 of 1' }] });
    expect(desk.state$.value).toMatchObject({ seat: 'y', view: { eyes: 'audience', choices: ['add'] } });
  });

  it('BS-15.2 alone at the screen a person sees what is theirs', async () => {
    const { desk } = await open(['human', 'easy'], true);
    expect(desk.state$.value).toMatchObject({ viewer: { kind: 'seat', seat: 'x' }, view: { eyes: 'x' } });
  });

  it('closing lets go of the table and the session', async () => {
    const { desk, asked } = await open(['human', 'human'], false);
    desk.close();
    expect(asked.at(-1)).toBe('destroy');
    expect(desk.stage()).toBeNull();
  });
});

describe('desk whose screen fails', () => {
  const throwing = (what: string) => () => {
    throw new Error(what);
  };

  it.each(['now', 'later'] as const)(
    'shows the view, says so and goes on when an animation throws: %s',
    async (film) => {
      const { desk, asked, end, breaks } = await open(['human', 'human'], false);
      breaks.film = film;
      void desk.order({ type: 'add', n: 2 });
      await rest();
      expect(asked).toEqual(['show 0', 'play 2 to 2', 'show 2']);
      expect(desk.state$.value).toMatchObject({
        busy: false,
        seat: 'y',
        view: { sum: 2 },
        fault: { kind: 'animation', plies: 1, detail: expect.stringContaining('Error: film') },
      });
      delete breaks.film;
      void desk.order({ type: 'add', n: 1 });
      await rest();
      end();
      await rest();
      expect(desk.state$.value).toMatchObject({ busy: false, seat: 'x', view: { sum: 3 } });
    },
  );

  it('goes on when the view cannot be shown either, nor after an undo', async () => {
    const { desk, breaks } = await open(['human', 'human'], false);
    Object.assign(breaks, { film: 'now', show: true });
    void desk.order({ type: 'add', n: 2 });
    await rest();
    expect(desk.state$.value).toMatchObject({ busy: false, seat: 'y', view: { sum: 2 } });
    expect(desk.state$.value.faults.map(({ kind }) => kind)).toEqual(['animation', 'drawing']);
    desk.undo();
    await rest();
    expect(desk.state$.value).toMatchObject({ busy: false, seat: 'x', view: { sum: 0 } });
  });

  it('shows a command in haste, and what follows at the own speed again', async () => {
    const { desk, asked, breaks, end } = await open(['human', 'human'], false, { haste: () => 3 });
    void desk.order({ type: 'add', n: 2 });
    await rest();
    expect(asked.slice(-2)).toEqual(['speed 3', 'play 2 to 2']);
    end();
    await rest();
    expect(asked.at(-1)).toBe('speed 1');
    // Also when the film fails.
    breaks.film = 'later';
    void desk.order({ type: 'add', n: 1 });
    await rest();
    expect(asked.slice(-4)).toEqual(['speed 3', 'play 1 to 3', 'speed 1', 'show 3']);
  });

  it.each(['settled', 'playing', 'haste', 'logEntry'] as const)(
    "goes on without the game's own part of the screen when that throws: %s",
    async (part) => {
      const { desk, asked, end } = await open(['human', 'human'], false, { [part]: throwing(part) });
      void desk.order({ type: 'add', n: 2 });
      await rest();
      expect(asked.at(-1)).toBe('play 2 to 2');
      end();
      await rest();
      expect(desk.state$.value).toMatchObject({ busy: false, seat: 'y', view: { sum: 2 } });
      expect(desk.state$.value.faults).not.toHaveLength(0);
      expect(desk.state$.value.faults.every(({ detail }) => detail.includes(`Error: ${part}`))).toBe(true);
    },
  );

  it('says that the rules failed on a command, and nothing was played', async () => {
    const { desk } = await open(['human', 'human'], false, {}, { ...SECRET, decide: throwing('decide') } as AnyGame);
    expect(await desk.order({ type: 'add', n: 2 })).toBe(false);
    expect(desk.state$.value).toMatchObject({ busy: false, seat: 'x', view: { sum: 0 }, fault: { kind: 'rules' } });
  });

  it('shows a failure that was put away no second time, and reports every one with the match', async () => {
    vi.stubGlobal('navigator', { userAgent: 'a browser' });
    vi.stubGlobal('innerWidth', 1440);
    vi.stubGlobal('innerHeight', 900);
    vi.stubGlobal('devicePixelRatio', 2);
    const { desk } = await open(['human', 'human'], false);
    const error = new Error('the same');
    desk.fail('drawing', error);
    expect(desk.state$.value.fault).toMatchObject({ kind: 'drawing' });
    desk.dismissFault();
    desk.fail('drawing', error);
    expect(desk.state$.value).toMatchObject({ fault: null, faults: [{ kind: 'drawing' }, { kind: 'drawing' }] });
    desk.fail('graphics', new Error('another'));
    expect(desk.state$.value.fault).toMatchObject({ kind: 'graphics' });
    const text = await desk.report();
    expect(text).toMatch(/^Orion Tabletop \d+\.\d+\.\d+, toy rules 1\na browser\nWindow 1440 x 900, 2 pixels each\n/);
    expect(text.match(/Error: the same\n/g)).toHaveLength(2);
    const link = text.trimEnd().split('\n').at(-1)!;
    const read = await readLink(among([SECRET]), link);
    expect(read).toMatchObject({ ok: true, timeline: { header: { game: 'toy', seed: 's' } } });
    expect(text).not.toContain('"seed"');
    vi.unstubAllGlobals();
  });
});

describe('title of a result', () => {
  const seats = [
    { seat: 'x', player: 'human', name: 'Xan' },
    { seat: 'y', player: 'easy', name: 'Yve' },
    { seat: 'z', player: 'human', name: 'Zoe' },
  ];
  const title = (people: readonly string[], winners: readonly string[]) =>
    resultTitle({ seats, isHuman: (seat) => people.includes(seat) }, { winners, reason: '', result: {} });

  it('alone it is won or lost, together somebody wins', () => {
    expect(title(['x'], ['x'])).toBe('Victory');
    expect(title(['x'], ['y'])).toBe('Defeat');
    expect(title(['x', 'z'], ['z'])).toBe('Zoe has won');
    expect(title(['x', 'z'], ['x', 'y'])).toBe('Xan and Yve have won');
    expect(title(['x', 'z'], [])).toBe('Draw');
  });
});
