import type { CensusShare } from '../../engine/census.ts';
import type { Seat } from '../../engine/seat.ts';
import { freshOptions, resolvedOptions, type Arena } from './arena.ts';
import { teamsOf } from './teams.ts';
import { wilson95 } from './interval.ts';
import type { Series, SeriesGame } from './series.ts';

/** How the games of a series are to be read: their seats, and what the census says of its figures. */
export interface Reading {
  /** Names of the seats, or of the teams where seats play in teams. */
  readonly seats: readonly Seat[];
  /** The figure that says how long a match was; null where nothing is counted. */
  readonly length: string | null;
  readonly shares: readonly CensusShare[];
}

/** How the games of a series are to be read; throws a sentence for options no match can be played with. */
export function readingOf({ game, census, ...arena }: Arena, { options, seed }: Series): Reading {
  const resolved = resolvedOptions(game, freshOptions({ game, census, ...arena }, options, seed));
  return {
    seats: teamsOf(census, game.seats(resolved), resolved).map(({ name }) => name),
    length: census?.length ?? null,
    shares: census?.shares ?? [],
  };
}

/** What somebody or something won of a series. A draw is shared by all seats: with two it counts one half. */
export interface Won {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  /** The share that equals would have, 0..1. */
  readonly even: number;
  readonly share: number;
  /** Wilson's interval for the share. */
  readonly interval95: readonly [number, number];
}

/** How long the matches were, in the figure the census names: the middle 90 % lie from `p5` to `p95`. */
export interface Lengths {
  readonly figure: string;
  readonly mean: number;
  readonly p5: number;
  readonly p95: number;
  readonly least: number;
  readonly most: number;
}

/** What the games of a series come to, by seat and by what was played, with the figures of the game's census. */
export interface SeriesReport {
  readonly seats: readonly ({ readonly seat: Seat } & Won)[];
  /** Empty where seats do not differ in what they play. */
  readonly sides: readonly ({ readonly side: string } & Won)[];
  /** Of the seat that went first; null where none did. */
  readonly opener: Won | null;
  /** How often matches ended for each reason. */
  readonly reasons: { readonly [reason: string]: number };
  readonly length: Lengths | null;
  /** Sums of figures as shares of others, 0..1. */
  readonly shares: { readonly [figure: string]: number };
  /** Means a game. */
  readonly means: { readonly [figure: string]: number };
}

/** Means and shares of the games played; the same whatever order they were played in. */
export function reportOf(played: readonly SeriesGame[], { seats, length, shares }: Reading): SeriesReport {
  const sums = sumsOf(played);
  const opened = played.filter(({ opener }) => opener !== null);
  const lengths = length === null ? [] : lengthsOf(played, length);
  const reasons: Record<string, number> = {};
  for (const { reason } of played) reasons[reason] = (reasons[reason] ?? 0) + 1;
  return {
    seats: seats.map((seat, at) => ({ seat, ...wonOf(played, seats.length, () => at) })),
    sides: sidesOf(played).map((side) => ({
      side,
      ...wonOf(played, seats.length, ({ sides }) => sides.indexOf(side)),
    })),
    opener: opened.length > 0 ? wonOf(opened, seats.length, ({ opener }) => opener!) : null,
    reasons,
    length: length !== null && lengths.length > 0 ? { figure: length, ...spreadOf(lengths) } : null,
    shares: Object.fromEntries(
      shares.flatMap(({ figure, of }) =>
        sums[figure] === undefined || !sums[of] ? [] : [[figure, round(sums[figure] / sums[of], 4)]],
      ),
    ),
    means: Object.fromEntries(Object.entries(sums).map(([figure, sum]) => [figure, round(sum / played.length, 3)])),
  };
}

/** How long each game was, in a figure of the census. */
export const lengthsOf = (played: readonly SeriesGame[], figure: string): readonly number[] =>
  played.flatMap(({ figures }) => figures[figure] ?? []);

/** What all seats of a player's name won together. */
export function wonByName(played: readonly Pick<SeriesGame, 'winner'>[], names: readonly string[], name: string): Won {
  const seats = names.filter((one) => one === name).length;
  return wonAs(played, seats / names.length, ({ winner }) => winner !== null && names[winner] === name);
}

/** What one named player won, whatever the others are called. */
export const wonByPlayer = (played: readonly Pick<SeriesGame, 'winner'>[], players: number, player: number): Won =>
  wonAs(played, 1 / players, ({ winner }) => winner === player);

/** What the seat `seatIn` names won of each game, of `seats` in all. */
const wonOf = (played: readonly SeriesGame[], seats: number, seatIn: (game: SeriesGame) => number): Won =>
  wonAs(played, 1 / seats, (one) => one.winnerSeat !== null && one.winnerSeat === seatIn(one));

/** The games that `hasWon`, and of each draw the share that equals would have. */
function wonAs<G extends Pick<SeriesGame, 'winner'>>(
  played: readonly G[],
  even: number,
  hasWon: (game: G) => boolean,
): Won {
  const games = played.length;
  const draws = played.filter(({ winner }) => winner === null).length;
  const wins = played.filter(hasWon).length;
  const points = wins + draws * even;
  return {
    games,
    wins,
    draws,
    even: round(even, 4),
    share: games === 0 ? 0 : round(points / games, 4),
    interval95: wilson95(points, games),
  };
}

/** What was played, where each seat of every game played something else. */
function sidesOf(played: readonly SeriesGame[]): readonly string[] {
  const distinct = played.every(({ sides }) => sides.length > 0 && new Set(sides).size === sides.length);
  return distinct ? [...new Set(played.flatMap(({ sides }) => sides))].sort() : [];
}

/** Mean, ends and the middle 90 % of a list that is not empty. */
export function spreadOf(values: readonly number[]): Omit<Lengths, 'figure'> {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))]!;
  const sum = values.reduce((total, value) => total + value, 0);
  return { mean: round(sum / values.length, 2), p5: at(0.05), p95: at(0.95), least: sorted[0]!, most: sorted.at(-1)! };
}

function sumsOf(played: readonly SeriesGame[]): { readonly [figure: string]: number } {
  const sums: Record<string, number> = {};
  // Thousands of games with dozens of figures are summed several times a second: no list is made of each.
  for (const { figures } of played) for (const figure in figures) sums[figure] = (sums[figure] ?? 0) + figures[figure]!;
  return sums;
}

/** A number to so many decimals. */
export function round(value: number, decimals: 2 | 3 | 4): number {
  const scale = decimals === 2 ? 100 : decimals === 3 ? 1000 : 10_000;
  return Math.round(value * scale) / scale;
}
