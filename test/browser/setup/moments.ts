import type { AnyGame } from '../../../src/engine/game.ts';
import type { Json } from '../../../src/engine/json.ts';
import type { Recording } from '../../../src/engine/recording.ts';
import { cutTo, recordingOf, type Timeline } from '../../../src/engine/timeline.ts';
import { GAMES } from '../../../src/games/index.ts';
import type { AnyBrain } from '../../../src/games/manifest.ts';
import { matterSight } from '../../../src/physics/index.ts';
import { HUMAN } from '../../../src/session/local/undo.ts';
import { easyMatch } from '../../helpers/easy-match.ts';

type Line = Timeline<unknown, unknown>;

const seams = { sight: async () => matterSight };

/** What the standard game needs besides to come to an end: computers alone might play Retrograde for ever (RG-22.1). */
const ENDS: { readonly [game: string]: { readonly [option: string]: Json } } = { retrograde: { turnLimit: 6 } };

/** Decisions that look like another of their game: one of them is enough. */
const ALIKE: readonly string[] = ['retrograde research', 'retrograde repair'];

/** Where a screen of two people is covered between turns, one plays the computer, and their own turns are shown. */
const ALONE: { readonly [game: string]: string } = { retrograde: '1' };

const played = new Map<string, Line>();

/** The match of a game that all tests look at: played once, whoever asks. */
function wholeMatch(game: AnyGame, brain: AnyBrain): Line {
  const line = played.get(game.id) ?? playWhole(game, brain, 'pointing');
  played.set(game.id, line);
  return line;
}

/** A whole match of people with the standard options, as easy computer players would play it. */
function playWhole(game: AnyGame, brain: AnyBrain, seed: string): Line {
  const alone = ALONE[game.id];
  const playerOf = (seat: string): string => (alone === undefined || alone === seat ? HUMAN : 'easy');
  return easyMatch(game, brain, { seed, options: ENDS[game.id], playerOf });
}

/**
 * A match at each kind of decision its game comes to, in the middle of the times it does, and at its end; by `<game>
 * <kind>`.
 */
function momentsOf(game: AnyGame, brain: AnyBrain): readonly (readonly [name: string, file: Recording])[] {
  const whole = wholeMatch(game, brain);
  const found = new Map<string, number[]>();
  for (const [index, { state }] of [whole.first, ...whole.plies.map(({ match }) => match)].entries()) {
    const [decision] = game.pending(state);
    const kind = decision?.kind ?? 'over';
    const alone = ALONE[game.id];
    if (decision && alone !== undefined && !decision.seats.includes(alone)) continue;
    found.set(kind, [...(found.get(kind) ?? []), index]);
  }
  return [...found]
    .map(([kind, at]) => [`${game.id} ${kind}`, at] as const)
    .filter(([name]) => !ALIKE.includes(name))
    .map(([name, at]) => [name, recordingOf(cutTo(whole, at[Math.floor(at.length / 2)]!))]);
}

/** Every game there is at each kind of decision it comes to. */
export async function moments(): Promise<{ readonly [name: string]: Recording }> {
  const all = await Promise.all(
    GAMES.map(async ({ game, brain }) => momentsOf(await game(seams), (await brain(seams))())),
  );
  return Object.fromEntries(all.flat());
}

/** A whole match of every game there is, by its id. */
export async function wholeMatches(): Promise<{ readonly [game: string]: Recording }> {
  const all = await Promise.all(
    GAMES.map(async ({ id, game, brain }) => {
      const whole = wholeMatch(await game(seams), (await brain(seams))());
      return [id, recordingOf(whole)] as const;
    }),
  );
  return Object.fromEntries(all);
}
