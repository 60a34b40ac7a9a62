import { afterEach, expect, it, vi } from 'vitest';
import type { Answered, Asked } from '../../src/session/threads/think/thinker.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The thread of the computer players with its port in the hand of the test. */
async function thread() {
  const replies: Answered[] = [];
  const port: { onmessage?: (event: { data: Asked }) => void; postMessage(replies: Answered): void } = {
    postMessage: (answered) => void replies.push(answered),
  };
  vi.stubGlobal('self', port);
  await import('../../src/session/threads/think/worker.ts');
  return async (asked: Partial<Asked>): Promise<Answered> => {
    const before = replies.length;
    port.onmessage!({ data: { ticket: 1, game: 'skaxar', view: null, seat: '1', level: 'easy', seed: 's', ...asked } });
    await vi.waitFor(() => expect(replies.length).toBe(before + 1), { timeout: 30_000 });
    return replies.at(-1)!;
  };
}

it('says that there is no computer player of a game', async () => {
  const ask = await thread();
  expect(await ask({ ticket: 7, game: 'chess' })).toEqual({
    ticket: 7,
    failure: { kind: 'load', detail: 'There is no computer player of a game called chess.' },
  });
});

it('says that the program of a computer player could not be fetched, and why', async () => {
  vi.doMock('../../src/games/skaxar/bot.ts', () => {
    throw new Error('no connection');
  });
  const ask = await thread();
  expect(await ask({})).toMatchObject({
    ticket: 1,
    failure: { kind: 'load', detail: expect.stringMatching(/Error: ./) },
  });
  vi.doUnmock('../../src/games/skaxar/bot.ts');
});

it('keeps the exception of a computer player with its stack', async () => {
  const ask = await thread();
  // A view that is none: the player falls over it.
  for (const level of ['easy', 'random'])
    expect(await ask({ level })).toMatchObject({
      failure: { kind: 'threw', detail: expect.stringMatching(/^TypeError: .*\n +at /) },
    });
});
