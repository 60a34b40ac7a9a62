import { SIDES } from '../../../../games/battlespace-sirius/index.ts';
import type { Point } from '../../../../table/shape.ts';
import { LEAST, sized, writeAt } from '../../../cards/table/scribe.ts';
import { LABEL_FONT } from '../../../table/ink/plates.ts';
import { rgba } from '../../../table/palette.ts';
import type { Aided } from './aid-lines.ts';
import { FAR } from './card.ts';
import { CELL, centreOf, CLIP, degreesOf, RAIL, RAIL_DEPTH, sideSpot, stopOf, type Stand } from './card-layout.ts';
import type { CardOverlay } from './stage.ts';

type Harm = Extract<CardOverlay, { kind: 'harm' }>;

/** Sizes of the letters of the figure and of the words round it: share of a cell and limits, CSS pixels. */
const FIGURE = { share: 0.1, least: 14, most: 26 } as const;
const WORDS = { share: 0.05, least: LEAST, most: 14 } as const;
/** Air between the letters and the edge of their plate, and between the plate and the rail; CSS pixels. */
const PAD = 4;
const AIR = 3;

/** Below so many CSS pixels a cell a plate is short: the figure, and beside no other its chance. */
const ROOMY = 200;

/** How far a plate at the lower edge goes to the right, off the name of the ship; cells. */
const NAMED = 0.065;

/** Longer figures are words. */
const SHORT = 7;

const lettersOf = (aided: Aided, { share, least, most }: typeof FIGURE | typeof WORDS): number =>
  sized(aided, aided.scale * share * aided.lens.ratio, least, most);

/** What a shot would do, on the card it is aimed at: the way its clip would go, and beside it the figures. */
export const drawHarm = (aided: Aided, aid: Harm): void => {
  const { vessel, side } = aid;
  const stand: Stand = {
    ...centreOf(vessel.cell),
    heading: vessel.kind === 'ship' ? degreesOf(vessel.heading) : 0,
  };
  const index = side === null ? null : SIDES.indexOf(side);
  if (index !== null && aid.expected > 0 && aided.scale >= FAR) clipWay(aided, stand, index, aid);
  plate(aided, stand, index, aid);
};

