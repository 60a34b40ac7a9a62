import { STARS } from '../backdrop.ts';
import { blank, drawsOf, fieldOf, mix, ramp, smooth, type Field, type Light, type Rgb } from '../seeded.ts';
import type { Work } from '../work.ts';

/** The far plate of a table in deep space: what is to be seen behind everything that is played with. */
export interface SkyWish {
  /** Device pixels. */
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  readonly seed: number;
  /** The table's sun. */
  readonly light: Light;
}

/** Colours of one sky: gas from thin to thick, the warm and the cool light, and the bands of its great body. */
interface Mood {
  readonly gas: readonly (readonly [number, Rgb])[];
  readonly warm: Rgb;
  readonly cool: Rgb;
  readonly body: readonly (readonly [number, Rgb])[];
  readonly ring: Rgb;
}

const MOODS: readonly Mood[] = [
  {
    gas: [
      [0, [10, 14, 28]],
      [0.4, [20, 32, 58]],
      [0.7, [40, 58, 96]],
      [1, [92, 104, 150]],
    ],
    warm: [196, 112, 62],
    cool: [40, 104, 160],
    body: [
      [0, [96, 66, 52]],
      [0.35, [158, 112, 80]],
      [0.65, [196, 160, 122]],
      [1, [226, 202, 168]],
    ],
    ring: [206, 186, 158],
  },
  {
    gas: [
      [0, [10, 16, 24]],
      [0.4, [16, 42, 54]],
      [0.7, [28, 74, 86]],
      [1, [84, 128, 130]],
    ],
    warm: [200, 134, 84],
    cool: [32, 118, 132],
    body: [
      [0, [38, 72, 92]],
      [0.35, [66, 116, 138]],
      [0.65, [112, 160, 172]],
      [1, [176, 208, 210]],
    ],
    ring: [170, 196, 202],
  },
  {
    gas: [
      [0, [14, 11, 26]],
      [0.4, [34, 24, 56]],
      [0.7, [70, 42, 88]],
      [1, [136, 84, 122]],
    ],
    warm: [206, 98, 84],
    cool: [66, 84, 170],
    body: [
      [0, [52, 40, 78]],
      [0.35, [92, 70, 120]],
      [0.65, [140, 112, 148]],
      [1, [200, 176, 188]],
    ],
    ring: [190, 170, 196],
  },
  {
    gas: [
      [0, [13, 13, 20]],
      [0.4, [38, 30, 36]],
      [0.7, [78, 52, 50]],
      [1, [146, 102, 82]],
    ],
    warm: [214, 134, 68],
    cool: [44, 88, 132],
    body: [
      [0, [66, 52, 48]],
      [0.35, [112, 92, 80]],
      [0.65, [152, 134, 118]],
      [1, [198, 184, 164]],
    ],
    ring: [196, 180, 160],
  },
];

/** Pixels of gas across the plate: it is soft, so that few do. */
const GAS = 300;
/** Largest radius the great body is drawn with, pixels; it is made larger. */
const BODY = 330;
const ROWS = 5;
/** Of the colours of the moods: ships are to stand out before them. */
const DIM = 0.62;

/** The great body: its middle and radius as shares of the plate's width and height, and of its height. */
interface Body {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly ringed: boolean;
  /** Tilt of bands and ring, radians. */
  readonly tilt: number;
  readonly seed: number;
}

/** What a sky is made of; the same seed always gives the same. */
export interface Composition {
  readonly mood: number;
  readonly body: Body;
}

/** Composes a sky: the great body stands in a corner away from the sun, partly beyond the edge. */
export const composeSky = (seed: number, light: Light): Composition => {
  const draw = drawsOf(seed);
  const mood = Math.floor(draw() * MOODS.length);
  // Away from where the light comes from, so that its lit side looks to the middle of the table.
  const right = light.x < 0;
  const low = draw() < 0.6;
  const radius = 0.3 + draw() * 0.1;
  const out = 0.02 + draw() * 0.1;
  return {
    mood,
    body: {
      x: right ? 1 - out * 0.5 : out * 0.5,
      y: low ? 1 - out : out,
      radius,
      ringed: draw() < 0.6,
      tilt: (draw() - 0.5) * 0.9,
      seed: Math.floor(draw() * 1e9),
    },
  };
};

const far = (x: number, y: number, atX: number, atY: number, reach: number): number =>
  Math.exp(-((x - atX) ** 2 + (y - atY) ** 2) / (reach * reach));

