import type { AnyGame, Outcome } from '../../engine/game.ts';
import type { Json } from '../../engine/json.ts';
import { applyCommand, type Match } from '../../engine/match.ts';
import { openRecording, type RecordedPly, type Recording } from '../../engine/recording.ts';
import type { Seat } from '../../engine/seat.ts';
import type { Player } from './player.ts';

/** A match played to its end by players. */
export interface Contest {
  readonly recording: Recording;
  readonly match: Match<unknown>;
  readonly outcome: Outcome;
  /** All that happened, in order, as a judge hears it. */
  readonly events: readonly unknown[];
  /** The most work of one answer (see `Answer`); the same on every machine. */
  readonly mostWork: number;
}

/** Far beyond any battle (12 rounds of 192 units, five commands each); a match that is longer has stalled. */
const MAX_PLIES = 20_000;

/**
 * Plays a match to its end. `players` holds one player a seat. Throws a sentence if a player has no command,
 * gives an illegal one, or the match does not end.
 */
export function playOut(
  game: AnyGame,
  header: Omit<Recording, 'plies'>,
  players: { readonly [seat: Seat]: Player },
): Contest {
  const opened = openRecording(game, { ...header, plies: [] });
  let match: Match<unknown> = opened.match;
  const events: unknown[] = [...opened.events];
  const plies: RecordedPly[] = [];
  let mostWork = 0;
  for (;;) {
    const decision = game.pending(match.state)[0];
    if (!decision) break;
    if (plies.length >= MAX_PLIES) throw new Error(`The match has not ended after ${MAX_PLIES} commands.`);
    const seat = decision.seats[0]!;
    const player = players[seat];
    if (!player) throw new Error(`Nobody plays seat ${seat}.`);
    const answer = player.choose(match, seat);
    mostWork = Math.max(mostWork, answer.work);
    const applied = applyCommand(game, match, seat, answer.command);
    if (!applied.ok) {
      const { rule, reason } = applied.rejections[0]!;
      throw new Error(
        `Ply ${plies.length + 1}: ${player.name} at ${seat} gave ${JSON.stringify(answer.command)}, which is refused: ${rule}: ${reason}`,
      );
    }
    match = applied.match;
    for (const event of applied.events) events.push(event);
    plies.push({ seat, command: answer.command as Json, hash: match.hash });
  }
  const outcome = game.outcome(match.state);
  if (!outcome) throw new Error('Nothing is left to decide, and yet the match has no outcome.');
  return { recording: { ...header, plies }, match, outcome, events, mostWork };
}
