import { applyCommand, type Match } from '../../src/engine/match.ts';
import type { Chance } from '../../src/engine/rng.ts';
import { AUDIENCE } from '../../src/engine/seat.ts';
import type { OrionsSpur } from '../../src/games/orions-spur/game.ts';
import { askedIn } from '../../src/games/orions-spur/rules/window.ts';
import type { SpurState } from '../../src/games/orions-spur/state.ts';
import { scrambled } from './orions-spur-hidden.ts';
import type { Ply } from './random-orions-spur.ts';

/** Commands after which somebody may be asked. */
const OPENING: readonly string[] = ['attack', 'ram', 'react', 'pass'];

/** Who is asked after a command, and how many have passed; null = the window is closed. */
function askedAfter(game: OrionsSpur, match: Match<SpurState>, { seat, command }: Ply): string | null {
  const applied = applyCommand(game, match, seat, command);
  if (!applied.ok) throw new Error(`${JSON.stringify(command)} is refused: ${applied.rejections[0]!.reason}`);
  const { state } = applied.match;
  return state.window && `seat ${askedIn(state)} after ${state.window.passes} passes`;
}

/**
 * OS-14.12: throws where who is asked after a command is another one once all hidden cards lie elsewhere. Settings stay
 * as they are: that auto-pass answers is its owner's choice, and tells no card. Returns whether somebody was asked.
 */
export function assertAskedOpenly(game: OrionsSpur, match: Match<SpurState>, ply: Ply, chance: Chance): boolean {
  if (!OPENING.includes(ply.command.type)) return false;
  const { state } = match;
  const moved = scrambled(state, AUDIENCE, JSON.stringify(ply.command), chance);
  const players = moved.players.map((player, at) => ({ ...player, autoPass: state.players[at]!.autoPass }));
  const twin = { ...match, state: { ...moved, window: state.window, players } };
  const [one, other] = [askedAfter(game, match, ply), askedAfter(game, twin, ply)];
  if (one !== other)
    throw new Error(`OS-14.12: after ${JSON.stringify(ply.command)} ${one}, with other cards ${other}.`);
  return one !== null;
}
