import type { AnyGame } from '../engine/game.ts';
import { RECORDING_VERSION, type Recording } from '../engine/recording.ts';
import type { Seat } from '../engine/seat.ts';
import { playOut } from './contest.ts';
import { playerOf, type Player } from './players.ts';
import { brainOf, freshOptions } from './registry.ts';

/** What one game of a series gives. */
export interface SeriesGame {
  /** Index of the named player who won, or null for a draw. */
  readonly winner: number | null;
  readonly plies: number;
  readonly rounds: number | null;
  readonly slowestMs: number;
  readonly mostWork: number;
}

/** What all games of a series have in common. */
export interface Series {
  readonly game: string;
  readonly options: object;
  readonly seed: string;
  /** One a seat; they move on by a seat from game to game. */
  readonly names: readonly string[];
}

/** Decisions of the setup that a pair of games has in common: fleets and edges stay with the seat when the players change. */
const SHARED: readonly string[] = ['setup.fleet', 'setup.edge'];

/**
 * Plays game `index` of a series. With n seats, games kn to kn + n - 1 have the same table, fleets, edges and dice seed; the players
 * move on by one seat from each to the next, so all play every seat: of two, both play both fleets from both edges.
 */
export function playSeriesGame(games: readonly AnyGame[], series: Series, index: number): SeriesGame {
  const game = games.find((entry) => entry.id === series.game)!;
  const count = series.names.length;
  const group = `${series.seed}/${Math.floor(index / count)}`;
  const options = freshOptions(game, series.options, group);
  const seats = seatsOf(game, options);
  if (seats.length !== count) throw new Error(`The series names ${count} players; these options give ${seats.length} seats.`);
  const moved = index % count;
  const playerAt = (at: number) => (at + moved) % count;
  const nameAt = (at: number) => series.names[playerAt(at)]!;
  const header: Omit<Recording, 'plies'> = {
    format: 'orion-match',
    version: RECORDING_VERSION,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seats: seats.map((seat, at) => ({ seat, player: nameAt(at), name: nameAt(at) })),
    seed: group,
  };
  const shared = brainOf(game) ? 'default' : 'random';
  const players: Record<Seat, Player> = {};
  for (const [at, seat] of seats.entries()) {
    const own = playerOf(game, nameAt(at), `${series.seed}/${index}/${seat}`);
    players[seat] = withSetup(game, playerOf(game, shared, `${group}/${seat}`), own);
  }
  const { match, outcome, slowestMs, mostWork } = playOut(game, header, players);
  if (outcome.winners.length > 1) throw new Error('simulate plays matches that one seat wins or that are drawn; these have sides of several seats.');
  const at = outcome.winners.length === 1 ? seats.indexOf(outcome.winners[0]!) : -1;
  const rounds = outcome.result.rounds ?? (match.state as { readonly round?: unknown }).round;
  return {
    winner: at < 0 ? null : playerAt(at),
    plies: match.ply,
    rounds: typeof rounds === 'number' ? rounds : null,
    slowestMs,
    mostWork,
  };
}

/** The seats of a match with raw options; throws a sentence for options no match can be played with. */
export function seatsOf(game: AnyGame, options: object): readonly Seat[] {
  const parsed = game.parseOptions(options);
  if (!parsed.ok) throw new Error(`options.${parsed.faults[0]!.path}: ${parsed.faults[0]!.reason}`);
  return game.seats(parsed.value);
}

/** Answers the shared decisions of the setup as `setup` would, all others as `own`. */
const withSetup = (game: AnyGame, setup: Player, own: Player): Player => ({
  name: own.name,
  choose(match, seat) {
    const kind = game.pending(match.state).find((decision) => decision.seats.includes(seat))!.kind;
    return (SHARED.includes(kind) ? setup : own).choose(match, seat);
  },
});
