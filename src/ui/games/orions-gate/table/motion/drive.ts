import { HULL_REACH, mouthsOf } from '../../../../../../assets/art/orions-gate/hulls/frame.ts';
import type { Effect } from '../../../../table/fx/effect.ts';
import type { Actor } from '../world/tableau.ts';

/** The drives of a ship under power: a tongue of light at every nozzle. `power` 0..1. */
export const driveGlow = (actor: Actor, power: number): Effect[] => {
  if (power <= 0) return [];
  const angle = (actor.heading / 18000) * Math.PI;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const unit = actor.radius * HULL_REACH[actor.unitType];
  const colour = actor.side === 'A' ? 'amber' : 'cyan';
  return mouthsOf(actor.unitType, actor.side).flatMap(([mouthX, mouthY, wide]) => {
    const size = Math.max(wide, 0.06) * unit;
    const long = size * (4 + power * 12);
    const back = mouthX * unit - long / 2;
    // Hulls have y to starboard on the canvas, the table has y upwards.
    const y = -mouthY * unit;
    const at = (x: number): { x: number; y: number } => ({
      x: actor.x + x * cos - y * sin,
      y: actor.y + x * sin + y * cos,
    });
    const middle = at(back);
    const root = at(mouthX * unit);
    return [
      {
        picture: 'flame',
        colour,
        x: middle.x,
        y: middle.y,
        length: long,
        width: size * 2.6,
        angle: -angle,
        alpha: 0.85 * power,
        light: true,
        on: actor.id,
      },
      {
        picture: 'glow',
        colour,
        x: root.x,
        y: root.y,
        length: size * 5,
        width: size * 5,
        angle: 0,
        alpha: 0.8 * power,
        light: true,
        on: actor.id,
      },
    ] satisfies Effect[];
  });
};
