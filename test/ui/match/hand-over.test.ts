import { NEVER } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyGame, Decision } from '../../../src/engine/game.ts';
import type { Seat, Viewer } from '../../../src/engine/seat.ts';
import { timelineOf } from '../../../src/engine/timeline.ts';
import { among } from '../../../src/session/find-game.ts';
import { openLocal } from '../../../src/session/local/local.ts';
import { memoryShelf } from '../../../src/session/local/shelf.ts';
import { headerOf, storeOn } from '../../../src/session/local/store.ts';
import type { Stage } from '../../../src/ui/table/stage.ts';
import { updateSettings, settings$ } from '../../../src/ui/theme/settings.ts';
import type { DeskParts } from '../../../src/ui/match/desk.ts';
import type { HandOverParts } from '../../../src/ui/match/hand-over.ts';
import { openDesk } from '../../../src/ui/match/open-desk.ts';
import { TOY } from '../../session/toy.ts';

/*
 * Whispers: every seat keeps a secret word, every command says who decides next, and a decision of each seat for itself
 * is a choice in secret. So each way in which a screen can go round is one list of commands.
 */
const SEATS = ['p1', 'p2', 'p3', 'p4'] as const;
interface State {
  readonly open: readonly Decision[];
  readonly chosen: { readonly [seat: Seat]: string };
  readonly count: number;
}
interface View {
  readonly text: string;
  readonly asked: readonly Seat[];
  readonly chosen: readonly Seat[];
}
/** `word` is heard by the seat alone; `next` is what follows, after a secret choice once the last has chosen. */
type Command =
  | { readonly type: 'say'; readonly word: string; readonly next: readonly Decision[]; readonly learns?: true }
  | { readonly type: 'back' };
interface Event {
  readonly type: 'said';
  readonly seat: Seat;
  readonly given: Command;
}

const secretOf = (seat: Seat) => `canary-${seat}`;
const decision = (seat: Seat, kind = 'act'): Decision => ({ kind, seats: [seat] });
const each = (...seats: Seat[]): Decision => ({ kind: 'choose', seats, each: true });
const eachOf = ({ open }: State) => open.find((one) => one.each);

function evolve(state: State, { seat, given }: Event): State {
  const { [seat]: _taken, ...others } = state.chosen;
  const count = state.count + 1;
  if (given.type === 'back') return { open: [each(...SEATS.filter((one) => !(one in others)))], chosen: others, count };
  const choice = eachOf(state);
  const left = choice?.seats.filter((one) => one !== seat) ?? [];
  if (left.length === 0) return { open: given.next, chosen: {}, count };
  return { open: [each(...left)], chosen: { ...state.chosen, [seat]: given.word }, count };
}

const WHISPERS = {
  ...TOY,
  id: 'whispers',
  seats: () => SEATS,
  setup: (): State => ({ open: [decision('p1')], chosen: {}, count: 0 }),
  pending: ({ open }: State) => open,
  check: ({ open, chosen }: State, seat: Seat, given: Command) =>
    (given.type === 'back' ? seat in chosen : open.some(({ seats }) => seats.includes(seat)))
      ? []
      : [{ rule: 'H-1', reason: `Not now, ${secretOf(seat)}.` }],
  choices: () => [],
  decide: (_state: State, seat: Seat, given: Command): readonly Event[] => [{ type: 'said', seat, given }],
  evolve,
  outcome: ({ open }: State) => (open.length === 0 ? { winners: [], reason: 'said', result: {} } : null),
  view: ({ count, chosen, open }: State, viewer: Viewer): View => ({
    text: `${count} ${viewer.kind === 'seat' ? secretOf(viewer.seat) : viewer.kind}`,
    asked: open.flatMap(({ seats }) => seats),
    chosen: Object.keys(chosen),
  }),
  redact: (event: Event, viewer: Viewer) =>
    (viewer.kind === 'seat' && viewer.seat === event.seat) || event.given.type === 'back'
      ? event
      : { ...event, given: { ...event.given, word: 'something' } },
  reveals: ({ given }: Event) => given.type === 'say' && given.learns === true,
} as unknown as AnyGame;

const say = (word: string, ...next: Decision[]): Command => ({ type: 'say', word, next });

