import { waitingSeats } from '../../cards/sealed.ts';
import type { Decision } from '../../engine/game.ts';
import type { Seat } from '../../engine/seat.ts';
import type { SpurState } from './state.ts';
import { askedIn } from './rules/window.ts';

/** OS-13.1 to OS-13.8: who must decide what; empty exactly when the game is over. */
export function pending(state: SpurState): readonly Decision[] {
  const { phase } = state;
  if (phase === 'gameOver') return [];
  const seats = decidersOf(state);
  return phase === 'setupFleet' || phase === 'setupLayout'
    ? [{ kind: phase, seats, each: true }]
    : [{ kind: phase, seats }];
}

function decidersOf(state: SpurState): readonly Seat[] {
  if (state.fleetChoice) return waitingSeats(state.fleetChoice);
  if (state.layoutChoice) return waitingSeats(state.layoutChoice);
  const asked = state.window ? askedIn(state) : state.activeSeat;
  return asked === null ? [] : [asked];
}
