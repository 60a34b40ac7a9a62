import { bakePlanet, PLANET_FRAME } from '../planet.ts';
import { blank, drawsOf } from '../seeded.ts';
import { bakeSky } from './sky.ts';

/** A planet with seas: the one both fleets want (SK-1.1). */
const WANTED = 9;
/** Largest side the planet is baked with; it is drawn larger, softly lit. */
const PLANET_PIXELS = 480;

/** Grain of a cloth: a small tile of faint dots. */
const grain = (seed: number): HTMLCanvasElement => {
  const tile = blank(96, 96);
  const on = tile.getContext('2d')!;
  const draw = drawsOf(seed);
  for (let dot = 0; dot < 2200; dot += 1) {
    on.fillStyle = draw() < 0.5 ? 'rgba(255, 255, 255, 0.022)' : 'rgba(0, 0, 0, 0.05)';
    on.fillRect(Math.floor(draw() * 96), Math.floor(draw() * 96), 1, 1);
  }
  return tile;
};

/**
 * Draws the table into (0, 0, w, h), device pixels: dark gas and few stars, in the middle the planet both want, all of it dim enough that
 * cards stand out. Equal seeds give equal tables.
 */
export const drawTable = (ctx: CanvasRenderingContext2D, w: number, h: number, seed: number): void => {
  const long = Math.max(w, h);
  ctx.save();
  ctx.imageSmoothingQuality = 'high';
  const sky = bakeSky({ seed, far: [16, 26, 44], near: [44, 58, 84], heart: [120, 132, 156], sun: [0.3, 0.12] }, Math.min(w, 1400), Math.round((Math.min(w, 1400) * h) / w));
  ctx.drawImage(sky, 0, 0, w, h);
  // A cold side and a violet side meet in the middle.
  for (const [x, y, colour] of [[0, h, '38, 62, 98'], [w, 0, '72, 44, 96']] as const) {
    const wash = ctx.createRadialGradient(x, y, 0, x, y, long * 0.8);
    wash.addColorStop(0, `rgba(${colour}, 0.34)`);
    wash.addColorStop(1, `rgba(${colour}, 0)`);
    ctx.fillStyle = wash;
    ctx.fillRect(0, 0, w, h);
  }
  const side = Math.min(w, h) * 0.86 * PLANET_FRAME;
  const planet = bakePlanet(Math.min(Math.round(side), PLANET_PIXELS), WANTED, false, { x: -0.62, y: -0.62, z: 0.3 });
  ctx.drawImage(planet, (w - side) / 2, (h - side) / 2, side, side);
  const veil = ctx.createRadialGradient(w / 2, h / 2, long * 0.12, w / 2, h / 2, long * 0.72);
  veil.addColorStop(0, 'rgba(8, 11, 18, 0.6)');
  veil.addColorStop(1, 'rgba(5, 7, 12, 0.72)');
  ctx.fillStyle = veil;
  ctx.fillRect(0, 0, w, h);
  ctx.fillStyle = ctx.createPattern(grain(seed), 'repeat')!;
  ctx.fillRect(0, 0, w, h);
  ctx.restore();
};
