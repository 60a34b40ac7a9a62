import { ACTION_ICONS, CLASS_ICONS, STAT_ICONS } from '../../icons/skaxar.ts';
import type { Box } from './layout.ts';
import { fit, ICON_WIDE, statOf, type Measure } from './text.ts';

type Pen = CanvasRenderingContext2D;

export type IconName = keyof typeof STAT_ICONS | keyof typeof CLASS_ICONS | keyof typeof ACTION_ICONS;

const BODIES: { readonly [name in IconName]: { readonly body: string } } = {
  ...STAT_ICONS,
  ...CLASS_ICONS,
  ...ACTION_ICONS,
};

/** Side of the field an icon's picture is given in. */
const ICON_GRID = 512;

const paths = new Map<IconName, Path2D>();

const iconPath = (name: IconName): Path2D => {
  const known = paths.get(name);
  if (known) return known;
  const path = new Path2D();
  for (const [, d] of BODIES[name].body.matchAll(/ d="([^"]+)"/g)) path.addPath(new Path2D(d));
  paths.set(name, path);
  return path;
};

/** Draws an icon into a square of side `size`, its upper left corner at (x, y), in one colour. */
export const drawIcon = (pen: Pen, name: IconName, x: number, y: number, size: number, colour: string): void => {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / ICON_GRID, size / ICON_GRID);
  pen.fillStyle = colour;
  pen.fill(iconPath(name));
  pen.restore();
};

/** The faces of the product: `title` for names and figures, `read` for sentences. */
const FACES = {
  title: { weight: '600', family: "'Chakra Petch', 'Exo 2', sans-serif" },
  label: { weight: '500', family: "'Chakra Petch', 'Exo 2', sans-serif" },
  read: { weight: '400', family: "'Source Sans 3', 'Inter', sans-serif" },
} as const;

/** Fonts to load before cards are drawn, for `document.fonts.load`. */
export const CARD_FONTS: readonly string[] = [
  "600 16px 'Chakra Petch'",
  "500 16px 'Chakra Petch'",
  "400 16px 'Source Sans 3'",
];

export type Face = keyof typeof FACES;

/** Sets the font of a size. */
export const setFont = (pen: Pen, face: Face, size: number): void => {
  pen.font = `${FACES[face].weight} ${size}px ${FACES[face].family}`;
};

/** Widths of texts at font size 1. */
export const measureOf =
  (pen: Pen, face: Face): Measure =>
  (text) => {
    setFont(pen, face, 100);
    return pen.measureText(text).width / 100;
  };

/** How a text lies in its box. */
export interface Setting {
  readonly face: Face;
  readonly size: number;
  readonly colour: string;
  readonly align?: 'left' | 'center';
  readonly lines?: number;
  readonly lineHeight?: number;
}

/**
 * Writes a text into a box: as large as its size allows, wrapped, middle in height, never beyond the box. Stat words
 * carry their icons when it has several lines.
 */
export const write = (
  pen: Pen,
  text: string,
  box: Box,
  { face, size, colour, align = 'center', lines = 1, lineHeight = 1.24 }: Setting,
): void => {
  const measure = measureOf(pen, face);
  const laid = fit(text, measure, box.wide, box.high, size, lines === 1 ? 1 : lineHeight, lines);
  setFont(pen, face, laid.size);
  pen.fillStyle = colour;
  pen.textBaseline = 'alphabetic';
  pen.textAlign = 'left';
  const step = laid.size * lineHeight;
  const first = box.y + box.high / 2 - ((laid.lines.length - 1) * step) / 2 + laid.size * 0.35;
  laid.lines.forEach((line, row) => {
    const words = line.split(' ');
    const icons = lines > 1 ? words.filter(statOf).length : 0;
    const wide = (measure(line) + icons * ICON_WIDE) * laid.size;
    setFont(pen, face, laid.size);
    let x = align === 'left' ? box.x : box.x + (box.wide - wide) / 2;
    const y = first + row * step;
    if (icons === 0) {
      pen.fillText(line, x, y);
      return;
    }
    words.forEach((word, at) => {
      const stat = statOf(word);
      if (stat) {
        drawIcon(pen, stat, x, y - laid.size * 0.8, laid.size, colour);
        x += laid.size * ICON_WIDE;
        setFont(pen, face, laid.size);
        pen.fillStyle = colour;
      }
      pen.fillText(word, x, y);
      x += pen.measureText(at < words.length - 1 ? `${word} ` : word).width;
    });
  });
};

/** A path round a box with round corners. */
export const rounded = ({ x, y, wide, high }: Box, radius: number): Path2D => {
  const path = new Path2D();
  path.roundRect(x, y, wide, high, radius);
  return path;
};
