import type { Chance } from '../../../engine/rng.ts';
import type { OrionsGateEvent } from '../event.ts';
import { evolvePlay, type PlayEvent } from '../evolve-play.ts';
import type { OrionsGateState } from '../state.ts';
import type { Rules } from './rules.ts';

/**
 * A command being decided: the facts so far and the state they lead to, so that later dice see what earlier ones did.
 */
export interface Ledger {
  readonly rules: Rules;
  readonly chance: Chance;
  readonly events: OrionsGateEvent[];
  state: OrionsGateState;
}

/** A ledger that begins at a state. */
export const openLedger = (rules: Rules, state: OrionsGateState, chance: Chance): Ledger => ({
  rules,
  chance,
  events: [],
  state,
});

/** Writes one fact down and lets the state follow it. */
export function record(ledger: Ledger, event: PlayEvent): void {
  ledger.events.push(event);
  ledger.state = evolvePlay(ledger.state, event);
}
