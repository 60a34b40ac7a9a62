import type { Packet } from './data/faces.ts';

export const NOTHING: Packet = { s: 0, a: 0, h: 0 };

export const total = ({ s, a, h }: Packet): number => s + a + h;

export const half = (value: number): number => Math.ceil(value / 2);

/** OS-7.9: each part by itself. */
export const halved = ({ s, a, h }: Packet): Packet => ({ s: half(s), a: half(a), h: half(h) });

export const without = (from: Packet, taken: Packet): Packet => ({
  s: from.s - taken.s,
  a: from.a - taken.a,
  h: from.h - taken.h,
});

/** OS-0.26: what `n` takes when nobody chooses: hull, any, shield. */
export function automatic(from: Packet, n: number): Packet {
  const h = Math.min(from.h, n);
  const a = Math.min(from.a, n - h);
  return { h, a, s: Math.min(from.s, n - h - a) };
}

/** A packet less `n`, by the parts chosen or in automatic order. */
export const reduced = (from: Packet, n: number, split?: Packet): Packet => without(from, split ?? automatic(from, n));

/** Shield and hull after a packet. */
export interface Body {
  readonly shield: number;
  readonly hull: number;
}

/** OS-7.1, OS-7.2: shield part, any part, hull part; neither value goes below 0. */
export function damaged({ shield, hull }: Body, { s, a, h }: Packet, overflow: 'lost' | 'toHull'): Body {
  const excess = Math.max(0, s - shield);
  const left = Math.max(0, shield - s);
  const through = Math.max(0, a - left);
  const toHull = (overflow === 'toHull' ? excess : 0) + through + h;
  return { shield: Math.max(0, left - a), hull: Math.max(0, hull - toHull) };
}
