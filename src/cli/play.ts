import { freshOptions, resolvedOptions } from '../ai/series/arena.ts';
import { playOut } from '../ai/series/play-out.ts';
import { playerOf } from '../ai/series/player.ts';
import { teamsOf } from '../ai/series/teams.ts';
import type { AnyGame } from '../engine/game.ts';
import { RECORDING_VERSION } from '../engine/recording.ts';
import { gameNamed, readArguments, readJson, seedOf, writeText } from './arguments.ts';
import { namesOf } from './players.ts';
import { arenaOf } from './registry.ts';

/** `play`: one match between computer players; with `--out` it is saved as a match file. */
export function play(games: readonly AnyGame[], args: readonly string[]) {
  const { options: given } = readArguments(args, ['game', 'options', 'seed', 'seats', 'out']);
  const game = gameNamed(games, given.game);
  const seed = seedOf(given.seed);
  const arena = arenaOf(game);
  const options = freshOptions(
    arena,
    given.options === undefined ? {} : readJson(given.options, 'the file of options'),
    seed,
  );
  const resolved = resolvedOptions(game, options);
  const seats = game.seats(resolved);
  const names = namesOf(given.seats, seats, teamsOf(arena.census, seats, resolved));
  const header = {
    format: 'orion-match' as const,
    version: RECORDING_VERSION,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seats: seats.map((seat, index) => ({ seat, player: names[index]!, name: names[index]! })),
    seed,
  };
  const players = Object.fromEntries(
    seats.map((seat, index) => [seat, playerOf(arena, names[index]!, `${seed}/${seat}`)]),
  );
  const { recording, match, outcome } = playOut(game, header, players);
  if (given.out !== undefined) writeText(given.out, `${JSON.stringify(recording)}\n`);
  return { game: game.id, seed, plies: match.ply, outcome, hash: match.hash };
}
