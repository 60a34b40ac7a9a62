import type { Chance } from '../../engine/rng.ts';
import type { Seat } from '../../engine/seat.ts';
import { unhandled } from '../../engine/unhandled.ts';
import type { Attempt, SkaxarCommand } from './command.ts';
import { ASTEROID_AMOUNTS } from './data/asteroids.ts';
import { shopCard } from './data/cards.ts';
import type { SkaxarEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { canAct, carriedOut } from './rules/effect.ts';
import { resignedBy } from './rules/end.ts';
import { sideOf } from './rules/sides.ts';
import type { SkaxarState } from './state.ts';

/** The facts a legal command brings about, draws in the order of SK-14.3. */
export function decide(state: SkaxarState, seat: Seat, attempt: Attempt, chance: Chance): readonly SkaxarEvent[] {
  const command = attempt as SkaxarCommand;
  switch (command.type) {
    case 'buy':
      return bought(state, seat, command, chance);
    case 'pass':
      return state.window === 'rescue'
        ? [{ type: 'passed', seat, window: 'rescue' }]
        : [
            { type: 'passed', seat, window: 'session' },
            { type: 'sessionClosed', seat, auto: false },
          ];
    case 'harvest': {
      const asteroid = state.asteroidRow[command.slot - 1]!;
      const amount = ASTEROID_AMOUNTS[asteroid]!;
      return [
        { type: 'harvested', seat, slot: command.slot, asteroid, amount, money: sideOf(state, seat).money + amount },
      ];
    }
    case 'decline':
      return [{ type: 'declined', seat }];
    case 'resign':
      return resignedBy(seat);
    default:
      return unhandled(command);
  }
}

/**
 * SK-6.5, SK-6.7: paid, then carried out in full before the next decision. SK-14.4: without effect nothing is drawn.
 */
function bought(
  state: SkaxarState,
  seat: Seat,
  command: SkaxarCommand & { readonly type: 'buy' },
  chance: Chance,
): readonly SkaxarEvent[] {
  const { slot } = command;
  const ship = command.ship ?? null;
  const id = state.shop[slot - 1]!;
  const card = shopCard(id);
  const rescue = state.window === 'rescue';
  const side = sideOf(state, seat);
  const noEffect = !canAct(side, card);
  const events: SkaxarEvent[] = [
    { type: 'bought', seat, slot, card: id, price: card.price, money: side.money - card.price, ship, noEffect, rescue },
  ];
  let now = state;
  for (const [index, effect] of card.effects.entries()) {
    const facts = carriedOut(sideOf(now, seat), id, effect, { ship, rescue, chance, options: state.options });
    events.push(...facts);
    // A further effect meets what the ones before it have done.
    if (index < card.effects.length - 1) now = facts.reduce(evolve, now);
  }
  return events;
}
