import { expect, test } from 'vitest';
import { advised } from '../../src/session/threads/think/advised.ts';
import type { Choice, Question, Thinker } from '../../src/session/threads/think/thinker.ts';

const question: Question = { game: 'toy', view: {}, seat: 'b1', level: 'default', seed: 's' };
const own: Choice = { kind: 'command', command: 'its own' };
const thinker: Thinker = {
  choose: async () => own,
  fallback: () => [],
  drop: () => undefined,
  close: () => undefined,
};

test('a computer player gives what it is advised, and its own command where there is no advice or it fails', async () => {
  expect(await advised(thinker, async () => 'reply').choose(question)).toEqual({ kind: 'command', command: 'reply' });
  expect(await advised(thinker, async () => null).choose(question)).toEqual(own);
  expect(await advised(thinker, () => Promise.reject(new Error('gone'))).choose(question)).toEqual(own);
});

test('advice that is overtaken by an undo or another question is dropped', async () => {
  const player = advised(thinker, async () => 'late');
  const first = player.choose(question);
  player.drop();
  expect(await first).toEqual({ kind: 'dropped' });
  const second = player.choose(question);
  const third = player.choose(question);
  expect([(await second).kind, (await third).kind]).toEqual(['dropped', 'command']);
});
