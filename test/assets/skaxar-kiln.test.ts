import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawUntilWhole } from '../../src/ui/cards/face.ts';

type Kiln = typeof import('../../assets/art/skaxar/kiln.ts');
type Thread = typeof import('../../assets/art/skaxar/bake-thread.ts');
interface Post {
  readonly name?: string;
  readonly wide: number;
  readonly fineness?: number;
  readonly plate?: string;
}

/** Threads started so far; what each was asked to bake. */
let threads: FakeWorker[] = [];

class FakeWorker {
  readonly posts: Post[] = [];
  readonly hear: { [kind: string]: (event: { data: unknown }) => void } = {};
  ended = false;
  constructor() {
    threads.push(this);
  }
  postMessage(post: Post): void {
    this.posts.push(post);
  }
  addEventListener(kind: string, listener: (event: { data: unknown }) => void): void {
    this.hear[kind] = listener;
  }
  terminate(): void {
    this.ended = true;
  }
  baked = 0;
  /** The thread has baked the next of what it was asked for. */
  done(): object {
    const picture = { width: this.posts[this.baked++]!.wide, height: 1 };
    this.hear['message']!({ data: { picture } });
    return picture;
  }
}

let kiln: Kiln;
let bakeThread: Thread;
/** What the page's own thread baked. */
let baked: string[] = [];
const asked = (): readonly string[] =>
  threads[0]!.posts.map(({ name, plate, wide, fineness }) => `${name ?? plate} ${fineness === 1 ? 'draft' : wide}`);

