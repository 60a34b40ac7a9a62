import { expect, it } from 'vitest';
import { keyName } from '../../../src/ui/match/keys.ts';

const none = { code: '', shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };
const named = (key: string, held: Partial<KeyboardEvent> = {}) =>
  keyName({ ...none, key, ...held } as unknown as KeyboardEvent);

it('Ctrl and Cmd with Z and Y are named by what they do in every program; alone the letters are keys of their own', () => {
  expect(named('z', { ctrlKey: true })).toBe('undo');
  expect(named('Z', { ctrlKey: true })).toBe('undo');
  expect(named('z', { metaKey: true })).toBe('undo');
  expect(named('Z', { ctrlKey: true, shiftKey: true })).toBe('redo');
  expect(named('Z', { metaKey: true, shiftKey: true })).toBe('redo');
  expect(named('y', { ctrlKey: true })).toBe('redo');
  // What browsers and keyboards use for something else.
  expect(named('y', { metaKey: true })).toBe('y');
  expect(named('z', { ctrlKey: true, altKey: true })).toBe('z');
  expect(named('Z', { shiftKey: true })).toBe('z');
  expect(named('y')).toBe('y');
});
