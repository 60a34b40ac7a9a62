import type { Battle } from '../controller.ts';
import type { BattleState } from '../state.ts';

/** What every part of the action panel is given. */
export interface ActProps {
  readonly battle: Battle;
  readonly state: BattleState;
  /** Words of the buttons that end a step, where they are not those of an order (a plan being made). */
  readonly labels?: { readonly go?: string; readonly use?: string; readonly end?: string };
}

/** Whether a finger draws the movement of a ship just now: a panel that grew would lie over what is drawn. */
export const isDrawn = ({ tool, finger }: BattleState): boolean =>
  finger !== null && tool.kind === 'plan' && tool.grip !== 'none';
