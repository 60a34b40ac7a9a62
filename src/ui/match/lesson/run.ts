import { BehaviorSubject, filter, map } from 'rxjs';
import type { AnyGame, Rejection } from '../../../engine/game.ts';
import type { Json } from '../../../engine/json.ts';
import { viewerOf } from '../../../engine/seat.ts';
import { extend, present, type Timeline } from '../../../engine/timeline.ts';
import type { Notice } from '../../../session/bus.ts';
import { openLocal, type LocalSession } from '../../../session/local/local.ts';
import { NOWHERE } from '../../../session/local/saving.ts';
import { asksBefore, isAnswered, judge, nextAsk, stepAfter, type Verdict } from './judge.ts';
import { learnerOf, type Lesson } from './lesson.ts';
import { commandsOf } from './start.ts';
import { scriptThinker } from './script-thinker.ts';

/** What the coach shows. */
export interface RunState {
  /** The step that is open; the number of steps once the lesson is done. */
  readonly index: number;
  /** What the step wanted tried was tried. */
  readonly tried: boolean;
  /** One more sentence for the refusal that was just given. */
  readonly because: string | null;
  /** The learner decides now. */
  readonly open: boolean;
}

/** A lesson being played. */
export interface LessonRun {
  readonly lesson: Lesson;
  readonly session: LocalSession;
  readonly state$: BehaviorSubject<RunState>;
  /** Goes on from a step that asks for no command: it was read, looked at, or tried. */
  next(): void;
  /** Back a step; a command of it is taken back. */
  back(): void;
  /** Does what the step asks in the learner's place. False when that is not possible from here. */
  skip(): boolean;
  /** The screen shows a refusal, or why something is greyed. */
  answered(rejections: readonly Rejection[]): void;
  close(): void;
}

interface RunParts {
  readonly game: AnyGame;
  readonly lesson: Lesson;
  /** Where it begins: a line of the lesson and the step. */
  readonly line: Timeline<unknown, unknown>;
  readonly index: number;
  readonly pace?: () => Promise<void>;
}

/** Looks at a command that is legal now with the eyes of the open step. */
function judged(
  game: AnyGame,
  lesson: Lesson,
  timeline: Timeline<unknown, unknown>,
  at: number,
  command: unknown,
): Verdict {
  const learner = learnerOf(lesson);
  const viewer = viewerOf(learner);
  const next = () => extend(game, timeline, learner, command as Json);
  return judge(lesson, at, {
    command,
    before: () => game.view(present(timeline).state, viewer),
    after() {
      const played = next();
      return played.ok ? game.view(present(played.timeline).state, viewer) : null;
    },
    opens(wanted) {
      const played = next();
      const parsed = game.parse(wanted);
      return played.ok && parsed.ok && game.check(present(played.timeline).state, learner, parsed.value).length === 0;
    },
  });
}

/** The step that follows from a notice of the session; null when it stays. */
function stepOn(lesson: Lesson, notice: Notice, index: number, timeline: Timeline<unknown, unknown>): number | null {
  const commands = () => commandsOf(lesson, timeline);
  if (notice.kind === 'ply') return notice.seat === learnerOf(lesson) ? stepAfter(lesson, commands()) : null;
  const undone = notice.kind === 'undone' && asksBefore(lesson, index) !== commands();
  return undone ? nextAsk(lesson, stepAfter(lesson, commands())) : null;
}

/** One more sentence of the open step for a refusal, by its rule. */
const becauseOf = (lesson: Lesson, at: number, rejections: readonly Rejection[]): string | null =>
  rejections.map(({ rule }) => lesson.steps[at]?.because?.[rule]).find((sentence) => sentence !== undefined) ?? null;

/** The state the coach shows, and how it changes. */
function openSteps(lesson: Lesson, index: number, learnerDecides: () => boolean) {
  const state$ = new BehaviorSubject<RunState>({ index, tried: false, because: null, open: learnerDecides() });
  const change = (next: Partial<RunState>): void => state$.next({ ...state$.value, ...next });
  const goTo = (step: number): void =>
    change({
      index: Math.max(0, Math.min(step, lesson.steps.length)),
      tried: false,
      because: null,
      open: learnerDecides(),
    });
  const answered = (rejections: readonly Rejection[]): void => {
    const { index: at, tried } = state$.value;
    change({ because: becauseOf(lesson, at, rejections), tried: tried || isAnswered(lesson, at, rejections) });
  };
  return { state$, change, goTo, answered };
}

/** Opens a lesson at a step: a session with scripted dice and opponents that accepts what the lesson asks. */
export function openRun({ game, lesson, line, index, pace }: RunParts): LessonRun {
  const learner = learnerOf(lesson);

  const guide = (_seat: string, command: unknown): readonly Rejection[] => {
    const verdict = judged(game, lesson, session.host.timeline(), state$.value.index, command);
    if (verdict.kind === 'wanted') return [];
    if (verdict.kind === 'tried') change({ tried: true });
    return [verdict.rejection];
  };

  const own: LocalSession = openLocal({
    id: `lesson ${lesson.id}`,
    game,
    timeline: line,
    store: NOWHERE,
    guide,
    ...(pace ? { pace } : {}),
    thinker: scriptThinker(lesson, () => own),
  });
  // The lesson has its own last screen: the one of the match stays away.
  const notices$ = own.notices$.pipe(filter(({ kind }) => kind !== 'ended'));
  const session: LocalSession = { ...own, guided: true, notices$ };

  const learnerDecides = (): boolean => session.decisions().some(({ seats }) => seats.includes(learner));
  const { state$, change, goTo, answered } = openSteps(lesson, index, learnerDecides);

  const hearing = own.notices$.subscribe((notice) => {
    if (notice.kind === 'refused') return answered(notice.rejections);
    const step = stepOn(lesson, notice, state$.value.index, session.host.timeline());
    if (step !== null) goTo(step);
    else if (notice.kind === 'ply') change({ open: learnerDecides() });
  });

  return {
    lesson,
    session,
    state$,
    next() {
      const { index: at } = state$.value;
      if (lesson.steps[at]?.kind !== 'do') goTo(at + 1);
    },
    back() {
      const { index: at } = state$.value;
      if (at === 0) return;
      if (lesson.steps[at - 1]!.kind === 'do') void session.undo(true);
      else goTo(at - 1);
    },
    skip() {
      const { index: at } = state$.value;
      const step = lesson.steps[at];
      if (step?.kind !== 'do') {
        goTo(at + 1);
        return true;
      }
      return learnerDecides() && session.play(learner, step.answer).kind === 'accepted';
    },
    answered,
    close: () => hearing.unsubscribe(),
  };
}

/** What of a run progress keeps. */
export const keptOf = (run: LessonRun) =>
  run.state$.pipe(
    map(({ index }) => ({
      index,
      plies: run.session.host.timeline().plies.map(({ seat, command }) => ({ seat, command })),
    })),
  );
