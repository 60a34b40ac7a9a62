import { expect, test } from 'vitest';
import { moreOf } from '../../../src/ui/kit/use-more.ts';

const box = { scrollLeft: 0, scrollTop: 0, scrollWidth: 100, scrollHeight: 40, clientWidth: 100, clientHeight: 40 };

test('a box that scrolls goes on before and after what is seen of it, across or down', () => {
  expect(moreOf(box)).toBe('');
  expect(moreOf({ ...box, scrollWidth: 180 })).toBe('after');
  expect(moreOf({ ...box, scrollWidth: 180, scrollLeft: 40 })).toBe('before after');
  expect(moreOf({ ...box, scrollWidth: 180, scrollLeft: 79.5 })).toBe('before');
  expect(moreOf({ ...box, scrollHeight: 90 })).toBe('after');
  expect(moreOf({ ...box, scrollHeight: 90, scrollTop: 50 })).toBe('before');
});
