import { drawsOf } from '../seeded.ts';
import { disc, dome, hoop, poly, rect, trace, type Rig } from './rig.ts';
import type { LimbShape } from './shape.ts';

// What people have built: on a limb, or afloat. Units of the table, v up from the edge.

const STEEL = ['#69727f', '#545d6a', '#7f8996', '#434b57'] as const;
const WARM = '#ffc987';
const COOL = '#9fe0ff';
const FIRE = '#ff8a3c';

type Spot = readonly [s: number, h: number];

/** Turns places beside and above a spot of the limb into places of the board. */
const standing = ({ radius, top }: LimbShape, angle: number, sunk = 0) => {
  const middle = top - radius;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return ([s, h]: Spot): readonly [number, number] => [
    (radius - sunk + h) * sin + s * cos,
    middle + (radius - sunk + h) * cos - s * sin,
  ];
};

/** A tower on the limb: its floors lit. */
const tower = (
  rig: Rig,
  shape: LimbShape,
  angle: number,
  wide: number,
  high: number,
  draw: () => number,
  sunk: number,
): void => {
  const to = standing(shape, angle, sunk);
  const w = wide / 2;
  rig.part(
    poly(to([-w, -20]), to([w, -20]), to([w, high * 0.86]), to([w * 0.55, high]), to([-w, high])),
    STEEL[Math.floor(draw() * 3)]!,
    0.55,
    undefined,
  );
  rig.line(trace(to([0, 0]), to([0, high * 0.94])), 1.6, '#4a5361', 0.35);
  for (let h = 8; h < high - 8; h += 9)
    for (const s of [-0.56, 0, 0.5]) {
      if (draw() < 0.6) continue;
      const [u, v] = to([s * w, h]);
      rig.lamp(rect(u, v, Math.max(wide * 0.16, 2.6), 3.4), draw() < 0.7 ? `${WARM}bb` : `${COOL}99`, 4);
    }
};

const mast = (rig: Rig, shape: LimbShape, angle: number, high: number, sunk: number): void => {
  const to = standing(shape, angle, sunk);
  rig.line(trace(to([0, 0]), to([0, high])), 2.6, '#aab4c2', 0.6);
  const [u, v] = to([0, high]);
  rig.lamp(disc(u, v, 2.8), '#ff7a66', 12);
};

/** A greenhouse or a habitat: light shines through its panes. */
const lightDome = (rig: Rig, shape: LimbShape, angle: number, radius: number, colour: string, sunk: number): void => {
  const [u, v] = standing(shape, angle, sunk)([0, -3]);
  rig.part(dome(u, v, radius * 1.16, 0.3), STEEL[1], 0.5);
  rig.part(dome(u, v, radius), '#55667a', 0.9, { axis: 'u', at: u, half: radius });
  rig.lamp(dome(u, v + 2, radius * 0.8, 0.66), `${colour}66`, radius * 0.9);
  for (const way of [-0.5, 0, 0.5])
    rig.line(trace([u + way * radius, v], [u + way * radius * 0.4, v + radius * 0.66]), 1.6, '#36424f', 0.5);
  rig.lamp(disc(u, v + radius * 0.18, radius * 0.28, radius * 0.16), colour, radius * 0.8);
};

/** A few lights on dark ground. */
const sprinkle = (
  rig: Rig,
  shape: LimbShape,
  draw: () => number,
  count: number,
  spread: number,
  depth: number,
): void => {
  for (let index = 0; index < count; index += 1) {
    const to = standing(shape, (draw() - 0.5) * spread, 0);
    const [u, v] = to([0, -12 - draw() ** 1.4 * depth]);
    rig.lamp(disc(u, v, 1.6 + draw() * 1.6), draw() < 0.75 ? WARM : COOL, 7);
  }
};

