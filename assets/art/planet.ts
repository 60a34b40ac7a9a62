import { blank, drawsOf, fieldOf, mix, ramp, smooth, type Light, type Rgb } from './seeded.ts';

interface World {
  readonly stops: readonly (readonly [number, Rgb])[];
  readonly air: Rgb;
  readonly bands: number;
  readonly rough: number;
  readonly clouds: number;
  readonly shine: number;
}

const WORLDS: readonly World[] = [
  // Ocean world
  {
    stops: [
      [-0.4, [10, 34, 66]],
      [0.02, [22, 74, 112]],
      [0.06, [112, 124, 92]],
      [0.2, [74, 92, 58]],
      [0.4, [134, 122, 96]],
      [0.6, [226, 232, 236]],
    ],
    air: [110, 180, 255],
    bands: 0,
    rough: 0.25,
    clouds: 0.75,
    shine: 0.5,
  },
  // Ringless giant
  {
    stops: [
      [-0.5, [96, 58, 44]],
      [-0.2, [176, 112, 74]],
      [0, [222, 176, 126]],
      [0.2, [196, 134, 88]],
      [0.45, [240, 214, 170]],
    ],
    air: [255, 196, 140],
    bands: 7,
    rough: 0,
    clouds: 0,
    shine: 0,
  },
  // Rust world
  {
    stops: [
      [-0.5, [58, 26, 22]],
      [-0.1, [124, 60, 40]],
      [0.15, [170, 92, 58]],
      [0.5, [214, 160, 112]],
    ],
    air: [255, 150, 110],
    bands: 0,
    rough: 0.9,
    clouds: 0.12,
    shine: 0,
  },
  // Ice giant
  {
    stops: [
      [-0.5, [36, 78, 108]],
      [0, [84, 152, 178]],
      [0.3, [146, 204, 214]],
      [0.6, [214, 240, 242]],
    ],
    air: [150, 230, 255],
    bands: 4,
    rough: 0,
    clouds: 0.1,
    shine: 0.1,
  },
  // Violet world
  {
    stops: [
      [-0.5, [30, 24, 58]],
      [-0.05, [66, 52, 104]],
      [0.15, [118, 92, 128]],
      [0.45, [188, 166, 170]],
    ],
    air: [190, 150, 255],
    bands: 0,
    rough: 0.6,
    clouds: 0.4,
    shine: 0.15,
  },
];
const MOON: World = {
  stops: [
    [-0.5, [54, 54, 60]],
    [0, [112, 110, 112]],
    [0.3, [150, 146, 142]],
    [0.6, [190, 186, 178]],
  ],
  air: [120, 130, 150],
  bands: 0,
  rough: 1.3,
  clouds: 0,
  shine: 0,
};

/** How far the picture of a planet reaches beyond its outline, in radii: the glow of its air. */
export const PLANET_FRAME = 1.16;

interface Crater {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly size: number;
}

const cratersOf = (draw: () => number, count: number): readonly Crater[] =>
  Array.from({ length: count }, () => {
    const z = draw() * 2 - 1;
    const angle = draw() * Math.PI * 2;
    const r = Math.sqrt(1 - z * z);
    return { x: r * Math.cos(angle), y: r * Math.sin(angle), z, size: 0.08 + draw() ** 2 * 0.3 };
  });

/** Lift and slope of a crater bowl at a distance of its middle, 1 = its rim. */
const bowl = (d: number): number => (d > 1.35 ? 0 : d > 1 ? (1.35 - d) * 0.5 : (d * d - 0.83) * 0.9);

