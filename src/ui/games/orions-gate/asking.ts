import { openChance, seedChance } from '../../../engine/rng.ts';
import type { AnyGame } from '../../../engine/game.ts';
import type { OrionsGateState, OrionsGateView } from '../../../games/orions-gate/index.ts';
import { kernelSight } from '../../../table/index.ts';

/** The rules as the measuring aids ask them: seen through the exact kernel, which agrees with the match's own sight. */
export const RULES = { sight: kernelSight } as const;

const states = new WeakMap<OrionsGateView, OrionsGateState>();

/** A view as a state the aids can ask. After the fleets are shown nothing is guessed: the game is open (OG-22.1). */
export function stateOf(game: AnyGame, view: OrionsGateView): OrionsGateState {
  const known = states.get(view);
  if (known) return known;
  const state = game.guess(view, view.captains[0]!.id, openChance(seedChance('aids'))) as OrionsGateState;
  states.set(view, state);
  return state;
}

/** An imagined view with the state it was made of: plans are tried on boards that are not there yet. */
export const keepState = (view: OrionsGateView, state: OrionsGateState): void => void states.set(view, state);
