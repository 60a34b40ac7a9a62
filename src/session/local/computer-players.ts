import { viewerOf, type Seat } from '../../engine/seat.ts';
import { errorText, type Failure } from '../failure.ts';
import type { Choice, Thinker } from '../threads/think/thinker.ts';
import { checkNow, isPerson, playerOf, playOn, stateOf, type Course, type Played } from './course.ts';

/** The computer players of a match. */
export interface ComputerPlayers {
  /** Lets them play from when the screen has come up. */
  begin(): void;
  /** Asks one of them for a command, where the match waits on computers only. */
  think(): void;
  /** Leaves a decision to one of them that a person could make as well. */
  leaveTo(seat: Seat): void;
  /** Ends their play; an answer that is under way is not listened to. */
  close(): void;
}

/** Does something once the screen has come up: while its first pictures are made it needs the processor for itself. */
const whenUp = (pace: (() => Promise<void>) | undefined, then: () => void): void =>
  pace ? void pace().then(then, then) : then();

/**
 * Seats the computer players at a match. `pace` resolves when the screen has shown what happened so far; their answers
 * wait for it.
 */
export function seatComputers(course: Course, thinker: Thinker, pace?: () => Promise<void>): ComputerPlayers {
  let begun = false;
  let closed = false;

  const think = (): void => {
    const seat = begun && !closed ? nextComputer(course) : undefined;
    if (seat !== undefined) ask(seat);
  };

  const ask = (seat: Seat): void => {
    const asked = course.turn;
    const view = course.game.view(stateOf(course), viewerOf(seat));
    course.bus.publish({ kind: 'thinking', seat });
    // A screen that fails to show something must not keep the computer waiting.
    const shown = Promise.resolve(pace?.()).catch(() => undefined);
    void Promise.all([thinker.choose(questionOf(course, seat, view)), shown]).then(([choice]) => {
      if (closed || asked !== course.turn || choice.kind === 'dropped') return;
      course.bus.publish({ kind: 'thinking', seat: null });
      const failure = failureOf(choice, (command) => play(seat, command));
      if (failure) replace(seat, view, failure);
    });
  };

  const play = (seat: Seat, command: unknown): Played => {
    const done = playOn(course, seat, command, 'computer');
    if (done.kind === 'accepted') think();
    return done;
  };

  /** Plays the first legal command for a computer that gave none, and says so before it happens. */
  const replace = (seat: Seat, view: unknown, failure: Failure): void => {
    const { game, bus, timeline } = course;
    const legal = (command: unknown): boolean => checkNow(course, seat, command).length === 0;
    try {
      const command = thinker.fallback(game, view, seat, timeline.plies.length).find(legal);
      bus.publish({ kind: 'failed', seat, failure, replaced: command !== undefined });
      if (command !== undefined) play(seat, command);
    } catch (error) {
      const detail = `${failure.detail}\n${errorText(error)}`;
      bus.publish({ kind: 'failed', seat, failure: { ...failure, detail }, replaced: false });
    }
  };

  return {
    begin: () =>
      whenUp(pace, () => {
        begun = true;
        think();
      }),
    think,
    leaveTo(seat) {
      const open = course.game.pending(stateOf(course)).some(({ seats }) => seats.includes(seat));
      if (!closed && !isPerson(course, seat) && open) ask(seat);
    },
    close() {
      closed = true;
      thinker.close();
    },
  };
}

/**
 * The computer to be asked now. Simultaneous decisions: computers answer at once. What a person may decide as well
 * waits for them.
 */
function nextComputer(course: Course): Seat | undefined {
  const isComputer = (seat: Seat): boolean => !isPerson(course, seat);
  return course.game
    .pending(stateOf(course))
    .find(({ seats, each }) => (each ? seats.some(isComputer) : seats.length > 0 && seats.every(isComputer)))
    ?.seats.find(isComputer);
}

const questionOf = (course: Course, seat: Seat, view: unknown) => ({
  game: course.game.id,
  view,
  seat,
  level: playerOf(course, seat),
  seed: `${course.id}/${course.timeline.plies.length}`,
});

/** Plays what a computer chose; why that failed, or null when it was played. */
function failureOf(
  choice: Exclude<Choice, { readonly kind: 'dropped' }>,
  play: (command: unknown) => Played,
): Failure | null {
  if (choice.kind === 'failed') return choice.failure;
  const failed = (kind: Failure['kind'], why: string): Failure => ({
    kind,
    detail: `${JSON.stringify(choice.command)}\n${why}`,
  });
  try {
    const done = play(choice.command);
    if (done.kind === 'accepted') return null;
    return failed('illegal', done.rejections.map(({ rule, reason }) => `${rule}: ${reason}`).join('\n'));
  } catch (error) {
    return failed('threw', errorText(error));
  }
}
