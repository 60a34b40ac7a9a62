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

/**
 * The buttons that are bright in a step, by how their words begin; null where the step leaves it to the game. To wait,
 * to read or to look around no button of the game is pressed, and a look that follows the screen names its button once
 * it is to be pressed.
 */
export function askedIn(step: Step | undefined, look: readonly Look[], tried: boolean): readonly string[] | null {
  if (!step || step.kind === 'read' || step.kind === 'camera' || (step.kind === 'try' && tried)) return [];
  const buttons = buttonsOf(look);
  return buttons.length > 0 || typeof step.look === 'function' ? buttons : null;
}

/** The panels a step points at, as words for a stylesheet. */
export const panelsOf = (look: readonly Look[]): string =>
  look.flatMap((one) => ('panel' in one ? [one.panel] : [])).join(' ');
