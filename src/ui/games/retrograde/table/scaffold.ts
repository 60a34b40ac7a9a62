import { LEAST, sized, writeAt, type Pane } from '../../../cards/table/scribe.ts';
import { rgba } from '../../../table/palette.ts';
import { spacecraftCard } from '../../../../games/retrograde/index.ts';
import type { ProjectActor } from './cast.ts';
import type { Drawing } from './drawing.ts';
import { paneIn } from './panes.ts';
import { scaffoldSlot } from './target-spots.ts';
import { drawClass, drawFigure, drawUpgradeSign } from './signs.ts';

/** What is built, as far as it may be seen; face down only its kind. */
function drawSign(drawing: Drawing, project: ProjectActor, x: number, y: number, size: number, rgb: string): void {
  const { context, lens } = drawing;
  if (project.of === 'spacecraft' && project.card)
    return drawClass(drawing, spacecraftCard(project.card).shipClass, x, y, size * 0.86, rgb);
  if (project.of === 'upgrade' && project.card) return drawUpgradeSign(drawing, project.card, x, y, size, rgb);
  if (project.of === 'asset') {
    // A limb that is to be.
    context.lineWidth = 1.4 * lens.ratio;
    context.strokeStyle = rgba(rgb, 0.9);
    context.setLineDash([3 * lens.ratio, 2 * lens.ratio]);
    context.beginPath();
    context.arc(x, y + size * 0.3, size * 0.52, Math.PI, Math.PI * 2);
    context.stroke();
    context.setLineDash([]);
    return;
  }
  // Face down: a sign of its kind that tells no class.
  drawFigure(drawing, project.of === 'upgrade' ? 'upgrade' : 'craft', x, y, size * 0.86, rgba(rgb, 0.85));
}

/** Ribs of a scaffold: one for each point it takes, filled with those it has; unknown: only those it has. */
function drawRibs({ context, lens, palette }: Drawing, pane: Pane, project: ProjectActor, rgb: string): void {
  const { cost, points } = project;
  const count = Math.max(cost ?? Math.max(Math.ceil(points), 3), 1);
  const pitch = pane.width / count;
  for (let rib = 0; rib < count; rib += 1) {
    const filled = Math.min(Math.max(points - rib, 0), 1);
    const x = pane.x + rib * pitch + pitch * 0.14;
    const wide = pitch * 0.72;
    context.fillStyle = rgba(palette.hairline, 0.16);
    context.fillRect(x, pane.y, wide, pane.height);
    if (filled <= 0) continue;
    const high = pane.height * filled;
    context.fillStyle = rgba(project.ready ? palette.good : rgb, 0.85);
    context.fillRect(x, pane.y + pane.height - high, wide, high);
  }
  context.lineWidth = Math.max(1, lens.ratio * 0.8);
  context.strokeStyle = rgba(palette.hairline, 0.5);
  context.strokeRect(pane.x + 0.5, pane.y + 0.5, pane.width - 1, pane.height - 1);
}

/** The corners and braces of a scaffold. */
function drawFrame(
  { context, lens, palette }: Drawing,
  { x, y, width, height }: Pane,
  rgb: string,
  ready: boolean,
): void {
  context.beginPath();
  context.rect(x, y, width, height);
  context.fillStyle = rgba(palette.plate, 0.82);
  context.fill();
  const arm = Math.min(width, height) * 0.32;
  context.lineWidth = Math.max(1, 1.4 * lens.ratio);
  context.strokeStyle = rgba(ready ? palette.good : rgb, 0.9);
  context.beginPath();
  for (const [cx, cy, dx, dy] of [
    [x, y, 1, 1],
    [x + width, y, -1, 1],
    [x, y + height, 1, -1],
    [x + width, y + height, -1, -1],
  ] as const) {
    context.moveTo(cx + dx * arm, cy);
    context.lineTo(cx, cy);
    context.lineTo(cx, cy + dy * arm);
  }
  context.stroke();
}

const pointsText = ({ points, cost }: ProjectActor): string =>
  cost === null ? String(Math.floor(points)) : `${Math.floor(points)}/${cost}`;

