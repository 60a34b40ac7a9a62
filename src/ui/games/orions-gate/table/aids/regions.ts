import type { Overlay } from '../stage.ts';
import { hatch } from './hatch.ts';
import { addPart, ink, stroke, type Pen } from './pen.ts';

type Of<K extends Overlay['kind']> = Extract<Overlay, { kind: K }>;

/** Canvas angle (clockwise, radians) of a table heading (counter-clockwise, hundredths of a degree). */
export const canvasAngle = (heading: number): number => (-heading / 18000) * Math.PI;

/** A wedge: a sector of fire or of sight. */
export const drawWedge = (pen: Pen, aid: Of<'wedge'>): void => {
  const at = pen.at(aid);
  const radius = aid.radius * pen.mil;
  const { context } = pen;
  context.beginPath();
  context.moveTo(at.x, at.y);
  context.arc(at.x, at.y, radius, canvasAngle(aid.from), canvasAngle(aid.to), true);
  context.closePath();
  if (pen.filled) {
    context.fillStyle = ink(pen, aid.tone, 0.1);
    context.fill();
  }
  stroke(pen, aid.tone, 1, 0.85);
  if (!aid.label) return;
  const sweep = (((aid.to - aid.from) % 36000) + 36000) % 36000;
  const middle = canvasAngle(aid.from + sweep / 2);
  pen.words.push({
    x: at.x + Math.cos(middle) * radius,
    y: at.y + Math.sin(middle) * radius,
    away: 4 * pen.ratio,
    text: aid.label,
    tone: aid.tone,
    ...(aid.sector && { middle: at }),
  });
};

/**
 * A filled region, hatched where it depends on dice. Rings inside rings are holes; `sure` = rings within it that are
 * certain.
 */
export const drawArea = (pen: Pen, aid: Of<'area'>, sure: Of<'area'>['rings']): void => {
  const { context } = pen;
  let top = { x: 0, y: Infinity };
  const lay = (rings: Of<'area'>['rings']): void => {
    for (const ring of rings) {
      ring.forEach((point, index) => {
        const at = pen.at(point);
        if (at.y < top.y) top = at;
        if (index === 0) context.moveTo(at.x, at.y);
        else context.lineTo(at.x, at.y);
      });
      context.closePath();
    }
  };
  context.beginPath();
  lay(aid.rings);
  if (sure.length > 0) lay(sure);
  if (aid.outline) {
    // Nothing but its edge.
  } else if (aid.hatched) {
    context.fillStyle = hatch(context, pen.palette.tone[aid.tone], pen.ratio, pen.filled ? 0.34 : 0.22);
    context.fill('evenodd');
  } else if (pen.filled) {
    context.fillStyle = ink(pen, aid.tone, 0.13);
    context.fill('evenodd');
  }
  if (sure.length > 0) {
    context.beginPath();
    lay(aid.rings);
  }
  stroke(pen, aid.tone, 1, aid.hatched ? 0.6 : 0.85, aid.outline ? [9, 5] : aid.hatched ? [4, 4] : []);
  if (aid.label && top.y < Infinity)
    pen.words.push({ x: top.x, y: top.y, away: 4 * pen.ratio, text: aid.label, tone: aid.tone });
};

/** The exact outline of a piece, part by part, as the rules know it. */
export const drawOutline = (pen: Pen, aid: Of<'outline'>): void => {
  const { context } = pen;
  context.beginPath();
  aid.piece.parts.forEach((part) => addPart(pen, part));
  if (pen.filled) {
    context.fillStyle = ink(pen, aid.tone, 0.07);
    context.fill();
  }
  stroke(pen, aid.tone, 1, 0.95);
  if (!aid.label) return;
  const box = { x: 0, y: Infinity, n: 0 };
  for (const part of aid.piece.parts) {
    const points = part.kind === 'circle' ? [{ x: part.x, y: part.y + part.radius }] : part.corners;
    for (const point of points) {
      const at = pen.at(point);
      box.y = Math.min(box.y, at.y);
      box.x += at.x;
      box.n += 1;
    }
  }
  pen.words.push({ x: box.x / box.n, y: box.y, away: 4 * pen.ratio, text: aid.label, tone: aid.tone });
};

/** Line of sight from a front point to a base: the fan, with the hidden share darkened and hatched. */
export const drawFan = (pen: Pen, aid: Of<'fan'>): void => {
  const { context } = pen;
  const from = pen.at(aid.from);
  const target = pen.at(aid.target);
  const distance = Math.hypot(target.x - from.x, target.y - from.y);
  const radius = aid.target.radius * pen.mil;
  // Table angles run counter-clockwise, canvas angles clockwise.
  const middle = Math.atan2(target.y - from.y, target.x - from.x);
  const reach = Math.sqrt(Math.max(distance * distance - radius * radius, 1));
  const slice = (a: number, b: number): void => {
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.arc(from.x, from.y, reach, middle - b, middle - a);
    context.closePath();
  };
  slice(-aid.halfWidth, aid.halfWidth);
  context.fillStyle = ink(pen, aid.tone, pen.filled ? 0.16 : 0.06);
  context.fill();
  stroke(pen, aid.tone, 1, 0.9);
  for (const arc of aid.hidden) {
    slice(arc.from, arc.to);
    context.fillStyle = 'rgba(4, 6, 10, 0.62)';
    context.fill();
    context.fillStyle = hatch(context, pen.palette.tone.bad, pen.ratio, 0.5);
    context.fill();
  }
  if (aid.label)
    pen.words.push({
      x: (from.x + target.x) / 2,
      y: (from.y + target.y) / 2,
      away: 8 * pen.ratio,
      text: aid.label,
      tone: aid.tone,
      bold: true,
    });
};
