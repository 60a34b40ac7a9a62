import type { GameDefinition, Rejection } from './game.ts';
import { foldHash } from './hash.ts';
import type { Json } from './json.ts';
import { openChance, type Chance, type ChanceState } from './rng.ts';
import type { Seat } from './seat.ts';

/** One game being played: one plain value, never changed; `applyCommand` makes the next one. */
export interface Match<S> {
  readonly game: string;
  readonly rulesVersion: string;
  readonly state: S;
  /** A secret: never part of a view. */
  readonly chance: ChanceState;
  /** Number of commands applied. */
  readonly ply: number;
  /** Folds in every ply's seat, command and events since the start. */
  readonly hash: string;
}

/** What a command came to. `draws` holds the numbers drawn for it: a secret of the host like the chance itself. */
export type Applied<S, E> =
  | {
      readonly ok: true;
      readonly match: Match<S>;
      readonly events: readonly E[];
      readonly draws: readonly number[];
    }
  | { readonly ok: false; readonly rejections: readonly Rejection[] };

/**
 * A match before its first command, and what led there. `draws` holds the numbers drawn on the way: a secret of the
 * host.
 */
export interface Begun<S, E> {
  readonly match: Match<S>;
  readonly events: readonly E[];
  readonly draws: readonly number[];
}

/** Automatic steps after one command; more means a rule that never comes to rest. */
const MAX_STEPS = 10_000;

/**
 * The match before its first command, at rest, and what happened on the way there. Options must have passed
 * `checkSetup`.
 */
export function startMatch<S, C, E, V, O>(
  game: GameDefinition<S, C, E, V, O>,
  options: O,
  from: ChanceState,
): Begun<S, E> {
  const chance = openChance(from);
  return begin(game, game.setup(options, chance), chance);
}

/** A match that begins in a given state (a described position) instead of the setup. */
export function matchFrom<S, C, E, V, O>(
  game: GameDefinition<S, C, E, V, O>,
  state: S,
  from: ChanceState,
): Begun<S, E> {
  return begin(game, state, openChance(from));
}

function begin<S, C, E, V, O>(game: GameDefinition<S, C, E, V, O>, state: S, chance: Chance): Begun<S, E> {
  const events: E[] = [];
  const rest = settle(game, state, chance, events);
  const hash = foldHash('', [game.id, game.rulesVersion, events as Json]);
  const match: Match<S> = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    state: rest,
    chance: chance.close(),
    ply: 0,
    hash,
  };
  return { match, events, draws: chance.draws };
}

function settle<S, C, E, V, O>(game: GameDefinition<S, C, E, V, O>, state: S, chance: Chance, events: E[]): S {
  for (let step = 0; step < MAX_STEPS; step++) {
    const more = game.advance(state, chance);
    if (more.length === 0) return state;
    for (const event of more) {
      state = game.evolve(state, event);
      events.push(event);
    }
  }
  throw new Error(`${game.id} did not come to rest within ${MAX_STEPS} automatic steps.`);
}

/**
 * The state at rest after a legal command of a seat, and all that happened: decide -> evolve -> advance. Throws if the
 * game does not come to rest.
 */
export function playOut<S, C, E, V, O>(
  game: GameDefinition<S, C, E, V, O>,
  from: S,
  seat: Seat,
  command: C,
  chance: Chance,
): { readonly state: S; readonly events: readonly E[] } {
  const events: E[] = [];
  let state = from;
  for (const event of game.decide(state, seat, command, chance)) {
    state = game.evolve(state, event);
    events.push(event);
  }
  return { state: settle(game, state, chance, events), events };
}

/**
 * Parses, checks and plays one command of a seat: check -> decide -> evolve -> advance to rest.
 * `raw` is untrusted. Refusals come back as rejections; a malformed command is refused by the rule `format`.
 */
export function applyCommand<S, C, E, V, O>(
  game: GameDefinition<S, C, E, V, O>,
  match: Match<S>,
  seat: Seat,
  raw: unknown,
): Applied<S, E> {
  const parsed = game.parse(raw);
  if (!parsed.ok) {
    return {
      ok: false,
      rejections: parsed.faults.map((f) => ({ rule: 'format', reason: `${f.path || 'command'}: ${f.reason}` })),
    };
  }
  const command = parsed.value;
  const rejections = game.check(match.state, seat, command);
  if (rejections.length > 0) return { ok: false, rejections };
  const chance = openChance(match.chance);
  const { state, events } = playOut(game, match.state, seat, command, chance);
  const hash = foldHash(match.hash, [seat, command as Json, events as Json]);
  const next: Match<S> = {
    game: match.game,
    rulesVersion: match.rulesVersion,
    state,
    chance: chance.close(),
    ply: match.ply + 1,
    hash,
  };
  return { ok: true, match: next, events, draws: chance.draws };
}
