import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { verify, type Verdict } from '../../src/engine/recording-verify.ts';
import type { Recording } from '../../src/engine/recording.ts';
import { orionsGate } from '../../src/games/orions-gate/game.ts';
import {
  askVerdict,
  type VerifyOrder,
  type VerifyPort,
  type VerifyReply,
} from '../../src/session/threads/verify/ask.ts';
import { verifyPlayer } from '../../src/session/threads/verify/play.ts';
import { kernelSight } from '../../src/table/kernel.ts';

const game = orionsGate(kernelSight);
const recording = JSON.parse(readFileSync(new URL('../golden/levels-12.json', import.meta.url), 'utf8')) as Recording;

/** A thread that works when it is told to, with a clock that goes on by 60 ms whenever it is read. */
function paperThread() {
  const replies: VerifyReply[] = [];
  let order: VerifyOrder | null = null;
  let clock = 0;
  const port: VerifyPort & { letGo: boolean } = {
    letGo: false,
    onmessage: null,
    onerror: null,
    postMessage: (message) => void (order = message),
    terminate() {
      port.letGo = true;
    },
  };
  const play = verifyPlayer(
    async (id) => (id === game.id ? game : null),
    (data) => {
      replies.push(data);
      port.onmessage?.({ data });
    },
    () => (clock += 60),
  );
  return { port, replies, hire: () => port, run: () => play(order!) };
}

function listener() {
  const heard: (number | Verdict | string)[] = [];
  return {
    heard,
    onPlayed: (plies: number) => void heard.push(plies),
    onVerdict: (verdict: Verdict) => void heard.push(verdict),
    onFault: (detail: string) => void heard.push(`fault ${detail.split('\n')[0]}`),
  };
}

describe('verifying on a thread', () => {
  it('tells how far it has come, then what was found, and lets the thread go', async () => {
    const [thread, { heard, ...on }] = [paperThread(), listener()];
    askVerdict(thread.hire, { game: game.id, recording }, on);
    await thread.run();
    const [verdict, ...steps] = heard.toReversed();
    expect(verdict).toEqual(verify(game, recording));
    expect(steps.length).toBeGreaterThan(5);
    expect(steps.length).toBeLessThan(recording.plies.length);
    expect(steps.every((plies, index) => index === 0 || plies < steps[index - 1]!)).toBe(true);
    expect(thread.port.letGo).toBe(true);
  });

  it('stopped, it tells nothing more', async () => {
    const [thread, { heard, ...on }] = [paperThread(), listener()];
    const stop = askVerdict(thread.hire, { game: game.id, recording }, on);
    stop();
    await thread.run();
    expect([thread.port.letGo, thread.replies.length > 0, heard]).toEqual([true, true, []]);
  });

  it('says when it cannot be done: no such game, or a thread that is lost', async () => {
    const [foreign, one] = [paperThread(), listener()];
    askVerdict(foreign.hire, { game: 'chess', recording }, one);
    await foreign.run();
    expect(one.heard).toEqual(['fault Error: There is no game chess here.']);
    const [lost, other] = [paperThread(), listener()];
    askVerdict(lost.hire, { game: game.id, recording }, other);
    lost.port.onerror?.(new Event('error'));
    expect([other.heard, lost.port.letGo]).toEqual([['fault The script of the thread did not load.'], true]);
  });
});
