import type { GameDefinition, Rejection } from './game.ts';
import type { Json } from './json.ts';
import { applyCommand, type Match } from './match.ts';
import { openRecording, replay, type Breach, type Equal, type RecordedPly, type Recording } from './recording.ts';
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
  /** Given by the screen in a person's name, where nothing was left to decide; no file has it. */
  readonly byItself?: true;
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
  return result.ok ? { ok: true, timeline: timelineFrom(game, recording, result) } : result;
}

/** What a program with other rules can show of a match. */
export interface Recovered<S, E> {
  readonly timeline: Timeline<S, E>;
  /**
   * Plies that came out exactly as they were played; those after them are what today's rules make of the same commands.
   */
  readonly exact: number;
  /** Why no more plies can be shown; null when all are. */
  readonly stop: string | null;
}

/**
 * Plays a match of rules that this program no longer has, as far as today's rules follow its commands. Null when they
 * cannot even begin it.
 */
export function recoverTimeline<S, C, E, V, O>(
  game: GameDefinition<S, C, E, V, O>,
  recording: Recording,
): Recovered<S, E> | null {
  const result = replay(game, recording, { anyRules: true, lenient: true });
  if (result.matches.length === 0) return null;
  const shown = result.matches.length - 1;
  const timeline = timelineFrom(game, { ...recording, plies: recording.plies.slice(0, shown) }, result);
  return { timeline, exact: (result.differsAt ?? shown + 1) - 1, stop: result.ok ? null : result.reason };
}

const timelineFrom = <S, C, E, V, O>(
  game: GameDefinition<S, C, E, V, O>,
  { plies, ...header }: Recording,
  { matches, events, draws }: Equal<S, E>,
): Timeline<S, E> => ({
  header,
  first: matches[0]!,
  opening: events[0]!,
  plies: plies.map(({ seat, command }, index) => ({
    seat,
    command,
    events: events[index + 1]!,
    match: matches[index + 1]!,
    ...writtenDown(header, draws[index + 1]!),
    free: isFree(game, events[index + 1]!, draws[index + 1]!),
  })),
});

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
    ...writtenDown(timeline.header, applied.draws),
    free: isFree(game, applied.events, applied.draws),
  };
  return { ok: true, timeline: { ...timeline, plies: [...timeline.plies, ply] }, ply };
}

const writtenDown = (
  { commitment }: Pick<Recording, 'commitment'>,
  draws: readonly number[],
): { readonly drawn?: readonly number[] } => (commitment !== undefined && draws.length > 0 ? { drawn: draws } : {});

const isFree = <S, C, E, V, O>(
  game: GameDefinition<S, C, E, V, O>,
  events: readonly E[],
  draws: readonly number[],
): boolean => draws.length === 0 && !events.some((event) => game.reveals(event));

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

/** What a file of this timeline begins with: an analysis goes along only while it is of the match as it stands. */
export function headOf({ header, plies }: Timeline<unknown, unknown>): Omit<Recording, 'plies'> {
  const { analysis, ...head } = header;
  return analysis && analysis.last === plies.at(-1)?.match.hash ? header : head;
}

/** The file of this timeline. */
export const recordingOf = <S, E>(timeline: Timeline<S, E>): Recording => ({
  ...headOf(timeline),
  plies: timeline.plies.map(recordedPly),
});
