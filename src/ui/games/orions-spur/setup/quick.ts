import type { MatchPlan } from '../../../match/start-match.ts';
import { freshDraft } from './draft.ts';
import { spurPlan } from './plan.ts';

/** "Play now": Terrans against the computer's H'ssuk. */
export const quickSpur = (): MatchPlan => spurPlan(freshDraft());
