import type { Rejection } from '../../../engine/game.ts';
import { LESSON_RULE } from './lesson-rule.ts';
import { fits } from './pattern.ts';
import type { DoStep, Lesson, TryStep } from './lesson.ts';

/** What a legal command would lead to: asked only when a step wants to know. */
export interface Tried {
  readonly command: unknown;
  /** The learner's view before and after. */
  readonly before: () => unknown;
  readonly after: () => unknown;
  /** Whether a command of the learner would be legal afterwards. */
  readonly opens: (command: unknown) => boolean;
}

/**
 * What a lesson says to a legal command at a step: it is wanted, it is what was to be tried, or it is not what is
 * learnt now.
 */
export type Verdict =
  | { readonly kind: 'wanted'; readonly step: number }
  | { readonly kind: 'tried'; readonly rejection: Rejection }
  | { readonly kind: 'unwanted'; readonly rejection: Rejection };

/**
 * The number of steps before `index` that ask for a command: so many commands of the learner are played when the step
 * begins.
 */
export const asksBefore = (lesson: Lesson, index: number): number =>
  lesson.steps.slice(0, index).filter(({ kind }) => kind === 'do').length;

/** The place of the first step at or after `index` that asks for a command; -1 when none is left. */
export const nextAsk = (lesson: Lesson, index: number): number =>
  lesson.steps.findIndex(({ kind }, place) => place >= index && kind === 'do');

/** The step that begins when the learner has played so many commands. */
export function stepAfter(lesson: Lesson, commands: number): number {
  let left = commands;
  for (let index = 0; index < lesson.steps.length; index += 1) {
    if (left === 0) return index;
    if (lesson.steps[index]!.kind === 'do') left -= 1;
  }
  return lesson.steps.length;
}

const refusal = (reason: string): Rejection => ({ rule: LESSON_RULE, reason });

/** Judges a command the rules allow. Who does what a later step asks while only reading lies between is not held up. */
export function judge(lesson: Lesson, index: number, tried: Tried): Verdict {
  const now = lesson.steps[index];
  const asked = nextAsk(lesson, index);
  const step = lesson.steps[asked] as DoStep | undefined;
  if (step && does(lesson, step, tried)) return { kind: 'wanted', step: asked };
  if (now?.kind === 'try') {
    if (isTrial(now, tried.command)) return { kind: 'tried', rejection: refusal(now.refusal ?? now.instead) };
    return { kind: 'unwanted', rejection: refusal(now.instead) };
  }
  return { kind: 'unwanted', rejection: refusal(step?.instead ?? '') };
}

const isTrial = (step: TryStep, command: unknown): boolean =>
  step.rule === LESSON_RULE && (step.asks ?? []).some((pattern) => fits(pattern, command));

function does(lesson: Lesson, step: DoStep, { command, before, after, opens }: Tried): boolean {
  if (!step.asks.some((pattern) => fits(pattern, command))) return false;
  if (step.opens !== undefined && !opens(step.opens)) return false;
  if (step.fulfils === undefined) return true;
  const condition = lesson.conditions?.[step.fulfils];
  if (!condition) throw new Error(`${lesson.id} has no condition ${step.fulfils}.`);
  return condition(after(), before());
}

/** Whether these refusals are what the step wanted to be tried. */
export const isAnswered = (lesson: Lesson, index: number, rejections: readonly Rejection[]): boolean => {
  const step = lesson.steps[index];
  return step?.kind === 'try' && step.rule !== LESSON_RULE && rejections.some(({ rule }) => rule === step.rule);
};
