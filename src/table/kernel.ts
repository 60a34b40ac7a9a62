import { discEntry, entryDistance } from './ray.ts';
import type { SightEngine } from './sight.ts';
import { segmentTouches } from './touch.ts';
import { openWorld } from './world.ts';

/**
 * Sight by the exact tests alone, without a physics engine: for search, rollouts and as a second opinion (OG-7.4, 7.6).
 */
export const kernelSight: SightEngine = {
  open: (pieces) =>
    openWorld(pieces, (parts) => ({
      touches: (part, a, b) => segmentTouches(a, b, parts[part]!),
      entersFirst: (part, front, direction, base) =>
        entryDistance(front, direction, parts[part]!) < discEntry(front, direction, base),
    })),
};
