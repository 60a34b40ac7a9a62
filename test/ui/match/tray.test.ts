import { describe, expect, it } from 'vitest';
import type { LogEntry, LoggedPly } from '../../../src/ui/match/log.ts';
import { trayOf } from '../../../src/ui/match/tray-data.ts';

const log = (...commands: readonly (readonly LogEntry[])[]): readonly LoggedPly<unknown>[] =>
  commands.map((lines, plies) => ({
    plies,
    seat: null,
    events: [],
    lines: lines.map((line, index) => ({ ...line, key: `${plies}.${index}`, plies })),
  }));
const texts = (all: readonly LoggedPly<unknown>[], current = false) => {
  const { acting, answering } = trayOf(all, current);
  return [acting.map(({ text }) => text), answering.map(({ text }) => text)];
};
const HEAD: LogEntry = { text: 'Turn 2', head: true };
const VOLLEY: LogEntry = { text: 'volley', dice: [1, 2], tint: 'ship-red' };
const SENTRY: LogEntry = { text: 'sentry', dice: [5], tint: 'ship-emerald', answer: true };

describe('dice tray', () => {
  it('is empty before the first roll', () => {
    expect(texts(log([HEAD], [{ text: 'moves' }]))).toEqual([[], []]);
  });

  it('shows the dice of the last command that rolled, until they are old', () => {
    const rolls = log(
      [
        { text: 'a', dice: [1] },
        { text: 'b', dice: [2] },
      ],
      [{ text: 'c', dice: [3] }],
      [{ text: 'moves' }],
    );
    expect(texts(rolls)).toEqual([['c'], []]);
    expect(texts([...rolls, ...log(...Array.from({ length: 4 }, () => [{ text: 'moves' }]))])).toEqual([[], []]);
  });

  it('BS-19.8 lays dice that answer apart, with all dice of the same turn', () => {
    expect(texts(log([HEAD, VOLLEY], [HEAD], [SENTRY], [{ ...VOLLEY, text: 'second' }]))).toEqual([
      ['second'],
      ['sentry'],
    ]);
    expect(texts(log([HEAD], [SENTRY]))).toEqual([[], ['sentry']]);
  });

  it('keeps the dice of the turn before until there are new ones, but not where room is short', () => {
    const next = log([HEAD], [SENTRY], [VOLLEY, { text: 'Turn 3', head: true }]);
    expect(texts(next)).toEqual([['volley'], ['sentry']]);
    expect(texts(next, true)).toEqual([[], []]);
    expect(texts(log([HEAD], [SENTRY], [VOLLEY]), true)).toEqual([['volley'], ['sentry']]);
  });
});