/** Gas, the warm and the cool light, darker towards the rim: a small picture that is made as large as the plate. */
function* gasOf({ width, height, seed, light }: SkyWish, { mood: index, body }: Composition): Work<HTMLCanvasElement> {
  const mood = MOODS[index]!;
  const field = fieldOf(seed + 3);
  const canvas = blank(GAS, (GAS * height) / width);
  const on = canvas.getContext('2d')!;
  const image = on.createImageData(canvas.width, canvas.height);
  const draw = drawsOf(seed + 17);
  const lane = draw() * Math.PI;
  const tall = height / width;
  const sun = { x: light.x < 0 ? 0.12 : 0.88, y: (light.y < 0 ? 0.16 : 0.84) * tall };
  const cool = { x: 1 - sun.x, y: body.y > 0.5 ? 0.2 * tall : 0.8 * tall };
  for (let py = 0; py < canvas.height; py += 1) {
    for (let px = 0; px < canvas.width; px += 1) {
      const x = (px + 0.5) / canvas.width;
      const y = ((py + 0.5) / canvas.height) * tall;
      const value = thick(field, x, y, tall, lane);
      const colour = ramp(mood.gas, value);
      const warm = far(x, y, sun.x, sun.y, 0.42) * (0.25 + value * 1.1);
      const cold = far(x, y, cool.x, cool.y, 0.5) * (0.2 + value);
      const rim = 1 - 0.62 * smooth(0.5, 1.02, Math.hypot((x - 0.5) * 1.5, (y / tall - 0.5) * 1.5));
      const grain = (draw() - 0.5) * 3;
      const at = (py * canvas.width + px) * 4;
      for (let part = 0; part < 3; part += 1)
        image.data[at + part] =
          (colour[part]! + mood.warm[part]! * warm * 0.34 + mood.cool[part]! * cold * 0.24) * rim * DIM + grain;
      image.data[at + 3] = 255;
    }
    if (py % ROWS === 0) yield;
  }
  on.putImageData(image, 0, 0);
  return canvas;
}

/** How thick the gas is, 0..1: a broad lane across the sky, torn by dark rifts. */
const thick = (field: Field, x: number, y: number, tall: number, lane: number): number => {
  const u = x * 2.5;
  const v = y * 2.5;
  const warp = field(u * 0.8, v * 0.8, 4, 2);
  const cloud = field(u * 1.1 + warp * 0.9, v * 1.1 - warp * 0.7, 1, 4);
  const across = (x - 0.5) * Math.sin(lane) - (y - tall / 2) * Math.cos(lane) + warp * 0.12;
  const band = Math.exp(-(across * across) / 0.05);
  const rift = smooth(0.06, 0.4, field(u * 2.4 + 5, v * 2.4, 8, 3)) * band;
  return Math.min(Math.max(0.34 + cloud * 0.5 + band * 0.3 - rift * 0.42, 0), 1);
};

/** A giant in bands or a moon's limb, lit by the table's sun; half of it lies beyond the edge and is left out. */
function* bodyOf(wish: SkyWish, { mood: index, body }: Composition): Work<HTMLCanvasElement> {
  const radius = Math.min(body.radius * wish.height, BODY);
  const side = Math.ceil(radius * 2) + 4;
  const canvas = blank(side, side);
  const on = canvas.getContext('2d')!;
  const image = on.createImageData(side, side);
  const field = fieldOf(body.seed);
  const scale = radius / (body.radius * wish.height);
  const [left, top] = [body.x * wish.width * scale - side / 2, body.y * wish.height * scale - side / 2];
  for (let py = 0; py < side; py += 1) {
    if (py + top < 0 || py + top > wish.height * scale) continue;
    for (let px = 0; px < side; px += 1) {
      if (px + left < 0 || px + left > wish.width * scale) continue;
      const x = (px + 0.5 - side / 2) / radius;
      const y = (py + 0.5 - side / 2) / radius;
      const flat = x * x + y * y;
      if (flat < 1.05)
        paintBody(image, (py * side + px) * 4, x, y, flat, radius, { field, body, light: wish.light, index });
    }
    if (py % ROWS === 0) yield;
  }
  on.putImageData(image, 0, 0);
  return canvas;
}

interface BodyLook {
  readonly field: Field;
  readonly body: Body;
  readonly light: Light;
  readonly index: number;
}

