import { describe, expect, it } from 'vitest';
import { cutTo, extend, openTimeline, type Timeline } from '../../../src/engine/timeline.ts';
import { MatchConflict, MatchMissing, type Mark } from '../../../src/session/local/mark.ts';
import { markOf, openSaver } from '../../../src/session/local/saving.ts';
import { headerOf } from '../../../src/session/local/store.ts';
import { TOY } from '../toy.ts';

type Line = Timeline<unknown, unknown>;

const start = openTimeline(TOY, headerOf(TOY, { options: {}, seed: 's', seats: [] }));
const played = (count: number, n = 1): Line => {
  let line = start as Line;
  for (let at = 0; at < count; at++) {
    const next = extend(TOY, line, at % 2 ? 'y' : 'x', { type: 'add', n });
    if (!next.ok) throw new Error(next.rejections[0]!.reason);
    line = next.timeline;
  }
  return line;
};
const long = played(6);

/** One call of a write, answered by the test. */
interface Call {
  readonly from: number;
  readonly plies: number;
  readonly stored: Mark | null;
  succeed(): void;
  fail(error: Error): void;
}

/** A saver whose writes and clock the test holds in its hands. */
function bench(timeline: Line, stored: Line | null = timeline) {
  const calls: Call[] = [];
  let now = 1000;
  let timers: { readonly at: number; readonly run: () => void }[] = [];
  let reopened = 0;
  const saver = openSaver({
    timeline,
    stored: stored && stored.plies,
    reopen: () => (reopened += 1),
    write: (next, from, mark) =>
      new Promise((succeed, fail) =>
        calls.push({ from, plies: next.plies.length, stored: mark, succeed: () => succeed(), fail }),
      ),
    clock: {
      now: () => now,
      after(wait, run) {
        const timer = { at: now + wait, run };
        timers.push(timer);
        return () => (timers = timers.filter((one) => one !== timer));
      },
    },
  });
  const rest = () => new Promise((resolve) => setTimeout(resolve, 0));
  return {
    saver,
    calls,
    rest,
    reopened: () => reopened,
    waits: () => timers.map(({ at }) => at - now),
    pass(time: number) {
      now += time;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { run } of due) run();
    },
  };
}
const named = (name: string) => new DOMException('', name);