const HAND_OVER: HandOverParts<View> = {
  needs: (kind) => kind !== 'open',
  sentence: (to, kind) => (kind === null ? `${to} takes back.` : `${to} may ${kind}.`),
  sealed: ({ chosen, asked }) =>
    chosen.length === 0
      ? null
      : {
          seats: SEATS.filter((seat) => chosen.includes(seat) || asked.includes(seat)),
          committed: chosen,
          takeBack: true,
        },
};

/** A table that keeps what it was given to show, in order; its films last until they are ended or skipped. */
function table() {
  const given: string[] = [];
  const films: (() => void)[] = [];
  const end = () => films.splice(0).forEach((done) => done());
  const stage = {
    input$: NEVER,
    show: (view: View) => void given.push(`show ${view.text}`),
    forget: () => void given.push(`${given.pop()}, nothing else`),
    async play(events: readonly Event[], view: View) {
      const words = events.map(({ given: one }) => (one.type === 'say' ? one.word : 'back'));
      given.push(`play ${words.join(' ')} to ${view.text}`);
      await new Promise<void>((resolve) => films.push(resolve));
    },
    skip: end,
    configure: () => undefined,
    destroy: () => undefined,
  } as unknown as Stage<View, Event, unknown>;
  return { stage, given, end };
}

type Own = { readonly settled: readonly (Seat | null)[] };

async function open(players: readonly string[], parts: Partial<DeskParts<View, Event, Own>> = {}, before: Before = []) {
  const store = storeOn(
    memoryShelf(),
    among([WHISPERS]),
    () => 0,
    () => 'm',
  );
  const seats = SEATS.map((seat, place) => ({ seat, player: players[place] ?? 'easy', name: seat.toUpperCase() }));
  const id = await store.createMatch(
    headerOf(WHISPERS, { options: {}, seed: 's', seats }),
    before.map(([seat, command]) => ({ seat, command: command as never })),
  );
  const read = timelineOf(WHISPERS, (await store.loadMatch(id))!);
  if (!read.ok) throw new Error(read.reason);
  const answers: Command[] = [];
  const { stage, given, end } = table();
  const desk = openDesk<View, Event, Command, Own, unknown>({
    open: (pace) =>
      openLocal({
        id,
        game: WHISPERS,
        timeline: read.timeline,
        store,
        thinker: {
          choose: async () => {
            const command = answers.shift();
            return command ? { kind: 'chosen', command } : { kind: 'dropped' };
          },
          fallback: () => [],
          drop() {},
          close() {},
        } as never,
        pace,
      }),
    first: () => ({ settled: [] }),
    settled: ({ seat, settled }) => ({ settled: [...settled, seat] }),
    logEntry: ({ given: one }) => ({ text: one.type === 'say' ? one.word : 'back' }),
    refused: (_seat, _command, [first]) => ({ text: first!.reason }),
    handOver: HAND_OVER,
    ...parts,
  });
  desk.attach(stage);
  desk.session.start();
  const now = () => desk.state$.value;
  /** Everything the screen shows and the table was last given. */
  const shown = () => JSON.stringify([{ ...now(), settled: null }, given.at(-1)]);
  /** Gives an order, and lets its film end. */
  const order = async (command: Command, seat?: Seat) => {
    expect(await desk.order(command, seat)).toBe(true);
    await rest();
    end();
    await rest();
  };
  const take = (seat: Seat) => {
    expect(now().handover?.to).toBe(seat);
    expect(shown()).not.toContain('canary');
    desk.takeScreen();
    expect(now()).toMatchObject({ holder: seat, handover: null, viewer: { kind: 'seat', seat } });
    expect(shown()).toContain(secretOf(seat));
  };
  return { desk, given, end, now, shown, order, take, answers };
}
type Before = readonly (readonly [Seat, Command])[];

const rest = () => new Promise((resolve) => setTimeout(resolve, 0));
const HUMANS = ['human', 'human', 'human', 'human'];
const lines = (log: readonly { readonly lines: readonly { readonly text: string }[] }[]) =>
  log.flatMap((ply) => ply.lines.map(({ text }) => text));

