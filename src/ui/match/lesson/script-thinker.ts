import { anyLegal, type Thinker } from '../../../session/threads/think/thinker.ts';
import type { LocalSession } from '../../../session/local/local.ts';
import type { Lesson } from './lesson.ts';
import { scripted } from './start.ts';

/** A computer player that says what the lesson's script says, as soon as the screen has shown what happened. */
export function scriptThinker(lesson: Lesson, session: () => Pick<LocalSession, 'host' | 'check'>): Thinker {
  return {
    choose({ seat }) {
      const { host, check } = session();
      const command = scripted(lesson, host.timeline()).find((one) => check(seat, one).length === 0);
      if (command !== undefined) return Promise.resolve({ kind: 'command', command });
      const detail = `The script of lesson ${lesson.id} has no command for ${seat} here.`;
      return Promise.resolve({ kind: 'failed', failure: { kind: 'threw', detail } });
    },
    fallback: anyLegal,
    drop: () => undefined,
    close: () => undefined,
  };
}