describe('the saving of a match', () => {
  it('writes each command behind the stored ones, and what came meanwhile as one block', async () => {
    const { saver, calls, rest } = bench(cutTo(long, 1));
    saver.save(cutTo(long, 2));
    saver.save(cutTo(long, 3));
    saver.save(cutTo(long, 4));
    expect(calls).toMatchObject([{ from: 1, plies: 2, stored: markOf(cutTo(long, 1).plies) }]);
    calls[0]!.succeed();
    await rest();
    expect(calls[1]).toMatchObject({ from: 2, plies: 4, stored: markOf(cutTo(long, 2).plies) });
    calls[1]!.succeed();
    await saver.settled();
    expect(saver.state$.value).toEqual({ kind: 'kept' });
  });

  it('tries again after growing waits, says since when how much is not kept, and goes on when it works again', async () => {
    const { saver, calls, rest, waits, pass } = bench(start);
    const waited: number[] = [];
    saver.save(cutTo(long, 1));
    for (let k = 0; k < 9; k++) {
      calls[k]!.fail(named('QuotaExceededError'));
      await rest();
      expect(saver.state$.value).toEqual({ kind: 'unsaved', commands: 1, since: 1000, fault: 'full' });
      waited.push(waits()[0]!);
      pass(waits()[0]!);
    }
    expect(waited).toEqual([250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
    // A new command does not wait for the timer, nor for the write under way.
    saver.save(cutTo(long, 3));
    expect(saver.state$.value).toMatchObject({ commands: 3, since: 1000 });
    calls[9]!.succeed();
    await rest();
    expect(calls[10]).toMatchObject({ from: 1, plies: 3 });
    calls[10]!.succeed();
    await rest();
    expect(saver.state$.value).toEqual({ kind: 'kept' });
    expect(waits()).toEqual([]);
    saver.save(cutTo(long, 4));
    calls[11]!.fail(new Error('no'));
    await rest();
    expect(waits()).toEqual([250]);
    expect(saver.state$.value).toMatchObject({ commands: 1, fault: 'refused' });
  });

  it('counts from the first command that is not kept, and anew once all was', async () => {
    const { saver, calls, rest, pass } = bench(start);
    saver.save(cutTo(long, 1));
    pass(100);
    saver.save(cutTo(long, 2));
    calls[0]!.succeed();
    await rest();
    calls[1]!.fail(new Error('no'));
    await rest();
    expect(saver.state$.value).toMatchObject({ kind: 'unsaved', commands: 1, since: 1000 });
    saver.retry();
    calls[2]!.succeed();
    await rest();
    pass(400);
    saver.save(cutTo(long, 3));
    calls[3]!.fail(new Error('no'));
    await rest();
    expect(saver.state$.value).toMatchObject({ kind: 'unsaved', commands: 1, since: 1500 });
  });

  it('keeps an undo that comes while nothing can be written, and counts it as no command', async () => {
    const { saver, calls, rest } = bench(cutTo(long, 3));
    saver.save(cutTo(long, 2));
    calls[0]!.fail(named('AbortError'));
    await rest();
    expect(saver.state$.value).toMatchObject({ kind: 'unsaved', commands: 0, fault: 'closed' });
    // The undo itself taken back: nothing is missing any more.
    saver.save(cutTo(long, 3));
    expect(saver.state$.value).toEqual({ kind: 'kept' });
    saver.save(cutTo(long, 1));
    expect(calls[1]).toMatchObject({ from: 1, plies: 1, stored: markOf(cutTo(long, 3).plies) });
  });

  it('takes a write that does not answer for failed, asks for another connection, and hears no late answer', async () => {
    const { saver, calls, rest, pass, reopened } = bench(start);
    saver.save(cutTo(long, 1));
    pass(10_000);
    expect(reopened()).toBe(1);
    expect(saver.state$.value).toMatchObject({ fault: 'silent' });
    pass(250);
    calls[0]!.fail(new Error('late'));
    await rest();
    expect(calls).toHaveLength(2);
    calls[1]!.succeed();
    await rest();
    expect(saver.state$.value).toEqual({ kind: 'kept' });
  });

  it('knows its own write again that was said to have failed and came through all the same', async () => {
    const { saver, calls, rest, pass } = bench(start);
    saver.save(cutTo(long, 2));
    calls[0]!.fail(named('AbortError'));
    await rest();
    saver.save(cutTo(long, 3));
    calls[1]!.fail(new MatchConflict(markOf(cutTo(long, 2).plies)));
    await rest();
    expect(saver.state$.value.kind).toBe('unsaved');
    expect(calls[2]).toMatchObject({ from: 2, plies: 3, stored: markOf(cutTo(long, 2).plies) });
    calls[2]!.succeed();
    await rest();
    expect(saver.state$.value).toEqual({ kind: 'kept' });
    pass(60_000);
    expect(calls).toHaveLength(3);
  });

  it('tells another tab apart, overwrites nothing then, and goes on counting', async () => {
    const { saver, calls, rest, pass } = bench(start);
    saver.save(cutTo(long, 1));
    calls[0]!.fail(new MatchConflict(markOf(played(1, 2).plies)));
    await rest();
    expect(saver.state$.value).toEqual({ kind: 'conflict', commands: 1, since: 1000 });
    saver.save(cutTo(long, 2));
    saver.retry();
    pass(60_000);
    await saver.settled();
    expect(calls).toHaveLength(1);
    expect(saver.state$.value).toEqual({ kind: 'conflict', commands: 2, since: 1000 });
  });

  it('writes the whole match anew when it was deleted', async () => {
    const { saver, calls, rest } = bench(cutTo(long, 3));
    saver.save(long);
    calls[0]!.fail(new MatchMissing());
    await rest();
    expect(calls[1]).toMatchObject({ from: 0, plies: 6, stored: null });
  });

  it('stops when it is dropped', async () => {
    const { saver, calls, rest, pass } = bench(start);
    saver.save(cutTo(long, 1));
    calls[0]!.fail(new Error('no'));
    await rest();
    saver.drop();
    pass(60_000);
    saver.save(long);
    await saver.settled();
    expect(calls).toHaveLength(1);
  });
});