describe('a screen that is handed round', () => {
  it('is covered until the one who decides takes it, and nobody decides before', async () => {
    const { desk, now, take, shown, given } = await open(HUMANS);
    expect(now()).toMatchObject({
      seat: null,
      decision: 'act',
      holder: null,
      viewer: { kind: 'audience' },
      handover: { to: 'p1', sentence: 'p1 may act.', commits: [], recall: false },
    });
    expect(shown()).not.toContain('canary');
    expect(await desk.order(say('early', decision('p2')))).toBe(false);
    take('p1');
    expect(now()).toMatchObject({ seat: 'p1', settled: [null, 'p1'] });
    expect(given.at(-1)).toBe(`show 0 ${secretOf('p1')}, nothing else`);
  });

  it('is asked for once in a run of decisions of one seat', async () => {
    const { order, take, now, given } = await open(HUMANS);
    take('p1');
    await order(say('one', decision('p1')));
    await order(say('two', decision('p1', 'open')));
    await order(say('three', decision('p1')));
    expect(now()).toMatchObject({ seat: 'p1', holder: 'p1', handover: null });
    // Their own films are theirs: the word is heard.
    expect(given.slice(-2)).toEqual([`play two to 2 ${secretOf('p1')}`, `play three to 3 ${secretOf('p1')}`]);
    expect(lines(now().log)).toEqual(['one', 'two', 'three']);
  });

  it('shows nothing private any more before the film of what led to the decision of another', async () => {
    const { desk, end, take, now, shown, given } = await open(HUMANS);
    take('p1');
    desk.open('rules');
    void desk.order(say('word', decision('p2')));
    // At once: neither view, nor log, nor what lay over it.
    expect(now()).toMatchObject({ holder: null, seat: null, sheet: 'none', busy: true, view: { text: '0 audience' } });
    expect(lines(now().log)).toEqual(['something']);
    await rest();
    expect(given.slice(-2)).toEqual(['show 0 audience, nothing else', 'play something to 1 audience']);
    expect(shown()).not.toContain('canary');
    expect(now().handover).toBeNull();
    end();
    await rest();
    take('p2');
    expect(lines(now().log)).toEqual(['something']);
  });

  it('is not covered for a decision that needs no private view, and is not shown to whoever makes it', async () => {
    const shared = (all: View, own: View) => ({ ...all, asked: [own.text] });
    const { order, take, now, shown } = await open(HUMANS, { shared });
    take('p1');
    await order(say('word', decision('p2', 'open')));
    expect(now()).toMatchObject({
      seat: 'p2',
      holder: null,
      handover: null,
      viewer: { kind: 'audience' },
      // What there is to choose is all that is taken of the decider's own view.
      view: { text: '1 audience', asked: [`1 ${secretOf('p2')}`] },
    });
    await order(say('next', decision('p3')));
    // Behind the cover not even that.
    expect(now().handover?.to).toBe('p3');
    expect(shown()).not.toContain('canary');
  });

  it('goes from partner to partner without a cover, each with their own view', async () => {
    const mayShare = (one: Seat, other: Seat) => SEATS.indexOf(one as 'p1') % 2 === SEATS.indexOf(other as 'p1') % 2;
    const { order, take, now } = await open(HUMANS, { handOver: { ...HAND_OVER, mayShare } });
    take('p1');
    await order(say('word', decision('p3')));
    expect(now()).toMatchObject({ seat: 'p3', holder: 'p3', handover: null, view: { text: `1 ${secretOf('p3')}` } });
    // Told as p3 may hear it.
    expect(lines(now().log)).toEqual(['something']);
    await order(say('more', decision('p2')));
    take('p2');
  });

  it('alone at the screen there is never a cover', async () => {
    const { now, order, answers } = await open(['easy', 'human'], {}, [['p1', say('word', decision('p2'))]]);
    expect(now()).toMatchObject({ seat: 'p2', holder: null, handover: null, view: { text: `1 ${secretOf('p2')}` } });
    answers.push(say('reply', decision('p2')));
    await order(say('mine', decision('p1')));
    expect(now().handover).toBeNull();
    expect(now().view.text).toContain(secretOf('p2'));
  });

  it("is covered before the film of a computer's reply, and asked for again after it", async () => {
    const { desk, end, take, now, given, answers, shown } = await open(['human', 'human', 'easy', 'easy']);
    take('p1');
    answers.push(say('reply', decision('p1')));
    void desk.order(say('mine', decision('p3')));
    expect(shown()).not.toContain('canary');
    await rest();
    end();
    await rest();
    end();
    await rest();
    expect(given.slice(-2)).toEqual(['play something to 1 audience', 'play something to 2 audience']);
    expect(now().handover?.to).toBe('p1');
  });

  it('is covered again when they look away: at rest, and in the middle of their own film', async () => {
    const { desk, take, order, now, shown, given } = await open(HUMANS);
    take('p1');
    expect(await desk.order(say('refused', decision('p1')), 'p2')).toBe(false);
    expect(shown()).toContain(secretOf('p2'));
    desk.coverScreen();
    // A refusal speaks of what only the one who was refused may know.
    expect(now()).toMatchObject({ why: null, holder: null, seat: null });
    take('p1');
    await order(say('one', decision('p1')));
    void desk.order(say('two', decision('p1')));
    await rest();
    desk.coverScreen();
    expect(JSON.stringify(now())).not.toContain('canary');
    expect(lines(now().log)).toEqual(['something', 'something']);
    await rest();
    expect(given.at(-1)).toBe('show 2 audience, nothing else');
    take('p1');
  });

  it('films that wait are shown to whoever looks when they begin', async () => {
    const { desk, take, order, given, end } = await open(HUMANS);
    take('p1');
    await order(say('one', decision('p1')));
    await order(say('two', decision('p1')));
    desk.undo();
    await rest();
    desk.undo();
    await rest();
    desk.redo();
    desk.redo();
    await rest();
    expect(given.at(-1)).toBe(`play one to 1 ${secretOf('p1')}`);
    desk.coverScreen();
    await rest();
    expect(given.at(-1)).toBe('play something to 2 audience');
    end();
    await rest();
    expect(given.at(-1)).toBe('show 2 audience, nothing else');
  });

  it('undo and redo leave it with whoever decides then, else it is covered', async () => {
    const { desk, take, order, end, now, shown } = await open(HUMANS);
    take('p1');
    await order(say('one', decision('p1')));
    desk.undo();
    await rest();
    expect(now()).toMatchObject({ seat: 'p1', holder: 'p1', handover: null, view: { text: `0 ${secretOf('p1')}` } });
    desk.redo();
    await rest();
    end();
    await rest();
    expect(now()).toMatchObject({ seat: 'p1', holder: 'p1', view: { text: `1 ${secretOf('p1')}` } });
    await order(say('two', decision('p2')));
    take('p2');
    desk.undo();
    expect(shown()).not.toContain('canary');
    await rest();
    take('p1');
    expect(lines(now().log)).toEqual(['one']);
  });

  it('a match that is opened in the middle begins covered, and tells of the past what everybody heard', async () => {
    const before: Before = [
      ['p1', say('word', decision('p2'))],
      ['p2', say('other', decision('p2'))],
    ];
    const { now, take } = await open(HUMANS, {}, before);
    expect(lines(now().log)).toEqual(['something', 'something']);
    take('p2');
    expect(lines(now().log)).toEqual(['something', 'other']);
  });

  it('ends with the match: the result is for everybody', async () => {
    const { order, take, now } = await open(HUMANS);
    take('p1');
    await order(say('last'));
    expect(now()).toMatchObject({ sheet: 'result', holder: null, handover: null, view: { text: '1 audience' } });
  });
});

