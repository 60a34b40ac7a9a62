import { describe, expect, it } from 'vitest';
import { fits } from '../../../../src/ui/match/lesson/pattern.ts';

describe('a pattern of a command', () => {
  it('asks for what it names and for nothing else', () => {
    expect(fits({ type: 'fire', weapons: 1 }, { type: 'fire', line: 'E', weapons: 1 })).toBe(true);
    expect(fits({ type: 'fire', weapons: 1 }, { type: 'fire', line: 'E', weapons: 2 })).toBe(false);
    expect(fits({ type: 'fire', weapons: 1 }, { type: 'fire', line: 'E' })).toBe(false);
    expect(fits({ type: 'fire' }, null)).toBe(false);
  });

  it('takes words in any order, numbers as they are', () => {
    expect(fits({ lines: ['N', 'E'] }, { lines: ['E', 'N'] })).toBe(true);
    expect(fits({ lines: ['N', 'E'] }, { lines: ['E'] })).toBe(false);
    expect(fits({ lines: ['N', 'N'] }, { lines: ['N', 'E'] })).toBe(false);
    expect(fits({ to: [1, 2] }, { to: [1, 2] })).toBe(true);
    expect(fits({ to: [1, 2] }, { to: [2, 1] })).toBe(false);
  });

  it('knows alternatives', () => {
    expect(fits({ turn: { anyOf: [90, 270] } }, { turn: 270 })).toBe(true);
    expect(fits({ turn: { anyOf: [90, 270] } }, { turn: 180 })).toBe(false);
  });
});
