import { COMMITMENT_FORM } from '../engine/commitment.ts';
import type { AnyGame } from '../engine/game.ts';
import { parseRecording } from '../engine/recording.ts';
import { verdictText } from '../engine/recording-verdict.ts';
import { verify as look } from '../engine/recording-verify.ts';
import { gameNamed, readArguments, readText } from './arguments.ts';

/**
 * `verify`: computes the commitment and every number of a match file anew and says in plain words what it found. A file
 * that fails, or that this program cannot play to its end, exits with 1.
 */
export function verify(games: readonly AnyGame[], args: readonly string[]) {
  const { files, options } = readArguments(args, ['commitment'], 1);
  const noted = options['commitment']?.trim().toLowerCase() ?? null;
  if (noted !== null && !COMMITMENT_FORM.test(noted)) throw new Error('--commitment is 64 digits 0-9a-f.');
  const parsed = parseRecording(readText(files[0], 'the match file'));
  if (!parsed.ok) throw new Error(parsed.reason);
  const game = gameNamed(games, parsed.recording.game);
  const verdict = look(game, parsed.recording);
  const { tone, title, lines } = verdictText(verdict, noted);
  const ok = tone === 'good' || tone === 'open';
  if (!ok) process.exitCode = 1;
  return {
    ok,
    says: [title, ...lines],
    game: game.id,
    seed: parsed.recording.seed ?? null,
    salt: parsed.recording.salt ?? null,
    ...verdict,
  };
}
