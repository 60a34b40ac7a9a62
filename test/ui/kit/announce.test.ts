import { afterEach, expect, test, vi } from 'vitest';
import { announce, said, type Said } from '../../../src/ui/kit/announce.tsx';

afterEach(() => void vi.useRealTimers());

test('each sentence is a new one in its own region, a repeated one too, and is gone after a while', () => {
  vi.useFakeTimers();
  const urgent: Said[] = [];
  const polite: Said[] = [];
  const hearing = [said(true).subscribe((now) => urgent.push(now)), said(false).subscribe((now) => polite.push(now))];
  announce('No.', true);
  announce('No.', true);
  announce('Your turn.');
  expect(urgent).toEqual([
    { text: 'No.', count: 1 },
    { text: 'No.', count: 2 },
  ]);
  expect(polite).toEqual([{ text: 'Your turn.', count: 1 }]);
  vi.advanceTimersByTime(60_000);
  expect([urgent.at(-1), polite.at(-1)]).toEqual([
    { text: '', count: 2 },
    { text: '', count: 1 },
  ]);
  expect([urgent.length, polite.length]).toEqual([3, 2]);
  for (const one of hearing) one.unsubscribe();
});
