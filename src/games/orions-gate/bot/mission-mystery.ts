import { isLying, isNear } from '../rules/markers.ts';
import type { OrionsGateState, Unit } from '../state.ts';
import { boxesLeft, type PlacedUnit } from '../units.ts';
import type { Mind } from './mind.ts';
import { worthWith } from './worth.ts';

/** Points for standing near a marker by its result: it strikes, it slows, it guides, it shelters (OG-15.2). */
const NEAR: { readonly [result: number]: number } = { 3: -0.1, 4: -0.3, 5: 0.15, 6: 0.2 };

/** What the mysterious markers near a unit are worth to it, in points; each result counts once (OG-15.5). */
export function mysteryWorth(_mind: Mind, state: OrionsGateState, unit: PlacedUnit): number {
  if (!state.options.mysteriousObjectives) return 0;
  let sum = 0;
  for (const result of [3, 4, 5, 6]) {
    if (state.markers.some((marker) => marker.mystery === result && isLying(marker) && isNear(state, unit, marker)))
      sum += NEAR[result]!;
  }
  return sum;
}

/** Points of worth a unit is expected to lose to a marker of result 3: D3 damage on one die of six (OG-15.3). */
export function treacheryLoss(mind: Mind, state: OrionsGateState, unit: Unit): number {
  const left = boxesLeft(unit);
  let sum = 0;
  for (let points = 1; points <= 3; points++)
    sum += worthWith(mind, state, unit, left) - worthWith(mind, state, unit, left - points);
  return sum / 3 / 6;
}
