import { anyLegal, type Thinker } from '../../session/thinker.ts';
import type { LocalSession } from '../../session/local.ts';
import type { Lesson } from './lesson.ts';
import { scripted } from './start.ts';

/** A computer player that says what the lesson's script says, as soon as the screen has shown what happened. */
export function scriptThinker(lesson: Lesson, session: () => Pick<LocalSession, 'timeline' | 'check'>): Thinker {
  return {
    choose({ seat }) {
      const { timeline, check } = session();
      return Promise.resolve(scripted(lesson, timeline()).find((command) => check(seat, command).length === 0) ?? null);
    },
    fallback: anyLegal,
    drop: () => undefined,
    close: () => undefined,
  };
}
