import type { Prospect } from '../../../engine/brain.ts';
import type { Json } from '../../../engine/json.ts';
import { viewerOf, type Seat } from '../../../engine/seat.ts';
import { combatOutlook } from '../aids/combat.ts';
import { effectOf, fightsOf, outcomesOf } from '../aids/effect.ts';
import { changed, fightBetween, lineUpsOf } from '../aids/standing.ts';
import type { OutcomeChance } from '../aids/offer.ts';
import type { SkaxarCommand } from '../command.ts';
import { shopCard } from '../data/cards.ts';
import type { CombatOutcome, SkaxarState } from '../state.ts';
import { view, type SkaxarView } from '../view.ts';

/** What a command comes to in terms of the rules. */
export type SkaxarFacts =
  | {
      readonly kind: 'buy';
      readonly card: string;
      readonly price: number;
      /** The ship a Repair card brings. */
      readonly ship: string | null;
      /** How this turn's fight then ends if nobody buys more, likeliest first; null where there is no fight yet. */
      readonly outcomes: readonly OutcomeChance[] | null;
    }
  | { readonly kind: 'pass'; readonly outcome: CombatOutcome | null }
  | { readonly kind: 'decline' }
  /** SK-10.5: of so many asteroids that lie face down, all alike. */
  | { readonly kind: 'harvest'; readonly slot: number; readonly of: number };

/** What a prospect of Skaxar comes to, by the outlooks that are shown to people. */
export const skaxarFacts = (state: SkaxarState, seat: Seat, { command }: Prospect<SkaxarCommand>): Json =>
  factsOf(view(state, viewerOf(seat)), seat, command) as unknown as Json;

function factsOf(seen: SkaxarView, seat: Seat, command: SkaxarCommand): SkaxarFacts | null {
  switch (command.type) {
    case 'buy': {
      const card = seen.shop[command.slot - 1];
      return card ? buyFacts(seen, seat, card, command.ship ?? null) : null;
    }
    case 'pass':
      return { kind: 'pass', outcome: combatOutlook(seen)?.outcome ?? null };
    case 'decline':
      return { kind: 'decline' };
    case 'harvest':
      return { kind: 'harvest', slot: command.slot, of: seen.asteroidRow.filter(Boolean).length };
    default:
      return null;
  }
}

function buyFacts(seen: SkaxarView, seat: Seat, card: string, ship: string | null): SkaxarFacts {
  const lineUps = lineUpsOf(seen);
  const bought = { kind: 'buy', card, price: shopCard(card).price, ship } as const;
  if (ship !== null) {
    const fight = fightBetween(
      seen,
      changed(lineUps, seat, (own) => ({ ...own, ships: [...own.ships, ship] })),
    );
    return { ...bought, outcomes: fight && [{ outcome: fight.outcome, chance: { ways: 1, of: 1 } }] };
  }
  return { ...bought, outcomes: outcomesOf(fightsOf(seen, effectOf(seen, seat, card, lineUps), lineUps)) };
}
