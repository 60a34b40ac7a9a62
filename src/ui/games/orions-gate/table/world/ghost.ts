import { HULL_FRAME } from '../../../../../../assets/art/bake-sketch.ts';
import { bakeHull } from '../../../../../../assets/art/orions-gate/hull.ts';
import { bakeMark } from '../../../../../../assets/art/orions-gate/hull-mark.ts';
import type { Light } from '../../../../../../assets/art/seeded.ts';
import type { Side, UnitType } from '../../../../../games/orions-gate/index.ts';
import { seenBy } from '../../../../table/world/seen-by.ts';
import { levelOf, pixelsOf } from '../../../../table/world/textures.ts';

const kept = new Map<string, HTMLCanvasElement>();
/** Pictures kept before all are let go. */
const MANY = 120;
/** Headings are lit in so many steps. */
const STEPS = 24;

const keep = (key: string, bake: () => HTMLCanvasElement): HTMLCanvasElement => {
  const known = kept.get(key);
  if (known) return known;
  if (kept.size > MANY) kept.clear();
  const picture = bake();
  kept.set(key, picture);
  return picture;
};

/** The picture of a ship that is only tried: baked once a size and direction of light. */
export const bakeGhost = (
  type: UnitType,
  side: Side,
  heading: number,
  size: number,
  light: Light,
): HTMLCanvasElement => {
  const level = Math.min(levelOf(size), levelOf(360));
  const step = Math.round((heading / 36000) * STEPS) % STEPS;
  const key = `${type}/${side}/${level}/${step}/${light.x.toFixed(2)}`;
  return keep(key, () => {
    const angle = (-step / STEPS) * Math.PI * 2;
    return bakeHull({
      type,
      side,
      size: pixelsOf(level),
      light: seenBy(light, angle),
      hurt: 0,
      dead: false,
      half: 0,
      seed: 1,
    });
  });
};

/** Its bold sign, for a table seen from afar. */
export const ghostSign = (type: UnitType, side: Side, size: number, rgb: string): HTMLCanvasElement => {
  const level = levelOf(size);
  return keep(`sign/${type}/${side}/${level}/${rgb}`, () => bakeMark(type, side, pixelsOf(level), rgb, HULL_FRAME));
};
