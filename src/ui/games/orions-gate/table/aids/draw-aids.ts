import type { Overlay } from '../stage.ts';
import { drawHeat } from './heat.ts';
import { drawGhost, drawMark } from './marks.ts';
import { drawLine, drawPin, drawRibbon, drawRing } from './measure.ts';
import type { Pen } from './pen.ts';
import { drawTrail } from './trail.ts';
import { writeThreat } from './threat.ts';
import { drawArea, drawFan, drawOutline, drawWedge } from './regions.ts';

type Area = Extract<Overlay, { kind: 'area' }>;

const NOTHING: Area['rings'] = [];

/** What is certain follows what depends on dice: only the band between them is hatched. */
const certainOf = (area: Area, next: Overlay | undefined): Area['rings'] =>
  area.hatched && next?.kind === 'area' && !next.hatched && next.tone === area.tone ? next.rings : NOTHING;

const drawAid = (pen: Pen, aid: Overlay, next: Overlay | undefined): void => {
  switch (aid.kind) {
    case 'ghost':
      return drawGhost(pen, aid);
    case 'ribbon':
      return drawRibbon(pen, aid);
    case 'ring':
      return drawRing(pen, aid);
    case 'wedge':
      return drawWedge(pen, aid);
    case 'line':
      return drawLine(pen, aid);
    case 'trail':
      return drawTrail(pen, aid);
    case 'fan':
      return drawFan(pen, aid);
    case 'area':
      return drawArea(pen, aid, certainOf(aid, next));
    case 'outline':
      return drawOutline(pen, aid);
    case 'mark':
      return drawMark(pen, aid);
    case 'pin':
      return drawPin(pen, aid);
    case 'heat':
      return drawHeat(pen, aid);
    case 'threat':
      return writeThreat(pen, aid);
  }
};

/** Draws aids in the order given; their words stay in `pen.words` for the labels. */
export const drawAids = (pen: Pen, list: readonly Overlay[]): void => {
  pen.context.globalAlpha = pen.opacity;
  list.forEach((aid, index) => drawAid(pen, aid, list[index + 1]));
  pen.context.globalAlpha = 1;
};
