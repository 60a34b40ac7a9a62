import type { MatchPlan } from '../../../match/start-match.ts';
import { freshDraft } from './draft.ts';
import { orbitPlan } from './plan.ts';

/** "Play now": Earth against the computer's Mars. */
export const quickOrbit = (): MatchPlan => orbitPlan(freshDraft());
