import type { Outcome } from '../../../engine/game.ts';
import type { OrionsGateState, Side } from '../state.ts';
import { otherSide } from '../units.ts';
import { destroyedPoints, SCORINGS } from './score-missions.ts';

export { destroyedPoints };

/** A number for each side. */
export type BySide = { readonly [side in Side]: number };

/** The mission score of both sides if the game ended now; 0 before a random mission is rolled (OG-16.2). */
export function scoreOf(state: OrionsGateState): BySide {
  const scoring = state.mission && SCORINGS[state.mission];
  return scoring ? { A: scoring(state, 'A'), B: scoring(state, 'B') } : { A: 0, B: 0 };
}

/** The points destroyed by both sides, told in every mission (OG-19.6). */
export const destroyedBySides = (state: Pick<OrionsGateState, 'units'>): BySide => ({
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
    result: { winner, score, destroyed: destroyedBySides(state), rounds: state.round },
  };
}

function winnerOf(score: BySide, reason: EndReason, conceding: Side | null): Side | null {
  if (reason === 'agreedDraw') return null;
  if (reason === 'concede' && conceding) return otherSide(conceding);
  if (score.A === score.B) return null;
  return score.A > score.B ? 'A' : 'B';
}
