import { afterEach, expect, it, vi } from 'vitest';
import { anyChoice, createBot } from '../../src/ai/bot.ts';
import { LEVELS } from '../../src/engine/level.ts';
import { startMatch } from '../../src/engine/match.ts';
import { openChance, seedChance } from '../../src/engine/rng.ts';
import { viewerOf } from '../../src/engine/seat.ts';
import { skaxarBrain } from '../../src/games/skaxar/bot.ts';
import { skaxar } from '../../src/games/skaxar/index.ts';
import type { Answered, Asked } from '../../src/session/threads/think/thinker.ts';

const options = skaxar.parseOptions({});
if (!options.ok) throw new Error(options.faults[0]!.reason);
const { state } = startMatch(skaxar, options.value, seedChance('a war')).match;
const [seat] = skaxar.pending(state)[0]!.seats;
const view = skaxar.view(state, viewerOf(seat!));

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

it('fetches the program again when the connection is back', async () => {
  vi.doMock('../../src/games/skaxar/bot.ts', () => {
    throw new Error('no connection');
  });
  const ask = await thread();
  expect(await ask({})).toMatchObject({ failure: { kind: 'load' } });
  vi.doUnmock('../../src/games/skaxar/bot.ts');
  expect(await ask({ view, seat })).toHaveProperty('command');
});

it('answers as the level itself would, by the seed, however often it is asked', async () => {
  const ask = await thread();
  for (const level of [...LEVELS, ...LEVELS])
    for (const seed of ['s1', 's2'])
      expect(await ask({ ticket: 3, view, seat, level, seed }), `${level} ${seed}`).toEqual({
        ticket: 3,
        command: createBot(skaxar, skaxarBrain, level).choose(view, seat!, seed),
      });
});

it('answers for a player that is no level with a legal command drawn by the seed', async () => {
  const ask = await thread();
  for (const seed of ['s1', 's2', 's3']) {
    const chance = openChance(seedChance(seed));
    const first = anyChoice(skaxar, skaxar.guess(view, seat!, chance), seat!, chance);
    expect(await ask({ ticket: 4, view, seat, level: 'random', seed })).toEqual({ ticket: 4, command: first });
  }
});

it('names a player the game does not have, and those it has', async () => {
  const ask = await thread();
  for (const level of ['expert', 'greedy', 'toString'])
    expect(await ask({ view, seat, level })).toMatchObject({
      failure: {
        kind: 'threw',
        detail: expect.stringContaining(
          `There is no player ${level} in Skaxar; there is beginner, novice, easy, default, hard, random.`,
        ),
      },
    });
});