/** The way of the clip to where it would stand on average: a hatched band, and an empty clip at its end. */
const clipWay = (aided: Aided, stand: Stand, side: number, { power, expected }: Harm): void => {
  const { context, lens, palette } = aided;
  const end = stopOf(power - expected);
  const start = stopOf(power) - CLIP.width / 2;
  const spot = (along: number, out: number): Point => lens.at(sideSpot(stand, side, along, out));
  const half = RAIL_DEPTH / 2;
  context.save();
  context.beginPath();
  [spot(start, RAIL - half), spot(end, RAIL - half), spot(end, RAIL + half), spot(start, RAIL + half)].forEach(
    ({ x, y }, corner) => (corner === 0 ? context.moveTo(x, y) : context.lineTo(x, y)),
  );
  context.closePath();
  context.fillStyle = rgba(palette.bad, 0.34);
  context.fill();
  context.clip();
  context.beginPath();
  const step = 0.028;
  for (let along = Math.min(start, end) - RAIL_DEPTH; along < Math.max(start, end) + RAIL_DEPTH; along += step) {
    const [a, b] = [spot(along, RAIL - half), spot(along + RAIL_DEPTH, RAIL + half)];
    context.moveTo(a.x, a.y);
    context.lineTo(b.x, b.y);
  }
  context.lineWidth = 1.2 * lens.ratio;
  context.strokeStyle = rgba(palette.bad, 0.9);
  context.stroke();
  context.restore();
  const wide = CLIP.width / 2;
  context.beginPath();
  [
    spot(end - wide, RAIL - CLIP.depth / 2),
    spot(end + wide, RAIL - CLIP.depth / 2),
    spot(end + wide, RAIL + CLIP.depth / 2),
    spot(end - wide, RAIL + CLIP.depth / 2),
  ].forEach(({ x, y }, corner) => (corner === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  context.closePath();
  context.lineWidth = 2 * lens.ratio + 2;
  context.strokeStyle = 'rgba(3, 5, 9, 0.75)';
  context.stroke();
  context.lineWidth = 2 * lens.ratio;
  context.strokeStyle = rgba(palette.bad);
  context.stroke();
};

/** The figures on a plate inside the card, before the rail of the side; in the lower half of a lifeboat. */
const plate = (aided: Aided, stand: Stand, side: number | null, aid: Harm): void => {
  const { head, figure, chance, alone, other } = aid;
  const { context, lens, palette } = aided;
  const [large, small] = [lettersOf(aided, FIGURE), lettersOf(aided, WORDS)];
  const roomy = aided.scale >= ROOMY;
  const lines = [
    ...(roomy ? [{ text: head, pixels: small, rgb: palette.text, weight: 500 } as const] : []),
    { text: figure, pixels: figure.length > SHORT ? Math.round(large * 0.66) : large, rgb: palette.bad, weight: 600 },
    ...(roomy || alone ? [{ text: chance, pixels: small, rgb: palette.text, weight: 600 } as const] : []),
  ] as const;
  const font = ({ pixels, weight }: (typeof lines)[number]) => `${weight} ${pixels}px ${LABEL_FONT}`;
  const pad = PAD * lens.ratio;
  const width =
    Math.max(
      ...lines.map((line) => {
        context.font = font(line);
        return context.measureText(line.text).width;
      }),
    ) +
    pad * 2;
  const height = lines.reduce((sum, { pixels }) => sum + pixels * 1.08, 0) + pad * 1.6;
  const at = insideOf(aided, stand, side, { width, height }, other === undefined ? null : SIDES.indexOf(other));
  const [left, top] = [Math.round(at.x - width / 2), Math.round(at.y - height / 2)];
  context.beginPath();
  context.roundRect(left, top, width, height, 6 * lens.ratio);
  context.fillStyle = rgba(palette.plate, 0.9);
  context.fill();
  context.lineWidth = 1.5 * lens.ratio;
  context.strokeStyle = rgba(palette.bad, 0.85);
  context.stroke();
  let y = top + pad * 0.8;
  for (const { text, pixels, rgb, weight } of lines) {
    writeAt(aided, text, at.x, y + pixels * 0.51, { size: pixels, ink: rgba(rgb), weight });
    y += pixels * 1.08;
  }
  // Other words keep off it.
  for (const share of [-0.33, 0, 0.33]) aided.kept.push({ x: at.x + share * width, y: at.y, radius: height / 2 });
};

/** Where a side of a card points on the screen. */
const wayOf = ({ heading }: Stand, side: number): Point => {
  const angle = ((heading + side * 90) / 180) * Math.PI;
  return { x: Math.round(Math.sin(angle)), y: -Math.round(Math.cos(angle)) };
};

/**
 * The middle of a plate that stands before a rail, device pixels; `other`: the side before which another stands on the
 * same card. One at the left or right goes along its rail off one above or below.
 */
const insideOf = (
  aided: Aided,
  stand: Stand,
  side: number | null,
  { width, height }: { readonly width: number; readonly height: number },
  other: number | null,
): Point => {
  const { lens } = aided;
  if (side === null) return lens.at({ x: stand.x, y: stand.y - 0.16 * CELL });
  const edge = lens.at(sideSpot(stand, side, 0, RAIL - CLIP.depth / 2));
  const way = wayOf(stand, side);
  const air = AIR * lens.ratio;
  const at = { x: edge.x - way.x * (width / 2 + air), y: edge.y - way.y * (height / 2 + air) };
  const half = (RAIL - CLIP.depth / 2) * CELL * lens.mil;
  // The name of the ship stands in its lower left corner.
  if (way.y > 0) return { ...at, x: at.x + Math.max(Math.min(NAMED * CELL * lens.mil, half - width / 2), 0) };
  if (other === null || way.y < 0) return at;
  const needed = height * 1.5 + 2 * air - half;
  return { ...at, y: at.y - wayOf(stand, other).y * Math.max(Math.min(needed, half - height / 2), 0) };
};
