import { withRecorded } from '../../../../games/orions-gate/scenario/index.ts';
import { errorText } from '../../../../session/failure.ts';
import { RULES } from '../asking.ts';
import type { CountAsked, CountReply } from './count-thread.ts';

/** Counts a recorded puzzle and tells how far it is. */
export function countRecorded({ scenario, line, said }: CountAsked, reply: (reply: CountReply) => void): void {
  try {
    const tell = (done: number, all: number) => reply({ kind: 'progress', done, all });
    reply({ kind: 'done', recorded: withRecorded(RULES, scenario, line, said, tell) });
  } catch (error) {
    reply(error instanceof RangeError ? { kind: 'many' } : { kind: 'fault', detail: errorText(error) });
  }
}
