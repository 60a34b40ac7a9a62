import { HULL_FRAME } from '../../../../../../assets/art/bake-sketch.ts';
import { bakeMark } from '../../../../../../assets/art/orions-gate/hull-mark.ts';
import type { Side, UnitType } from '../../../../../games/orions-gate/index.ts';
import { levelOf, pixelsOf } from '../../../../table/world/textures.ts';

const kept = new Map<string, HTMLCanvasElement>();
/** Pictures kept before all are let go. */
const MANY = 120;

const keep = (key: string, bake: () => HTMLCanvasElement): HTMLCanvasElement => {
  const known = kept.get(key);
  if (known) return known;
  if (kept.size > MANY) kept.clear();
  const picture = bake();
  kept.set(key, picture);
  return picture;
};

/** The bold sign of a ship that is only tried, until there is a picture of it. */
export const ghostSign = (type: UnitType, side: Side, size: number, rgb: string): HTMLCanvasElement => {
  const level = levelOf(size);
  return keep(`sign/${type}/${side}/${level}/${rgb}`, () => bakeMark(type, side, pixelsOf(level), rgb, HULL_FRAME));
};
