import type { AnyGame } from '../engine/game.ts';
import { RECORDING_VERSION, type Recording } from '../engine/recording.ts';
import type { Seat } from '../engine/seat.ts';
import type { Player } from './players.ts';
import { playerOf } from './players.ts';
import { brainOf, freshOptions } from './registry.ts';
import { playOut } from './contest.ts';

/** What one game of a series gives. */
export interface SeriesGame {
  /** Index of the named player who won, or null for a draw. */
  readonly winner: number | null;
  readonly plies: number;
  readonly rounds: number | null;
  readonly slowestMs: number;
  readonly mostWork: number;
}

export interface Series {
  readonly game: string;
  readonly options: object;
  readonly seed: string;
  readonly names: readonly [string, string];
}

/** Decisions of the setup that a pair of games has in common: fleets and edges stay with the seat when the players change. */
const SHARED: readonly string[] = ['setup.fleet', 'setup.edge'];

/**
 * Plays game `index` of a series. Games 2k and 2k + 1 are a pair with the same table, fleets, edges and dice seed;
 * the players change seats between them, so both play both fleets from both edges.
 */
export function playSeriesGame(games: readonly AnyGame[], series: Series, index: number): SeriesGame {
  const game = games.find((entry) => entry.id === series.game)!;
  const pair = `${series.seed}/${index >> 1}`;
  const options = freshOptions(game, series.options, pair);
  const parsed = game.parseOptions(options);
  if (!parsed.ok) throw new Error(`options.${parsed.faults[0]!.path}: ${parsed.faults[0]!.reason}`);
  const seats = game.seats(parsed.value);
  if (seats.length !== 2) throw new Error(`simulate plays matches of two seats; these options give ${seats.length}.`);
  const swapped = index % 2;
  const nameAt = (at: number) => series.names[(at + swapped) % 2]!;
  const header: Omit<Recording, 'plies'> = {
    format: 'orion-match',
    version: RECORDING_VERSION,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seats: seats.map((seat, at) => ({ seat, player: nameAt(at), name: nameAt(at) })),
    seed: pair,
  };
  const shared = brainOf(game) ? 'default' : 'random';
  const players: Record<Seat, Player> = {};
  for (const [at, seat] of seats.entries()) {
    const own = playerOf(game, nameAt(at), `${series.seed}/${index}/${seat}`);
    players[seat] = withSetup(game, playerOf(game, shared, `${pair}/${seat}`), own);
  }
  const { match, outcome, slowestMs, mostWork } = playOut(game, header, players);
  const at = outcome.winners.length === 1 ? seats.indexOf(outcome.winners[0]!) : -1;
  const { rounds } = outcome.result;
  return {
    winner: at < 0 ? null : (at + swapped) % 2,
    plies: match.ply,
    rounds: typeof rounds === 'number' ? rounds : null,
    slowestMs,
    mostWork,
  };
}

/** Answers the shared decisions of the setup as `setup` would, all others as `own`. */
const withSetup = (game: AnyGame, setup: Player, own: Player): Player => ({
  name: own.name,
  choose(match, seat) {
    const kind = game.pending(match.state).find((decision) => decision.seats.includes(seat))!.kind;
    return (SHARED.includes(kind) ? setup : own).choose(match, seat);
  },
});