describe('choices in secret', () => {
  const opened = async () => {
    const screen = await open(HUMANS);
    screen.take('p1');
    await screen.order(say('begin', each(...SEATS)));
    return screen;
  };

  it('are made one after another in the order of the seats, and the cover tells who has chosen, never what', async () => {
    const { order, take, now, given, shown } = await opened();
    for (const [place, seat] of SEATS.entries()) {
      if (place > 0) {
        expect(now().handover?.commits.map(({ done }) => done)).toEqual(SEATS.map((_, other) => other < place));
        expect(shown()).not.toContain('my choice');
        take(seat);
      }
      expect(now()).toMatchObject({ seat, holder: seat });
      await order(say(`my choice ${seat}`, decision('p2')));
    }
    expect(given.join()).not.toContain('my choice');
    expect(now().handover).toMatchObject({ to: 'p2', commits: [] });
  });

  it('can be taken back until the last has chosen: whoever does so has the screen and chooses anew', async () => {
    const { desk, order, take, now } = await opened();
    await order(say('first', decision('p1')));
    take('p2');
    await order(say('second', decision('p1')));
    expect(now().handover?.to).toBe('p3');
    // Only who has chosen can take back.
    desk.callFor('p4');
    expect(now().handover).toMatchObject({ to: 'p3', recall: false });
    desk.callFor('p2');
    expect(now().handover).toMatchObject({ to: 'p2', sentence: 'p2 takes back.', recall: true });
    desk.callFor(null);
    expect(now().handover?.to).toBe('p3');
    desk.callFor('p2');
    take('p2');
    // They look, and decide nothing.
    expect(now()).toMatchObject({ seat: null, holder: 'p2' });
    await order({ type: 'back' }, 'p2');
    expect(now()).toMatchObject({ seat: 'p2', holder: 'p2', handover: null });
    await order(say('anew', decision('p1')));
    take('p3');
    expect(now().view.chosen).toEqual(['p1', 'p2']);
  });

  it('of a computer disturb nobody who is choosing, and are not for the people at the screen to take back', async () => {
    const playing = vi.fn(() => ({}));
    const { order, end, take, now, answers, given } = await open(['human', 'human', 'easy', 'easy'], { playing });
    take('p1');
    answers.push(say('theirs', decision('p1')));
    await order(say('begin', each('p1', 'p2', 'p3')));
    // While the film of their choice runs, the decision stays open and keeps what was prepared for it.
    expect(given.at(-1)).toBe(`play something to 2 ${secretOf('p1')}`);
    expect(now()).toMatchObject({ seat: 'p1', holder: 'p1', busy: false, view: { chosen: [] } });
    expect(lines(now().log)).toEqual(['begin', 'something']);
    expect(playing).toHaveBeenCalledTimes(1);
    end();
    await rest();
    expect(now()).toMatchObject({ seat: 'p1', holder: 'p1', view: { chosen: ['p3'] } });
    await order(say('mine', decision('p1')));
    expect(now().handover).toMatchObject({
      to: 'p2',
      commits: [
        { seat: 'p1', done: true, recall: true },
        { seat: 'p2', done: false, recall: false },
        { seat: 'p3', done: true, recall: false },
      ],
    });
  });

  it('whoever looked at their choice and keeps it hands the screen on', async () => {
    const { desk, order, take, now } = await opened();
    await order(say('first', decision('p1')));
    desk.callFor('p1');
    take('p1');
    desk.coverScreen();
    expect(now().handover).toMatchObject({ to: 'p2', recall: false });
    take('p2');
  });
});

