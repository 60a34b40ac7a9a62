import { bakeMiniature } from '../../../../../assets/art/retrograde/miniature.ts';
import { orbitsWith } from './key-art.ts';

/** No craft is baked wider, pixels. */
const MAX = 360;

/** The key art on a whole screen, where the hulls of its spacecraft are seen: a card's picture does without them. */
export const paintLargeOrbits = orbitsWith((pen, { card, of, family, turn }, side) => {
  const light = { x: Math.cos(turn) * -0.7, y: Math.sin(turn) * 0.7 - 0.4, z: 0.5 };
  const picture = bakeMiniature({ card, of, family, light, hurt: 0, dead: false }, Math.min(MAX, Math.round(side)));
  pen.drawImage(picture, -side / 2, -side / 2, side, side);
});
