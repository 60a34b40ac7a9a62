import { useState } from 'preact/hooks';
import { fetchAhead } from './fetch-ahead.ts';
import { navigate } from './router.ts';
import { startMatch, type MatchPlan } from './start-match.ts';

export interface Launch {
  readonly busy: boolean;
  /** Why it did not start, in a sentence. */
  readonly failure: string | null;
  /** Starts a match, announces it and goes to it; while one is being started another press does nothing. */
  launch(plan: () => MatchPlan | Promise<MatchPlan>, onStarted?: () => void): Promise<void>;
}

/** Matches that are being started now. */
let starting = 0;

/** Whether a match is being started: what is only to be looked at waits until it is there. */
export const isLaunching = (): boolean => starting > 0;

/** Starting a match from a page. */
export function useLaunch(): Launch {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  return {
    busy,
    failure,
    async launch(plan, onStarted) {
      if (busy) return;
      setBusy(true);
      setFailure(null);
      starting += 1;
      try {
        const planned = await plan();
        const made = startMatch(planned);
        fetchAhead(planned.game);
        const id = await made;
        onStarted?.();
        navigate({ page: 'battle', id });
      } catch (error) {
        setFailure((error as Error).message);
        setBusy(false);
      } finally {
        starting -= 1;
      }
    },
  };
}