describe('the pause after a command that asks others', () => {
  const PAUSE = { ms: 900, after: ({ plies }: { readonly plies: number }) => plies === 1 };
  const speed = settings$.value.animationSpeed;
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    updateSettings({ animationSpeed: speed });
  });
  const idle = () => vi.advanceTimersByTimeAsync(0);

  async function asked(animationSpeed: number) {
    updateSettings({ animationSpeed });
    const screen = await open(['human'], { pause: PAUSE });
    void screen.desk.order(say('word', decision('p2')));
    await idle();
    screen.end();
    await idle();
    return screen;
  }

  it('lasts its time at speed 1, half of it at speed 2, and none where nothing is animated', async () => {
    for (const [at, lasts] of [
      [1, 900],
      [2, 450],
    ] as const) {
      const { now } = await asked(at);
      await vi.advanceTimersByTimeAsync(lasts - 1);
      expect(now().busy).toBe(true);
      await vi.advanceTimersByTimeAsync(1);
      expect(now().busy).toBe(false);
    }
    expect((await asked(0)).now().busy).toBe(false);
  });

  it('is skipped with the animation', async () => {
    const { desk, now } = await asked(1);
    expect(now().busy).toBe(true);
    desk.skip();
    await idle();
    expect(now().busy).toBe(false);
  });
});
