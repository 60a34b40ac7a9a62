import type { Point } from '../../../../../table/shape.ts';
import type { Overlay } from '../stage.ts';
import { circle, crisp, ink, stroke, trace, type Pen } from './pen.ts';

type Of<K extends Overlay['kind']> = Extract<Overlay, { kind: K }>;

const INCH = 1000;

/**
 * Marks whole inches across a line, every sixth longer; `from` is the distance already measured. Returns the new
 * distance.
 */
const ticks = (pen: Pen, a: Point, b: Point, from: number, reach: number): number => {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length === 0) return from;
  const start = pen.at(a);
  const end = pen.at(b);
  const size = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const normal = { x: -(end.y - start.y) / size, y: (end.x - start.x) / size };
  // Ticks closer than 4 pixels are a smear: show every third or sixth inch then.
  const inch = INCH * pen.mil;
  const every = inch >= 4 * pen.ratio ? 1 : inch * 3 >= 4 * pen.ratio ? 3 : 6;
  for (let inches = Math.ceil((from + 1) / INCH); inches * INCH <= from + length; inches += 1) {
    if (inches % every !== 0) continue;
    const share = (inches * INCH - from) / length;
    const x = start.x + (end.x - start.x) * share;
    const y = start.y + (end.y - start.y) * share;
    const half = (inches % 6 === 0 ? reach : reach * 0.5) * pen.ratio;
    pen.context.moveTo(x - normal.x * half, y - normal.y * half);
    pen.context.lineTo(x + normal.x * half, y + normal.y * half);
  }
  return from + length;
};

/** End marks: a bar for a measure, a cross for a refusal. */
const endMark = (pen: Pen, at: Point, other: Point, bad: boolean): void => {
  const here = pen.at(at);
  const there = pen.at(other);
  const length = Math.hypot(there.x - here.x, there.y - here.y) || 1;
  const size = 6 * pen.ratio;
  const along = { x: ((there.x - here.x) / length) * size, y: ((there.y - here.y) / length) * size };
  if (bad) {
    pen.context.moveTo(here.x - along.x * 0.7 - along.y * 0.7, here.y - along.y * 0.7 + along.x * 0.7);
    pen.context.lineTo(here.x + along.x * 0.7 + along.y * 0.7, here.y + along.y * 0.7 - along.x * 0.7);
    pen.context.moveTo(here.x - along.x * 0.7 + along.y * 0.7, here.y - along.y * 0.7 - along.x * 0.7);
    pen.context.lineTo(here.x + along.x * 0.7 - along.y * 0.7, here.y + along.y * 0.7 + along.x * 0.7);
    return;
  }
  pen.context.moveTo(here.x - along.y, here.y + along.x);
  pen.context.lineTo(here.x + along.y, here.y - along.x);
};

/** A ruler or a dimension line. */
export const drawLine = (pen: Pen, aid: Of<'line'>): void => {
  const { context } = pen;
  trace(pen, [aid.from, aid.to]);
  stroke(pen, aid.tone, 1, 0.95, aid.dashed ? [6, 4] : []);
  context.beginPath();
  if (aid.ticks) ticks(pen, aid.from, aid.to, 0, 5);
  endMark(pen, aid.from, aid.to, false);
  endMark(pen, aid.to, aid.from, aid.tone === 'bad');
  stroke(pen, aid.tone, 1, 0.95);
  if (!aid.label) return;
  const a = pen.at(aid.from);
  const b = pen.at(aid.to);
  const short = Math.hypot(b.x - a.x, b.y - a.y) < 90 * pen.ratio;
  if (aid.ticks && !short)
    pen.words.push({ x: b.x, y: b.y, away: 12 * pen.ratio, text: aid.label, tone: aid.tone, bold: true });
  else
    pen.words.push({
      x: (a.x + b.x) / 2,
      y: (a.y + b.y) / 2,
      away: 8 * pen.ratio,
      text: aid.label,
      tone: aid.tone,
      bold: true,
    });
};

/** The strip a base sweeps: soft body, edge lines, inch ticks along the middle. */
export const drawRibbon = (pen: Pen, aid: Of<'ribbon'>): void => {
  const { context } = pen;
  const first = aid.points[0];
  const last = aid.points[aid.points.length - 1];
  if (!first || !last) return;
  trace(pen, aid.points.length === 1 ? [first, first] : aid.points);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = Math.max(aid.radius * 2 * pen.mil, 1);
  if (pen.filled) {
    context.strokeStyle = ink(pen, aid.tone, 0.16);
    context.stroke();
  }
  context.lineCap = 'butt';
  trace(pen, aid.points);
  stroke(pen, aid.tone, 1.25, 0.95);
  context.lineJoin = 'miter';
  context.beginPath();
  let run = 0;
  aid.points.slice(1).forEach((point, index) => {
    run = ticks(pen, aid.points[index]!, point, run, 6);
  });
  stroke(pen, aid.tone, 1, 0.9);
  const end = pen.at(last);
  if (aid.label)
    pen.words.push({
      x: end.x,
      y: end.y,
      away: aid.radius * pen.mil + 12 * pen.ratio,
      text: aid.label,
      tone: aid.tone,
      bold: true,
    });
};

/** A range ring. */
export const drawRing = (pen: Pen, aid: Of<'ring'>): void => {
  circle(pen, aid.x, aid.y, aid.radius);
  if (aid.fill && pen.filled) {
    pen.context.fillStyle = ink(pen, aid.tone, 0.09);
    pen.context.fill();
  }
  stroke(pen, aid.tone, 1, 0.85, aid.dashed ? [5, 5] : []);
  if (!aid.label) return;
  const at = pen.at(aid);
  pen.words.push({ x: at.x, y: at.y - aid.radius * pen.mil, away: 3 * pen.ratio, text: aid.label, tone: aid.tone });
};

/** A small named point: a diamond with a dot. */
export const drawPin = (pen: Pen, aid: Of<'pin'>): void => {
  const at = pen.at(aid.at);
  const size = 6 * pen.ratio;
  const x = crisp(at.x);
  const y = crisp(at.y);
  const { context } = pen;
  context.beginPath();
  if (aid.tone === 'bad') {
    context.moveTo(x - size, y - size);
    context.lineTo(x + size, y + size);
    context.moveTo(x + size, y - size);
    context.lineTo(x - size, y + size);
    stroke(pen, aid.tone, 2);
  } else {
    context.moveTo(x, y - size);
    context.lineTo(x + size, y);
    context.lineTo(x, y + size);
    context.lineTo(x - size, y);
    context.closePath();
    context.fillStyle = ink(pen, aid.tone, 0.25);
    context.fill();
    stroke(pen, aid.tone, 1.25);
    context.fillStyle = ink(pen, aid.tone);
    context.fillRect(x - pen.ratio, y - pen.ratio, 2 * pen.ratio, 2 * pen.ratio);
  }
  if (aid.label) pen.words.push({ x, y, away: size + 4 * pen.ratio, text: aid.label, tone: aid.tone });
};
