import type { Reason } from '../../../ai/reason.ts';
import type { Level } from '../../../engine/level.ts';
import { errorText, threadText } from '../../failure.ts';
import { kindOf, type MatchKind } from '../match-kind.ts';
import { letGo, type ThreadPort } from '../port.ts';
import { decidedAt, isComputers, type Asked, type WhyOrder } from '../why/ask.ts';

/** What the thread sends back for each decision: what it came to, or why that could not be found. */
export type AnalyseReply =
  | { readonly plies: number; readonly reason: Reason }
  | { readonly plies: number; readonly fault: string };

/** A decision to be judged, and what match it is of. */
export interface AnalyseOrder extends WhyOrder {
  readonly match: MatchKind;
}

export type AnalysePort = ThreadPort<AnalyseOrder, AnalyseReply>;

/** A new thread that weighs decisions one after the other. */
export const hireAnalyst = (): AnalysePort =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'analysis' }) as unknown as AnalysePort;

/**
 * The decisions of a match that is over which are worth judging: those of people, and of everybody where no person
 * played. Counted from 1.
 */
export function decisionsOf({ timeline }: Pick<Asked, 'timeline'>): readonly number[] {
  const all = timeline.plies.map((_, at) => at + 1);
  const people = all.filter((plies) => !isComputers({ timeline }, plies));
  return people.length > 0 ? people : all;
}

export interface AnalyseListener {
  onJudged(plies: number, reason: Reason): void;
  /** All were judged, or the thread was lost for a reason: nothing more comes. */
  onEnd(fault: string | null): void;
}

/**
 * Has decisions judged one by one on a thread, by a level; what cannot be judged is left out. The returned function
 * stops it at any moment.
 */
export function runAnalysis(
  hire: () => AnalysePort,
  asked: Asked,
  { level, decisions }: { readonly level: Level; readonly decisions: readonly number[] },
  { onJudged, onEnd }: AnalyseListener,
): () => void {
  const port = hire();
  let stopped = false;
  const stop = (): void => {
    stopped = true;
    letGo(port);
  };
  const end = (fault: string | null): void => {
    stop();
    onEnd(fault);
  };
  const match = kindOf(asked.timeline.header);
  let next = 0;
  const give = (): void => {
    const plies = decisions[next++];
    if (plies === undefined) return end(null);
    try {
      port.postMessage({ ...decidedAt(asked, plies), level, seed: null, match });
    } catch (error) {
      end(errorText(error));
    }
  };
  port.onmessage = ({ data }) => {
    if ('reason' in data) onJudged(data.plies, data.reason);
    if (!stopped) give();
  };
  port.onerror = (event) => end(threadText(event));
  give();
  return stop;
}