/** A settlement in a rock: domes, a hangar mouth, a mast. */
export const colony = (rig: Rig, shape: LimbShape, seed: number): void => {
  const draw = drawsOf(seed);
  const sunk = 30;
  const colour = draw() < 0.5 ? WARM : COOL;
  const middle = (draw() - 0.5) * 0.2;
  tower(rig, shape, middle - 0.1, 22, 58 + draw() * 20, draw, sunk);
  mast(rig, shape, middle + 0.2, 92, sunk);
  lightDome(rig, shape, middle, 44, colour, sunk);
  lightDome(rig, shape, middle + 0.12, 30, colour, sunk);
  if (draw() < 0.6) lightDome(rig, shape, middle - 0.2, 26, colour, sunk);
  const [u, v] = standing(shape, middle - 0.02, sunk)([0, -44]);
  rig.part(rect(u, v - 12, 74, 26), '#20262e', 0.2);
  rig.lamp(rect(u, v - 8, 62, 12), `${FIRE}99`, 16);
  sprinkle(rig, shape, draw, 26, 0.9, 120);
};

/** A base on a moon: a row of domes and a dish. */
export const moonBase = (rig: Rig, shape: LimbShape, seed: number): void => {
  const draw = drawsOf(seed);
  const start = -0.16 - draw() * 0.1;
  for (let at = 0; at < 4; at += 1)
    lightDome(rig, shape, start + at * 0.085, 18 + draw() * 16, at % 2 ? WARM : COOL, 3);
  dish(rig, ...standing(shape, start + 0.42, 0)([0, 26]), 26, 0.5);
  mast(rig, shape, start + 0.37, 60, 0);
  sprinkle(rig, shape, draw, 40, 0.8, 80);
};

/** A head office: a city on a rock. */
export const city = (rig: Rig, shape: LimbShape, seed: number): void => {
  const draw = drawsOf(seed);
  for (let at = 0; at < 27; at += 1) {
    const angle = -0.5 + (at / 26) * 1.0 + (draw() - 0.5) * 0.016;
    const tall = 26 + 74 * Math.exp(-((angle + 0.03) ** 2) / 0.035) * (0.6 + draw() * 0.5);
    tower(rig, shape, angle, 14 + draw() * 14, tall, draw, 10);
  }
  mast(rig, shape, -0.03, 104, 0);
  lightDome(rig, shape, 0.3, 30, COOL, 6);
  sprinkle(rig, shape, draw, 120, 1.05, 130);
};

/** A works: halls, stacks, tanks, a gantry that holds a hull; what burns inside shines out. */
export const works = (rig: Rig, shape: LimbShape, seed: number, plan: 'a' | 'b' | 'c'): void => {
  const draw = drawsOf(seed);
  const hall = (angle: number, wide: number, high: number): void => {
    const to = standing(shape, angle, 14);
    rig.part(
      poly(
        to([-wide / 2, -10]),
        to([wide / 2, -10]),
        to([wide / 2, high]),
        to([wide * 0.3, high + 14]),
        to([-wide / 2, high]),
      ),
      '#7b7468',
      0.6,
    );
    for (let s = -wide / 2 + 12; s < wide / 2 - 8; s += 17) {
      const [u, v] = to([s, high * 0.3]);
      rig.lamp(rect(u, v, 8, high * 0.34), `${FIRE}cc`, 12);
    }
  };
  const stack = (angle: number, high: number): void => {
    const to = standing(shape, angle, 10);
    rig.part(poly(to([-12, -6]), to([12, -6]), to([7, high]), to([-7, high])), '#6a6a6e', 0.75);
    const [u, v] = to([0, high]);
    rig.lamp(disc(u, v, 8, 3.4), FIRE, 22);
  };
  const tank = (angle: number, radius: number): void => {
    const [u, v] = standing(shape, angle, 0)([0, radius * 0.7]);
    rig.part(disc(u, v, radius), '#a39a88', 0.95, { axis: 'u', at: u, half: radius });
    rig.line(trace([u - radius, v], [u + radius, v]), 2, '#5f5a50', 0.5);
  };
  const gantry = (angle: number, wide: number, high: number): void => {
    const to = standing(shape, angle, 8);
    const w = wide / 2;
    for (const s of [-w, w]) rig.line(trace(to([s, -4]), to([s, high])), 8, '#8e8676', 0.62);
    rig.line(trace(to([-w - 10, high]), to([w + 10, high])), 10, '#a79c86', 0.75);
    for (let s = -w; s < w; s += 18)
      rig.line(trace(to([s, high - 3]), to([s + 9, high + 12]), to([s + 18, high - 3])), 2.6, '#6c6557', 0.5);
    rig.part(
      poly(
        to([-w * 0.7, high * 0.34]),
        to([w * 0.5, high * 0.3]),
        to([w * 0.78, high * 0.48]),
        to([w * 0.5, high * 0.66]),
        to([-w * 0.7, high * 0.62]),
      ),
      '#59616c',
      0.7,
    );
    const [u, v] = to([0, high * 0.48]);
    rig.lamp(rect(u, v, wide * 0.4, 3), COOL, 10);
  };
  if (plan === 'a') {
    hall(-0.22, 130, 46);
    gantry(0.09, 150, 84);
    stack(-0.36, 88);
    stack(-0.31, 70);
    tank(0.34, 26);
  } else if (plan === 'b') {
    for (const at of [-0.34, -0.26, -0.18, -0.1]) stack(at, 70 + draw() * 44);
    hall(0.07, 190, 52);
    tank(0.3, 34);
    tank(0.39, 26);
  } else {
    gantry(-0.2, 210, 104);
    hall(0.12, 110, 44);
    gantry(0.31, 110, 64);
    stack(0.02, 94);
  }
  sprinkle(rig, shape, draw, 70, 1, 120);
};

