import { rgba } from '../../../table/palette.ts';
import type { Drawing } from './drawing.ts';
import type { OrreryOverlay, Target } from './stage.ts';
import { outlineOf } from './target-spots.ts';

type Aim = Extract<OrreryOverlay, { readonly kind: 'aim' }>;

/** Where a line ends: at the edge of what is spoken of. */
const reachOf = (drawing: Drawing, target: Target): { x: number; y: number; radius: number } | null => {
  const { layout, actors, lens } = drawing;
  const outline = outlineOf(layout, actors, target);
  if (!outline) return null;
  const radius = outline.kind === 'ellipse' ? outline.rx : outline.kind === 'box' ? outline.high / 2 : 40;
  return { ...lens.at(outline.at), radius: Math.max(radius * lens.mil, 8 * lens.ratio) };
};

/** Draws a shot before it is given: a line with a sight at its end; the figure stands there large, the words below. */
export function drawAim(drawing: Drawing, { from, to, tone, figure, label }: Aim): void {
  const { context, lens, palette, words } = drawing;
  const [start, end] = [reachOf(drawing, from), reachOf(drawing, to)];
  if (!start || !end) return;
  const rgb = tone === 'good' ? palette.good : palette.bad;
  const far = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const [cos, sin] = [(end.x - start.x) / far, (end.y - start.y) / far];
  context.lineWidth = 1.8 * lens.ratio;
  context.strokeStyle = rgba(rgb, 0.95);
  context.setLineDash(tone === 'refused' ? [2 * lens.ratio, 5 * lens.ratio] : []);
  if (far > start.radius + end.radius) {
    context.beginPath();
    context.moveTo(start.x + cos * start.radius, start.y + sin * start.radius);
    context.lineTo(end.x - cos * end.radius, end.y - sin * end.radius);
    context.stroke();
  }
  context.setLineDash([]);
  context.beginPath();
  context.arc(end.x, end.y, end.radius, 0, Math.PI * 2);
  for (let quarter = 0; quarter < 4; quarter += 1) {
    const [c, s] = [Math.cos((quarter * Math.PI) / 2), Math.sin((quarter * Math.PI) / 2)];
    context.moveTo(end.x + c * end.radius * 0.78, end.y + s * end.radius * 0.78);
    context.lineTo(end.x + c * end.radius * 1.24, end.y + s * end.radius * 1.24);
  }
  context.stroke();
  const plate = { x: end.x, y: end.y, away: end.radius * 1.3, edge: rgb, forced: true, quiet: false } as const;
  words.push(
    { ...plate, text: figure, ink: rgb, bold: true, size: 18 },
    { ...plate, text: label, ink: palette.text, bold: false },
  );
}
