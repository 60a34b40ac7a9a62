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

/**
 * What a danger counts for who keeps a lead; and for others, as those who are struck strike back: less where only
 * losses score (OG-16.5).
 */
const KEEPING = 1.2;
const HUNTING = 0.4;
const HOLDING = 0.7;
/** The pull is small early on and for who leads: who comes first into the other's reach is struck first. */
const EARLY_PULL = 0.1;
const LATE_PULL = 0.5;

/**
 * In the last two rounds a side that leads keeps its lead, one that does not must dare something: a draw wins nothing
 * (OG-16.2).
 */
export function stakesOf(state: OrionsGateState, side: Side): Stakes {
  const late = isLate(state);
  if (late && leadOf(state, side) > 0) return { heed: KEEPING, pull: EARLY_PULL };
  return { heed: state.mission === 'annihilation' ? HUNTING : HOLDING, pull: late ? LATE_PULL : EARLY_PULL };
}

/** Whether a side must dare something: it is late and the side does not lead. */
export const isPressed = (state: OrionsGateState, side: Side): boolean => isLate(state) && leadOf(state, side) <= 0;

const isLate = (state: OrionsGateState): boolean => roundsLeft(state) <= 1;

function leadOf(state: OrionsGateState, side: Side): number {
  const { A, B } = scoreOf(state);
  return side === 'A' ? A - B : B - A;
}
