import { beforeEach, expect, it, vi } from 'vitest';
import { extend, openTimeline } from '../../../src/engine/timeline.ts';
import { among } from '../../../src/session/find-game.ts';
import type * as Shelves from '../../../src/session/local/shelf.ts';
import type { Shelf } from '../../../src/session/local/shelf.ts';
import { headerOf } from '../../../src/session/local/store.ts';
import { TOY } from '../../session/toy.ts';

const browserShelf = vi.hoisted(() => vi.fn<() => Shelf>());
vi.mock('../../../src/session/local/shelf.ts', async (load) => ({ ...(await load<typeof Shelves>()), browserShelf }));

const { memoryShelf } = await import('../../../src/session/local/shelf.ts');
let shelf: Shelf;
const header = headerOf(TOY, {
  options: {},
  seed: 's1',
  seats: [
    { seat: 'x', player: 'human', name: 'Xan' },
    { seat: 'y', player: 'easy', name: 'Computer' },
  ],
});

/** The page as it is after it was loaded: its one store is not open yet. */
async function freshPage() {
  vi.resetModules();
  const page = await import('../../../src/ui/match/match-store.ts');
  page.provideGames(among([TOY]));
  return page;
}

/** Begins a match in this page and gives its first command; resolves before that is written. */
async function play({ matchStore }: Awaited<ReturnType<typeof freshPage>>): Promise<string> {
  const store = await matchStore();
  const id = await store.createMatch(header);
  const timeline = openTimeline(TOY, header);
  const saver = store.saverOf(id, TOY, timeline);
  const next = extend(TOY, timeline, 'x', { type: 'add', n: 2 });
  if (!next.ok) throw new Error(next.rejections[0]!.reason);
  saver.save(next.timeline);
  return id;
}

beforeEach(() => {
  shelf = memoryShelf();
  browserShelf.mockReset();
  browserShelf.mockImplementation(() => shelf);
});

it('finds a match of this page whose last command is still being written', async () => {
  const { write } = shelf;
  let finish = (): void => undefined;
  shelf.write = async (...given) => {
    if (given[0].plies > 0) await new Promise<void>((resolve) => (finish = resolve));
    return write(...given);
  };
  const page = await freshPage();
  const id = await play(page);
  const found = page.latestUnfinished();
  await new Promise((resolve) => setTimeout(resolve));
  finish();
  expect(await found).toMatchObject({ id, plies: 1 });
});

it('finds a match that was begun and left before the first command', async () => {
  const page = await freshPage();
  const id = await (await page.matchStore()).createMatch(header);
  expect(await page.latestUnfinished()).toMatchObject({ id, plies: 0 });
  expect(await (await freshPage()).latestUnfinished()).toMatchObject({ id, plies: 0 });
});

it('finds what an earlier visit kept, on one connection', async () => {
  const earlier = await freshPage();
  const id = await play(earlier);
  await (await earlier.matchStore()).listMatches();
  browserShelf.mockClear();
  const page = await freshPage();
  expect(await page.latestUnfinished()).toMatchObject({ id, plies: 1 });
  expect(await page.latestUnfinished()).toMatchObject({ id, plies: 1 });
  expect(browserShelf).toHaveBeenCalledTimes(1);
});

it('asks again after the shelf could not be read', async () => {
  const { latestUnfinished } = await freshPage();
  browserShelf.mockImplementationOnce(() => {
    throw new Error('The net is gone.');
  });
  await expect(latestUnfinished()).rejects.toThrow('The net is gone.');
  expect(await latestUnfinished()).toBeNull();
});
