import { useEffect, useState } from 'preact/hooks';
import { judged, judgementsOf, keptOf, sameJudged, toldOf, type Judgement } from '../../../ai/judgement.ts';
import { present } from '../../../engine/timeline.ts';
import type { Level } from '../../../engine/level.ts';
import { manifestOf } from '../../../games/index.ts';
import { decisionsOf, hireAnalyst, runAnalysis, type AnalysePort } from '../../../session/threads/analyse/run.ts';
import type { Asked } from '../../../session/threads/why/ask.ts';
import { analysisOf, keepAnalysis } from './kept.ts';

/** How far an analysis is. */
export interface Analysis {
  readonly judgements: readonly Judgement[];
  readonly done: number;
  readonly of: number;
  readonly over: boolean;
  readonly fault: string | null;
}

type Report = (next: Analysis | ((before: Analysis) => Analysis)) => void;

const begun = (of: number, judgements: readonly Judgement[] = []): Analysis => ({
  judgements,
  done: 0,
  of,
  over: false,
  fault: null,
});

const ended =
  (fault: string | null) =>
  (before: Analysis): Analysis => ({ ...before, over: true, fault });

/** Whose eyes judge what people did. */
const levelFor = ({ game }: Asked): Level => manifestOf(game.id)!.counsel;

/** Judges all decisions and keeps what came of them. The returned function stops it. */
function judgeAll(asked: Asked, hire: () => AnalysePort, report: Report): () => void {
  const { timeline } = asked;
  const decisions = decisionsOf(asked);
  const judgements: Judgement[] = [];
  report(begun(decisions.length));
  return runAnalysis(
    hire,
    asked,
    { level: levelFor(asked), decisions },
    {
      onJudged(plies, reason) {
        const one = judged(plies, timeline.plies[plies - 1]!.seat, reason);
        if (one) judgements.push(one);
        report((before) => ({ ...before, done: before.done + 1, judgements: [...judgements] }));
      },
      onEnd(fault) {
        report(ended(fault));
        if (fault !== null || judgements.length === 0) return;
        // What this browser refuses to keep can be counted again.
        keepAnalysis(asked.id, keptOf(judgements, present(timeline).hash)).catch(() => undefined);
      },
    },
  );
}

/**
 * Shows a kept analysis at once and weighs anew what is told of it, for a file says no reasons. Where that comes to
 * something else, made by another version, all is judged again.
 */
function recall(asked: Asked, known: readonly Judgement[], hire: () => AnalysePort, report: Report): () => void {
  const told = toldOf(known);
  report(begun(told.length, known));
  let stop = runAnalysis(
    hire,
    asked,
    { level: levelFor(asked), decisions: told },
    {
      onJudged(plies, reason) {
        const before = known.find((one) => one.plies === plies)!;
        const one = judged(plies, before.seat, reason);
        if (one && sameJudged(one, before))
          return report(({ done, judgements, ...rest }) => ({
            ...rest,
            done: done + 1,
            judgements: judgements.map((old) => (old.plies === plies ? one : old)),
          }));
        stop();
        stop = judgeAll(asked, hire, report);
      },
      onEnd: (fault) => report(ended(fault)),
    },
  );
  return () => stop();
}

/** Judges the decisions of a match on a thread, for as long as somebody looks, or takes up what was kept of them. */
export function useAnalysis(asked: Asked, hire: () => AnalysePort = hireAnalyst): Analysis {
  const { timeline } = asked;
  const [analysis, setAnalysis] = useState<Analysis>(begun(0));
  useEffect(() => {
    const kept = analysisOf(timeline);
    const known = kept && judgementsOf(kept, timeline);
    return known ? recall(asked, known, hire, setAnalysis) : judgeAll(asked, hire, setAnalysis);
  }, [timeline]);
  return analysis;
}
