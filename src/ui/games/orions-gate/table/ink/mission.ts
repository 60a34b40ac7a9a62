import { toScreen } from '../../../../table/camera/camera.ts';
import { rgba } from '../../../../table/palette.ts';
import { sideTone } from '../palette.ts';
import { markerInk, stands } from '../world/markers.ts';
import { shownTable, type ShownView } from '../world/shown.ts';
import type { Sheet } from './grid.ts';

/**
 * A unit holds or threatens a marker, is touched by its mysterious result, and sets off a mine within so many mils
 * (OG-9.35, 15.2, 16.6, 16.12).
 */
const NEAR = 3000;
/** The middle of Capture the Gate (OG-16.15). */
const CENTRE = 12000;

/**
 * What counts by its distance on the table in sight: the ring round each marker and each mine, the middle of the table.
 */
export const drawMission = (sheet: Sheet, view: ShownView): void => {
  const table = shownTable(view);
  if (!table) return;
  for (const marker of view.markers) {
    // An artifact must be touched (OG-16.7): its ring counts only for a mysterious result.
    if (
      marker.table !== table.number ||
      !stands(marker) ||
      (marker.kind === 'artifact' && !view.options.mysteriousObjectives)
    )
      continue;
    circle(sheet, marker, NEAR, markerInk(marker, sheet.palette), 0.55, 0.05);
  }
  // Where a mine goes off (OG-9.35).
  for (const mine of view.mines)
    if (mine.table === table.number) circle(sheet, mine, NEAR, sheet.palette.tone[sideTone(mine.side)], 0.45, 0.05);
  if (view.mission === 'captureTheGate') {
    const middle = { x: table.width / 2, y: table.height / 2 };
    circle(sheet, middle, CENTRE, sheet.palette.tone.warn, 0.5, 0.04);
    cross(sheet, middle, sheet.palette.tone.warn);
  }
};

const circle = (
  { context, camera, view, ratio }: Sheet,
  at: { x: number; y: number },
  radius: number,
  rgb: string,
  line: number,
  fill: number,
): void => {
  const middle = toScreen(camera, view, at);
  context.beginPath();
  context.arc(middle.x * ratio, middle.y * ratio, (radius * camera.scale * ratio) / 1000, 0, Math.PI * 2);
  context.fillStyle = rgba(rgb, fill);
  context.fill();
  context.setLineDash([5 * ratio, 5 * ratio]);
  context.lineWidth = ratio;
  context.strokeStyle = rgba(rgb, line);
  context.stroke();
  context.setLineDash([]);
};

const cross = ({ context, camera, view, ratio }: Sheet, at: { x: number; y: number }, rgb: string): void => {
  const { x, y } = toScreen(camera, view, at);
  const arm = 7 * ratio;
  context.lineWidth = ratio;
  context.strokeStyle = rgba(rgb, 0.8);
  context.beginPath();
  context.moveTo(x * ratio - arm, y * ratio);
  context.lineTo(x * ratio + arm, y * ratio);
  context.moveTo(x * ratio, y * ratio - arm);
  context.lineTo(x * ratio, y * ratio + arm);
  context.stroke();
};
