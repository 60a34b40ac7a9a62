import type { Chance } from '../../engine/rng.ts';
import type { SkaxarEvent } from './event.ts';
import { combat } from './rules/combat.ts';
import { flips } from './rules/flip.ts';
import { buyersOrdered } from './rules/order.ts';
import { recovery } from './rules/recovery.ts';
import { stranded } from './rules/rescue.ts';
import { nextSession } from './rules/session.ts';
import { laid } from './rules/setup.ts';
import type { SkaxarState } from './state.ts';

const REST: readonly SkaxarEvent[] = [];

/** One step of the engine's own (SK-4.1); empty while a seat decides, and when the game is over. */
export function advance(state: SkaxarState, chance: Chance): readonly SkaxarEvent[] {
  // An open session goes on only while something can be bought (SK-6.11).
  if (state.window !== null && state.window !== 'session') return REST;
  switch (state.step) {
    case 'setUp':
      return laid(state);
    case 'flip':
      return flips(state, chance);
    case 'stranded':
      return stranded(state);
    case 'order':
      return [buyersOrdered(state)];
    case 'session':
      return nextSession(state);
    case 'fight':
      return combat(state);
    case 'harvest':
    case 'asteroids':
    case 'shop':
    case 'end':
      return recovery(state);
    case 'rest':
      return REST;
  }
}
