import type { Piece } from '../../../../../games/orions-gate/index.ts';
import { toScreen } from '../../../../table/camera/camera.ts';
import { hatch } from '../aids/hatch.ts';
import { rgba } from '../../../../table/palette.ts';
import type { Sheet } from './grid.ts';

/** Widest hatched band inside a dangerous outline, CSS pixels, and its share of the piece's width. */
const WIDEST = 7;

/**
 * The outline of a dangerous piece, hatched along its inside: where its picture stops short of a corner, the danger
 * does not.
 */
export const drawHazard = (sheet: Sheet, piece: Piece): void => {
  if (piece.kind !== 'dangerous') return;
  const { context, camera, view, ratio, palette } = sheet;
  const mil = (camera.scale * ratio) / 1000;
  const rgb = palette.tone.bad;
  for (const part of piece.parts) {
    const path = new Path2D();
    if (part.kind === 'circle') {
      const at = toScreen(camera, view, part);
      path.arc(at.x * ratio, at.y * ratio, part.radius * mil, 0, Math.PI * 2);
    } else {
      part.corners.forEach((corner, index) => {
        const at = toScreen(camera, view, corner);
        if (index === 0) path.moveTo(at.x * ratio, at.y * ratio);
        else path.lineTo(at.x * ratio, at.y * ratio);
      });
      path.closePath();
    }
    context.save();
    context.clip(path);
    // Half of a stroke lies inside the outline.
    context.lineWidth = WIDEST * 2 * ratio;
    context.strokeStyle = hatch(context, rgb, ratio, 0.5);
    if (part.kind === 'polygon') context.stroke(path);
    context.restore();
    context.lineWidth = 1;
    context.strokeStyle = rgba(rgb, part.kind === 'polygon' ? 0.8 : 0.5);
    context.stroke(path);
  }
};