const paintBody = (
  image: ImageData,
  at: number,
  x: number,
  y: number,
  flat: number,
  radius: number,
  { field, body, light, index }: BodyLook,
): void => {
  const z = Math.sqrt(Math.max(1 - flat, 0));
  const [cos, sin] = [Math.cos(body.tilt), Math.sin(body.tilt)];
  const u = x * cos + y * sin;
  const v = y * cos - x * sin;
  // Bands bend round the ball and tear at their edges.
  const bend = v * 1.1 + z * 0.16;
  const stir = field(u * 1.4, bend * 5, 2, 3) * 0.16;
  const fine = field(u * 3, bend * 16, 6, 2) * 0.18;
  const value = 0.5 + field(0.3, (bend + stir) * 4.2, 9, 2) * 0.9 + fine;
  const colour = ramp(MOODS[index]!.body, value);
  const lit = smooth(-0.05, 1, x * light.x + y * light.y + z * light.z);
  const limb = 0.72 + 0.28 * z;
  const air = (1 - z) ** 3 * lit * 0.5;
  const shade = body.ringed ? ringShade(v, z) : 1;
  const mood = MOODS[index]!;
  for (let part = 0; part < 3; part += 1)
    image.data[at + part] = colour[part]! * (0.02 + lit * 0.4 * limb * shade) + mood.ring[part]! * air;
  const edge = (1 - Math.sqrt(flat)) * radius;
  image.data[at + 3] = Math.min(Math.max(edge + 0.5, 0), 1) * 255;
};

/** The shadow its ring throws on it. */
const ringShade = (v: number, z: number): number => {
  const band = Math.abs(v + 0.26 * z - 0.02);
  return 1 - 0.5 * smooth(0.13, 0.06, band) * smooth(-1, 0.4, z);
};

/** Rings of dust, thin and thick; `front` = the half that passes before the body. */
const paintRing = (
  on: CanvasRenderingContext2D,
  { width, height }: SkyWish,
  { mood, body }: Composition,
  front: boolean,
): void => {
  const radius = body.radius * height;
  const draw = drawsOf(body.seed + 9);
  const [r, g, b] = MOODS[mood]!.ring;
  on.save();
  on.translate(body.x * width, body.y * height);
  on.rotate(body.tilt);
  on.scale(1, 0.26);
  for (let out = 1.28; out < 2.15; out += 0.012) {
    const gap = out > 1.72 && out < 1.78 ? 0.1 : 1;
    const strength = (0.1 + draw() * 0.34) * gap * smooth(1.26, 1.36, out) * smooth(2.16, 1.95, out);
    on.strokeStyle = `rgba(${r}, ${g}, ${b}, ${strength * 0.42})`;
    on.lineWidth = radius * 0.0135;
    on.beginPath();
    on.arc(0, 0, radius * out, front ? 0 : Math.PI, front ? Math.PI : Math.PI * 2);
    on.stroke();
  }
  on.restore();
};

const paintStars = (on: CanvasRenderingContext2D, { width, height, seed, ratio }: SkyWish): void => {
  const draw = drawsOf(seed + 11);
  const count = Math.round((width * height) / ratio / ratio / 1000);
  for (let index = 0; index < count; index += 1) {
    const x = Math.floor(draw() * width);
    const y = Math.floor(draw() * height);
    const [r, g, b] = STARS[Math.floor(draw() * STARS.length)]!;
    const bright = draw() ** 3;
    on.fillStyle = `rgba(${r}, ${g}, ${b}, ${0.14 + bright * 0.6})`;
    const size = Math.max(1, Math.round(ratio * (bright > 0.72 ? 1.6 : 1)));
    on.fillRect(x, y, size, size);
  }
};

/** What is there before the sky is: its darkest gas. */
export const plainSky = (seed: number, light: Light): HTMLCanvasElement => {
  const canvas = blank(8, 8);
  const on = canvas.getContext('2d')!;
  const [r, g, b] = MOODS[composeSky(seed, light).mood]!.gas[1]![1];
  on.fillStyle = `rgb(${mix(r, 8, 0.45)}, ${mix(g, 10, 0.45)}, ${mix(b, 18, 0.45)})`;
  on.fillRect(0, 0, 8, 8);
  return canvas;
};

/** Bakes the sky of a table, opaque, in portions. */
export function* bakeSky(wish: SkyWish): Work<HTMLCanvasElement> {
  const composition = composeSky(wish.seed, wish.light);
  const gas = yield* gasOf(wish, composition);
  const body = yield* bodyOf(wish, composition);
  const canvas = blank(wish.width, wish.height);
  const on = canvas.getContext('2d')!;
  on.imageSmoothingQuality = 'high';
  on.drawImage(gas, 0, 0, wish.width, wish.height);
  yield;
  paintStars(on, wish);
  yield;
  const { x, y, radius, ringed } = composition.body;
  if (ringed) paintRing(on, wish, composition, false);
  const half = (body.width / 2 / Math.min(radius * wish.height, BODY)) * radius * wish.height;
  on.drawImage(body, x * wish.width - half, y * wish.height - half, half * 2, half * 2);
  if (ringed) paintRing(on, wish, composition, true);
  return canvas;
}
