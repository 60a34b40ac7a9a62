import type { SeatInfo } from '../../../../engine/recording.ts';
import type { CaptainId } from '../../../../games/orions-gate/index.ts';
import { HUMAN } from '../../../../session/undo.ts';

/** The people at this screen, in seat order. */
export const peopleOf = (seats: readonly SeatInfo[]): readonly CaptainId[] => seats.filter(({ player }) => player === HUMAN).map(({ seat }) => seat);

/**
 * Whose plans a screen shows (OG-22.3): alone at it, the person's own at any time; shared by several, those of the one who lifted the
 * curtain, until he hides them or somebody else decides. A spectator's screen shows none.
 */
export function eyesOf(people: readonly CaptainId[], lifted: CaptainId | null): CaptainId | null {
  if (people.length === 1) return people[0]!;
  return lifted !== null && people.includes(lifted) ? lifted : null;
}
