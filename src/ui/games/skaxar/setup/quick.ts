import type { MatchPlan } from '../../../match/start-match.ts';
import { freshDraft } from './draft.ts';
import { warPlan } from './plan.ts';

/** "Play now": Earth against the computer's Skaxar. */
export const quickWar = (): MatchPlan => warPlan(freshDraft());
