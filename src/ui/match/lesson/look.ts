import type { Lesson, Look, Spot } from './lesson.ts';

/** The spots of the table a step points at, as things stand in the view and lie on the screen (`shown`: its state). */
export const spotsOf = (lesson: Lesson, look: readonly Look[], view: unknown, shown: unknown): readonly Spot[] =>
  look.flatMap((one) => {
    if ('spot' in one) return [one.spot];
    const spot = 'thing' in one ? (lesson.find?.(view, one.thing, shown) ?? null) : null;
    return spot ? [spot] : [];
  });

/** The panels a step points at, as words for a stylesheet. */
export const panelsOf = (look: readonly Look[]): string =>
  look.flatMap((one) => ('panel' in one ? [one.panel] : [])).join(' ');
