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

/** The cases of a game's ladder in which two players or two teams play. */
export const casesOfTwo = async (id: GameId): Promise<readonly LadderCase[]> =>
  (await ladderOf(manifestOf(id)!)).filter(({ players }) => players === 2);

/** Games at some of whose decisions something is asked. */
export interface Asking<T> {
  readonly game: GameId;
  /** Both players are of this level. */
  readonly level: string;
  readonly cases: readonly LadderCase[];
  /** Game `index` of the order. */
  readonly index: number;
  /** At one decision in so many. */
  readonly often: number;
  /** What is asked of what the seat sees; null = nothing is to be said. */
  readonly ask: (view: unknown, seat: Seat, seed: string) => T | null;
}

/**
 * What was asked in one game, each with how the game came out for whoever decided: 1 won, 0.5 drawn, 0 lost. Games go
 * round the cases and their tables; both games of a pair have the same table and dice, and the players exchange seats.
 */
export function askedIn<T>(
  order: Order,
  { game: id, level, cases, index, often, ask }: Asking<T>,
): (T & { readonly y: number })[] {
  const pair = index >> 1;
  const { tables } = cases[pair % cases.length]!;
  const options = { ...tables[Math.floor(pair / cases.length) % tables.length]!, ...order.options };
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
  const series = { game: id, options, seed: `${order.seed}/${pair}`, names: [level, level] };
  const { winnerSeat } = playSeriesGame(arena, series, index % 2, attend);
  const resolved = resolvedOptions(game, freshOptions(arena, options, order.seed));
  const teams = teamsOf(arena.census, game.seats(resolved), resolved);
  return found.map(({ seat, said }) => ({
    ...said,
    y: winnerSeat === null ? 0.5 : Number(teamOf(teams, seat) === winnerSeat),
  }));
}
