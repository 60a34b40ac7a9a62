import { nozzlesOf, HULL_REACH } from '../../../../../../assets/art/orions-gate/hull.ts';
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
  return nozzlesOf(actor.unitType, actor.side).flatMap((nozzle) => {
    const size = Math.max(nozzle.size, 0.05) * unit;
    const long = size * (3 + power * 7);
    const back = nozzle.x * unit - long / 2;
    // Hull sketches have y to starboard on the canvas, the table has y upwards.
    const y = -nozzle.y * unit;
    const at = (x: number): { x: number; y: number } => ({
      x: actor.x + x * cos - y * sin,
      y: actor.y + x * sin + y * cos,
    });
    const middle = at(back);
    const root = at(nozzle.x * unit);
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
      },
    ] satisfies Effect[];
  });
};
