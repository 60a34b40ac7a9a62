import type { Decision } from '../../engine/game.ts';
import type { SkaxarState } from './state.ts';

/**
 * Who must decide in which window (SK-16.2); empty exactly when the game is over. While the engine goes on nobody is
 * asked.
 */
export function pending({ phase, window, decider }: SkaxarState): readonly Decision[] {
  if (phase === 'over') return [];
  return [{ kind: window ?? phase, seats: decider ? [decider] : [] }];
}
