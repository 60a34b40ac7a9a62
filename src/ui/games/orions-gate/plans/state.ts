import type { Rejection } from '../../../../engine/game.ts';
import type {
  Action,
  Activation,
  Answers,
  CaptainId,
  OrionsGateState,
  PlannedShip,
  PlannedShot,
  PlanSet,
  Side,
  UnitId,
} from '../../../../games/orions-gate/index.ts';
import type { HeatLayer } from './heat/ask.ts';
import { IDLE, type Tool } from '../tools/tool.ts';

/** A plan being made: the same steps and tools as a real activation, on a copy of the board. */
export interface Draft {
  /** The board the plan is tried on: plans that come before it are carried out on it. */
  readonly board: OrionsGateState;
  /** The unit in hand; null until its action is chosen. */
  readonly unit: UnitId | null;
  readonly activation: Activation | null;
  readonly movement: PlannedShip['movement'] | null;
  readonly shots: readonly PlannedShot[];
  readonly tool: Tool;
  readonly preview: Action | null;
}

/** A plan being carried out. */
export interface Carrying {
  readonly unit: UnitId;
  /** Shots passed over, by their place in the plan. */
  readonly skipped: readonly number[];
  /** All shots without asking again. */
  readonly all: boolean;
  /** All of these are carried out, one after the other, as far as the turn goes; null: the one alone. */
  readonly together: readonly UnitId[] | null;
  /** Commands played when the stretch began that one undo takes back; null while something else is decided. */
  readonly since: number | null;
  /** Commands played when the last step was taken: fewer mean that it was taken back. */
  readonly plies: number;
  /** The shot that is offered, and why it cannot be made. */
  readonly shot: { readonly index: number; readonly refused: Rejection | null } | null;
  /** The path is longer than the dice gave; the nearest legal one is in hand. */
  readonly shorten: Rejection | null;
}

/** What a heat layer shows: the chance to be destroyed, or the share of boxes expected to be lost. */
export type HeatScale = 'destroyed' | 'damage';

/** What the enemy would do, counted in a thread. */
export interface Heat {
  readonly on: boolean;
  readonly scale: HeatScale;
  /** The unit that is looked at; null when none is chosen. */
  readonly unit: UnitId | null;
  readonly layer: HeatLayer | null;
  readonly answers: Answers | null;
  /** Being counted. */
  readonly busy: boolean;
  readonly fault: boolean;
}

/** What planning adds to the screen of a battle. */
export interface PlansState {
  /** The list is open, and what is planned is drawn. */
  readonly open: boolean;
  readonly sets: readonly PlanSet[];
  /** Whose plans this screen may show; null = nobody's (OG-22.3). */
  readonly eyes: CaptainId | null;
  /**
   * The side that sits at the screen alone or has it in hand: what its captains share may be shown with no curtain
   * lifted.
   */
  readonly team: Side | null;
  /** The captain who lifted the curtain of a shared screen. */
  readonly lifted: CaptainId | null;
  readonly draft: Draft | null;
  readonly carrying: Carrying | null;
  readonly heat: Heat;
}

const NO_HEAT: Heat = { on: false, scale: 'damage', unit: null, layer: null, answers: null, busy: false, fault: false };

/** The plans there are, and who may look at them. */
export type Looked = Pick<PlansState, 'sets' | 'eyes' | 'team'>;

export const FIRST_PLANS: PlansState = {
  open: false,
  sets: [],
  eyes: null,
  team: null,
  lifted: null,
  draft: null,
  carrying: null,
  heat: NO_HEAT,
};

/** A draft before its unit is chosen. */
export const emptyDraft = (board: OrionsGateState): Draft => ({
  board,
  unit: null,
  activation: null,
  movement: null,
  shots: [],
  tool: IDLE,
  preview: null,
});
