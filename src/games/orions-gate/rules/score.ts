import type { Outcome } from '../../../engine/game.ts';
import type { OrionsGateState, Side } from '../state.ts';
import { otherSide, pointsOf } from '../units.ts';

/** Points of the units whose loss a side scores, by whatever cause, units left out included (OG-8.5, 16.5). */
export function destroyedPoints(state: Pick<OrionsGateState, 'units'>, side: Side): number {
  let sum = 0;
  for (const unit of state.units) if (unit.scoredBy === side) sum += pointsOf(unit);
  return sum;
}

/** The mission score of both sides now (OG-16.2). In Annihilation it is the points destroyed (OG-16.5). */
export const scoreOf = (state: Pick<OrionsGateState, 'units'>): { readonly A: number; readonly B: number } => ({
  A: destroyedPoints(state, 'A'),
  B: destroyedPoints(state, 'B'),
});

export type EndReason = 'rounds' | 'elimination' | 'finish' | 'concede' | 'agreedDraw';

/**
 * How the game ends now for a reason, with the figures of OG-19.6: winner, mission score and points destroyed of both
 * sides, rounds played. After `concede` the other side wins whatever the score; an agreed draw has no winner (OG-19.5).
 */
export function outcomeNow(state: OrionsGateState, reason: EndReason, conceding: Side | null = null): Outcome {
  const score = scoreOf(state);
  const winner = winnerOf(score, reason, conceding);
  return {
    winners: winner ? state.captains.filter(({ side }) => side === winner).map(({ id }) => id) : [],
    reason,
    result: { winner, score, destroyed: score, rounds: state.round },
  };
}

function winnerOf(score: { readonly A: number; readonly B: number }, reason: EndReason, conceding: Side | null): Side | null {
  if (reason === 'agreedDraw') return null;
  if (reason === 'concede' && conceding) return otherSide(conceding);
  if (score.A === score.B) return null;
  return score.A > score.B ? 'A' : 'B';
}
