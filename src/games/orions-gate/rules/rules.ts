import type { SightEngine } from '../../../table/sight.ts';

/** What the rules of one definition are opened with: they see through this engine only (OG-7.4, 7.6). */
export interface Rules {
  readonly sight: SightEngine;
}
