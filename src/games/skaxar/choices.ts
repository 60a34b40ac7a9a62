import type { Seat } from '../../engine/seat.ts';
import type { SkaxarCommand } from './command.ts';
import { shopCard } from './data/cards.ts';
import { canAct } from './rules/effect.ts';
import { purchases } from './rules/purchase.ts';
import { isSeat, sideOf } from './rules/sides.ts';
import type { SkaxarState } from './state.ts';

const NONE: readonly SkaxarCommand[] = [];

/**
 * All legal commands of a seat in the open window, in a fixed order; empty unless it decides (SK-16.2, SK-16.4). To
 * resign stands apart (`alwaysOpen`): who plays by these choices alone comes to the end of the game.
 */
export function choices(state: SkaxarState, seat: Seat): readonly SkaxarCommand[] {
  if (state.decider !== seat) return NONE;
  if (state.window === 'harvest') return harvests(state);
  return [...purchases(state, seat), { type: 'pass' }];
}

/** SK-10.5. */
function harvests({ asteroidRow }: SkaxarState): readonly SkaxarCommand[] {
  const found: SkaxarCommand[] = [];
  for (let index = 0; index < asteroidRow.length; index++)
    if (asteroidRow[index] !== null) found.push({ type: 'harvest', slot: index + 1 });
  found.push({ type: 'decline' });
  return found;
}

/** SK-12.6: what a seat may do at any time while the game runs. */
export const alwaysOpen = ({ phase }: SkaxarState, seat: Seat): readonly SkaxarCommand[] =>
  phase === 'over' || !isSeat(seat) ? NONE : [{ type: 'resign' }];

/** SK-6.8: whether a legal command buys a card that can do nothing now. */
export function isWithoutEffect(state: SkaxarState, seat: Seat, command: SkaxarCommand): boolean {
  if (command.type !== 'buy') return false;
  return !canAct(sideOf(state, seat), shopCard(state.shop[command.slot - 1]!));
}
