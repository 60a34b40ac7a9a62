import { readPlanSets, type PlanSet } from '../../../../games/orions-gate/index.ts';
import { matchStore } from '../../../match/match-store.ts';

/** Where plans are kept between visits: beside the saved match, never in it (OG-22.3). */
export interface PlanKeeper {
  load(): Promise<readonly PlanSet[]>;
  keep(sets: readonly PlanSet[]): void;
}

/** The keeper of a match of this browser. A match that is kept nowhere (a lesson) has plans as long as its page. */
export function keeperOf(match: string): PlanKeeper {
  let last: Promise<unknown> = Promise.resolve();
  return {
    load: async () => {
      const kept = await matchStore()
        .then((store) => store.loadAside(match))
        .catch(() => null);
      return readPlanSets((kept as { readonly plans?: unknown } | null)?.plans);
    },
    keep(sets) {
      // One after the other, so that the latest is what stays.
      last = last
        .then(() => matchStore())
        .then((store) => store.keepAside(match, JSON.parse(JSON.stringify({ plans: sets }))))
        .catch(() => undefined);
    },
  };
}
