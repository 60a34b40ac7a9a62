import { blank, drawsOf, fieldOf, mix, ramp, smooth, type Field, type Rgb } from '../seeded.ts';
import { AIR, type LimbShape } from './shape.ts';
import type { World } from './worlds.ts';

/** How far the air is seen above the crown, units. */
const GLOW = 76;

interface V3 {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

interface Crater extends V3 {
  readonly size: number;
}

/** What a limb is computed from: a world seen edge on, the sun behind its crown. */
interface Globe {
  readonly world: World;
  readonly field: Field;
  readonly craters: readonly Crater[];
  readonly sun: V3;
  readonly spot: V3 | null;
}

/** Craters on the part that is seen: the crown and what falls away from it towards the eye. */
const cratersOf = (draw: () => number, count: number): readonly Crater[] =>
  Array.from({ length: count }, () => {
    const x = (draw() * 2 - 1) * 0.9;
    const y = 0.3 + draw() * 0.68;
    const length = Math.hypot(x, y);
    const r = Math.min(length, 0.995);
    return { x: (x / length) * r, y: (y / length) * r, z: Math.sqrt(1 - r * r), size: 0.035 + draw() ** 2.4 * 0.2 };
  });

/** Lift of a crater bowl at a distance of its middle, 1 = its rim. */
const bowl = (d: number): number => (d > 1.4 ? 0 : d > 1 ? (1.4 - d) * 0.55 : (d * d - 0.78) * 1.0);

const heightAt = ({ world, field, craters }: Globe, { x, y, z }: V3): number => {
  const g = world.grain;
  let height = field(x * g, y * g, z * g, 6) * (craters.length > 0 ? 0.7 : 1);
  for (const crater of craters) {
    const d = Math.sqrt((x - crater.x) ** 2 + (y - crater.y) ** 2 + (z - crater.z) ** 2) / crater.size;
    if (d < 1.4) height += bowl(d) * crater.size * 4.4;
  }
  return height;
};

/** Bands of a giant: latitude, torn by its winds. */
const bandAt = ({ world, field, spot }: Globe, { x, y, z }: V3): number => {
  const warp = field(x * 2.2, y * 5, z * 2.2, 4);
  const fine = field(x * 4 + warp, y * 42, z * 4, 4);
  let value = Math.sin((y + x * 0.14 + warp * 0.03) * world.bands) * 0.34 + fine * 0.36;
  if (spot) {
    const d = Math.hypot((x - spot.x) * 1.0, (y - spot.y) * 2.1, (z - spot.z) * 1.0) / 0.2;
    if (d < 1.5) value = mix(-0.5 + Math.sin(d * 9 + warp * 6) * 0.1, value, smooth(0.75, 1.35, d));
  }
  return value;
};

/** The sun stands behind the crown, so that day ends before the plate at the foot of the picture begins. */
const sunOf = ({ radius, top }: LimbShape, place: number): V3 => {
  const y0 = Math.min((radius - top * 0.86) / radius, 0.92);
  const down = Math.atan2(y0, Math.sqrt(1 - y0 * y0)) * 0.94;
  const side = place * 0.24;
  const length = Math.hypot(side, 1);
  return { x: side / length, y: Math.cos(down) / length, z: -Math.sin(down) / length };
};

type Pixel = [red: number, green: number, blue: number];

/** Colour of a place of the ground, and how it is lit. */
const paintGround = (globe: Globe, at: V3, facing: number, out: Pixel): void => {
  const { world, field, sun } = globe;
  let value: number;
  let slope = 0;
  if (world.bands > 0) value = bandAt(globe, at);
  else {
    value = heightAt(globe, at);
    const step = 0.011;
    const towards = { x: at.x + sun.x * step, y: at.y + sun.y * step, z: at.z + sun.z * step };
    if (world.rough > 0) slope = (value - heightAt(globe, towards)) * world.rough * 7.5;
  }
  let [red, green, blue] = ramp(world.stops, value);
  if (world.veins) {
    const line = Math.abs(field(at.x * 2.6 + 3, at.y * 2.6, at.z * 2.6, 3));
    const vein = 1 - smooth(0, 0.045, line);
    red = mix(red, world.veins[0], vein * 0.7);
    green = mix(green, world.veins[1], vein * 0.7);
    blue = mix(blue, world.veins[2], vein * 0.7);
  }
  const sea = world.water && value < 0.05;
  const lit = smooth(-0.1, 0.62, facing) * (1 + Math.max(-0.62, Math.min(0.6, sea ? 0 : slope)));
  const night = 1 - smooth(0.02, 0.26, facing);
  let cloud = 0;
  if (world.clouds > 0) {
    const curl = field(at.x * 2.4, at.y * 2.4, at.z * 2.4 + 9, 3) * 0.9;
    cloud = smooth(0.06, 0.46, field(at.x * 2.6 + curl, at.y * 5 + 7, at.z * 2.6 - curl, 5)) * world.clouds;
    const [r, g, b] = world.water ? [240, 246, 252] : [236, 190, 150];
    red = mix(red, r!, cloud);
    green = mix(green, g!, cloud);
    blue = mix(blue, b!, cloud);
  }
  const glint = sea ? Math.max(0, facing) ** 6 * 0.16 * (1 - cloud) : 0;
  // A warm line where day turns to night.
  const dusk = Math.exp(-((facing - 0.06) ** 2) / 0.008) * world.haze * 0.5;
  out[0] = red * (0.022 + lit * 1.16) + 255 * glint + 120 * dusk * (0.25 + lit);
  out[1] = green * (0.026 + lit * 1.14) + 255 * glint + 54 * dusk * (0.25 + lit);
  out[2] = blue * (0.042 + lit * 1.12) + 255 * glint + 20 * dusk;
  if (world.cities > 0 && night > 0 && !sea) {
    const where = smooth(-0.05, 0.25, field(at.x * 5 + 3, at.y * 5, at.z * 5, 3));
    const spark = smooth(0.2, 0.46, field(at.x * 42, at.y * 42, at.z * 42, 2));
    const glow = night * where * (spark * 2.4 + 0.16) * world.cities * (1 - cloud * 0.7);
    out[0] += 255 * glow;
    out[1] += 186 * glow;
    out[2] += 96 * glow;
  }
};

/** How far the ground reaches at an angle round the world, share of the radius. */
const outlineOf = ({ lumps }: World, field: Field): ((angle: number) => number) =>
  lumps === 0
    ? () => 1
    : (angle) => {
        const [x, y] = [Math.sin(angle), Math.cos(angle)];
        return 1 - lumps * (0.42 + field(x * 2.3, y * 2.3, 0.5, 2) * 0.9 + field(x * 8, y * 8, 4, 3) * 0.34);
      };

const mixInto = (data: Uint8ClampedArray, at: number, colour: Pixel | Rgb, alpha: number): void => {
  data[at] = colour[0];
  data[at + 1] = colour[1];
  data[at + 2] = colour[2];
  data[at + 3] = alpha * 255;
};

const globeOf = (world: World, shape: LimbShape, seed: number, sun: number): Globe => {
  const draw = drawsOf(seed);
  const spotted = world.bands > 0;
  const [sx, sy] = [0.2 + draw() * 0.14, 0.8];
  return {
    world,
    field: fieldOf(seed + 1),
    craters: cratersOf(draw, world.craters),
    sun: sunOf(shape, sun),
    spot: spotted ? { x: sx, y: sy, z: Math.sqrt(Math.max(1 - sx * sx - sy * sy, 0)) } : null,
  };
};

/** Paints the limb of a world into a picture `wide` pixels wide: ground, night with its cities, and the air over it. */
export const bakeGround = (
  world: World,
  shape: LimbShape,
  wide: number,
  high: number,
  seed: number,
  sun: number,
): HTMLCanvasElement => {
  const globe = globeOf(world, shape, seed, sun);
  const outline = outlineOf(world, globe.field);
  const canvas = blank(wide, high);
  const pen = canvas.getContext('2d')!;
  const image = pen.createImageData(canvas.width, canvas.height);
  const unit = shape.wide / canvas.width;
  const soft = (1.1 * unit) / shape.radius;
  const reach = 1 + GLOW / shape.radius;
  const pixel: Pixel = [0, 0, 0];
  for (let py = 0; py < canvas.height; py += 1)
    for (let px = 0; px < canvas.width; px += 1) {
      const x = ((px + 0.5) * unit - shape.wide / 2) / shape.radius;
      const y = (shape.top + AIR - (py + 0.5) * unit - (shape.top - shape.radius)) / shape.radius;
      const far = Math.hypot(x, y);
      if (far > reach) continue;
      const rim = outline(Math.atan2(x, y));
      const r = far / rim;
      const at = (py * canvas.width + px) * 4;
      const side = (x * globe.sun.x + y * globe.sun.y) / Math.max(far, 0.001);
      const glow = world.haze * smooth(reach, 1, r) ** 2.6 * smooth(0.1, 0.95, side) * 0.85;
      if (r >= 1 + soft) {
        mixInto(image.data, at, world.air, glow);
        continue;
      }
      const z = Math.sqrt(Math.max(1 - r * r, 0));
      const spot = { x: x / rim, y: y / rim, z };
      const facing = spot.x * globe.sun.x + spot.y * globe.sun.y + z * globe.sun.z;
      paintGround(globe, spot, facing, pixel);
      // The air is thick where one looks along it.
      const edge = (1 - z) ** 3.4 * world.haze * smooth(-0.05, 0.7, facing) * 0.95;
      for (const channel of [0, 1, 2] as const) pixel[channel] += world.air[channel] * edge;
      const inside = 1 - smooth(1 - soft, 1 + soft, r);
      mixInto(image.data, at, pixel, inside + glow * (1 - inside));
    }
  pen.putImageData(image, 0, 0);
  return canvas;
};
