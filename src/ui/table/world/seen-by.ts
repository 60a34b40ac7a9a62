import type { Light } from '../../../../assets/art/seeded.ts';

/** The light as a ship sees it whose bow points along a canvas angle, in radians. */
export const seenBy = (light: Light, angle: number): Light => ({
  x: light.x * Math.cos(angle) + light.y * Math.sin(angle),
  y: -light.x * Math.sin(angle) + light.y * Math.cos(angle),
  z: light.z,
});
