import type { Scribe } from '../../../cards/table/scribe.ts';
import type { RetrogradeView } from '../../../../games/retrograde/index.ts';
import type { Easel, Frame } from '../../../table/art.ts';
import type { Box } from '../../../table/ink/place-labels.ts';
import type { Plate } from '../../../table/ink/plates.ts';
import type { Actor } from './cast.ts';
import { layoutOf, mineOf } from './cast.ts';
import { shapeIn, type Layout } from './layout.ts';
import { orreryPalette, type OrreryPalette } from './palette.ts';
import type { OrreryOverlay } from './stage.ts';

export type OrreryFrame = Frame<RetrogradeView, OrreryOverlay, Actor>;

/**
 * How near one looks: a map has names and what costs to arrive alone, from afar figures are written, near by everything
 * is.
 */
export type Level = 'map' | 'far' | 'mid' | 'near';

/** CSS pixels for 1000 units from which more is written. */
const FAR = 64;
const MID = 118;
const NEAR = 215;

/** What all parts of the picture are drawn with. */
export interface Drawing extends Scribe<OrreryPalette> {
  readonly layout: Layout;
  readonly level: Level;
  readonly actors: readonly Actor[];
  readonly overlays: readonly OrreryOverlay[];
  /** The part of the canvas no panel covers, device pixels. */
  readonly free: Box;
  /** How strong the washes of aids are, 0..1; 0 where they are to be outlines alone. */
  readonly wash: number;
  /** Words that find their own places, most important first. */
  readonly words: Plate[];
}

/** The level of a camera. */
export function levelOf(scale: number): Level {
  if (scale < FAR) return 'map';
  if (scale < MID) return 'far';
  return scale < NEAR ? 'mid' : 'near';
}

/** Whether what is written beside things has no room. */
export const isFar = (level: Level): boolean => level === 'map' || level === 'far';

/** The layout of a frame. */
export const frameLayout = ({ actors, view, overlays }: Pick<OrreryFrame, 'actors' | 'view' | 'overlays'>): Layout =>
  layoutOf(actors, view ? mineOf(view) : '1', shapeIn(overlays));

/** What a layer of a frame is drawn with. */
export const drawingOf = (
  frame: OrreryFrame,
  { lens }: Pick<Easel, 'lens'>,
  context: CanvasRenderingContext2D,
): Drawing => ({
  context,
  lens,
  palette: orreryPalette(frame.settings.palette),
  layout: frameLayout(frame),
  level: levelOf(frame.camera.scale),
  actors: frame.actors,
  overlays: frame.overlays,
  wash: frame.settings.overlayStyle === 'filled' ? frame.settings.overlayOpacity : 0,
  words: [],
  free: freeOf(frame, lens),
});

/** Words and strips keep so far from panels, device pixels. */
const EDGE = 4;

const freeOf = ({ viewport }: OrreryFrame, { ratio, width, height }: Easel['lens']): Box => {
  const { top, right, bottom, left } = viewport;
  return {
    x: left * ratio + EDGE,
    y: top * ratio + EDGE,
    width: width - (left + right) * ratio - 2 * EDGE,
    height: height - (top + bottom) * ratio - 2 * EDGE,
  };
};
