import { isEmptyRow } from '../../../cards/moves.ts';
import type { SkaxarEvent } from '../event.ts';
import type { SkaxarState } from '../state.ts';
import { limitReached } from './end.ts';
import { ROW_SLOTS, SHOP_SLOTS } from './setup.ts';

/**
 * SK-10.1: the next thing that happens in the Recovery Phase from the harvest on; steps with nothing to do are passed
 * over.
 */
export function recovery(state: SkaxarState): readonly SkaxarEvent[] {
  switch (state.step) {
    case 'harvest':
      return harvest(state) ?? shopRefill(state) ?? turnEnd(state);
    case 'asteroids':
      return asteroidRefill(state) ?? shopRefill(state) ?? turnEnd(state);
    case 'shop':
      return shopRefill(state) ?? turnEnd(state);
    default:
      return turnEnd(state);
  }
}

/** SK-10.3, SK-10.4: only a single loser harvests, and only where something lies. */
const harvest = ({ defeated, asteroidRow }: SkaxarState): readonly SkaxarEvent[] | null =>
  defeated && !isEmptyRow(asteroidRow) ? [{ type: 'harvestOpened', seat: defeated }] : null;

/** SK-10.6: a new row as soon as the last asteroid is taken. */
function asteroidRefill({ asteroidRow, asteroidDeck }: SkaxarState): readonly SkaxarEvent[] | null {
  if (!isEmptyRow(asteroidRow) || asteroidDeck.length === 0) return null;
  const cards = asteroidDeck.slice(0, ROW_SLOTS);
  return [{ type: 'asteroidsDealt', count: cards.length, cards }];
}

/** SK-10.7: a new Shop once all its cards are sold. */
const shopRefill = ({ shop, shopDeck }: SkaxarState): readonly SkaxarEvent[] | null =>
  isEmptyRow(shop) && shopDeck.length > 0 ? [{ type: 'shopDealt', cards: shopDeck.slice(0, SHOP_SLOTS) }] : null;

/** SK-10.9, SK-9.2: the turn limit, then the next turn; after a decided battle a new one begins with it (SK-4.1). */
function turnEnd(state: SkaxarState): readonly SkaxarEvent[] {
  const { turn, battle, stalemates } = state;
  return limitReached(state) ?? [{ type: 'turnBegan', turn: turn + 1, battle: stalemates > 0 ? battle : battle + 1 }];
}
