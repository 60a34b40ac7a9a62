export type BoatIcon = 'hull' | 'weapons' | 'position' | 'sentry';

type Draw = (on: CanvasRenderingContext2D) => void;

/** Icons of a lifeboat's attributes in a square from -1 to 1, y downwards. */
const ICONS: { readonly [icon in BoatIcon]: Draw } = {
  // A shield of plates.
  hull: (on) => {
    on.moveTo(0, -0.95);
    on.lineTo(0.8, -0.62);
    on.lineTo(0.72, 0.16);
    on.quadraticCurveTo(0.5, 0.72, 0, 0.98);
    on.quadraticCurveTo(-0.5, 0.72, -0.72, 0.16);
    on.lineTo(-0.8, -0.62);
    on.closePath();
    on.fill();
  },
  // Two barrels.
  weapons: (on) => {
    for (const x of [-0.62, 0.1]) on.rect(x, -0.95, 0.5, 1.2);
    on.rect(-0.86, 0.34, 1.72, 0.56);
    on.fill();
  },
  // Arrows four ways.
  position: (on) => {
    for (let way = 0; way < 4; way += 1) {
      on.moveTo(0, -1);
      on.lineTo(0.4, -0.5);
      on.lineTo(0.15, -0.5);
      on.lineTo(0.15, 0);
      on.lineTo(-0.15, 0);
      on.lineTo(-0.15, -0.5);
      on.lineTo(-0.4, -0.5);
      on.closePath();
      on.rotate(Math.PI / 2);
    }
    on.fill();
  },
  // An eye that watches.
  sentry: (on) => {
    on.moveTo(-1, 0);
    on.quadraticCurveTo(0, -1.15, 1, 0);
    on.quadraticCurveTo(0, 1.15, -1, 0);
    on.moveTo(0.38, 0);
    on.arc(0, 0, 0.38, 0, Math.PI * 2, true);
    on.fill('evenodd');
    on.beginPath();
    on.arc(0, 0, 0.16, 0, Math.PI * 2);
    on.fill();
  },
};

/** Draws an icon with its middle at a place, `size` pixels wide; `missing` = struck through. */
export const drawIcon = (
  context: CanvasRenderingContext2D,
  icon: BoatIcon,
  x: number,
  y: number,
  size: number,
  colour: string,
  missing = false,
): void => {
  context.save();
  context.translate(x, y);
  context.scale(size / 2, size / 2);
  context.fillStyle = colour;
  context.beginPath();
  ICONS[icon](context);
  if (missing) {
    // Cut clear on both sides, so that the stroke stands off what it strikes.
    for (const [width, stroke] of [
      [0.62, '#07090f'],
      [0.26, colour],
    ] as const) {
      context.beginPath();
      context.moveTo(-0.86, 0.86);
      context.lineTo(0.86, -0.86);
      context.lineWidth = width;
      context.strokeStyle = stroke;
      context.stroke();
    }
  }
  context.restore();
};
