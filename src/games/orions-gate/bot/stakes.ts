import { scoreOf } from '../rules/score.ts';
import type { OrionsGateState, Side } from '../state.ts';
import { roundsLeft } from './worth.ts';

/** How a side plays as the battle stands. */
export interface Stakes {
  /** What a danger counts: below 1 for who has nothing to lose. */
  readonly heed: number;
  /** Points for being beside an enemy out of reach. */
  readonly pull: number;
}

/** A danger early on is more than half answered by those who strike back. The pull is small: who comes first into the other's reach is struck first. */
const EARLY: Stakes = { heed: 0.4, pull: 0.1 };
const AHEAD: Stakes = { heed: 1.2, pull: 0.1 };
const PRESSED: Stakes = { heed: 0.4, pull: 0.5 };

/** In the last two rounds a side that leads keeps its lead, one that does not must dare something: a draw wins nothing (OG-16.2). */
export function stakesOf(state: OrionsGateState, side: Side): Stakes {
  if (!isLate(state)) return EARLY;
  return leadOf(state, side) > 0 ? AHEAD : PRESSED;
}

/** Whether a side must dare something: it is late and the side does not lead. */
export const isPressed = (state: OrionsGateState, side: Side): boolean => isLate(state) && leadOf(state, side) <= 0;

const isLate = (state: OrionsGateState): boolean => roundsLeft(state) <= 1;

function leadOf(state: OrionsGateState, side: Side): number {
  const { A, B } = scoreOf(state);
  return side === 'A' ? A - B : B - A;
}
