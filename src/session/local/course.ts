import type { AnyGame, Rejection } from '../../engine/game.ts';
import type { Json } from '../../engine/json.ts';
import type { SeatInfo } from '../../engine/recording.ts';
import type { Seat } from '../../engine/seat.ts';
import { extend, present, type Ply, type Timeline } from '../../engine/timeline.ts';
import type { Bus } from '../bus.ts';
import type { Answer } from '../session.ts';
import type { Saver } from './saving.ts';
import { HUMAN } from './undo.ts';

/** A match as it is played at this device; every change of it is saved and published. */
export interface Course {
  readonly id: string;
  readonly game: AnyGame;
  readonly seats: readonly SeatInfo[];
  readonly bus: Bus;
  readonly saver: Saver;
  timeline: Timeline<unknown, unknown>;
  /** Commands that were taken back and can come again, the next one first. */
  undone: readonly Ply<unknown, unknown>[];
  /** Grows with every change of the timeline; a computer's answer to an older one is dropped. */
  turn: number;
}

/** What became of a command: accepted, or refused with the reasons. */
export type Played = Extract<Answer, { readonly kind: 'accepted' | 'refused' }>;

/** Asked about a person's command that the rules accept: reasons to turn it down all the same. */
export type Guide = (seat: Seat, command: unknown) => readonly Rejection[];

export const ACCEPTED = { kind: 'accepted' } as const;

/** The state the match has now. */
export const stateOf = ({ timeline }: Course): unknown => present(timeline).state;

/** Who plays a seat. */
export const playerOf = ({ seats }: Pick<Course, 'seats'>, seat: Seat): string =>
  seats.find((info) => info.seat === seat)?.player ?? HUMAN;

/** Whether a person at this screen plays a seat. */
export const isPerson = (course: Pick<Course, 'seats'>, seat: Seat): boolean => playerOf(course, seat) === HUMAN;

/** Why a command would be refused now; empty = it is legal. */
export function checkNow(course: Course, seat: Seat, command: unknown): readonly Rejection[] {
  const parsed = course.game.parse(command);
  if (!parsed.ok) return parsed.faults.map((fault) => ({ rule: 'format', reason: `${fault.path}: ${fault.reason}` }));
  return course.game.check(stateOf(course), seat, parsed.value);
}

/** Saves and publishes what has just become the last ply. */
export function publishPly(course: Course, ply: Ply<unknown, unknown>, by: 'human' | 'computer' | 'redo'): void {
  const { game, timeline, undone, saver, bus } = course;
  course.turn += 1;
  const outcome = game.outcome(ply.match.state);
  saver.save(timeline, undone);
  bus.publish({ kind: 'ply', plies: timeline.plies.length, seat: ply.seat, by });
  if (outcome) bus.publish({ kind: 'ended', outcome });
}

/** Plays a command; a person's refused one is published. `screen`: given by itself in a person's name. */
export function playOn(
  course: Course,
  seat: Seat,
  command: unknown,
  by: 'human' | 'screen' | 'computer',
  guide?: Guide | undefined,
): Played {
  const { game, bus } = course;
  // A guide is asked before any die falls: a lesson has dice for what it asks, and for nothing else.
  const unwanted = guide && checkNow(course, seat, command).length === 0 ? guide(seat, command) : [];
  const next =
    unwanted.length > 0
      ? ({ ok: false, rejections: unwanted } as const)
      : extend(game, course.timeline, seat, command as Json);
  if (!next.ok) {
    if (by !== 'computer') bus.publish({ kind: 'refused', seat, command, rejections: next.rejections });
    return { kind: 'refused', rejections: next.rejections };
  }
  const ply: Ply<unknown, unknown> = by === 'screen' ? { ...next.ply, byItself: true } : next.ply;
  course.timeline = { ...next.timeline, plies: [...course.timeline.plies, ply] };
  course.undone = [];
  publishPly(course, ply, by === 'computer' ? by : 'human');
  return ACCEPTED;
}
