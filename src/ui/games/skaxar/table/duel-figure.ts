import { tableWords } from '../words/table.ts';
import { LABEL_FONT } from '../../../table/ink/plates.ts';
import { rgba } from '../../../table/palette.ts';
import { fits, LEAST, pathOf, sized, writeAt, type Pane } from '../../../cards/table/scribe.ts';
import { iconAt } from './icon.ts';
import type { SkaxarScribe } from './palette.ts';

type Stat = 'firepower' | 'shield' | 'speed';

/** A sum of one side: what it is, and what it would be. */
export interface Figure {
  readonly stat: Stat;
  readonly now: number | null;
  readonly would: number | null;
  readonly ink: string;
  /** Said beside the caption, e.g. who buys first. */
  readonly tag: string | null;
}

const differs = ({ now, would }: Figure): boolean => would !== null && would !== now;

/** The plate behind a figure; a dashed bright edge where it would become another. */
const drawPlate = ({ context, palette, lens }: SkaxarScribe, pane: Pane, figure: Figure): void => {
  const other = differs(figure);
  pathOf(context, pane, Math.min(pane.height, pane.width) * 0.12);
  const fill = context.createLinearGradient(0, pane.y, 0, pane.y + pane.height);
  fill.addColorStop(0, 'rgba(20, 26, 37, 0.94)');
  fill.addColorStop(1, 'rgba(8, 11, 17, 0.94)');
  context.fillStyle = fill;
  context.fill();
  context.lineWidth = other ? 2 * lens.ratio : 1;
  context.strokeStyle = rgba(other ? palette.focus : figure.ink, other ? 0.9 : 0.6);
  if (other) context.setLineDash([5 * lens.ratio, 4 * lens.ratio]);
  context.stroke();
  context.setLineDash([]);
};

/** Left and right of a caption together, CSS pixels. */
const AIR = 8;

/** Where on a plate its caption and its figure stand, and how large. */
interface Setting {
  readonly captioned: boolean;
  readonly captionSize: number;
  readonly captionY: number;
  readonly figureSize: number;
  readonly figureY: number;
}

/** All captions or none: the longest has to fit. */
const LONGEST = tableWords.stats.firepower;

const settingOf = (scribe: SkaxarScribe, pane: Pane, caption: string): Setting => {
  const low = pane.height < pane.width * 0.7;
  const room = pane.width - AIR * scribe.lens.ratio;
  const captioned =
    pane.height >= (low ? 40 : 52) * scribe.lens.ratio &&
    [LONGEST, caption].every((words) => fits(scribe, words, room));
  return {
    captioned,
    captionSize: sized(scribe, pane.height * (low ? 0.24 : 0.15), LEAST, 15),
    captionY: pane.y + pane.height * (low ? 0.2 : 0.17),
    figureSize: sized(scribe, pane.height * (low ? 0.56 : 0.52), 12, 64),
    figureY: captioned ? pane.y + pane.height * (low ? 0.62 : 0.6) : pane.y + pane.height / 2,
  };
};

/** Parts of a figure's size that its icon and its numbers take: an icon takes as much as a figure and a half. */
const ALONE = { icon: 0.8, now: 1, arrow: 0, then: 0 };
const WITH_OTHER = { icon: 0.6, now: 0.62, arrow: 0.5, then: 0.92 };

const textOf = ({ now }: Figure): string => (now === null ? '–' : String(Math.round(now)));

/** The width of icon and numbers at a size. */
const widthOf = ({ context }: SkaxarScribe, figure: Figure, pixels: number): number => {
  const share = differs(figure) ? WITH_OTHER : ALONE;
  const of = (words: string, part: number): number => {
    context.font = `600 ${pixels * part}px ${LABEL_FONT}`;
    return context.measureText(words).width;
  };
  const then = differs(figure) ? of('→', share.arrow) * 1.5 + of(String(figure.would), share.then) : 0;
  return pixels * share.icon * 1.2 + of(textOf(figure), share.now) + then;
};

/** Icon and numbers side by side from a place on. */
const writeFigure = (scribe: SkaxarScribe, figure: Figure, from: number, y: number, size: number): void => {
  const { palette } = scribe;
  const other = differs(figure);
  const share = other ? WITH_OTHER : ALONE;
  let left = from;
  iconAt(scribe, figure.stat, { x: left + (size * share.icon) / 2, y }, size * share.icon, rgba(figure.ink, 0.95));
  left += size * share.icon * 1.2;
  left += writeAt(scribe, textOf(figure), left, y, {
    size: Math.round(size * share.now),
    ink: rgba(other ? palette.quiet : palette.text),
    align: 'left',
  });
  if (!other) return;
  left +=
    writeAt(scribe, '→', left + size * 0.12, y, {
      size: Math.round(size * share.arrow),
      ink: rgba(palette.quiet),
      align: 'left',
    }) +
    size * 0.24;
  writeAt(scribe, String(figure.would), left, y, {
    size: Math.round(size * share.then),
    ink: rgba(palette.focus),
    align: 'left',
  });
};

/** Least width of a plate without a caption that has room for a tag, CSS pixels. */
const TAGGED = 48;

/** What a tag takes of the width of a plate with the air round it. */
const tagWidth = ({ context, lens }: SkaxarScribe, tag: string, size: number): number => {
  context.font = `500 ${size}px ${LABEL_FONT}`;
  return context.measureText(tag).width + 9 * lens.ratio;
};

/** A sum with what it would be: "9", or "9 → 11" where that differs. */
export const drawFigure = (scribe: SkaxarScribe, pane: Pane, figure: Figure): void => {
  const { lens } = scribe;
  const { tag } = figure;
  drawPlate(scribe, pane, figure);
  const stat = tableWords.stats[figure.stat];
  const caption = tag === null ? stat : `${stat} · ${tag}`;
  const { captioned, captionSize, captionY, figureSize, figureY } = settingOf(scribe, pane, caption);
  const mx = pane.x + pane.width / 2;
  const small = { size: captionSize, ink: rgba(figure.ink, 0.95), weight: 500 } as const;
  if (captioned) writeAt(scribe, caption, mx, captionY, { ...small, within: pane.width - AIR * lens.ratio });
  // A tag beside the figure moves it aside, and leaves it less room; a narrow plate has none for it.
  const tagged = !captioned && tag !== null && pane.width >= TAGGED * lens.ratio;
  const beside = tagged ? tagWidth(scribe, tag, captionSize) : 0;
  const room = figureSize * (tagged ? pane.width - beside : pane.width * 0.82);
  const size = Math.floor(Math.min(figureSize, room / widthOf(scribe, figure, figureSize)));
  const left = mx - beside / 2 - widthOf(scribe, figure, size) / 2;
  writeFigure(scribe, figure, left, figureY, size);
  if (tagged)
    writeAt(scribe, tag, pane.x + pane.width - 5 * lens.ratio, pane.y + pane.height / 2, { ...small, align: 'right' });
};
