import { freshOptions, resolvedOptions } from '../../src/ai/series/arena.ts';
import { playSeriesGame } from '../../src/ai/series/play-series.ts';
import type { Player } from '../../src/ai/series/player.ts';
import { teamOf, teamsOf } from '../../src/ai/series/teams.ts';
import { GAMES, manifestOf } from '../../src/cli/registry.ts';
import type { LadderCase } from '../../src/engine/ladder.ts';
import { openChance, seedChance } from '../../src/engine/rng.ts';
import { viewerOf, type Seat } from '../../src/engine/seat.ts';
import { ladderOf } from '../../src/games/manifest.ts';
import { arenaNamed } from './arenas.ts';
import type { Order } from './fit.ts';

type GameId = (typeof GAMES)[number]['id'];

/** The cases of a game's ladder in which two players or teams play. */
export const casesOfTwo = async (id: GameId): Promise<readonly LadderCase[]> =>
  (await ladderOf(manifestOf(id)!)).filter(({ players }) => players === 2);

/** The cases in which more play. */
export const casesOfMore = async (id: GameId): Promise<readonly LadderCase[]> =>
  (await ladderOf(manifestOf(id)!)).filter(({ players }) => players > 2);

/** Games at some of whose decisions something is asked. */
export interface Asking<T> {
  readonly game: GameId;
  /** All players are of this level. */
  readonly level: string;
  readonly cases: readonly LadderCase[];
  /** At one decision in so many. */
  readonly often: number;
  /** What is asked of what the seat sees; null = nothing is to be said. */
  readonly ask: (view: unknown, seat: Seat, seed: string) => T | null;
}

/** What was asked in one game, with how the game came out for whoever decided: 1 won, 0.5 drawn, 0 lost. */
type Asked<T> = T & {
  readonly y: number;
  readonly pair: number;
};

/** A game among those of an order. */
export interface Place {
  readonly index: number;
  /** Games of a pair, of n sides n of them, have the same table and dice. */
  readonly pair: number;
  /** By how many seats the players have moved on since the first game of the pair. */
  readonly moved: number;
}

/** The places of so many games. They go round the cases and their tables. */
export function* placesIn(games: number, cases: readonly LadderCase[]): Iterable<Place> {
  let index = 0;
  for (let pair = 0; index < games; pair += 1)
    for (let moved = 0; moved < cases[pair % cases.length]!.players && index < games; moved += 1, index += 1)
      yield { index, pair, moved };
}

/** The series a game of an order belongs to, of players who all have the same name. */
export function seriesAt(
  { seed, options }: Order,
  game: GameId,
  cases: readonly LadderCase[],
  { pair }: Place,
  name: string,
) {
  const { players, tables } = cases[pair % cases.length]!;
  return {
    game,
    options: { ...tables[Math.floor(pair / cases.length) % tables.length], ...options },
    seed: `${seed}/${pair}`,
    names: Array<string>(players).fill(name),
  };
}

/** What was asked in the games of an order. */
export const asked = <T>(order: Order, asking: Asking<T>): readonly Asked<T>[] =>
  [...placesIn(order.games, asking.cases)].flatMap((place) => askedIn(order, asking, place));

/** What was asked in one game. */
export function askedIn<T>(
  order: Order,
  { game: id, level, cases, often, ask }: Asking<T>,
  place: Place,
): readonly Asked<T>[] {
  const { index, pair, moved } = place;
  const arena = arenaNamed(id);
  const { game } = arena;
  const drawn = openChance(seedChance(`${order.seed}/${index}/asked`));
  const found: { readonly seat: Seat; readonly said: T }[] = [];
  const attend = (player: Player): Player => ({
    ...player,
    choose(match, seat) {
      const said =
        drawn.below(often) === 0 ? ask(game.view(match.state, viewerOf(seat)), seat, `${index}/${match.ply}`) : null;
      if (said !== null) found.push({ seat, said });
      return player.choose(match, seat);
    },
  });
  const series = seriesAt(order, id, cases, place, level);
  const { winnerSeat } = playSeriesGame(arena, series, moved, attend);
  const resolved = resolvedOptions(game, freshOptions(arena, series.options, order.seed));
  const teams = teamsOf(arena.census, game.seats(resolved), resolved);
  return found.map(({ seat, said }) => ({
    ...said,
    pair,
    y: winnerSeat === null ? 0.5 : Number(teamOf(teams, seat) === winnerSeat),
  }));
}
