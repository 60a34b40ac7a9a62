import type { GameDefinition } from '../../src/engine/game.ts';
import type { Json } from '../../src/engine/json.ts';
import { applyCommand, type Match } from '../../src/engine/match.ts';
import { openRecording, type Recording } from '../../src/engine/recording.ts';
import { openChance, seedChance } from '../../src/engine/rng.ts';
import type { Seat } from '../../src/engine/seat.ts';

/** One command of a random playthrough: the match before it, what it did, the match after it. */
export interface Step<S, E> {
  readonly before: Match<S>;
  readonly seat: Seat;
  readonly command: Json;
  readonly events: readonly E[];
  readonly after: Match<S>;
}

export interface Playthrough<S, E, O> {
  readonly options: O;
  readonly rawOptions: Json;
  readonly seed: string;
  readonly first: Match<S>;
  readonly opening: readonly E[];
  readonly steps: readonly Step<S, E>[];
}

/** Freezes a plain value through and through, so that a rule that changes an old state throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

/**
 * Plays random legal commands for any seat that must decide, until the end or `mostPlies`. Every match on the way is
 * frozen.
 */
export function playthrough<S, C, E, V, O>(
  game: GameDefinition<S, C, E, V, O>,
  rawOptions: Json,
  seed: string,
  mostPlies: number,
): Playthrough<S, E, O> {
  const parsed = game.parseOptions(rawOptions);
  if (!parsed.ok) throw new Error(`options.${parsed.faults[0]!.path}: ${parsed.faults[0]!.reason}`);
  const { match: first, events: opening } = openRecording(game, headerOf(game, parsed.value, rawOptions, seed));
  deepFreeze(first);
  const chance = openChance(seedChance(`${seed} choices`));
  const steps: Step<S, E>[] = [];
  let match = first;
  while (steps.length < mostPlies) {
    const decisions = game.pending(match.state);
    if (decisions.length === 0) break;
    const seats = decisions[chance.die(decisions.length) - 1]!.seats;
    const seat = seats[chance.die(seats.length) - 1]!;
    const open = game.choices(match.state, seat, { chance, count: 1 });
    if (open.length === 0) throw new Error(`${seat} must decide at ply ${match.ply} but has no choice.`);
    const command = open[chance.die(open.length) - 1]! as unknown as Json;
    const applied = applyCommand(game, match, seat, command);
    if (!applied.ok)
      throw new Error(`Choice ${JSON.stringify(command)} of ${seat} is refused: ${applied.rejections[0]!.reason}`);
    steps.push({ before: match, seat, command, events: applied.events, after: deepFreeze(applied.match) });
    match = applied.match;
  }
  return { options: parsed.value, rawOptions, seed, first, opening, steps };
}

/** The match after the last step. */
export const lastOf = <S, E, O>({ first, steps }: Playthrough<S, E, O>): Match<S> => steps.at(-1)?.after ?? first;

/** The file of a playthrough. */
export const recordingOf = <S, C, E, V, O>(
  game: GameDefinition<S, C, E, V, O>,
  played: Playthrough<S, E, O>,
): Recording => ({
  ...headerOf(game, played.options, played.rawOptions, played.seed),
  plies: played.steps.map(({ seat, command, after }) => ({ seat, command, hash: after.hash })),
});

const headerOf = <S, C, E, V, O>(
  game: GameDefinition<S, C, E, V, O>,
  options: O,
  rawOptions: Json,
  seed: string,
): Recording => ({
  format: 'orion-match',
  version: 1,
  game: game.id,
  rulesVersion: game.rulesVersion,
  options: rawOptions,
  seats: game.seats(options).map((seat) => ({ seat, player: 'random', name: seat })),
  seed,
  plies: [],
});
