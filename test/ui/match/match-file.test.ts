import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '../../../src/session/session.ts';
import { saving as words } from '../../../src/ui/match/words/saving.ts';

vi.mock('../../../src/ui/match/match-store.ts', () => ({ matchStore: vi.fn() }));
vi.mock('../../../src/ui/match/router.ts', () => ({ navigate: vi.fn() }));
vi.mock('../../../src/ui/kit/index.ts', () => ({ saveFile: vi.fn(), showToast: vi.fn() }));

// Test files share their modules: none that was loaded for another may stand in for these, nor these for another.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { saveFile, showToast } = await import('../../../src/ui/kit/index.ts');
const { matchStore } = await import('../../../src/ui/match/match-store.ts');
const { navigate } = await import('../../../src/ui/match/router.ts');
const { keepApart, rematch, saveKept } = await import('../../../src/ui/match/match-file.ts');

const PLIES = [
  { seat: 'a', command: { type: 'add', n: 1 }, hash: 'x' },
  { seat: 'b', command: { type: 'roll' }, hash: 'y' },
];
const HEADER = { game: 'toy', seed: 's' };
const session = {
  id: 'm',
  host: { timeline: () => ({ header: HEADER, plies: PLIES }) },
} as unknown as Session;

/** A store that does what is given, and fails at all else. */
const storing = (store: object) => vi.mocked(matchStore).mockResolvedValue(store as never);
const failing = (why: string) => async () => {
  throw new Error(why);
};

const told = () => vi.mocked(showToast).mock.calls;
const went = () => vi.mocked(navigate).mock.calls;

beforeEach(() => vi.resetAllMocks());

it('a kept match becomes a file', async () => {
  storing({ exportMatch: async (id: string) => ({ name: `${id}.json`, text: '{}' }) });
  await saveKept('m');
  expect(vi.mocked(saveFile).mock.calls).toEqual([['m.json', '{}']]);
  expect(told()).toEqual([]);
});

it('a kept match that is there no more, or cannot be read, is told in words', async () => {
  storing({ exportMatch: async () => null });
  await saveKept('m');
  storing({ exportMatch: failing('The storage is closed.') });
  await saveKept('m');
  vi.mocked(matchStore).mockRejectedValue(new Error('The net is gone.'));
  await saveKept('m');
  expect(told()).toEqual([
    [words.noFile(words.gone), 'bad'],
    [words.noFile('The storage is closed.'), 'bad'],
    [words.noFile('The net is gone.'), 'bad'],
  ]);
  expect(saveFile).not.toHaveBeenCalled();
});

it('a match played on elsewhere is kept as one of its own, with every command, and gone to', async () => {
  const createMatch = vi.fn(async () => 'own');
  storing({ createMatch });
  await keepApart(session);
  expect(createMatch.mock.calls).toEqual([[HEADER, PLIES.map(({ seat, command }) => ({ seat, command }))]]);
  expect(went()).toEqual([[{ page: 'battle', id: 'own' }]]);
  expect(told()).toEqual([]);
});

it('what keeps a match from being kept as one of its own is told in words, and nobody is led away', async () => {
  storing({ createMatch: failing('The storage is full.') });
  await keepApart(session);
  vi.mocked(matchStore).mockRejectedValue(new Error('The net is gone.'));
  await keepApart(session);
  expect(told()).toEqual([
    [words.notApart('The storage is full.'), 'bad'],
    [words.notApart('The net is gone.'), 'bad'],
  ]);
  expect(went()).toEqual([]);
});

it('what keeps a match from being begun again is told in words, and nobody is led away', async () => {
  storing({ createMatch: failing('The storage is full.') });
  await rematch(session);
  expect(told()).toEqual([[words.noRematch('The storage is full.'), 'bad']]);
  expect(went()).toEqual([]);
});
