import { expect, it } from 'vitest';
import { peekPlace } from '../../../src/ui/cards/peek-place.ts';

const SIZE = { width: 240, height: 335 };
const ROOM = { width: 1440, height: 900 };
const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 140 });
const place = (left: number, top: number, over = false) => peekPlace(box(left, top), over, SIZE, ROOM);

it('shows a card beside the one on the table, on the other side where there is no room', () => {
  expect(place(400, 300)).toEqual({ x: 512, y: 370 - 335 / 2 });
  expect(place(1300, 300).x).toBe(1300 - 12 - 240);
});

it('shows it over the one on the table where others lie beside it', () => {
  expect(place(400, 300, true)).toEqual({ x: 450 - 120, y: 312 });
});

it('keeps it inside the window, its upper left corner before all', () => {
  expect(place(400, 0).y).toBe(10);
  expect(place(400, 860).y).toBe(900 - 335 - 10);
  expect(place(0, 300, true).x).toBe(10);
  expect(peekPlace(box(400, 300), false, SIZE, { width: 200, height: 200 })).toEqual({ x: 10, y: 10 });
});
