import type { AnyGame } from '../engine/game.ts';
import { parseRecording, replay as playAgain } from '../engine/recording.ts';
import { gameNamed, readArguments, readText } from './arguments.ts';

/** `replay`: plays a match file again and verifies every hash; the first ply that differs is named. */
export function replay(games: readonly AnyGame[], args: readonly string[]) {
  const { files } = readArguments(args, [], 1);
  const parsed = parseRecording(readText(files[0], 'the match file'));
  if (!parsed.ok) throw new Error(parsed.reason);
  const game = gameNamed(games, parsed.recording.game);
  const result = playAgain(game, parsed.recording);
  if (!result.ok) throw new Error(result.reason);
  const match = result.matches.at(-1)!;
  return {
    game: game.id,
    seed: parsed.recording.seed ?? null,
    plies: match.ply,
    outcome: game.outcome(match.state),
    hash: match.hash,
  };
}
