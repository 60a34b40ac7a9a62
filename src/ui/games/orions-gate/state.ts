import type { Rejection } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Action, OrionsGateEvent, OrionsGateView, Side, UnitId } from '../../../games/orions-gate/index.ts';
import type { LogContext } from '../../match/desk.ts';
import type { PlayState } from '../../match/state.ts';
import type { StagePoint } from '../../table/stage.ts';
import type { Group } from './group/state.ts';
import type { Finger } from './tools/grip.ts';
import { IDLE, type RulerEnd, type Tool } from './tools/tool.ts';

/** A ruler that stays until it is taken away. */
export interface Ruler {
  readonly from: RulerEnd;
  readonly to: RulerEnd;
}

/** Aids a person has switched on. */
export interface Aids {
  /** Where the enemy can strike next. */
  readonly threat: boolean;
  /** Ranges and sectors of the selected unit. */
  readonly rings: boolean;
  readonly sight: boolean;
}

/** What the battle screen knows besides what every match shows. */
export interface Own {
  /** The table in sight, 1..4. */
  readonly table: number;
  /** The unit whose activation is shown. */
  readonly active: UnitId | null;
  readonly tool: Tool;
  readonly selected: UnitId | null;
  readonly hovered: UnitId | null;
  /** The unit is pointed at in a list, not on the table. */
  readonly listed: boolean;
  /** What a finger that plays needs to know; null with a mouse. */
  readonly finger: Finger | null;
  readonly rulers: readonly Ruler[];
  readonly aids: Aids;
  /** Units whose next strikes are shown, together (OG-25.7). */
  readonly watched: readonly UnitId[];
  /** An action whose reach is looked at before it is chosen. */
  readonly preview: Action | null;
  /** An action that is tried and not declared: the view is then imagined. */
  readonly trying: Trying | null;
  /** Ships chosen together; null while there are none. */
  readonly group: Group | null;
  /** Why what is pulled at does not come along, and where. */
  readonly hint: Hint | null;
  readonly tray: Tray;
}

/**
 * The tray in which ships wait to be placed: `open` from the first that waits for the person's hand until the
 * deployment is over, so that the table keeps its place; `kept` shut while the product places all of them by itself.
 */
export type Tray = 'none' | 'kept' | 'open';

/** An action of a ship in hand that nothing has been said about yet. */
export interface Trying {
  /** The view as it is: none of this has happened. */
  readonly real: OrionsGateView;
  /** Mils it can move whatever its Engines roll; the activation of the imagined view has the most they can give. */
  readonly sure: number;
}

/** Words at a place of the table. */
export interface Hint {
  readonly text: string;
  readonly at: StagePoint;
  /** The refusal they are taken from. */
  readonly why?: Rejection;
  /** A ship that may stand there goes no further: nothing is refused. */
  readonly stop?: boolean;
  /** The how manieth answer to a key it is: an equal one is heard again. */
  readonly time?: number;
}

/** Everything the battle screen shows. A plain value; the controller makes the next one. */
export type BattleState = PlayState<OrionsGateView, OrionsGateEvent> & Own;

/** Side of a seat: `a1` is of side A. */
export const sideOf = (seat: Seat): Side => (seat.startsWith('a') ? 'A' : 'B');

/** What the lists and sheets need to know of the screen: a battle and a replay both have it. */
export type Shown = Pick<BattleState, 'view' | 'viewer' | 'selected' | 'hovered'>;

/** What measuring changes. */
export type Measuring = Omit<Own, 'active' | 'preview' | 'trying' | 'group' | 'hint' | 'tray'>;

/** What measuring needs to know: the same in a battle and in a replay. */
export type Measured = Measuring & Pick<BattleState, 'view' | 'viewer' | 'busy'>;

/** Hover lines are on, everything else waits for its key. */
const FIRST_AIDS: Aids = { threat: false, rings: false, sight: true };

/** Nothing measured, nothing selected. */
export const FIRST_MEASURING: Measuring = {
  table: 1,
  tool: IDLE,
  selected: null,
  hovered: null,
  listed: false,
  finger: null,
  rulers: [],
  aids: FIRST_AIDS,
  watched: [],
};

/** How a battle begins. */
export const FIRST_OWN: Own = {
  ...FIRST_MEASURING,
  active: null,
  preview: null,
  trying: null,
  group: null,
  hint: null,
  tray: 'none',
};

/** What the lists and sheets need to do. */
export interface Desk {
  readonly session: LogContext;
  select(unit: UnitId | null, focus?: boolean): void;
  hover(unit: UnitId | null, from?: 'list'): void;
  /** A press on the unit in a list that may lift it out, onto the table; a replay has nothing to lift. */
  lift?(unit: UnitId, press: PointerEvent): void;
}
