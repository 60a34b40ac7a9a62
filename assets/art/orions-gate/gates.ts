import { blank, fieldOf, mix, ramp, smooth, type Light, type Rgb } from '../seeded.ts';

/** How far the picture of a gate reaches, in radii of its outline. */
export const GATE_FRAME = 1.35;
export const WORMHOLE_FRAME = 1.5;

const PORTAL: readonly (readonly [number, Rgb])[] = [
  [0, [4, 14, 34]],
  [0.35, [16, 74, 138]],
  [0.65, [62, 178, 226]],
  [1, [226, 252, 255]],
];
const THROAT: readonly (readonly [number, Rgb])[] = [
  [0, [10, 6, 26]],
  [0.3, [66, 26, 132]],
  [0.6, [170, 78, 226]],
  [0.82, [246, 170, 250]],
  [1, [255, 246, 255]],
];

/** Segments of the ring; between them dark joints, on every second one a lamp. */
const SEGMENTS = 12;
/** The ring lies between these shares of the outline. */
const INNER = 0.8;

/**
 * Paints a square picture point by point: `shade` gives red, green, blue, alpha (0..255, alpha 0..1) at radii from the
 * middle, or null.
 */
const byPoint = (
  size: number,
  frame: number,
  shade: (x: number, y: number, r: number, angle: number) => readonly [number, number, number, number] | null,
): HTMLCanvasElement => {
  const canvas = blank(size, size);
  const context = canvas.getContext('2d')!;
  const image = context.createImageData(size, size);
  const radius = size / 2 / frame;
  for (let py = 0; py < size; py += 1)
    for (let px = 0; px < size; px += 1) {
      const x = (px + 0.5 - size / 2) / radius;
      const y = (py + 0.5 - size / 2) / radius;
      const seen = shade(x, y, Math.hypot(x, y), Math.atan2(y, x));
      if (!seen) continue;
      const at = (py * size + px) * 4;
      for (let part = 0; part < 3; part += 1) image.data[at + part] = Math.min(seen[part]!, 255);
      image.data[at + 3] = Math.min(seen[3], 1) * 255;
    }
  context.putImageData(image, 0, 0);
  return canvas;
};

/** Bakes a warp gate: a built ring of exactly its outline round a portal of moving light. */
export const bakeGate = (size: number, seed: number, light: Light): HTMLCanvasElement => {
  const field = fieldOf(seed);
  return byPoint(size, GATE_FRAME, (x, y, r, angle) => {
    if (r > GATE_FRAME) return null;
    if (r >= 1) {
      const glow = (1 - smooth(1, GATE_FRAME, r)) ** 2 * 0.42;
      return [70, 170, 226, glow];
    }
    if (r < INNER) return portal(field, x, y, r, angle);
    return ring(field, x, y, r, angle, light);
  });
};

const portal = (
  field: ReturnType<typeof fieldOf>,
  x: number,
  y: number,
  r: number,
  angle: number,
): readonly [number, number, number, number] => {
  const turn = angle + r * 1.9;
  const waves = field(Math.cos(turn) * r * 2.2 + 4, Math.sin(turn) * r * 2.2, 1.7, 4) * 0.5 + 0.5;
  const threads = Math.max(0, 1 - Math.abs(field(x * 2.6, y * 2.6, 6.2, 4)) * 4.2) ** 3;
  const rim = smooth(INNER - 0.26, INNER, r);
  const value = Math.min(waves * 0.55 * (0.45 + r) + threads * 0.42 + rim * 0.5, 1);
  const [red, green, blue] = ramp(PORTAL, value);
  return [red, green, blue, 0.9];
};

const ring = (
  field: ReturnType<typeof fieldOf>,
  x: number,
  y: number,
  r: number,
  angle: number,
  light: Light,
): readonly [number, number, number, number] => {
  const across = (r - INNER) / (1 - INNER);
  // A rounded band: its normal leans outwards and inwards.
  const lean = (across - 0.5) * 1.7;
  const up = Math.sqrt(Math.max(0.05, 1 - lean * lean));
  const lit = Math.max(0, (x / r) * lean * light.x + (y / r) * lean * light.y + up * light.z);
  const place = ((angle / (Math.PI * 2)) * SEGMENTS + SEGMENTS) % 1;
  const joint = smooth(0.03, 0.075, Math.min(place, 1 - place));
  const plates = field(Math.cos(angle) * 9, Math.sin(angle) * 9, across * 3, 3) * 0.12;
  const groove = 1 - Math.exp(-(((across - 0.5) / 0.09) ** 2)) * 0.45;
  const shade = (0.16 + lit * 0.86 + plates) * groove * mix(0.3, 1, joint);
  const segment = Math.floor((angle / (Math.PI * 2)) * SEGMENTS + SEGMENTS) % 2;
  const lamp = segment === 0 ? Math.exp(-(((place - 0.5) / 0.085) ** 2) - ((across - 0.5) / 0.2) ** 2) : 0;
  const spill = (1 - smooth(0, 0.4, across)) * 0.5;
  return [
    150 * shade + 255 * lamp + 10 * spill,
    166 * shade + 236 * lamp + 90 * spill,
    186 * shade + 170 * lamp + 130 * spill,
    1,
  ];
};

/** Bakes a wormhole: space wound into a throat, a bright lens at its outline, no built thing about it. */
export const bakeWormhole = (size: number, seed: number): HTMLCanvasElement => {
  const field = fieldOf(seed);
  const arms = 2 + (seed % 2);
  return byPoint(size, WORMHOLE_FRAME, (x, y, r, angle) => {
    if (r > WORMHOLE_FRAME) return null;
    const lens = Math.exp(-(((r - 0.97) / 0.035) ** 2));
    if (r > 1) {
      const streak = field(Math.cos(angle) * 5, Math.sin(angle) * 5, 2, 3) * 0.5 + 0.5;
      const halo = (1 - smooth(1, WORMHOLE_FRAME, r)) ** 2.2 * (0.3 + streak * 0.34);
      return [150 + 90 * lens, 84 + 140 * lens, 214 + 40 * lens, Math.max(halo, lens * 0.85)];
    }
    const wound = angle * arms - Math.log(Math.max(r, 0.03)) * 3.4;
    const arm = 0.5 + 0.5 * Math.cos(wound);
    const dust = field(x * 2.4 + Math.cos(wound) * 0.2, y * 2.4 + Math.sin(wound) * 0.2, 3.3, 4) * 0.5 + 0.5;
    const core = Math.exp(-((r / 0.16) ** 2));
    const value = Math.min(
      arm ** 1.6 * (0.25 + 0.5 * dust) * smooth(0.02, 0.35, r) + core + lens * 0.45 + (1 - r) * 0.12,
      1,
    );
    const [red, green, blue] = ramp(THROAT, value);
    return [red, green, blue, 0.94];
  });
};
