import { useEffect, useState } from 'preact/hooks';
import { judged, type Judgement } from '../../../ai/judgement.ts';
import { manifestOf } from '../../../games/index.ts';
import { hireAnalyst, runAnalysis, type AnalysePort } from '../../../session/threads/analyse/run.ts';
import type { Asked } from '../../../session/threads/why/ask.ts';

/** What became of weighing one decision. */
export interface Weighed {
  /** Null while it is weighed, and where it cannot be. */
  readonly judgement: Judgement | null;
  readonly over: boolean;
  readonly fault: string | null;
}

const BEGUN: Weighed = { judgement: null, over: false, fault: null };

/** Judges one command (counted from 1) of a match on a thread, as an analysis does; nothing while there is none. */
export function useJudgement(asked: Asked | null, plies: number, hire: () => AnalysePort = hireAnalyst): Weighed {
  const [weighed, setWeighed] = useState<Weighed>(BEGUN);
  useEffect(() => {
    setWeighed(BEGUN);
    if (!asked) return;
    const { seat } = asked.timeline.plies[plies - 1]!;
    const level = manifestOf(asked.game.id)!.counsel;
    return runAnalysis(
      hire,
      asked,
      { level, decisions: [plies] },
      {
        onJudged: (_, reason) => setWeighed((before) => ({ ...before, judgement: judged(plies, seat, reason) })),
        onEnd: (fault) => setWeighed((before) => ({ ...before, over: true, fault })),
      },
    );
  }, [asked, plies]);
  return weighed;
}
