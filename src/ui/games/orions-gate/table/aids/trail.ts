import type { Point } from '../../../../../table/shape.ts';
import type { Overlay } from '../stage.ts';
import { hair, ink, stroke, type Pen } from './pen.ts';

type Trail = Extract<Overlay, { kind: 'trail' }>;

/** Opacity at the end of a trail, and the share of it that its beginning has. */
const STRONG = 0.95;
const FAINT = 0.5;
const BEGINNING = 0.15;

/** Size of what ends a trail, CSS pixels. */
const END = 7;

/** A shot ends this far before the middle of its target, CSS pixels: its end is not hidden by the ship. */
const BEFORE = 20;

/** A line that fades towards where it began; dashed for a shot. */
export function drawTrail(pen: Pen, trail: Trail): void {
  const { context } = pen;
  const full = trail.points.map(pen.at);
  const points = trail.end === 'arrow' ? full : shortened(full, BEFORE * pen.ratio);
  const whole = points.slice(1).reduce((sum, point, index) => sum + apart(points[index]!, point), 0);
  if (whole === 0) return;
  const strength = trail.faint ? FAINT : STRONG;
  const alpha = (run: number): number => strength * (BEGINNING + (1 - BEGINNING) * (run / whole));
  context.setLineDash(trail.end === 'arrow' ? [] : [3 * pen.ratio, 4 * pen.ratio]);
  context.lineWidth = hair(pen, trail.faint ? 1 : 2);
  let run = 0;
  points.slice(1).forEach((to, index) => {
    const from = points[index]!;
    const fading = context.createLinearGradient(from.x, from.y, to.x, to.y);
    fading.addColorStop(0, ink(pen, trail.tone, alpha(run)));
    run += apart(from, to);
    fading.addColorStop(1, ink(pen, trail.tone, alpha(run)));
    context.strokeStyle = fading;
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    context.stroke();
  });
  context.setLineDash([]);
  drawEnd(pen, trail, points, strength);
}

/** The polyline without its last stretch of a length; at least half of its last segment stays. */
function shortened(points: readonly Point[], by: number): readonly Point[] {
  const [before, last] = [points.at(-2)!, points.at(-1)!];
  const length = apart(before, last);
  const share = length === 0 ? 0 : Math.max(0.5, 1 - by / length);
  const end = { x: before.x + (last.x - before.x) * share, y: before.y + (last.y - before.y) * share };
  return [...points.slice(0, -1), end];
}

const apart = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** An arrow where a unit went, a burst where a shot hit, a cross beside the target it missed; the word with it. */
function drawEnd(pen: Pen, { end, tone, faint, label }: Trail, points: readonly Point[], strength: number): void {
  const { context } = pen;
  const to = points.at(-1)!;
  const before = points.at(-2)!;
  const angle = Math.atan2(to.y - before.y, to.x - before.x);
  const size = END * pen.ratio;
  context.beginPath();
  for (const turn of end === 'arrow' ? [0.82, -0.82] : [0.25, 0.75, 1.25, 1.75]) {
    const ray = angle + turn * Math.PI;
    const inner = end === 'hit' ? 0.45 : 0;
    context.moveTo(to.x + Math.cos(ray) * size * inner, to.y + Math.sin(ray) * size * inner);
    context.lineTo(to.x + Math.cos(ray) * size, to.y + Math.sin(ray) * size);
  }
  stroke(pen, tone, faint ? 1 : 2, strength);
  if (label) pen.words.push({ x: to.x, y: to.y, away: size + 6 * pen.ratio, text: label, tone, bold: true });
}
