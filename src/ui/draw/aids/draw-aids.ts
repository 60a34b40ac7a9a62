import type { Overlay } from '../stage.ts';
import { drawGhost, drawMark } from './marks.ts';
import { drawLine, drawPin, drawRibbon, drawRing } from './measure.ts';
import type { Pen } from './pen.ts';
import { drawArea, drawFan, drawOutline, drawWedge } from './regions.ts';

const drawAid = (pen: Pen, aid: Overlay): void => {
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
    case 'fan':
      return drawFan(pen, aid);
    case 'area':
      return drawArea(pen, aid);
    case 'outline':
      return drawOutline(pen, aid);
    case 'mark':
      return drawMark(pen, aid);
    case 'pin':
      return drawPin(pen, aid);
  }
};

/** Draws aids in the order given; their words stay in `pen.words` for the labels. */
export const drawAids = (pen: Pen, list: readonly Overlay[]): void => {
  pen.context.globalAlpha = pen.opacity;
  list.forEach((aid) => drawAid(pen, aid));
  pen.context.globalAlpha = 1;
};
