import { shuffled } from '../../cards/shuffle.ts';
import type { Chance } from '../../engine/rng.ts';
import type { Seat } from '../../engine/seat.ts';
import type { SpurEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { playerOf } from './rules/table.ts';
import type { SpurState } from './state.ts';

/** Facts told one after another, and the state they have led to so far: what comes next may depend on it. */
export interface Told {
  state: SpurState;
  readonly events: SpurEvent[];
}

export const telling = (state: SpurState): Told => ({ state, events: [] });

export function tell(told: Told, ...events: readonly SpurEvent[]): void {
  for (const event of events) {
    told.state = evolve(told.state, event);
    told.events.push(event);
  }
}

/** OS-10.8, OS-15.4: cards drawn one by one; an empty deck is first made anew of the discard pile. */
export function draw(told: Told, seat: Seat, count: number, chance: Chance): void {
  const first = playerOf(told.state, seat).tacticsDeck.slice(0, count);
  if (first.length > 0) tell(told, { type: 'drew', seat, count: first.length, cards: first });
  const { discard } = playerOf(told.state, seat);
  const rest = count - first.length;
  if (rest === 0 || discard.length === 0) return;
  const order = shuffled(discard, chance);
  tell(told, { type: 'deckShuffled', seat, renewed: true, count: order.length, order });
  const second = order.slice(0, rest);
  tell(told, { type: 'drew', seat, count: second.length, cards: second });
}
