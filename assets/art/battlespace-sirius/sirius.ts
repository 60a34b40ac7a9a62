import { blank, drawsOf, smooth } from '../seeded.ts';

/** The far sun of a card table is so many times as wide as its picture's bright heart; half the picture's side = 1. */
const HEART = 0.0165;
/** Its companion, a white dwarf: away from it, half the picture's side = 1. */
const DWARF = { x: 0.105, y: 0.066, size: 0.0034 } as const;
/** Largest picture, pixels: light as soft as this need not be finer. */
const LARGEST = 1000;

/** Light of a glare at a distance from its middle: a hard heart, a bright corona, and a long soft fall. */
const glare = (away: number, heart: number): number =>
  Math.min(
    1,
    1.5 * Math.exp(-((away / heart) ** 2)) +
      0.62 / (1 + (away / (heart * 1.9)) ** 2.3) +
      0.05 / (1 + (away / (heart * 8)) ** 2),
  );

/** Places at which a glare is worked out, from its middle to half the picture's side. */
const STEPS = 4096;

/** A glare looked up by distance: half a million pixels ask for it, and exponents and powers are slow. */
const glareTable = (heart: number): ((away: number) => number) => {
  const values = Float64Array.from({ length: STEPS + 2 }, (_, step) => glare(step / STEPS, heart));
  return (away) => {
    const place = Math.min(away, 1) * STEPS;
    const step = Math.floor(place);
    return values[step]! + (values[step + 1]! - values[step]!) * (place - step);
  };
};

/** How fast a spike fades across and along; so far across nothing of it is left that a pixel could show. */
const SPIKE = { across: 0.003, along: 0.13, rim: 0.03 } as const;

/** Light of a spike at a way across and along it. */
const spike = (across: number, along: number): number =>
  Math.abs(across) > SPIKE.rim
    ? 0
    : Math.exp(-Math.abs(across) / SPIKE.across) * Math.exp(-Math.abs(along) / SPIKE.along) * 0.62;

/**
 * Bakes Sirius: a blue-white sun with thin spikes of light and its small companion. Clear outwards, to be added; broken
 * up so that no steps show.
 */
export const bakeSirius = (pixels: number): HTMLCanvasElement => {
  const size = Math.min(Math.round(pixels), LARGEST);
  const canvas = blank(size, size);
  const context = canvas.getContext('2d')!;
  const image = context.createImageData(size, size);
  const draw = drawsOf(8611);
  const [sun, dwarf] = [glareTable(HEART), glareTable(DWARF.size)];
  for (let py = 0; py < size; py += 1)
    for (let px = 0; px < size; px += 1) {
      const x = ((px + 0.5) / size) * 2 - 1;
      const y = ((py + 0.5) / size) * 2 - 1;
      const away = Math.sqrt(x * x + y * y);
      if (away >= 1) continue;
      const edge = 1 - smooth(0.55, 1, away);
      // Spikes as a mirror's struts throw them: thin, long, a little aslant.
      const [u, v] = [x * 0.966 + y * 0.259, y * 0.966 - x * 0.259];
      const beside = Math.sqrt((x - DWARF.x) ** 2 + (y - DWARF.y) ** 2);
      const light = sun(away) + spike(u, v) + spike(v, u) + dwarf(beside) * 0.6;
      const value = Math.min(light, 1.35) * edge;
      const at = (py * size + px) * 4;
      const hot = smooth(0.22, 0.95, value);
      image.data[at] = 96 + 159 * hot;
      image.data[at + 1] = 152 + 103 * hot;
      image.data[at + 2] = 255;
      image.data[at + 3] = Math.max(Math.min(value, 1) * 255 + (draw() - 0.5) * 1.6, 0);
    }
  context.putImageData(image, 0, 0);
  return canvas;
};

/**
 * Bakes a tile of stars as points and small discs, sharp; `many` in a square of 100 CSS pixels. Clear, device pixels.
 */
export const bakeStarTile = (
  size: number,
  seed: number,
  many: number,
  largest: number,
  ratio: number,
): HTMLCanvasElement => {
  const canvas = blank(size, size);
  const on = canvas.getContext('2d')!;
  const draw = drawsOf(seed);
  const count = Math.round((size / ratio / 100) ** 2 * many);
  for (let index = 0; index < count; index += 1) {
    const bright = draw() ** 4;
    const radius = (0.45 + bright * largest) * ratio;
    const [x, y] = [6 * ratio + draw() * (size - 12 * ratio), 6 * ratio + draw() * (size - 12 * ratio)];
    const tint = ['226, 236, 255', '184, 208, 255', '255, 240, 222', '255, 255, 255'][Math.floor(draw() * 4)]!;
    const alpha = 0.25 + bright * 0.7;
    if (bright > 0.3) {
      const halo = on.createRadialGradient(x, y, 0, x, y, radius * 3.4);
      halo.addColorStop(0, `rgba(${tint}, ${alpha * 0.3})`);
      halo.addColorStop(1, `rgba(${tint}, 0)`);
      on.fillStyle = halo;
      on.fillRect(x - radius * 3.4, y - radius * 3.4, radius * 6.8, radius * 6.8);
    }
    on.fillStyle = `rgba(${tint}, ${alpha})`;
    on.beginPath();
    on.arc(x, y, radius, 0, Math.PI * 2);
    on.fill();
  }
  return canvas;
};
