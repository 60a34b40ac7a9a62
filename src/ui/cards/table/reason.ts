import type { Point } from '../../../table/shape.ts';
import { LABEL_FONT } from '../../table/ink/plates.ts';
import { rgba } from '../../table/palette.ts';
import { linesOf } from './break-lines.ts';
import { writeAt, type Scribe, type TableInks } from './scribe.ts';

/** Widest sentence, CSS pixels. */
const WIDEST = 270;
/** So much of the upper edge is the top bar's, CSS pixels. */
const BAR = 60;

interface Writer extends Pick<Scribe, 'context' | 'lens'> {
  readonly palette: Pick<TableInks, 'plate' | 'text'>;
}

/**
 * Why what is dragged cannot be put down there, where neither a finger nor the card hides it: over it, or below
 * where there is no room; `at` = its middle, `half` = half of its height, in device pixels.
 */
export function drawReason(
  { context, lens, palette }: Writer,
  text: string,
  { at, half, ink }: { readonly at: Point; readonly half: number; readonly ink: string },
): void {
  const pixels = Math.round(13 * lens.ratio);
  context.font = `600 ${pixels}px ${LABEL_FONT}`;
  const most = Math.min(WIDEST * lens.ratio, lens.width - 24 * lens.ratio);
  const lines = linesOf(text, most, (part) => context.measureText(part).width);
  const width = Math.max(...lines.map((line) => context.measureText(line).width)) + 18 * lens.ratio;
  const height = lines.length * pixels * 1.3 + 12 * lens.ratio;
  const over = at.y - half - height;
  const left = Math.min(Math.max(at.x - width / 2, 6), lens.width - width - 6);
  const top = over > BAR * lens.ratio ? over : Math.min(at.y + half, lens.height - height - 6);
  context.beginPath();
  context.roundRect(left, top, width, height, 7 * lens.ratio);
  context.fillStyle = rgba(palette.plate, 0.95);
  context.fill();
  context.lineWidth = 1.5 * lens.ratio;
  context.strokeStyle = rgba(ink);
  context.stroke();
  lines.forEach((line, index) =>
    writeAt({ context, lens }, line, left + width / 2, top + 6 * lens.ratio + pixels * (0.65 + index * 1.3), {
      size: pixels,
      ink: rgba(palette.text),
    }),
  );
}
