import type { Seat } from '../../../engine/seat.ts';
import { costsInPlay } from '../rules/end.ts';
import { populationLimit } from '../rules/population.ts';
import { roundOf } from '../rules/rounds.ts';
import { otherSeat } from '../rules/things.ts';
import type { RetrogradeState } from '../state.ts';

/** Share of the round limit after which who would lose by it begins to dare more, and after which they dare all. */
const EARLY = 0.25;
const LATE = 0.6;

/**
 * RG-18.5: how little a seat has to lose by daring, 0..1: it would lose by the round limit, and that comes near. 0 for
 * who would win by it, and where there is none (RG-18.4).
 */
export function pressed(state: RetrogradeState, seat: Seat): number {
  const { turnLimit } = state.options;
  if (turnLimit === null || !isBehind(state, seat)) return 0;
  const share = roundOf(state.turn) / turnLimit;
  return Math.max(0, Math.min(1, (share - EARLY) / (LATE - EARLY)));
}

function isBehind(state: RetrogradeState, seat: Seat): boolean {
  const other = otherSeat(seat);
  const more = populationLimit(state, seat) - populationLimit(state, other);
  return more < 0 || (more === 0 && costsInPlay(state, seat) < costsInPlay(state, other));
}

/** Rounds after which a player dares more, and after which it dares all: neither wins by waiting. */
const PATIENT = 4;
const IMPATIENT = 24;

/** How long a game has lasted already, 0..1: whoever has waited long enough wants an end. */
export const longingOf = ({ turn }: RetrogradeState): number =>
  Math.max(0, Math.min(1, (roundOf(turn) - PATIENT) / (IMPATIENT - PATIENT)));
