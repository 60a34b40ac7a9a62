import type { AnyGame } from '../../../engine/game.ts';
import type { Json } from '../../../engine/json.ts';
import type { Seat } from '../../../engine/seat.ts';
import { extend, openTimeline, present, type Timeline } from '../../../engine/timeline.ts';
import { headerOf, type Header } from '../../../session/local/store.ts';
import { asksBefore } from './judge.ts';
import { learnerOf, type DoStep, type Lesson, type Reply } from './lesson.ts';

type Line = Timeline<unknown, unknown>;

/** A command with its seat, as progress keeps it. */
export interface Kept {
  readonly seat: Seat;
  readonly command: Json;
}

/** The head of a lesson's match: its position, its seats and all its dice. */
const headerFor = (game: AnyGame, { start }: Lesson): Header => ({
  ...headerOf(game, { options: start.options, seats: start.seats }),
  position: start.position,
  dice: start.dice,
});

/** The match as the lesson begins. Throws a sentence when the position is not playable. */
export const firstLine = (game: AnyGame, lesson: Lesson): Line => openTimeline(game, headerFor(game, lesson));

/** The seat that decides now, or null when the match is over. */
export const decider = (game: AnyGame, line: Line): Seat | null =>
  game.pending(present(line).state)[0]?.seats[0] ?? null;

/** Commands of the learner on a line. */
export const commandsOf = (lesson: Lesson, line: Pick<Line, 'plies'>): number =>
  line.plies.filter(({ seat }) => seat === learnerOf(lesson)).length;

/** What the script has for the computer now: commands to be tried in this order. Empty when it says nothing. */
export function scripted(lesson: Lesson, line: Pick<Line, 'plies'>): readonly Json[] {
  const learner = learnerOf(lesson);
  const last = line.plies.findLastIndex(({ seat }) => seat === learner);
  const asked = lesson.steps.filter((step): step is DoStep => step.kind === 'do')[commandsOf(lesson, line) - 1];
  const replies: readonly Reply[] = (last < 0 ? lesson.start.replies : asked?.replies) ?? [];
  const reply = replies[line.plies.length - 1 - last];
  return reply === undefined ? [] : isSeveral(reply) ? reply : [reply];
}

const isSeveral = (reply: Reply): reply is readonly { readonly [key: string]: Json }[] => Array.isArray(reply);

/** Lets the computer's seats play what the script says, until the learner decides or the script says no more. */
export function playReplies(game: AnyGame, lesson: Lesson, from: Line): Line {
  let line = from;
  for (;;) {
    const seat = decider(game, line);
    if (seat === null || seat === learnerOf(lesson)) return line;
    const next = scripted(lesson, line)
      .map((command) => extend(game, line, seat, command))
      .find(({ ok }) => ok);
    if (!next?.ok) return line;
    line = next.timeline;
  }
}

/**
 * The match as it stands when a step begins and everybody before did as the lesson says. Throws when an answer of the
 * lesson is refused.
 */
export function modelLine(game: AnyGame, lesson: Lesson, index: number): Line {
  let line = playReplies(game, lesson, firstLine(game, lesson));
  for (const step of lesson.steps.slice(0, index)) {
    if (step.kind !== 'do') continue;
    const next = extend(game, line, learnerOf(lesson), step.answer);
    if (!next.ok)
      throw new Error(`${lesson.id}, step ${step.id}: ${next.rejections[0]!.rule}: ${next.rejections[0]!.reason}`);
    line = playReplies(game, lesson, next.timeline);
  }
  return line;
}

/** The match of kept commands, or null when they do not lead to the step (the lesson is another by now). */
export function keptLine(game: AnyGame, lesson: Lesson, kept: readonly Kept[], index: number): Line | null {
  let line = firstLine(game, lesson);
  for (const { seat, command } of kept) {
    const next = extend(game, line, seat, command);
    if (!next.ok) return null;
    line = next.timeline;
  }
  return commandsOf(lesson, line) === asksBefore(lesson, index) ? line : null;
}