/** An antenna that looks up to one side. */
function dish(rig: Rig, u: number, v: number, radius: number, lean: number): void {
  rig.line(trace([u, v - radius], [u, v]), 4, '#8a94a2', 0.5);
  const path = new Path2D();
  path.ellipse(u, v, radius, radius * 0.4, -lean, 0, Math.PI * 2);
  rig.part(path, '#c9d1db', 0.9);
  const inner = new Path2D();
  inner.ellipse(u + Math.sin(lean) * 3, v + 3, radius * 0.8, radius * 0.27, -lean, 0, Math.PI * 2);
  rig.part(inner, '#7c8794', 0.4);
  rig.line(trace([u, v], [u + Math.sin(lean) * radius * 0.8, v + Math.cos(lean) * radius * 0.8]), 2.4, '#dfe6ee', 0.8);
}

/** A wing of solar cells. */
const wing = (rig: Rig, u: number, v: number, wide: number, high: number): void => {
  rig.part(rect(u, v - high / 2, wide, high), '#22406e', 0.5);
  for (let at = 0; at <= 6; at += 1)
    rig.line(
      trace([u - wide / 2 + (wide * at) / 6, v - high / 2], [u - wide / 2 + (wide * at) / 6, v + high / 2]),
      1.8,
      '#6f8fc4',
      0.62,
    );
  rig.line(trace([u - wide / 2, v], [u + wide / 2, v]), 2.6, '#a8b8d4', 0.7);
  rig.line(trace([u - wide / 2, v + high / 2], [u + wide / 2, v + high / 2]), 2, '#cfdaf0', 0.72);
};

const hub = (rig: Rig, u: number, v: number, wide: number, high: number, colour = '#98a2b0'): void => {
  rig.part(rect(u, v - high / 2, wide, high), colour, 0.95, { axis: 'u', at: u, half: wide / 2 });
  for (const h of [-0.3, 0.05, 0.36])
    rig.line(trace([u - wide / 2, v + h * high], [u + wide / 2, v + h * high]), 2, '#4e5764', 0.45);
  for (let h = -0.4; h < 0.44; h += 0.13)
    for (const s of [-0.26, 0, 0.26]) rig.lamp(rect(u + s * wide, v + h * high, wide * 0.12, 4), COOL, 7);
};

