import { useEffect, useState } from 'preact/hooks';
import { judged, type Judgement } from '../../../ai/judgement.ts';
import { decisionsOf, hireAnalyst, runAnalysis, type AnalysePort } from '../../../session/threads/analyse/run.ts';
import type { Asked } from '../../../session/threads/why/ask.ts';

/** How far an analysis is. */
export interface Analysis {
  readonly judgements: readonly Judgement[];
  readonly done: number;
  readonly of: number;
  readonly over: boolean;
  readonly fault: string | null;
}

/** Judges the decisions of a match on a thread, for as long as somebody looks. */
export function useAnalysis(asked: Asked, hire: () => AnalysePort = hireAnalyst): Analysis {
  const { timeline } = asked;
  const [analysis, setAnalysis] = useState<Analysis>({ judgements: [], done: 0, of: 0, over: false, fault: null });
  useEffect(() => {
    const decisions = decisionsOf(asked);
    setAnalysis({ judgements: [], done: 0, of: decisions.length, over: false, fault: null });
    return runAnalysis(hire, asked, decisions, {
      onJudged(plies, reason) {
        const one = judged(plies, timeline.plies[plies - 1]!.seat, reason);
        setAnalysis((before) => ({
          ...before,
          done: before.done + 1,
          judgements: one ? [...before.judgements, one] : before.judgements,
        }));
      },
      onEnd: (fault) => setAnalysis((before) => ({ ...before, over: true, fault })),
    });
  }, [timeline]);
  return analysis;
}
