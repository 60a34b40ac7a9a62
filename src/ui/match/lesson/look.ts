import type { Lesson, Look, Spot, Step } from './lesson.ts';

/** Where a step looks now: `shown` = the state of the screen, `tried` = what it wanted tried was tried. */
export function looksOf(step: Step | undefined, shown: unknown, tried = false): readonly Look[] {
  if (!step) return [];
  if (step.kind === 'try' && tried) return step.lookAfter ?? [];
  const { look = [] } = step;
  return typeof look === 'function' ? look(shown) : look;
}

/** The spots of the table a step points at, as things stand in the view and lie on the screen (`shown`: its state). */
export const spotsOf = (lesson: Lesson, look: readonly Look[], view: unknown, shown: unknown): readonly Spot[] =>
  look.flatMap((one) => {
    if ('spot' in one) return [one.spot];
    const spot = 'thing' in one ? (lesson.find?.(view, one.thing, shown) ?? null) : null;
    return spot ? [spot] : [];
  });

/** The buttons a step asks for, by how their words begin. */
export const buttonsOf = (look: readonly Look[]): readonly string[] =>
  look.flatMap((one) => ('button' in one ? [one.button] : []));

/** The panels a step points at, as words for a stylesheet. */
export const panelsOf = (look: readonly Look[]): string =>
  look.flatMap((one) => ('panel' in one ? [one.panel] : [])).join(' ');
