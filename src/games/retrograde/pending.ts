import type { Decision } from '../../engine/game.ts';
import type { RetrogradeState } from './state.ts';

/** RG-19.1: who must decide in which state; empty exactly when the game is over. The other seat never has to. */
export const pending = ({ phase, activeSeat }: Pick<RetrogradeState, 'phase' | 'activeSeat'>): readonly Decision[] =>
  phase === 'over' ? [] : [{ kind: phase, seats: [activeSeat] }];
