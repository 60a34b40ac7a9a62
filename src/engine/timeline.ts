import type { GameDefinition, Rejection } from './game.ts';
import type { Json } from './json.ts';
import { applyCommand, type Match } from './match.ts';
import { openRecording, replay, type Breach, type RecordedPly, type Recording } from './recording.ts';
import type { Seat } from './seat.ts';

/** What one command did: kept beside the match before it, so that undo is a step back. */
export interface Ply<S, E> {
  readonly seat: Seat;
  readonly command: Json;
  readonly events: readonly E[];
  readonly match: Match<S>;
  /** The numbers drawn for it, in a match with a commitment: its file writes them down. */
  readonly drawn?: readonly number[];
  /** True when nothing was drawn and nobody learnt anything: this ply may be undone without asking. */
  readonly free: boolean;
}

/** The kept states of one match, first to last. A plain value; every function returns a new one. */
export interface Timeline<S, E> {
  readonly header: Omit<Recording, 'plies'>;
  readonly first: Match<S>;
  readonly opening: readonly E[];
  readonly plies: readonly Ply<S, E>[];
}

/** The match as it stands after the last ply. */
export const present = <S, E>(timeline: Timeline<S, E>): Match<S> => timeline.plies.at(-1)?.match ?? timeline.first;

/** Starts a timeline from a recording's header; throws a sentence if the options or the position are unplayable. */
export function openTimeline<S, C, E, V, O>(
  game: GameDefinition<S, C, E, V, O>,
  header: Omit<Recording, 'plies'>,
): Timeline<S, E> {
  const { match, events } = openRecording(game, { ...header, plies: [] });
  return { header, first: match, opening: events, plies: [] };
}

/** Rebuilds the timeline of a whole recording, verifying every hash. */
export function timelineOf<S, C, E, V, O>(
  game: GameDefinition<S, C, E, V, O>,
  recording: Recording,
): { ok: true; timeline: Timeline<S, E> } | { ok: false; ply: number; breach: Breach; reason: string } {
  const result = replay(game, recording);
  if (!result.ok) return result;
  const { plies, ...header } = recording;
  return {
    ok: true,
    timeline: {
      header,
      first: result.matches[0]!,
      opening: result.events[0]!,
      plies: plies.map((ply, index) => ({
        seat: ply.seat,
        command: ply.command,
        events: result.events[index + 1]!,
        match: result.matches[index + 1]!,
        ...writtenDown(header, result.told[index + 1]!),
        free: isFree(game, result.events[index + 1]!, result.draws[index + 1]!),
      })),
    },
  };
}

/** Plays one more command on the timeline. */
export function extend<S, C, E, V, O>(
  game: GameDefinition<S, C, E, V, O>,
  timeline: Timeline<S, E>,
  seat: Seat,
  command: Json,
): { ok: true; timeline: Timeline<S, E>; ply: Ply<S, E> } | { ok: false; rejections: readonly Rejection[] } {
  const applied = applyCommand(game, present(timeline), seat, command);
  if (!applied.ok) return applied;
  const ply = {
    seat,
    command,
    events: applied.events,
    match: applied.match,
    ...writtenDown(timeline.header, applied.told),
    free: isFree(game, applied.events, applied.draws),
  };
  return { ok: true, timeline: { ...timeline, plies: [...timeline.plies, ply] }, ply };
}

const writtenDown = (
  { commitment }: Pick<Recording, 'commitment'>,
  told: readonly number[],
): { readonly drawn?: readonly number[] } => (commitment !== undefined && told.length > 0 ? { drawn: told } : {});

const isFree = <S, C, E, V, O>(game: GameDefinition<S, C, E, V, O>, events: readonly E[], draws: number): boolean =>
  draws === 0 && !events.some((event) => game.reveals(event));

/** The timeline cut after `plies` commands. An undone roll comes again the same: the chance lies in the match. */
export const cutTo = <S, E>(timeline: Timeline<S, E>, plies: number): Timeline<S, E> => ({
  ...timeline,
  plies: timeline.plies.slice(0, plies),
});

/** A ply as a file holds it. */
export const recordedPly = ({ seat, command, match, drawn }: Ply<unknown, unknown>): RecordedPly => ({
  seat,
  command,
  hash: match.hash,
  ...(drawn && { drawn }),
});

/** The file of this timeline. */
export const recordingOf = <S, E>(timeline: Timeline<S, E>): Recording => ({
  ...timeline.header,
  plies: timeline.plies.map(recordedPly),
});
