import { parseOptions } from '../../../src/games/orions-gate/options.ts';
import { place, type OrionsGatePosition } from '../../../src/games/orions-gate/place.ts';
import type { OrionsGateState } from '../../../src/games/orions-gate/state.ts';

export type Place = OrionsGatePosition['units'][number];

/** A battle in play from a described position; no terrain unless given. Throws on a fault. */
export function battle(position: OrionsGatePosition, raw: { readonly [key: string]: unknown } = {}): OrionsGateState {
  const options = parseOptions({ terrainSource: 'custom', terrainMinimum: 0, layout: [[]], ...raw });
  if (!options.ok) throw new Error(JSON.stringify(options.faults));
  const placed = place(options.value, position);
  if (!placed.ok) throw new Error(JSON.stringify(placed.faults));
  return placed.value;
}
