import type { Seat } from '../../../engine/seat.ts';
import type { SkaxarEvent, Totals } from '../event.ts';
import { SEATS, type CombatOutcome, type SkaxarState } from '../state.ts';
import { onField, otherSeat, sideOf } from './sides.ts';
import { totalsOf, valueOf } from './totals.ts';

/** SK-8.2 to SK-8.4: what two sides with these totals come to. */
function outcomeOf(a: Totals, b: Totals): CombatOutcome {
  const aHits = a.firepower > b.shield;
  const bHits = b.firepower > a.shield;
  if (aHits && bHits) return 'bothDestroyed';
  return aHits ? 'aWins' : bHits ? 'bWins' : 'stalemate';
}

/** SK-9.6: what the last stalemate of a battle is decided to: the higher sum of both totals wins. */
function forcedOutcome(a: Totals, b: Totals): Exclude<CombatOutcome, 'stalemate'> {
  const margin = a.firepower + a.shield - b.firepower - b.shield;
  return margin === 0 ? 'bothDestroyed' : margin > 0 ? 'aWins' : 'bWins';
}

/** SK-8.4, and SK-9.6 where a stalemate would be the `last` its battle may have: then force decides it. */
export function resultOf(
  a: Totals,
  b: Totals,
  last: boolean,
): { readonly outcome: CombatOutcome; readonly forced: boolean } {
  const plain = outcomeOf(a, b);
  return last && plain === 'stalemate'
    ? { outcome: forcedOutcome(a, b), forced: true }
    : { outcome: plain, forced: false };
}

const LOST: { readonly [outcome in CombatOutcome]: readonly Seat[] } = {
  aWins: ['B'],
  bWins: ['A'],
  bothDestroyed: SEATS,
  stalemate: [],
};

/** The seats whose ships a combat destroys. */
export const destroyedIn = (outcome: CombatOutcome): readonly Seat[] => LOST[outcome];

/** SK-8.1 to SK-8.8, SK-9.1 to SK-9.7: the combat, its clean-up, and after a decided one the payment (SK-10.2). */
export function combat(state: SkaxarState): readonly SkaxarEvent[] {
  const {
    options: { stalemateLimit },
    sides,
  } = state;
  const totals = [totalsOf(sides[0]), totalsOf(sides[1])] as const;
  const { outcome, forced } = resultOf(...totals, state.stalemates + 1 >= stalemateLimit);
  const fought: SkaxarEvent = {
    type: 'fought',
    totals,
    outcome,
    forced,
    stalemates: outcome === 'stalemate' ? state.stalemates + 1 : 0,
  };
  return [fought, ...(outcome === 'stalemate' ? reinforcementsLeave(state) : cleanUp(state, outcome))];
}

/** SK-9.3. */
const reinforcementsLeave = ({ sides }: SkaxarState): readonly SkaxarEvent[] =>
  sides.flatMap(({ seat, field }): readonly SkaxarEvent[] => {
    const ships = field.filter(({ reinforcement }) => reinforcement).map(({ ship }) => ship);
    return ships.length > 0 ? [{ type: 'shipsToBay', seat, ships, reinforcements: true }] : [];
  });

/** SK-8.8, then SK-10.2: destroyed ships, surviving ships, items, payment; A before B in each. */
function cleanUp(state: SkaxarState, outcome: CombatOutcome): readonly SkaxarEvent[] {
  const lost = destroyedIn(outcome);
  const events: SkaxarEvent[] = [];
  const paid: SkaxarEvent[] = [];
  for (const seat of lost) {
    const ships = onField(sideOf(state, seat));
    const value = valueOf(ships);
    const winner = otherSeat(seat);
    events.push({ type: 'shipsDestroyed', seat, ships, value });
    paid.push({ type: 'paid', seat: winner, amount: value, money: sideOf(state, winner).money + value });
  }
  for (const side of state.sides)
    if (!lost.includes(side.seat))
      events.push({ type: 'shipsToBay', seat: side.seat, ships: onField(side), reinforcements: false });
  for (const { seat, equipped } of state.sides)
    if (equipped.length > 0) events.push({ type: 'itemsUsed', seat, cards: equipped });
  return [...events, ...paid.reverse()];
}
