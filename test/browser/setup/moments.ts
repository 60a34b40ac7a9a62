import { createBot } from '../../../src/ai/bot.ts';
import type { AnyGame } from '../../../src/engine/game.ts';
import type { Json } from '../../../src/engine/json.ts';
import type { Recording } from '../../../src/engine/recording.ts';
import { viewerOf } from '../../../src/engine/seat.ts';
import { cutTo, extend, openTimeline, present, recordingOf, type Timeline } from '../../../src/engine/timeline.ts';
import { GAMES } from '../../../src/games/index.ts';
import type { AnyBrain } from '../../../src/games/manifest.ts';
import { matterSight } from '../../../src/physics/index.ts';
import { headerOf } from '../../../src/session/local/store.ts';
import { HUMAN } from '../../../src/session/local/undo.ts';

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
  const options = game.parseOptions(ENDS[game.id] ?? {});
  if (!options.ok) throw new Error(`${game.id}: ${options.faults[0]!.reason}`);
  const alone = ALONE[game.id];
  const seats = game.seats(options.value).map((seat) => ({
    seat,
    player: alone === undefined || alone === seat ? HUMAN : 'easy',
    name: `Player ${seat}`,
  }));
  const bot = createBot(game, brain, 'easy');
  let line: Line = openTimeline(
    game,
    headerOf(game, { options: options.value as { readonly [key: string]: Json }, seats, seed }),
  );
  for (;;) {
    const { state } = present(line);
    const seat = game.pending(state)[0]?.seats[0];
    if (seat === undefined) return line;
    const command = bot.choose(game.view(state, viewerOf(seat)), seat, `${seed}/${line.plies.length}`);
    const next = extend(game, line, seat, command as Json);
    if (!next.ok) throw new Error(next.rejections[0]!.reason);
    line = next.timeline as Line;
  }
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
