import type { SkaxarEvent } from '../event.ts';
import type { SkaxarState } from '../state.ts';
import { canBuy } from './purchase.ts';

/**
 * SK-6.6, SK-6.11: the next session opens, or closes by itself as its seat can buy nothing; an open one with purchases
 * left goes on.
 */
export function nextSession(state: SkaxarState): readonly SkaxarEvent[] {
  const { window, buyers, closed } = state;
  const seat = buyers.find((one) => !closed.includes(one))!;
  if (!canBuy(state, seat)) return [{ type: 'sessionClosed', seat, auto: true }];
  return window === 'session' ? [] : [{ type: 'sessionOpened', seat }];
}
