import type { AnyGame, Rejection } from '../../../engine/game.ts';
import type { SeatInfo } from '../../../engine/recording.ts';
import type { Seat, Viewer } from '../../../engine/seat.ts';
import type { Action, CaptainId, OrionsGateEvent, OrionsGateView, Side, UnitId } from '../../../games/orions-gate/index.ts';
import type { Trouble } from '../../../session/bus.ts';
import type { UndoOffer } from '../../../session/undo.ts';
import type { RulerEnd, Tool } from './tools/tool.ts';
import type { Told } from '../../play/told.ts';

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

/** What lies over the screen. */
export type Sheet = 'none' | 'keys' | 'menu' | 'rules' | 'settings' | 'result' | 'undo' | 'concede' | 'watch';

/** A refusal with the moment it answered, shown as a why-card. */
export interface Why {
  readonly rejections: readonly Rejection[];
  readonly count: number;
}

/** Everything the battle screen shows. A plain value; the controller makes the next one. */
export interface BattleState {
  readonly view: OrionsGateView;
  readonly viewer: Viewer;
  /** The person who decides now at this screen; null while the computer decides, events play, or the match is over. */
  readonly seat: CaptainId | null;
  readonly decision: string | null;
  /** The unit whose activation is shown. */
  readonly active: UnitId | null;
  /** Events are being shown. */
  readonly busy: boolean;
  readonly thinking: Seat | null;
  readonly tool: Tool;
  readonly selected: UnitId | null;
  readonly hovered: UnitId | null;
  /** The unit is pointed at in a list, not on the table. */
  readonly listed: boolean;
  /** Mils in a pixel while a finger plays; null with a mouse. */
  readonly finger: number | null;
  readonly rulers: readonly Ruler[];
  readonly aids: Aids;
  /** Units whose next strikes are shown, together (OG-25.7). */
  readonly watched: readonly UnitId[];
  /** An action whose reach is looked at before it is chosen. */
  readonly preview: Action | null;
  readonly why: Why | null;
  readonly told: readonly Told<OrionsGateEvent>[];
  readonly undo: UndoOffer;
  readonly redoable: number;
  readonly sheet: Sheet;
  readonly rule: string | null;
  readonly trouble: Trouble | null;
  readonly saved: number;
}

/** Side of a seat: `a1` is of side A. */
export const sideOf = (seat: Seat): Side => (seat.startsWith('a') ? 'A' : 'B');

/** What the lists and sheets need to know of the screen: a battle and a replay both have it. */
export type Shown = Pick<BattleState, 'view' | 'viewer' | 'selected' | 'hovered'>;

/** What measuring needs to know: the same in a battle and in a replay. */
export type Measured = Pick<BattleState, 'view' | 'viewer' | 'selected' | 'hovered' | 'listed' | 'finger' | 'busy' | 'tool' | 'rulers' | 'aids' | 'watched'>;

/** Hover lines are on, everything else waits for its key. */
export const FIRST_AIDS: Aids = { threat: false, rings: false, sight: true };

/** What the lists and sheets need to do. */
export interface Desk {
  readonly session: { readonly game: AnyGame; readonly seats: readonly SeatInfo[] };
  select(unit: UnitId | null, focus?: boolean): void;
  hover(unit: UnitId | null, from?: 'list'): void;
}