beforeEach(async () => {
  threads = [];
  baked = [];
  vi.resetModules();
  vi.doMock('../../assets/art/skaxar/bake.ts', () => ({
    bake: ({ name = '', wide }: Post) => (baked.push(name), { width: wide, height: 1 }),
  }));
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('OffscreenCanvas', class {});
  kiln = await import('../../assets/art/skaxar/kiln.ts');
  bakeThread = await import('../../assets/art/skaxar/bake-thread.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.doUnmock('../../assets/art/skaxar/bake.ts');
});

it('starts one thread with the first picture asked for, and gives it in the order of asking all drafts at once, what lies behind, then all in full', () => {
  expect(threads).toEqual([]);
  expect(kiln.pictureOf('E05', 120)).toBeNull();
  expect(kiln.pictureOf('X07', 120)).toBeNull();
  expect(kiln.plateOf({ plate: 'sky', wide: 900, high: 500, ratio: 1 })).toBeNull();
  expect(kiln.pictureOf('E05', 130)).toBeNull();
  expect(threads).toHaveLength(1);
  const [thread] = threads;
  expect(asked()).toEqual(['E05 draft', 'X07 draft']);
  const draft = thread!.done();
  expect(asked()).toHaveLength(2);
  expect(kiln.pictureOf('E05', 120)).toEqual({ image: draft, fine: false });
  for (let k = 0; k < 2; k++) thread!.done();
  expect(asked()).toEqual(['E05 draft', 'X07 draft', 'sky 900', 'E05 300']);
  const full = thread!.done();
  expect(kiln.pictureOf('E05', 120)).toEqual({ image: full, fine: true });
  thread!.done();
  expect(asked().slice(4)).toEqual(['X07 300']);
});

/** The rest before the next picture that nobody asked for is over. */
const rested = (): void => void vi.advanceTimersByTime(2000);

it('bakes ahead from when it is heated, and no draft of what is there in full by then', () => {
  vi.useFakeTimers();
  kiln.heatKiln();
  const [thread] = threads;
  thread!.hear['message']!({ data: { names: ['back', 'E01'] } });
  expect(kiln.pictureOf('back', 120)).toBeNull();
  const back = thread!.done();
  expect(kiln.pictureOf('back', 120)).toEqual({ image: back, fine: true });
  expect(asked()).toEqual(['back 300']);
  rested();
  expect(asked()).toEqual(['back 300', 'E01 300']);
});

it('takes over the thread that was started with the press, which bakes nothing until it is asked', () => {
  expect(bakeThread.startBaking()).toBe(bakeThread.startBaking());
  const [thread] = threads;
  thread!.hear['message']!({ data: { names: ['back'] } });
  expect(asked()).toEqual([]);
  kiln.pictureOf('E05', 120);
  for (let k = 0; k < 2; k++) thread!.done();
  expect(asked()).toEqual(['E05 draft', 'E05 300', 'back 300']);
  expect(threads).toHaveLength(1);
});

it('bakes where it is asked when the thread failed before anything was asked for', async () => {
  bakeThread.startBaking();
  threads[0]!.hear['error']!({ data: null });
  kiln.pictureOf('E05', 120);
  await vi.waitFor(() => expect(kiln.pictureOf('E05', 120)?.fine).toBe(true));
  expect(threads[0]!.ended).toBe(true);
  expect(asked()).toEqual([]);
});

it('drafts a picture about as wide as it is seen, and none wider than the narrowest in full', () => {
  for (const [name, wide] of [
    ['E05', 120],
    ['E06', 121],
    ['E07', 900],
  ] as const)
    kiln.pictureOf(name, wide);
  const [thread] = threads;
  for (let k = 0; k < 2; k++) thread!.done();
  expect(thread!.posts.map(({ name, wide }) => `${name} ${wide}`)).toEqual(['E05 120', 'E06 160', 'E07 300']);
});

it('bakes what nobody asked for after what somebody waits for, in the one order it was told, and tells nobody', () => {
  vi.useFakeTimers();
  let calls = 0;
  kiln.onPicture(() => (calls += 1));
  kiln.pictureOf('E05', 120);
  const [thread] = threads;
  thread!.hear['message']!({ data: { names: ['E01', 'X01', 'E05', 'E02'] } });
  for (let k = 0; k < 2; k++) thread!.done();
  expect(calls).toBe(2);
  kiln.pictureOf('X09', 120);
  // E01 is in the oven already.
  thread!.done();
  expect(calls).toBe(2);
  for (let k = 0; k < 2; k++) thread!.done();
  expect(calls).toBe(4);
  rested();
  thread!.done();
  rested();
  thread!.done();
  rested();
  expect(asked()).toEqual(['E05 draft', 'E05 300', 'E01 300', 'X09 draft', 'X09 300', 'X01 300', 'E02 300']);
  expect(calls).toBe(4);
});

it('rests after each picture nobody asked for, and not from what is asked for', () => {
  vi.useFakeTimers();
  kiln.heatKiln();
  const [thread] = threads;
  thread!.hear['message']!({ data: { names: ['back', 'E01', 'E02'] } });
  thread!.done();
  kiln.pictureOf('E02', 120);
  for (let k = 0; k < 2; k++) thread!.done();
  expect(asked()).toEqual(['back 300', 'E02 draft', 'E02 300']);
  rested();
  thread!.done();
  rested();
  // Nothing is baked twice.
  expect(asked()).toEqual(['back 300', 'E02 draft', 'E02 300', 'E01 300']);
});

it('shows a coarser picture until the finer one is there', () => {
  kiln.pictureOf('E05', 120);
  const [thread] = threads;
  const draft = thread!.done();
  expect(kiln.pictureOf('E05', 500)).toEqual({ image: draft, fine: false });
  const coarse = thread!.done();
  expect(kiln.pictureOf('E05', 500)).toEqual({ image: coarse, fine: false });
  const fine = thread!.done();
  expect(asked()).toEqual(['E05 draft', 'E05 300', 'E05 600']);
  expect(kiln.pictureOf('E05', 500)).toEqual({ image: fine, fine: true });
  expect(kiln.pictureOf('E05', 120)).toEqual({ image: coarse, fine: true });
});

it('draws again as pictures come until none is missing, and then no more', () => {
  let drawn = 0;
  const draw = (): boolean => {
    drawn += 1;
    return ['E05', 'X07'].filter((name) => kiln.pictureOf(name, 120) === null).length === 0;
  };
  drawUntilWhole(kiln, draw);
  const [thread] = threads;
  // Both are there with their drafts; what follows makes them finer.
  for (const count of [2, 3, 3]) {
    thread!.done();
    expect(drawn).toBe(count);
  }
  kiln.pictureOf('E01', 120);
  thread!.done();
  expect(drawn).toBe(3);
});

it('bakes where it is asked, and only what it is asked, once the thread has failed', async () => {
  kiln.pictureOf('E05', 120);
  kiln.pictureOf('X07', 120);
  const [thread] = threads;
  thread!.hear['error']!({ data: null });
  expect(thread!.ended).toBe(true);
  await vi.waitFor(() => expect(['E05', 'X07'].map((name) => kiln.pictureOf(name, 120)?.fine)).toEqual([true, true]));
  expect(asked()).toEqual(['E05 draft', 'X07 draft']);
  expect(threads).toHaveLength(1);
  expect(baked).toEqual(['E05', 'X07', 'E05', 'X07']);
});
