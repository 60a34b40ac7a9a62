import type { GameDefinition } from '../../src/engine/game.ts';
import type { Json } from '../../src/engine/json.ts';
import { applyCommand, type Match } from '../../src/engine/match.ts';
import type { Seat } from '../../src/engine/seat.ts';

export interface Ply<C> {
  readonly seat: Seat;
  readonly command: C;
}

/** Sees a game as it is played: the match at rest before each command with the command chosen, then what it came to. */
export interface Watcher<S, C, E> {
  readonly before?: (match: Match<S>, ply: Ply<C>) => void;
  readonly after?: (match: Match<S>, events: readonly E[]) => void;
}

/** Resolved options a match can start with; throws the first fault. */
export function legalOptions<S, C, E, V, O>(
  game: GameDefinition<S, C, E, V, O>,
  raw: { readonly [key: string]: Json },
): O {
  const parsed = game.parseOptions(raw);
  if (!parsed.ok) throw new Error(parsed.faults[0]!.reason);
  const [fault] = game.checkSetup(parsed.value);
  if (fault) throw new Error(fault.reason);
  return parsed.value;
}

/** More commands than any game needs; one that reaches it has stalled. */
const MAX_PLIES = 5000;

/**
 * Plays a started game to its end through `applyCommand`; `decide` answers whoever decides, `ply` = how many commands
 * there were before. Throws when it stalls or a command is refused; `name` tells which game it was.
 */
export function playGame<S, A, C, E, V, O>(
  game: GameDefinition<S, A, E, V, O>,
  name: string,
  start: { readonly match: Match<S>; readonly events: readonly E[] },
  decide: (state: S, ply: number) => Ply<C>,
  { before, after }: Watcher<S, C, E> = {},
): { readonly plies: readonly Ply<C>[]; readonly last: Match<S> } {
  after?.(start.match, start.events);
  const plies: Ply<C>[] = [];
  let { match } = start;
  while (game.outcome(match.state) === null) {
    if (plies.length >= MAX_PLIES) throw new Error(`${name}: no end after ${MAX_PLIES} commands.`);
    const ply = decide(match.state, plies.length);
    before?.(match, ply);
    const applied = applyCommand(game, match, ply.seat, ply.command);
    if (!applied.ok)
      throw new Error(`${name}, ply ${plies.length}: ${JSON.stringify(ply)} refused: ${applied.rejections[0]!.reason}`);
    plies.push(ply);
    match = applied.match;
    after?.(match, applied.events);
  }
  return { plies, last: match };
}
