import type { Seat } from '../../../engine/seat.ts';
import { cardOf } from '../data/cards.ts';
import type { CapDifference, EndReason, EventOf } from '../event.ts';
import { SEATS } from '../state.ts';
import { populationLimit } from './population.ts';
import { homeworldOf, workingOf, type OnTable } from './things.ts';

/** Chapter 18: the end of the game; `winner` null = a draw. */
export const gameEnd = (
  winner: Seat | null,
  reason: EndReason,
  difference: CapDifference | null = null,
): EventOf<'gameEnded'> => ({ type: 'gameEnded', winner, reason, difference });

/** RG-18.5 (3): printed costs of own working assets, installed upgrades and spacecraft in play; a homeworld costs 0. */
export function costsInPlay(table: OnTable, seat: Seat): number {
  const costOf = (card: string): number => cardOf(card).cost ?? 0;
  const built = workingOf(table, seat).reduce(
    (sum, { card, upgrade }) => sum + costOf(card) + (upgrade ? costOf(upgrade.card) : 0),
    0,
  );
  return table.spacecraft.reduce((sum, { owner, card }) => sum + (owner === seat ? costOf(card) : 0), built);
}

/** RG-18.5: the result at the turn cap; the first difference decides. */
export function capEnd(table: OnTable): EventOf<'gameEnded'> {
  const tests: readonly (readonly [CapDifference, (seat: Seat) => number])[] = [
    ['homeworld', (seat) => (homeworldOf(table, seat).destroyed ? 0 : 1)],
    ['population', (seat) => populationLimit(table, seat)],
    ['costs', (seat) => costsInPlay(table, seat)],
  ];
  for (const [difference, figure] of tests) {
    const [one, two] = SEATS.map(figure);
    if (one !== two) return gameEnd(one! > two! ? SEATS[0] : SEATS[1], 'turnLimit', difference);
  }
  return gameEnd(null, 'turnLimit', 'none');
}
