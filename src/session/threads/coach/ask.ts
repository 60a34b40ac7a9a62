import type { Coaching } from '../../../ai/coach.ts';
import type { Answer } from '../../../ai/fears.ts';
import type { Json } from '../../../engine/json.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { MatchKind } from '../match-kind.ts';
import { askOnce } from '../once.ts';
import type { ThreadPort } from '../port.ts';

/** A decision somebody wants to hear the best ways of: what its seat sees, and nothing more. */
export interface CoachOrder {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  /** Commands played before it: what the coach draws its own chance from, so that it says the same when asked again. */
  readonly ply: number;
  readonly match: MatchKind;
}

/** A way of such a decision whose answers somebody wants to hear. */
export interface FearOrder extends CoachOrder {
  readonly after: readonly Json[];
}

/** The answers to a way; `sides` = seats that win and lose together count as one. */
export interface Feared {
  readonly answers: readonly Answer[];
  readonly sides: number;
}

/** What the thread sends back: the best ways, the answers to one, or why there are none. */
export type CoachReply = { readonly coaching: Coaching } | { readonly feared: Feared } | { readonly fault: string };

export type CoachPort = ThreadPort<CoachOrder | FearOrder, CoachReply>;

/** A new thread that weighs a decision. */
export const hireCoach = (): CoachPort =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'coach' }) as unknown as CoachPort;

/** The best ways of a decision, found on a thread made by `hire`, which is let go afterwards. Rejects if it cannot. */
export async function askCoach(hire: () => CoachPort, order: CoachOrder): Promise<Coaching> {
  const reply = await askOnce(hire, order);
  if ('coaching' in reply) return reply.coaching;
  throw new Error('fault' in reply ? reply.fault : MIXED_UP);
}

/** The answers to a way, the same way; never answered once `stop` is told. */
export async function askFears(hire: () => CoachPort, order: FearOrder, stop?: AbortSignal): Promise<Feared> {
  const reply = await askOnce(hire, order, stop);
  if ('feared' in reply) return reply.feared;
  throw new Error('fault' in reply ? reply.fault : MIXED_UP);
}

const MIXED_UP = 'The coach answered something else than it was asked.';