/** Height of a site up to which its points alone are written, CSS pixels. */
const SMALL = 36;
/** Height from which on its name is written too, CSS pixels. */
const NAMED = 58;

/** A site of its own: the sign above, ribs below, its name from near by. */
function drawSite(drawing: Drawing, pane: Pane, project: ProjectActor, rgb: string): void {
  const { context, lens, palette } = drawing;
  const middle = pane.x + pane.width / 2;
  const size = Math.min(pane.height * 0.44, 44 * lens.ratio);
  // Braces across, as on a yard.
  context.lineWidth = 1;
  context.strokeStyle = rgba(palette.hairline, 0.22);
  context.beginPath();
  context.moveTo(pane.x, pane.y);
  context.lineTo(pane.x + pane.width, pane.y + pane.height);
  context.moveTo(pane.x + pane.width, pane.y);
  context.lineTo(pane.x, pane.y + pane.height);
  context.stroke();
  const writing = {
    size: sized(drawing, 54 * lens.mil, LEAST, 14),
    ink: rgba(palette.text),
    within: pane.width - 4 * lens.ratio,
    edge: rgba(palette.plate, 0.9),
  };
  // Where there is no room for a sign and ribs too, the points say most.
  if (pane.height < SMALL * lens.ratio)
    return void writeAt(drawing, pointsText(project), middle, pane.y + pane.height / 2, writing);
  drawSign(drawing, project, middle, pane.y + pane.height * 0.26, size, rgb);
  if (project.name !== null && pane.height > NAMED * lens.ratio)
    writeAt(drawing, project.name, middle, pane.y + pane.height * 0.53, { ...writing, weight: 500 });
  writeAt(drawing, pointsText(project), middle, pane.y + pane.height * 0.75, writing);
  const foot = {
    x: pane.x + pane.width * 0.1,
    y: pane.y + pane.height * 0.86,
    width: pane.width * 0.8,
    height: pane.height * 0.1,
  };
  drawRibs(drawing, foot, project, rgb);
}

/** Widths from which on points, and names, are written in a module, CSS pixels. */
const WRITTEN = { points: 34, name: 62 } as const;
/** Height from which on there is room for letters over the ribs, CSS pixels. */
const OVER_RIBS = 17;

/** A module beneath a limb: the sign, ribs, and what there is room to write. */
function drawModule(drawing: Drawing, pane: Pane, project: ProjectActor, rgb: string): void {
  const { lens, palette } = drawing;
  const size = Math.min(pane.height * 0.8, 20 * lens.ratio);
  drawSign(drawing, project, pane.x + size * 0.72, pane.y + pane.height / 2, size, rgb);
  const left = pane.x + size * 1.45;
  const width = pane.x + pane.width - left - 4 * lens.ratio;
  const written = width > WRITTEN.points * lens.ratio && pane.height >= OVER_RIBS * lens.ratio;
  const [top, high] = written ? [0.66, 0.22] : [0.26, 0.48];
  const ribs = { x: left, y: pane.y + pane.height * top, width, height: pane.height * high };
  drawRibs(drawing, ribs, project, rgb);
  if (!written) return;
  const named = project.name !== null && width > WRITTEN.name * lens.ratio;
  writeAt(
    drawing,
    named ? `${project.name} ${pointsText(project)}` : pointsText(project),
    left,
    pane.y + pane.height * 0.32,
    {
      size: sized(drawing, pane.height * 0.4, LEAST, 13),
      ink: rgba(palette.text),
      weight: 500,
      align: 'left',
      within: width,
    },
  );
}

/** RG-23.7: a scaffold with ribs that fill; its owner sees what it will be, the other only its kind and points. */
export function drawScaffold(drawing: Drawing, project: ProjectActor): void {
  const { context, lens, layout, palette } = drawing;
  const stands = scaffoldSlot(layout, project);
  if (!stands) return;
  const { berth, slot } = stands;
  const pane = paneIn(lens, berth, slot);
  const rgb = palette.seat[project.owner]!;
  context.globalAlpha = project.alpha;
  drawFrame(drawing, pane, rgb, project.ready);
  if (project.asset === null) drawSite(drawing, pane, project, rgb);
  else drawModule(drawing, pane, project, rgb);
  context.globalAlpha = 1;
}
