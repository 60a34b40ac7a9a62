import type { SeatInfo } from '../../../../engine/recording.ts';
import { sideOfCaptain, type CaptainId, type Side } from '../../../../games/orions-gate/index.ts';
import { HUMAN } from '../../../../session/local/undo.ts';

/** The people at this screen, in seat order. */
export const peopleOf = (seats: readonly SeatInfo[]): readonly CaptainId[] =>
  seats.filter(({ player }) => player === HUMAN).map(({ seat }) => seat);

/**
 * Whose plans a screen shows (OG-22.3): alone at it, the person's own at any time; shared by several, those of the one
 * who lifted the curtain, until they hide them or somebody else decides. A spectator's screen shows none.
 */
export function eyesOf(people: readonly CaptainId[], lifted: CaptainId | null): CaptainId | null {
  if (people.length === 1) return people[0]!;
  return lifted !== null && people.includes(lifted) ? lifted : null;
}

/**
 * The side whose shared plans a screen shows with no curtain lifted (OG-22.3): that of all the people at it; where both
 * sides share it, that of the captain who lifted the curtain, also while a team mate of theirs decides, until they are
 * hidden.
 */
export function teamOf(people: readonly CaptainId[], lifted: CaptainId | null): Side | null {
  const [first, ...others] = [...new Set(people.map(sideOfCaptain))];
  if (first !== undefined && others.length === 0) return first;
  return lifted === null ? null : sideOfCaptain(lifted);
}
