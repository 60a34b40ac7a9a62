import type { Overlay } from '../stage.ts';
import { addLine, ink, stroke, type Pen } from './pen.ts';

type Threat = Extract<Overlay, { kind: 'threat' }>;
type Rings = Threat['bands'][number];

/** How much each shade darkens what lies below it. */
const SHADE = 0.14;

/** Lays closed rings down as the current path. */
const lay = (pen: Pen, rings: Rings): void => {
  pen.context.beginPath();
  for (const ring of rings) addLine(pen, ring, true);
};

/** A threat field below the ships: shades that deepen, and a line round each number of enemies, heavier for more. */
export const drawThreat = (pen: Pen, { bands, lines }: Threat): void => {
  pen.context.globalAlpha = pen.opacity;
  for (const rings of bands) {
    lay(pen, rings);
    if (pen.filled) {
      pen.context.fillStyle = ink(pen, 'bad', SHADE);
      pen.context.fill('evenodd');
    } else stroke(pen, 'bad', 1, 0.35, [2, 4]);
  }
  lines.forEach((rings, index) => {
    lay(pen, rings);
    stroke(pen, 'bad', 1 + index * 0.4, 0.5 + 0.12 * index, index === 0 ? [6, 4] : []);
  });
  pen.context.globalAlpha = 1;
};

/** Its figures, over everything. */
export const writeThreat = (pen: Pen, { labels }: Threat): void => {
  for (const { text, ...place } of labels) {
    const { x, y } = pen.at(place);
    pen.words.push({ x, y, away: 6 * pen.ratio, text, tone: 'neutral', spare: true });
  }
};
