import { optionsText as words } from '../words/options.ts';
import { brings, captainsIn, isHotSeat, namedIn, shareIn, type Captain } from './captains.ts';
import type { Draft } from './draft.ts';
import { faultsOf } from './fleet-edit.ts';
import type { Resolved } from './resolve.ts';

/** What keeps a battle from beginning. */
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
