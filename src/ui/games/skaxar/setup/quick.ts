import { heatKiln } from '../../../../../assets/art/skaxar/kiln.ts';
import type { MatchPlan } from '../../../match/start-match.ts';
import { freshDraft } from './draft.ts';
import { warPlan } from './plan.ts';

/** "Play now": Earth against the computer's Skaxar. Pictures are baked while the match is fetched. */
export const quickWar = (): MatchPlan => {
  heatKiln();
  return warPlan(freshDraft());
};
