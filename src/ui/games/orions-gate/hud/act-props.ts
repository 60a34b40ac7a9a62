import type { Battle } from '../controller.ts';
import type { BattleState } from '../state.ts';

/** What every part of the action panel is given. */
export interface ActProps {
  readonly battle: Battle;
  readonly state: BattleState;
}
