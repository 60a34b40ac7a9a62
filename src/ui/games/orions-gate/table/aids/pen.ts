import type { Part, Point } from '../../../../../table/shape.ts';
import type { Side } from '../../../../../games/orions-gate/index.ts';
import { toScreen, type Viewport } from '../../../../table/camera/camera.ts';
import { rgba } from '../../../../table/palette.ts';
import type { Palette } from '../palette.ts';
import type { CameraState, StageSettings } from '../../../../table/stage.ts';
import type { Overlay, Tone } from '../stage.ts';

/** A word to be written once everything is drawn, so that words keep off each other. Device pixels. */
export interface Word {
  readonly x: number;
  readonly y: number;
  /** Distance the plate keeps from the point. */
  readonly away: number;
  readonly text: string;
  readonly tone: Tone;
  readonly bold?: boolean;
  /** One of many: left out rather than laid over others, or far from what it speaks of. */
  readonly spare?: true;
  /** The middle of what it names a part of: it is left out rather than put beside another part. */
  readonly middle?: Point;
}

/** A unit as the aids need it: where it stands and how big it is on the canvas (device pixels). */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly side: Side;
}

/** Draws aids in device pixels: the context is not scaled, so a hairline is exactly one pixel. */
export interface Pen {
  readonly context: CanvasRenderingContext2D;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
  /** Device pixels per mil. */
  readonly mil: number;
  /** The canvas is shown turned: figures are to stand upright. */
  readonly turned: boolean;
  readonly palette: Palette;
  readonly opacity: number;
  readonly filled: boolean;
  readonly words: Word[];
  at(point: Point): Point;
  unit(id: string): Place | null;
  /** The picture of a unit at a pose, drawn to the context. */
  silhouette(ghost: Extract<Overlay, { readonly kind: 'ghost' }>, alpha: number): void;
}

export interface PenOptions {
  readonly context: CanvasRenderingContext2D;
  readonly ratio: number;
  readonly camera: CameraState;
  readonly view: Viewport;
  readonly turned: boolean;
  readonly palette: Palette;
  readonly settings: StageSettings;
  readonly unit: Pen['unit'];
  readonly silhouette: Pen['silhouette'];
}

/** Makes the pen for one frame. */
export const penFor = (options: PenOptions): Pen => {
  const { ratio, camera, view } = options;
  return {
    context: options.context,
    ratio,
    mil: (camera.scale * ratio) / 1000,
    turned: options.turned,
    palette: options.palette,
    opacity: options.settings.overlayOpacity,
    filled: options.settings.overlayStyle === 'filled',
    words: [],
    at: (point) => {
      const screen = toScreen(camera, view, point);
      return { x: screen.x * ratio, y: screen.y * ratio };
    },
    unit: options.unit,
    silhouette: options.silhouette,
  };
};

/** The colour of a tone at an opacity. */
export const ink = (pen: Pen, tone: Tone, alpha = 1): string => rgba(pen.palette.tone[tone], alpha);

/** A crisp line of one device pixel sits on half pixels. */
export const crisp = (value: number): number => Math.floor(value) + 0.5;

/**
 * Width of a line on the canvas: a hairline is one device pixel, what must be seen first is as many CSS pixels as its
 * weight.
 */
export const hair = (pen: Pen, weight = 1): number => (weight <= 1 ? 1 : Math.max(1, Math.round(weight * pen.ratio)));

/** Adds a polyline to the current path. */
export const addLine = (pen: Pen, points: readonly Point[], close = false): void => {
  points.forEach((point, index) => {
    const at = pen.at(point);
    if (index === 0) pen.context.moveTo(at.x, at.y);
    else pen.context.lineTo(at.x, at.y);
  });
  if (close) pen.context.closePath();
};

/** Lays a polyline down as the current path. */
export const trace = (pen: Pen, points: readonly Point[], close = false): void => {
  pen.context.beginPath();
  addLine(pen, points, close);
};

/** Lays a circle in table mils down as the current path. */
export const circle = (pen: Pen, x: number, y: number, radius: number): void => {
  const at = pen.at({ x, y });
  pen.context.beginPath();
  pen.context.arc(at.x, at.y, Math.max(radius * pen.mil, 0), 0, Math.PI * 2);
};

/** Adds a part's exact outline to the current path. */
export const addPart = (pen: Pen, part: Part): void => {
  if (part.kind === 'circle') {
    const at = pen.at(part);
    pen.context.moveTo(at.x + part.radius * pen.mil, at.y);
    pen.context.arc(at.x, at.y, part.radius * pen.mil, 0, Math.PI * 2);
    return;
  }
  addLine(pen, part.corners, true);
};

/** Strokes the current path: a dark edge first, so that the line reads over bright pictures, then the tone. */
export const stroke = (pen: Pen, tone: Tone, weight = 1, alpha = 1, dash: readonly number[] = []): void => {
  const { context } = pen;
  context.setLineDash(dash.map((length) => length * pen.ratio));
  context.lineWidth = hair(pen, weight) + 2;
  context.strokeStyle = rgba(pen.palette.plate, 0.45 * alpha);
  context.stroke();
  context.lineWidth = hair(pen, weight);
  context.strokeStyle = ink(pen, tone, alpha);
  context.stroke();
  context.setLineDash([]);
};
