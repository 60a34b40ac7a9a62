import type { Body } from 'matter-js';
import { discEntry, entryDistance } from '../table/ray.ts';
import type { Part } from '../table/shape.ts';
import type { SightEngine, SightPiece, SightWorld } from '../table/sight.ts';
import { segmentTouches } from '../table/touch.ts';
import { openWorld, type Caster } from '../table/world.ts';
import { partBody } from './bodies.ts';
import { openRayCaster, type Cast } from './cast.ts';

/** Who decided about single parts since the world was opened. */
export interface Decisions {
  /** Matter's own collision test, at polygons. */
  matter: number;
  /** The exact test, at polygons too close to touching for Matter. */
  edge: number;
  /** The exact test, at circles, which Matter knows only as polygons. */
  circle: number;
}

/**
 * Line of sight by matter-js: its bodies are the scene, its rays decide, and an exact test decides at the very edge
 * (OG-7.4, 7.6).
 */
export const matterSight: SightEngine = { open: (pieces) => openMatterWorld(pieces).world };

/** A matter-js world together with the count of who decided. */
export function openMatterWorld(pieces: readonly SightPiece[]): { world: SightWorld; decisions: Decisions } {
  const decisions: Decisions = { matter: 0, edge: 0, circle: 0 };
  return { world: openWorld(pieces, (parts) => matterCaster(parts, decisions)), decisions };
}

function matterCaster(parts: readonly Part[], decisions: Decisions): Caster {
  const bodies: readonly (Body | null)[] = parts.map((part, index) =>
    part.kind === 'polygon' ? partBody(part, index + 1) : null,
  );
  const ray = openRayCaster();

  const count = (cast: Cast): Cast => {
    if (cast === 'near') decisions.edge += 1;
    else decisions.matter += 1;
    return cast;
  };
  return {
    touches(index, a, b) {
      const body = bodies[index];
      if (body) {
        ray.lay(a, b);
        const cast = count(ray.cast(body));
        if (cast !== 'near') return cast === 'hit';
      } else decisions.circle += 1;
      return segmentTouches(a, b, parts[index]!);
    },
    entersFirst(index, front, direction, base) {
      const body = bodies[index];
      const reach = discEntry(front, direction, base);
      if (body) {
        ray.lay(front, { x: front.x + direction.x * reach, y: front.y + direction.y * reach });
        const cast = count(ray.cast(body));
        if (cast !== 'near') return cast === 'hit';
      } else decisions.circle += 1;
      return entryDistance(front, direction, parts[index]!) < reach;
    },
  };
}
