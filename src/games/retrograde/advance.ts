import type { Chance } from '../../engine/rng.ts';
import type { RetrogradeEvent } from './event.ts';
import { setUp } from './rules/setup.ts';
import { endOfTurn, upkeep } from './rules/turn.ts';
import type { RetrogradeState } from './state.ts';

const REST: readonly RetrogradeEvent[] = [];

/** One automatic step: the setup, a step of upkeep, an end of turn (RG-4.1); empty at rest. */
export function advance(state: RetrogradeState, chance: Chance): readonly RetrogradeEvent[] {
  switch (state.phase) {
    case 'setup':
      return setUp(state, chance);
    case 'upkeep':
      return state.pendingSweep === null ? upkeep(state) : REST;
    case 'endOfTurn':
      return endOfTurn(state);
    case 'maneuvers':
    case 'research':
    case 'repair':
    case 'construction':
    case 'over':
      return REST;
  }
}
