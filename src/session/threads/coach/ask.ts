import type { Coaching } from '../../../ai/coach.ts';
import type { Seat } from '../../../engine/seat.ts';
import { askOnce } from '../once.ts';
import type { ThreadPort } from '../port.ts';

/** A decision somebody wants to hear the best ways of: what its seat sees, and nothing more. */
export interface CoachOrder {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  /** Commands played before it: what the coach draws its own chance from, so that it says the same when asked again. */
  readonly ply: number;
}

/** What the thread sends back: the best ways, or why there are none. */
export type CoachReply = { readonly coaching: Coaching } | { readonly fault: string };

export type CoachPort = ThreadPort<CoachOrder, CoachReply>;

/** A new thread that weighs a decision. */
export const hireCoach = (): CoachPort =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'coach' }) as unknown as CoachPort;

/** The best ways of a decision, found on a thread made by `hire`, which is let go afterwards. Rejects if it cannot. */
export async function askCoach(hire: () => CoachPort, order: CoachOrder): Promise<Coaching> {
  const reply = await askOnce(hire, order);
  if ('coaching' in reply) return reply.coaching;
  throw new Error(reply.fault);
}
