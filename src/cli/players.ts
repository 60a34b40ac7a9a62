import { teamOf, type SeriesTeam } from '../ai/series/teams.ts';
import type { Seat } from '../engine/seat.ts';

/**
 * Player names of `--seats a,b`, one a seat in seat order, or one a side where several seats make a side; a single name
 * or none fills them all.
 */
export function namesOf(
  given: string | undefined,
  seats: readonly Seat[],
  teams: readonly SeriesTeam[] = [],
): readonly string[] {
  const names = (given ?? 'default').split(',').map((name) => name.trim());
  if (names.length === 1) return seats.map(() => names[0]!);
  if (names.length === seats.length) return names;
  if (names.length === teams.length) return seats.map((seat) => names[teamOf(teams, seat)]!);
  const sides = teams.length > 0 && teams.length < seats.length ? ` and ${teams.length} sides` : '';
  throw new Error(`--seats names ${names.length} players; the match has ${seats.length} seats${sides}.`);
}
