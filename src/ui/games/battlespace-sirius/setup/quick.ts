import type { MatchPlan } from '../../../match/start-match.ts';
import { freshDraft } from './draft.ts';
import { duelPlan } from './plan.ts';

/** "Play now": the Basic Game, Emerald against the computer. */
export const quickDuel = (): MatchPlan => duelPlan(freshDraft());
