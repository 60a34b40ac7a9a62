import type { AnyGame } from '../../engine/game.ts';
import type { Match } from '../../engine/match.ts';
import { RECORDING_VERSION, type Recording } from '../../engine/recording.ts';
import type { Seat } from '../../engine/seat.ts';
import { freshOptions, resolvedOptions, type Arena } from './arena.ts';
import { playOut } from './play-out.ts';
import { playerOf, type Player } from './player.ts';
import { seedOfGame, type Series, type SeriesGame } from './series.ts';
import { teamOf, teamsOf, winningTeam } from './teams.ts';

type Options = { readonly [option: string]: never };

/**
 * Decisions of the setup that a pair of games has in common: fleets and edges stay with the seat when the players
 * change, fleets only where players do not choose them themselves.
 */
const sharedIn = ({ ownFleets }: Series): readonly string[] =>
  ownFleets ? ['setup.edge'] : ['setup.fleet', 'setup.edge'];

/**
 * Plays game `index` of a series. With n seats, games kn to kn + n - 1 have the same table, fleets, edges and dice
 * seed; the players move on by one seat from each to the next, so all play every seat: of two, both play both fleets
 * from both edges. In a series that keeps sides the fleets move with them, and so do fleets that players bring. Where
 * seats play in teams, each name has all seats of a team, and the names move on from team to team. `attend` may put
 * something around each player, a clock for one.
 */
export function playSeriesGame(
  arena: Arena,
  series: Series,
  index: number,
  attend: (player: Player) => Player = (player) => player,
): SeriesGame {
  const { game, census } = arena;
  const count = series.names.length;
  const group = seedOfGame(series, index);
  const given = freshOptions(arena, series.options, group);
  const moved = index % count;
  const options = series.keep && moved === 1 ? exchanged(arena, given) : given;
  const resolved = resolvedOptions(game, options);
  const seats = game.seats(resolved);
  const teams = teamsOf(census, seats, resolved);
  if (teams.length !== count)
    throw new Error(
      `The series names ${count} players; these options give ${teams.length} ${teams.length < seats.length ? 'sides' : 'seats'}.`,
    );
  const playerOfTeam = (team: number) => (team + moved) % count;
  const playerAt = (at: number) => playerOfTeam(teamOf(teams, seats[at]!));
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
    const set = withSetup(game, sharedIn(series), playerOf(arena, shared, `${group}/${seat}`), own);
    players[seat] = attend(series.brings ? withFleet(game, series.brings[playerAt(at)]!, set) : set);
  }
  const played = playOut(game, header, players);
  const won = winningTeam(teams, played.outcome.winners);
  return {
    winner: won < 0 ? null : playerOfTeam(won),
    winnerSeat: won < 0 ? null : won,
    ...figuresOf(arena, resolved, teams, played),
    ...(series.brings && census?.accounts && { accounts: byPlayer(census.accounts(played.match.state), playerAt) }),
  };
}

/** What is counted of a game that was played, whoever played it. */
function figuresOf(
  { census }: Arena,
  options: unknown,
  teams: ReturnType<typeof teamsOf>,
  { match, outcome, events, mostWork }: ReturnType<typeof playOut>,
): Pick<SeriesGame, 'opener' | 'sides' | 'reason' | 'plies' | 'rounds' | 'mostWork' | 'figures'> {
  const rounds = outcome.result.rounds ?? (match.state as { readonly round?: unknown }).round;
  const opener = census?.opener(events) ?? null;
  return {
    opener: opener === null ? null : teamOf(teams, opener),
    sides: census?.sides?.(options) ?? [],
    reason: outcome.reason,
    plies: match.ply,
    rounds: typeof rounds === 'number' ? rounds : null,
    mostWork,
    figures: census?.figures(events, options) ?? {},
  };
}

/** What is counted by seat, by player. */
function byPlayer<T>(bySeat: readonly T[], playerAt: (at: number) => number): readonly T[] {
  const ordered: T[] = [];
  for (const [at, one] of bySeat.entries()) ordered[playerAt(at)] = one;
  return ordered;
}

/** Whether players of a series of this game can keep what they play while the seats change. */
export const canKeep = ({ census }: Arena): boolean => census?.exchanged !== undefined;

/** Raw options in which what the two seats play is exchanged. */
function exchanged({ game, census }: Arena, given: Options): Options {
  if (!census?.exchanged)
    throw new Error(`Nothing can be kept in ${game.title}: its seats do not exchange what they play.`);
  return { ...given, ...census.exchanged(resolvedOptions(game, given)) } as Options;
}

/** Hands in the fleet that was brought, and answers all else as `own` would. */
const withFleet = (game: AnyGame, fleet: object, own: Player): Player => ({
  name: own.name,
  choose: (match, seat) =>
    kindOf(game, match, seat) === 'setup.fleet' ? { command: fleet, work: 0 } : own.choose(match, seat),
});

/** The kind of decision a seat is asked for first. */
const kindOf = (game: AnyGame, match: Match<unknown>, seat: Seat): string =>
  game.pending(match.state).find((decision) => decision.seats.includes(seat))!.kind;

/** Answers the shared decisions of the setup as `setup` would, all others as `own`. */
const withSetup = (game: AnyGame, decisions: readonly string[], setup: Player, own: Player): Player => ({
  name: own.name,
  choose(match, seat) {
    return (decisions.includes(kindOf(game, match, seat)) ? setup : own).choose(match, seat);
  },
});
