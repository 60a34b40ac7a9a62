import type { AnyGame } from '../../engine/game.ts';
import { RECORDING_VERSION, type Recording } from '../../engine/recording.ts';
import type { Seat } from '../../engine/seat.ts';
import { freshOptions, resolvedOptions, type Arena } from './arena.ts';
import { playOut } from './play-out.ts';
import { playerOf, type Player } from './player.ts';
import { seedOfGame, type Series, type SeriesGame } from './series.ts';

type Options = { readonly [option: string]: never };

/** Decisions of the setup that a pair of games has in common: fleets and edges stay with the seat when the players change. */
const SHARED: readonly string[] = ['setup.fleet', 'setup.edge'];

/**
 * Plays game `index` of a series. With n seats, games kn to kn + n - 1 have the same table, fleets, edges and dice seed; the players
 * move on by one seat from each to the next, so all play every seat: of two, both play both fleets from both edges. In a series that
 * keeps sides the fleets move with them. `attend` may put something around each player, a clock for one.
 */
export function playSeriesGame(arena: Arena, series: Series, index: number, attend: (player: Player) => Player = (player) => player): SeriesGame {
  const { game, census } = arena;
  const count = series.names.length;
  const group = seedOfGame(series, index);
  const given = freshOptions(arena, series.options, group);
  const moved = index % count;
  const options = series.keep && moved === 1 ? exchanged(arena, given) : given;
  const resolved = resolvedOptions(game, options);
  const seats = game.seats(resolved);
  if (seats.length !== count) throw new Error(`The series names ${count} players; these options give ${seats.length} seats.`);
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
  const shared = arena.hireBrain ? 'default' : 'random';
  const players: Record<Seat, Player> = {};
  for (const [at, seat] of seats.entries()) {
    const own = playerOf(arena, nameAt(at), `${series.seed}/${index}/${seat}`);
    players[seat] = attend(withSetup(game, playerOf(arena, shared, `${group}/${seat}`), own));
  }
  const { match, outcome, events, mostWork } = playOut(game, header, players);
  if (outcome.winners.length > 1) throw new Error('A series is of matches that one seat wins or that are drawn; these have sides of several seats.');
  const at = outcome.winners.length === 1 ? seats.indexOf(outcome.winners[0]!) : -1;
  const rounds = outcome.result.rounds ?? (match.state as { readonly round?: unknown }).round;
  const opener = census?.opener(events) ?? null;
  return {
    winner: at < 0 ? null : playerAt(at),
    winnerSeat: at < 0 ? null : at,
    opener: opener === null ? null : seats.indexOf(opener),
    sides: census?.sides?.(resolved) ?? [],
    reason: outcome.reason,
    plies: match.ply,
    rounds: typeof rounds === 'number' ? rounds : null,
    mostWork,
    figures: census?.figures(events, resolved) ?? {},
  };
}

/** Whether players of a series of this game can keep what they play while the seats change. */
export const canKeep = ({ census }: Arena): boolean => census?.exchanged !== undefined;

/** Raw options in which what the two seats play is exchanged. */
function exchanged({ game, census }: Arena, given: Options): Options {
  if (!census?.exchanged) throw new Error(`Nothing can be kept in ${game.title}: its seats do not exchange what they play.`);
  return { ...given, ...census.exchanged(resolvedOptions(game, given)) } as Options;
}

/** Answers the shared decisions of the setup as `setup` would, all others as `own`. */
const withSetup = (game: AnyGame, setup: Player, own: Player): Player => ({
  name: own.name,
  choose(match, seat) {
    const kind = game.pending(match.state).find((decision) => decision.seats.includes(seat))!.kind;
    return (SHARED.includes(kind) ? setup : own).choose(match, seat);
  },
});
