import { openKiln, type Kiln, type NameOf } from '../kiln.ts';
import { limbAspect, type LimbShape, type LimbWish } from './shape.ts';

/** A limb that is asked for; its width follows from where it is shown. */
export type LimbName = NameOf<LimbWish>;

const KILN: Kiln<LimbWish> = openKiln({
  nameOf: ({ card, sun, dead }) => `${card}/${sun}/${dead ? 'dead' : ''}`,
  worker: () => new Worker(new URL('./bake-worker.ts', import.meta.url), { type: 'module', name: 'limbs' }),
  here: async () => (await import('./bake.ts')).bakeLimb,
  widths: [120, 180, 260, 380, 560, 840, 1260],
  many: 90,
});

/** The limb of a card for so many device pixels, and what is heard when one is there. */
export const { picture: limbPicture, onPicture: onLimb } = KILN;

/** Draws what stands for a limb until it is there: a still disc with a rim of light. */
export const drawStandIn = (pen: CanvasRenderingContext2D, shape: LimbShape, wide: number): void => {
  const unit = wide / shape.wide;
  const high = wide * limbAspect(shape);
  const [x, y] = [wide / 2, high + (shape.radius - shape.top) * unit];
  const air = pen.createRadialGradient(x, y, shape.radius * unit * 0.7, x, y, shape.radius * unit);
  air.addColorStop(0, 'rgba(18, 26, 40, 1)');
  air.addColorStop(0.9, 'rgba(34, 48, 70, 1)');
  air.addColorStop(1, 'rgba(90, 116, 150, 1)');
  pen.fillStyle = air;
  pen.beginPath();
  pen.arc(x, y, shape.radius * unit, 0, Math.PI * 2);
  pen.fill();
};
