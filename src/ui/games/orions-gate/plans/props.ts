import type { Battle } from '../controller.ts';
import type { BattleState } from '../state.ts';
import type { Planning } from './open-planning.ts';
import type { PlansState } from './state.ts';

/** What every part of planning is given: the real battle and screen, and what is planned. */
export interface PlanProps {
  readonly battle: Battle;
  readonly planning: Planning;
  readonly state: BattleState;
  readonly planned: PlansState;
}
