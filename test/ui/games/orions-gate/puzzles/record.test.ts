import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadShipped, parseScenario, type Rival } from '../../../../../src/games/orions-gate/scenario/index.ts';
import { countRecorded } from '../../../../../src/ui/games/orions-gate/puzzles/count.ts';
import {
  countApart,
  COUNT_LIMIT,
  type CountAsked,
  type CountHeard,
  type CountPort,
} from '../../../../../src/ui/games/orions-gate/puzzles/count-thread.ts';
import { rivalText, whyNotText } from '../../../../../src/ui/games/orions-gate/puzzles/why-not.ts';
import { recordingText as words } from '../../../../../src/ui/games/orions-gate/words/recording.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const parsed = parseScenario((await loadShipped()).find(({ id }) => id === 'puzzle-hangar')!.document);
if (!parsed.ok) throw new Error('A shipped puzzle cannot be read.');
const scenario = parsed.value;
const puzzle = scenario.puzzle!;
const asked = (answer: number): CountAsked => ({
  scenario,
  line: puzzle.answers[answer]!.commands.map((command) => ({ seat: puzzle.seat, command })),
  said: puzzle.answers[answer]!,
});

/** A thread that counts when it is let, and whether it was ended. */
function paperThread() {
  const port = {
    onmessage: null,
    onerror: null,
    ended: false,
    run: () => undefined,
    postMessage(question: CountAsked) {
      port.run = () => countRecorded(question, (data) => port.onmessage?.({ data }));
    },
    terminate: () => void (port.ended = true),
  } as CountPort & { run: () => void; ended: boolean };
  const heard: CountHeard[] = [];
  return { port, heard, hear: (one: CountHeard) => void heard.push(one), hire: () => port };
}

test('the count is heard line by line and ends the thread', () => {
  const { port, heard, hear, hire } = paperThread();
  countApart(asked(3), hear, hire);
  expect(heard).toEqual([]);
  port.run();
  const last = heard.at(-1)!;
  expect(last).toMatchObject({ kind: 'done', recorded: { ok: true } });
  const steps = heard.slice(0, -1);
  expect(steps.length).toBeGreaterThan(20);
  expect(steps.every(({ kind }) => kind === 'progress')).toBe(true);
  expect(port.ended).toBe(true);
  vi.advanceTimersByTime(2 * COUNT_LIMIT);
  expect(heard.at(-1)).toBe(last);
});

test('a count that takes too long is ended, one that is stopped says nothing more', () => {
  const slow = paperThread();
  countApart(asked(3), slow.hear, slow.hire);
  vi.advanceTimersByTime(COUNT_LIMIT - 1);
  expect([slow.port.ended, slow.heard]).toEqual([false, []]);
  vi.advanceTimersByTime(1);
  expect([slow.port.ended, slow.heard]).toEqual([true, [{ kind: 'slow' }]]);
  slow.port.run();
  expect(slow.heard.length).toBe(1);

  const stopped = paperThread();
  countApart(asked(3), stopped.hear, stopped.hire)();
  stopped.port.run();
  vi.advanceTimersByTime(COUNT_LIMIT);
  expect([stopped.port.ended, stopped.heard]).toEqual([true, []]);
});

test('a thread that is lost, an exception and too many ways of the dice are told', () => {
  const lost = paperThread();
  countApart(asked(3), lost.hear, lost.hire);
  lost.port.onerror!({ message: 'gone' });
  expect(lost.heard).toMatchObject([{ kind: 'fault' }]);
  expect(lost.port.ended).toBe(true);

  const broken: CountHeard[] = [];
  countRecorded({ ...asked(3), scenario: { ...scenario, puzzle: undefined } }, (one) => broken.push(one));
  expect(broken).toMatchObject([{ kind: 'fault' }]);
  const many: CountHeard[] = [];
  const tooMany = new Proxy([], {
    get() {
      throw new RangeError('More than 20000 ways for the rolls to fall.');
    },
  });
  countRecorded({ ...asked(3), line: tooMany }, (one) => many.push(one));
  expect(many).toEqual([{ kind: 'many' }]);
});

test('a refusal says both chances, what is better and what to do', () => {
  const heard: CountHeard[] = [];
  countRecorded(asked(0), (one) => heard.push(one));
  const last = heard.at(-1)!;
  if (last.kind !== 'done' || last.recorded.ok) throw new Error(last.kind);
  expect(whyNotText(last.recorded, String)).toBe(words.why.never);

  const [half, third] = [
    { num: 1n, den: 2n },
    { num: 1n, den: 3n },
  ];
  const nameOf = (unit: string) => (unit === 'a1.1' ? 'Talon' : unit);
  const rival: Rival = { kind: 'holds', unit: 'a1.1' };
  expect(whyNotText({ ok: false, why: 'worse', chance: third, next: { rival, chance: half } }, nameOf)).toBe(
    `Your solution reaches the goal with 33.33\u00a0%, the same with Talon holding with 50.00\u00a0%. ${words.behind.worse}`,
  );
  const nothing = { rival: { kind: 'nothing' }, chance: half } as const;
  expect(whyNotText({ ok: false, why: 'same', chance: half, next: nothing }, nameOf)).toBe(
    `Your solution reaches the goal with 50.00\u00a0%, holding everything with 50.00\u00a0%. ${words.behind.nothing}`,
  );
  expect(whyNotText({ ok: false, why: 'close', chance: half, next: nothing }, nameOf)).toContain(words.behind.close);
});

test('every rival has words of its own', () => {
  const kinds = Object.keys(words.rivals).filter((kind) => kind !== 'answer') as Exclude<Rival['kind'], 'answer'>[];
  const said = [
    rivalText({ kind: 'answer', text: 'Fire first' }, String),
    ...kinds.map((kind) => rivalText({ kind, unit: 'Talon' }, String)),
  ];
  expect(new Set(said).size).toBe(8);
  expect(said[0]).toBe('“Fire first”');
});
