import type { Decision } from '../../engine/game.ts';
import { deciderOf } from './rules/window.ts';
import type { BattlespaceSiriusState } from './state.ts';

/**
 * Who must decide what, by table 13.A; empty exactly when the game is over. Before the setup is done nobody is asked.
 */
export function pending(state: BattlespaceSiriusState): readonly Decision[] {
  if (state.phase === 'over') return [];
  const decider = deciderOf(state);
  return [{ kind: state.phase, seats: decider ? [decider] : [] }];
}