/** A station where things are found out, one of four: wheel, dishes, mirror, cross of laboratories. */
export const laboratory = (rig: Rig, { top }: LimbShape, seed: number, plan: 0 | 1 | 2 | 3): void => {
  const draw = drawsOf(seed);
  const v = top - 78;
  if (plan === 0) {
    wing(rig, -300, v, 180, 66);
    wing(rig, 300, v, 180, 66);
    rig.line(trace([-220, v], [220, v]), 9, '#8b95a4', 0.6);
    rig.part(hoop(0, v, 168, 56, 30), '#a3adba', 0.85);
    for (let at = 0; at < 26; at += 1) {
      const angle = (at / 26) * Math.PI * 2;
      rig.lamp(rect(Math.cos(angle) * 154, v + Math.sin(angle) * 47, 7, 4), draw() < 0.7 ? COOL : WARM, 8);
    }
    hub(rig, 0, v, 58, 150);
    dish(rig, 0, v + 104, 40, 0.35);
  } else if (plan === 1) {
    hub(rig, 0, v - 20, 84, 150);
    rig.line(trace([-290, v - 30], [290, v - 30]), 10, '#8b95a4', 0.6);
    for (const [u, r] of [
      [-270, 66],
      [-130, 44],
      [140, 52],
      [280, 74],
    ] as const)
      dish(rig, u, v + 20, r, u < 0 ? -0.5 : 0.5);
    rig.line(trace([0, v + 50], [0, v + 140]), 4, '#aeb7c4', 0.6);
    rig.lamp(disc(0, v + 140, 5), '#ff7a66', 16);
  } else if (plan === 2) {
    // A great mirror, gold on one side.
    for (let row = 0; row < 4; row += 1)
      for (let at = 0; at < 7 - (row % 2); at += 1) {
        const u = (at - (6 - (row % 2)) / 2) * 66;
        const y = v - 52 + row * 44;
        const six = Array.from({ length: 6 }, (_, k): readonly [number, number] => [
          u + Math.sin((k * Math.PI) / 3) * 36,
          y + Math.cos((k * Math.PI) / 3) * 26,
        ]);
        rig.part(poly(...six), row + at * 0.4 > 2.4 ? '#c29a4e' : '#a57f3c', 0.55 + draw() * 0.12);
      }
    hub(rig, 0, v - 110, 120, 60);
    wing(rig, -250, v - 112, 210, 44);
    wing(rig, 250, v - 112, 210, 44);
    rig.line(trace([-60, v + 20], [0, v + 148], [60, v + 20]), 4, '#c4ccd6', 0.7);
    rig.lamp(disc(0, v + 148, 6), COOL, 18);
  } else {
    for (const way of [-1, 1]) {
      for (const far of [120, 220, 320])
        rig.part(rect(way * far, v - 34, 78, 68), STEEL[((far / 100) % 3) | 0]!, 0.85, { axis: 'v', at: v, half: 34 });
      for (const far of [120, 220, 320])
        for (let k = -1; k < 2; k += 1) rig.lamp(rect(way * far + k * 20, v + 2, 8, 7), k ? COOL : WARM, 8);
      rig.line(trace([way * 60, v], [way * 370, v]), 6, '#77818f', 0.5);
      wing(rig, way * 220, v + 84, 190, 50);
      rig.line(trace([way * 220, v + 30], [way * 220, v + 62]), 5, '#8b95a4', 0.5);
    }
    hub(rig, 0, v, 96, 176);
    dish(rig, 0, v + 112, 34, -0.4);
  }
};

/** A yard where gravity is even: a long truss with wings and a berth. */
export const lagrange = (rig: Rig, { top }: LimbShape): void => {
  const v = top - 80;
  for (const u of [-360, -230, 230, 360]) {
    wing(rig, u, v + 62, 108, 92);
    wing(rig, u, v - 62, 108, 92);
  }
  for (const h of [-9, 9]) rig.line(trace([-420, v + h], [420, v + h]), 4, '#aab4c2', 0.7);
  for (let u = -416; u < 416; u += 26)
    rig.line(trace([u, v - 9], [u + 13, v + 9], [u + 26, v - 9]), 2.4, '#77818f', 0.5);
  rig.part(hoop(0, v, 96, 96, 24), '#9aa4b2', 0.85);
  for (let at = 0; at < 20; at += 1)
    rig.lamp(disc(Math.cos((at / 20) * 6.283) * 84, v + Math.sin((at / 20) * 6.283) * 84, 3), at % 5 ? COOL : WARM, 9);
  hub(rig, 0, v, 64, 128, '#b0a894');
  rig.line(trace([0, v + 64], [0, v + 142]), 4, '#aeb7c4', 0.6);
  rig.lamp(disc(0, v + 142, 5), '#ff7a66', 16);
};
