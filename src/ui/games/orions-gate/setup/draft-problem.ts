import { fairPoints, fleetCost } from '../../../../games/orions-gate/index.ts';
import { optionsText as words } from '../words/options.ts';
import { brings, captainsIn, isHotSeat, namedIn, shareIn, type Captain } from './captains.ts';
import type { Draft } from './draft.ts';
import { faultsOf, plansOf } from './fleet-edit.ts';
import type { Resolved } from './resolve.ts';
import { isSecret } from './secrecy.ts';

/** What keeps a battle from beginning, or what a captain may have overlooked. */
export interface Problem {
  /** The end of a sentence. */
  readonly what: string;
  /** Whose fleet is not in order; absent where it is the table or the rules. */
  readonly captain?: Captain;
}

/**
 * The first thing about a draft that is not in order, or null. Of two fleets built in secret the second one is not
 * asked for before the first is handed in.
 */
export function problemOf(
  { seats, handed }: Pick<Draft, 'seats' | 'handed'>,
  { options, layoutFaults }: Pick<Resolved, 'options' | 'layoutFaults'>,
): Problem | null {
  if (!options || layoutFaults.length > 0) return { what: words.problemTable };
  const onlyFirst = isHotSeat(seats) && !handed.includes('A');
  const captain = captainsIn(seats)
    .filter(({ side, seat }) => brings(seat) && !(onlyFirst && side === 'B'))
    .find((one) => faultsOf(options, one.seat.fleet, shareIn(seats, one)).length > 0);
  return captain ? { what: words.problemFleet(namedIn(seats, captain)), captain } : null;
}

/**
 * The first fleet that may be seen and is smaller than its captain may bring, or null: it is legal, and weaker than
 * whoever uses all points (OG-3.5).
 */
export function warningOf(
  { seats, handed }: Pick<Draft, 'seats' | 'handed'>,
  { options }: Pick<Resolved, 'options'>,
): Problem | null {
  if (!options) return null;
  for (const captain of captainsIn(seats)) {
    const left = fairPoints(options, shareIn(seats, captain)) - fleetCost(plansOf(captain.seat.fleet.units));
    if (left > 0 && brings(captain.seat) && !isSecret({ seats, handed }, captain.side))
      return { what: words.warnFleet(namedIn(seats, captain), left), captain };
  }
  return null;
}
