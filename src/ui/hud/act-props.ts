import type { Battle } from '../battle/controller.ts';
import type { BattleState } from '../battle/state.ts';

/** What every part of the action panel is given. */
export interface ActProps {
  readonly battle: Battle;
  readonly state: BattleState;
}
