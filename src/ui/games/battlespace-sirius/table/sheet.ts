import { LEAST } from '../../../cards/table/scribe.ts';
import type { Easel } from '../../../table/art.ts';
import { LABEL_FONT } from '../../../table/ink/plates.ts';
import { rgba } from '../../../table/palette.ts';
import type { Lens } from '../../../table/world/lens.ts';
import { CELL } from './card-layout.ts';
import { standOf, type Actor } from './cast.ts';
import type { CardPalette } from './palette.ts';

/** Cells are shown so far round a vessel, king's steps. */
const NEAR = 1.5;

/** Cells near a vessel and how near, 0..1; by their name. */
const cellsNear = (
  actors: readonly Actor[],
): ReadonlyMap<string, { readonly x: number; readonly y: number; readonly near: number }> => {
  const cells = new Map<string, { x: number; y: number; near: number }>();
  for (const actor of actors) {
    if (actor.kind === 'lock') continue;
    const at = standOf(actor);
    const [cx, cy] = [at.x / CELL, at.y / CELL];
    for (let x = Math.ceil(cx - NEAR - 0.5); x <= cx + NEAR + 0.5; x += 1)
      for (let y = Math.ceil(cy - NEAR - 0.5); y <= cy + NEAR + 0.5; y += 1) {
        const near = Math.min(Math.max(NEAR + 0.5 - Math.max(Math.abs(x - cx), Math.abs(y - cy)), 0), 1) * actor.alpha;
        const known = cells.get(`${x} ${y}`);
        if (!known || known.near < near) cells.set(`${x} ${y}`, { x, y, near });
      }
  }
  return cells;
};

const corner = (context: CanvasRenderingContext2D, lens: Lens, x: number, y: number, arm: number): void => {
  const at = lens.at({ x: x * CELL, y: y * CELL });
  const [px, py] = [Math.floor(at.x) + 0.5, Math.floor(at.y) + 0.5];
  context.moveTo(px - arm, py);
  context.lineTo(px + arm, py);
  context.moveTo(px, py - arm);
  context.lineTo(px, py + arm);
};

/** Strength of the crosses where four cells meet; of the cells themselves, which show only when they are asked for. */
const CROSS = 0.3;
const ASKED = { wash: 0.03, edge: 0.16, cross: 0.4 } as const;

/** Nothing, crosses where four cells meet, or the cells themselves besides. */
export type Grid = 'none' | 'crosses' | 'cells';

/** The grid near the vessels. */
export const drawCells = (
  { sheet: context, lens }: Easel,
  actors: readonly Actor[],
  palette: CardPalette,
  grid: Grid,
): void => {
  if (grid === 'none') return;
  const strong = grid === 'cells';
  const crosses = new Map<string, { readonly x: number; readonly y: number; readonly near: number }>();
  for (const { x, y, near } of cellsNear(actors).values()) {
    for (const [dx, dy] of [
      [-0.5, -0.5],
      [0.5, -0.5],
      [-0.5, 0.5],
      [0.5, 0.5],
    ] as const) {
      const key = `${x + dx} ${y + dy}`;
      if ((crosses.get(key)?.near ?? 0) < near) crosses.set(key, { x: x + dx, y: y + dy, near });
    }
    if (!strong) continue;
    const a = lens.at({ x: (x - 0.5) * CELL, y: (y + 0.5) * CELL });
    const b = lens.at({ x: (x + 0.5) * CELL, y: (y - 0.5) * CELL });
    const inset = 0.045 * CELL * lens.mil;
    context.beginPath();
    context.roundRect(
      Math.round(a.x + inset) + 0.5,
      Math.round(a.y + inset) + 0.5,
      Math.round(b.x - a.x - inset * 2),
      Math.round(b.y - a.y - inset * 2),
      0.03 * CELL * lens.mil,
    );
    context.fillStyle = rgba(palette.hairline, ASKED.wash * near);
    context.fill();
    context.lineWidth = 1;
    context.strokeStyle = rgba(palette.hairline, ASKED.edge * near);
    context.stroke();
  }
  context.lineWidth = 1;
  for (const { x, y, near } of crosses.values()) {
    context.beginPath();
    corner(context, lens, x, y, 4 * lens.ratio);
    context.strokeStyle = rgba(palette.hairline, (strong ? ASKED.cross : CROSS) * near);
    context.stroke();
  }
};

/** BS-19.14: coordinates of the cells near the vessels. */
export const drawCoordinates = (
  context: CanvasRenderingContext2D,
  lens: Lens,
  actors: readonly Actor[],
  palette: CardPalette,
): void => {
  context.font = `500 ${Math.round(LEAST * lens.ratio)}px ${LABEL_FONT}`;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  for (const { x, y } of cellsNear(actors).values()) {
    const at = lens.at({ x: (x - 0.46) * CELL, y: (y - 0.485) * CELL });
    const text = `${x}, ${y}`.replaceAll('-', '\u2212');
    context.lineWidth = 3 * lens.ratio;
    context.strokeStyle = rgba(palette.plate, 0.8);
    context.strokeText(text, Math.round(at.x), Math.round(at.y));
    context.fillStyle = rgba(palette.text, 0.9);
    context.fillText(text, Math.round(at.x), Math.round(at.y));
  }
};

/** Steps sky and dust back where a palette asks for it. */
export const drawCardVeil = ({ sheet: context }: Easel, palette: CardPalette): void => {
  if (palette.veil === 0) return;
  context.fillStyle = `rgba(0, 0, 0, ${palette.veil})`;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
};
