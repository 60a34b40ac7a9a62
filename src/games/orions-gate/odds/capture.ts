import type { Outcome } from '../../../engine/game.ts';
import { evolvePlay } from '../evolve-play.ts';
import { endByElimination, scoreIfEnded } from '../rules/end.ts';
import type { BySide } from '../rules/score.ts';
import type { OrionsGateState, UnitId } from '../state.ts';
import { pointsOf, theUnit } from '../units.ts';

/** What the capture of one ship by another would come to, by the rules themselves (OG-13.6, 13.8, 19.2). */
export interface CaptureForecast {
  /** Points of the ship that is taken. */
  readonly points: number;
  /** The mission score if the battle ended now, and if it ended with the ship taken. */
  readonly before: BySide;
  readonly after: BySide;
  /** How the battle would end at once, as a side is left without a unit; null while it goes on. */
  readonly ends: Outcome | null;
}

/** Looks ahead to the capture of `taken` by `captor`; asks neither whether it is legal nor how likely it is. */
export function captureForecast(state: OrionsGateState, captor: UnitId, taken: UnitId): CaptureForecast {
  const { side, captain } = theUnit(state, captor);
  const after = evolvePlay(state, { type: 'captured', unit: taken, by: captor, side, captain });
  return {
    points: pointsOf(theUnit(state, taken)),
    before: scoreIfEnded(state),
    after: scoreIfEnded(after),
    ends: endByElimination(after),
  };
}
