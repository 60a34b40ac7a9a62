import type { Easel } from '../../table/art.ts';
import { rgba } from '../../table/palette.ts';
import type { StageSettings } from '../../table/stage.ts';
import type { Lens } from '../../table/world/lens.ts';
import type { Box } from './box.ts';
import { drawMark } from './mark.ts';
import type { Glow } from './pose.ts';
import { paneOf, pathOf, sized, tableInks, writeAt, type Scribe } from './scribe.ts';
import type { Outline, Zone } from './under.ts';

/** Roundness of an empty place for a card, share of its width. */
const CARD_ROUND = 0.057;
/** Roundness of a plate, units. */
const ROUND = 90;

const scribeOn = (context: CanvasRenderingContext2D, lens: Lens, settings: StageSettings): Scribe => ({
  context,
  lens,
  palette: tableInks(settings.palette),
});

/** An empty place a card can lie on; `ink` = the colour of its edge, `r, g, b`. */
export const drawSlot = (scribe: Pick<Scribe, 'context' | 'lens'>, box: Box, ink: string, strength: number): void => {
  const { context } = scribe;
  const pane = paneOf(scribe, box);
  pathOf(context, pane, pane.width * CARD_ROUND);
  context.fillStyle = 'rgba(3, 5, 9, 0.28)';
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = rgba(ink, strength);
  context.stroke();
};

/** A quiet plate under what belongs together. */
export const drawPlate = (scribe: Scribe, box: Box): void => {
  const { context, lens, palette } = scribe;
  pathOf(context, paneOf(scribe, box), ROUND * lens.mil);
  context.fillStyle = 'rgba(8, 11, 18, 0.5)';
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = rgba(palette.hairline, 0.12);
  context.stroke();
};

/** Paints the zones of a table that paints no sheet of its own: plates, their words in the upper left corner. */
export const drawZones = (
  { sheet, lens }: Easel,
  settings: StageSettings,
  zones: readonly (Zone & { readonly words?: string })[],
): void => {
  const scribe = scribeOn(sheet, lens, settings);
  const { palette } = scribe;
  for (const { box, words } of zones) {
    drawPlate(scribe, box);
    if (!words) continue;
    const pane = paneOf(scribe, box);
    const size = sized(scribe, pane.height * 0.08, 10, 14);
    const ink = rgba(palette.quiet, 0.95);
    writeAt(scribe, words, pane.x + size * 0.8, pane.y + size * 1.1, {
      size,
      ink,
      weight: 500,
      align: 'left',
      within: pane.width - size * 1.6,
    });
  }
};

/** Draws what glows over everything: what a card may be brought to, what is pointed at, what is chosen. */
export const drawGlows = (
  { over, lens }: Easel,
  settings: StageSettings,
  glows: readonly Glow[],
  outlinesOf: () => readonly Outline[],
): void => {
  if (glows.length === 0) return;
  const outlines = outlinesOf();
  const scribe = scribeOn(over, lens, settings);
  for (const emphasis of ['offered', 'pointed', 'chosen'] as const)
    for (const glow of glows) {
      if (glow.emphasis !== emphasis) continue;
      const outline = outlines.find(({ id }) => id === glow.id);
      if (outline) drawMark(scribe, outline.box, emphasis, settings, outline.angle);
    }
};
