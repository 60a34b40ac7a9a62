import { tableWords } from '../words/table.ts';
import { rgba } from '../../../table/palette.ts';
import type { Box } from '../../../cards/table/box.ts';
import { LEAST, paneOf, writeAt, type Pane } from '../../../cards/table/scribe.ts';
import type { SkaxarScribe } from './palette.ts';

/** An arrow of the comparison: full and through where it breaks the Shield, hollow and stopped where it does not. */
export interface Arrow {
  readonly breaks: boolean;
  readonly ink: string;
  /** It stands for what would be. */
  readonly ghost: boolean;
}

/** The way between two plates: where it starts, how far it is, level or upright, and in which direction. */
interface Way {
  readonly start: { readonly x: number; readonly y: number };
  readonly gap: number;
  readonly level: boolean;
  readonly sign: number;
}

const levelWay = (a: Pane, b: Pane, sign: number): Way => ({
  start: { x: sign > 0 ? a.x + a.width : a.x, y: a.y + a.height / 2 },
  gap: sign > 0 ? b.x - a.x - a.width : a.x - b.x - b.width,
  level: true,
  sign,
});

const uprightWay = (a: Pane, b: Pane, sign: number): Way => ({
  start: { x: a.x + a.width / 2, y: sign > 0 ? a.y + a.height : a.y },
  gap: sign > 0 ? b.y - a.y - a.height : a.y - b.y - b.height,
  level: false,
  sign,
});

const wayOf = (scribe: SkaxarScribe, from: Box, to: Box): Way => {
  const [a, b] = [paneOf(scribe, from), paneOf(scribe, to)];
  return Math.abs(from.x - to.x) > Math.abs(from.y - to.y)
    ? levelWay(a, b, Math.sign(to.x - from.x))
    : uprightWay(a, b, -Math.sign(to.y - from.y));
};

/** Where the plates lie close, only the head of the arrow has room. */
const isClose = ({ gap }: Way, { lens }: SkaxarScribe): boolean => gap < 24 * lens.ratio;

const halfOf = (way: Way, scribe: SkaxarScribe): number =>
  isClose(way, scribe) ? way.gap * 0.62 : Math.min(way.gap * 0.3, 17 * scribe.lens.ratio);

/** The outline of an arrow that points to the right from where the way starts. */
const outline = (scribe: SkaxarScribe, way: Way, breaks: boolean): void => {
  const { context, lens } = scribe;
  const close = isClose(way, scribe);
  const half = halfOf(way, scribe);
  const tip = breaks ? way.gap + (close ? 1 : 3) * lens.ratio : way.gap - 5 * lens.ratio;
  const head = close ? way.gap * 0.6 : half * 1.35;
  const back = close ? tip - head : 3 * lens.ratio;
  const neck = Math.max(tip - head, back);
  context.beginPath();
  context.moveTo(back, -half * 0.36);
  context.lineTo(neck, -half * 0.36);
  context.lineTo(neck, -half);
  context.lineTo(tip, 0);
  context.lineTo(neck, half);
  context.lineTo(neck, half * 0.36);
  context.lineTo(back, half * 0.36);
  context.closePath();
};

/**
 * The way from one plate to the one it is measured against: a full arrow that breaks through, or a hollow one stopped
 * by a bar (SK-8.2).
 */
export const drawArrow = (scribe: SkaxarScribe, from: Box, to: Box, { breaks, ink, ghost }: Arrow): void => {
  const { context, lens } = scribe;
  const way = wayOf(scribe, from, to);
  const { start, gap, level, sign } = way;
  const half = halfOf(way, scribe);
  context.save();
  context.translate(start.x, start.y);
  if (!level) context.rotate(Math.PI / 2);
  if (sign < 0) context.scale(-1, 1);
  outline(scribe, way, breaks);
  context.lineJoin = 'round';
  context.fillStyle = rgba(ink, breaks ? 0.95 : 0.16);
  context.fill();
  context.lineWidth = 1.5 * lens.ratio;
  context.strokeStyle = rgba(ink, 0.95);
  if (ghost && !isClose(way, scribe)) context.setLineDash([3 * lens.ratio, 3 * lens.ratio]);
  context.stroke();
  context.setLineDash([]);
  if (!breaks) {
    context.fillStyle = rgba(scribe.palette.text, 0.95);
    context.fillRect(gap - 4 * lens.ratio, -half * 1.15, 3 * lens.ratio, half * 2.3);
  }
  context.restore();
  if (!level || gap < 34 * lens.ratio) return;
  const words = breaks ? tableWords.breaks : tableWords.holds;
  writeAt(scribe, words, start.x + (sign * gap) / 2, start.y + half + 9 * lens.ratio, {
    size: LEAST * lens.ratio,
    ink: rgba(breaks ? ink : scribe.palette.text, 0.95),
    weight: 500,
    within: gap,
    edge: rgba(scribe.palette.plate, 0.85),
  });
};