/** Bakes a planet: a lit ball with a terminator, its surface and the rim of its air. `size` = side of the picture. */
export const bakePlanet = (size: number, seed: number, moon: boolean, from: Light): HTMLCanvasElement => {
  const draw = drawsOf(seed);
  const world = moon ? MOON : WORLDS[Math.floor(draw() * WORLDS.length)]!;
  const field = fieldOf(seed + 1);
  const craters = world.rough > 0.5 ? cratersOf(draw, moon ? 26 : 10) : [];
  const tilt = draw() * 0.9 - 0.45;
  const ct = Math.cos(tilt);
  const st = Math.sin(tilt);
  const canvas = blank(size, size);
  const context = canvas.getContext('2d')!;
  const image = context.createImageData(size, size);
  const data = image.data;
  const length = Math.hypot(from.x, from.y, from.z * 0.62);
  const l = { x: from.x / length, y: from.y / length, z: (from.z * 0.62) / length };
  const radius = size / 2 / PLANET_FRAME;
  const soft = 1.4 / radius;

  const heightAt = (x: number, y: number, z: number): number => {
    let h = field(x * 1.5, y * 1.5, z * 1.5, 5);
    for (const crater of craters) {
      const d = Math.sqrt((x - crater.x) ** 2 + (y - crater.y) ** 2 + (z - crater.z) ** 2) / crater.size;
      if (d < 1.35) h += bowl(d) * crater.size * 1.6;
    }
    return h;
  };

  for (let py = 0; py < size; py += 1)
    for (let px = 0; px < size; px += 1) {
      const x = (px + 0.5 - size / 2) / radius;
      const y = (py + 0.5 - size / 2) / radius;
      const rr = x * x + y * y;
      const r = Math.sqrt(rr);
      const at = (py * size + px) * 4;
      if (r > PLANET_FRAME) continue;
      // The halo of air outside the ball, only where the light falls.
      const side = (x * l.x + y * l.y) / Math.max(r, 0.001);
      const halo = moon ? 0 : (1 - smooth(1, PLANET_FRAME, r)) ** 2 * smooth(-0.35, 0.8, side) * 0.55;
      if (r >= 1 + soft) {
        data[at] = world.air[0];
        data[at + 1] = world.air[1];
        data[at + 2] = world.air[2];
        data[at + 3] = halo * 255;
        continue;
      }
      const z = Math.sqrt(Math.max(1 - rr, 0));
      const sx = x * ct - y * st;
      const sy = x * st + y * ct;
      let value: number;
      let slope = 0;
      if (world.bands > 0) {
        const warp = field(sx * 1.2, sy * 2.4, z * 1.2, 4);
        value = Math.sin((sy + warp * 0.16) * world.bands) * 0.32 + field(sx * 1.6, sy * 9, z * 1.6, 3) * 0.3;
      } else {
        value = heightAt(sx, sy, z);
        if (world.rough > 0) {
          const step = 0.014;
          // Height a little towards the light: what rises towards it is bright, what falls is dark.
          const lx = l.x * ct - l.y * st;
          const ly = l.x * st + l.y * ct;
          slope = (value - heightAt(sx + lx * step, sy + ly * step, z + l.z * step)) * -world.rough * 14;
        }
      }
      const base = ramp(world.stops, value);
      let [red, green, blue] = base;
      const water = world.shine > 0 && value < 0.03 ? world.shine : 0;
      if (world.clouds > 0) {
        const cloud =
          smooth(0.02, 0.42, field(sx * 1.9 + 7, sy * 3 + field(sx * 2, sy * 2, z * 2, 2) * 0.8, z * 1.9, 5)) *
          world.clouds;
        red = mix(red, 232, cloud);
        green = mix(green, 238, cloud);
        blue = mix(blue, 244, cloud);
      }
      const facing = x * l.x + y * l.y + z * l.z;
      const lit = smooth(-0.12, 0.85, facing + slope * -0.06) * (1 + Math.max(-0.5, Math.min(0.5, -slope * 0.22)));
      const shine = water * Math.max(0, facing) ** 18 * 0.8;
      const rim = (1 - z) ** 3.2 * smooth(-0.25, 0.6, facing) * (moon ? 0.12 : 0.85);
      // A warm line where day turns to night.
      const dusk = Math.exp(-((facing - 0.03) ** 2) / 0.012) * (moon ? 0 : 0.16);
      const edge = 1 - smooth(1 - soft, 1 + soft, r);
      red = red * (0.035 + lit * 1.12) + world.air[0] * rim + 255 * shine + 200 * dusk * lit + 60 * dusk;
      green = green * (0.04 + lit * 1.1) + world.air[1] * rim + 255 * shine + 90 * dusk * lit;
      blue = blue * (0.06 + lit * 1.08) + world.air[2] * rim + 255 * shine;
      const alpha = edge + halo * (1 - edge);
      const share = alpha > 0 ? edge / alpha : 0;
      data[at] = red * share + world.air[0] * (1 - share);
      data[at + 1] = green * share + world.air[1] * (1 - share);
      data[at + 2] = blue * share + world.air[2] * (1 - share);
      data[at + 3] = alpha * 255;
    }
  context.putImageData(image, 0, 0);
  return canvas;
};

/** The cone of shade behind a ball, as a long soft picture: the ball's middle at the left edge's middle. */
export const bakeShade = (): HTMLCanvasElement => {
  const width = 256;
  const height = 128;
  const canvas = blank(width, height);
  const context = canvas.getContext('2d')!;
  const image = context.createImageData(width, height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const along = x / width;
      const across = Math.abs((y + 0.5) / height - 0.5) * 2;
      const blur = 0.04 + along * 0.3;
      const body = 1 - smooth(0.8 - along * 0.25 - blur, 0.8 - along * 0.25 + blur, across);
      image.data[(y * width + x) * 4 + 3] = body * (1 - smooth(0.25, 1, along)) * 215;
    }
  context.putImageData(image, 0, 0);
  return canvas;
};
