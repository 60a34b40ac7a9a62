import type { Outcome } from '../../../engine/game.ts';
import type { Captain, OrionsGateState, Side } from '../state.ts';
import { outcomeNow } from './score.ts';

/** The end that captains brought about, at any time: all of a side conceded, or all agreed to a draw (OG-19.5). */
export function endByCaptains(state: OrionsGateState): Outcome | null {
  const { captains, drawOffers } = state;
  if (drawOffers.length === 0 && !captains.some(hasConceded)) return null;
  if (drawOffers.length > 0 && drawOffers.length === captains.length) return outcomeNow(state, 'agreedDraw');
  for (const side of ['A', 'B'] as const) {
    if (captains.every((captain) => captain.side !== side || captain.conceded)) return outcomeNow(state, 'concede', side);
  }
  return null;
}

const hasConceded = ({ conceded }: Captain): boolean => conceded;

/** The end by elimination: no side has a unit in play, and in Annihilation when one side has none (OG-19.2). */
export function endByElimination(state: OrionsGateState): Outcome | null {
  let a = false;
  let b = false;
  for (const { status, side } of state.units) {
    if (status !== 'inPlay') continue;
    if (side === 'A') a = true;
    else b = true;
    if (a && b) return null;
  }
  return outcomeNow(state, 'elimination');
}

/** Number of units a side has in play. */
export const inPlayCount = (state: OrionsGateState, side: Side): number =>
  state.units.reduce((count, unit) => count + (unit.status === 'inPlay' && unit.side === side ? 1 : 0), 0);
