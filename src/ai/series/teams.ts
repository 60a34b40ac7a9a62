import type { Census } from '../../engine/census.ts';
import type { Seat } from '../../engine/seat.ts';

/** Seats that win and lose together, under one name. */
export interface SeriesTeam {
  readonly name: string;
  readonly seats: readonly Seat[];
}

/** Who plays against whom: the teams the census names, else each seat for itself under its own name. In seat order. */
export const teamsOf = (
  census: Census<unknown> | null,
  seats: readonly Seat[],
  options: unknown,
): readonly SeriesTeam[] => census?.teams?.(options) ?? seats.map((seat) => ({ name: seat, seats: [seat] }));

/** The team a seat belongs to, counted from 0; -1 for a seat of none. */
export const teamOf = (teams: readonly SeriesTeam[], seat: Seat): number =>
  teams.findIndex(({ seats }) => seats.includes(seat));

/** The team that won, counted from 0; -1 for a draw. Throws where seats of several teams won. */
export function winningTeam(teams: readonly SeriesTeam[], winners: readonly Seat[]): number {
  const won = [...new Set(winners.map((seat) => teamOf(teams, seat)))];
  if (won.length > 1)
    throw new Error('A series is of matches that one side wins or that are drawn; here several sides won.');
  return won[0] ?? -1;
}
