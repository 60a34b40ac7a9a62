import type { Seat } from '../../../../engine/seat.ts';
import type {
  BattlespaceSiriusCommand,
  BattlespaceSiriusView,
  Cell,
  Direction,
  LockCommand,
  Side,
  Turn,
} from '../../../../games/battlespace-sirius/index.ts';
import type { Under } from '../table/stage.ts';

/** A maneuver being planned: where to (null = stay in the cell) and how far to turn. */
export interface Plan {
  readonly to: Cell | null;
  readonly turn: Turn | 0;
}

/** A reaction without its payment. */
export type ReactOption =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'rotate'; readonly turn: Turn }
  | { readonly kind: 'sentry'; readonly lines: readonly Direction[] };

/** So many weapons along a line. */
export interface Volley {
  readonly line: Direction;
  readonly weapons: number;
}

/** What the person who decides has in hand. `pointed` is only looked at: nothing of it is chosen. */
export type Tool =
  | { readonly kind: 'idle' }
  | ({
      readonly kind: 'maneuver';
      readonly pay: Side | null;
      readonly pointed: Plan | null;
      /** The opponent under the pointer, whose lines are told in full. */
      readonly looks: Seat | null;
    } & Plan)
  | { readonly kind: 'lock'; readonly chosen: LockCommand | null; readonly pointed: LockCommand | null }
  | {
      readonly kind: 'react';
      readonly option: ReactOption | null;
      readonly pay: readonly Side[];
      readonly pointed: ReactOption | null;
    }
  | {
      readonly kind: 'fire';
      readonly line: Direction;
      readonly weapons: number | null;
      readonly pointed: Volley | null;
    }
  | { readonly kind: 'repair'; readonly sides: readonly Side[] };

export type ToolOf<K extends Tool['kind']> = Extract<Tool, { readonly kind: K }>;

/** What a person does with the tool, by pointer, panel or key. */
export type ToolInput =
  /** The pointer lies over something of the table; null = over nothing of it. */
  | { readonly kind: 'point'; readonly under: Under | null }
  /** A click or tap. `mouse`: a second click on what is chosen confirms (a finger never orders by that). */
  | { readonly kind: 'pick'; readonly under: Under; readonly mouse: boolean }
  /** A choice of the panel is pointed at or has the focus; null = no longer. */
  | { readonly kind: 'glimpse'; readonly what: Plan | LockCommand | ReactOption | Volley | null }
  | { readonly kind: 'place'; readonly to: Cell | null }
  | { readonly kind: 'turn'; readonly turn: Turn | 0 }
  /** Quarter turns clockwise on top of those planned. */
  | { readonly kind: 'turnBy'; readonly quarters: 1 | -1 }
  | { readonly kind: 'side'; readonly side: Side }
  /** Takes a point or a payment back from a side. */
  | { readonly kind: 'unside'; readonly side: Side }
  | { readonly kind: 'lock'; readonly command: LockCommand }
  | { readonly kind: 'react'; readonly option: ReactOption }
  | { readonly kind: 'fire'; readonly line: Direction; readonly weapons: number }
  /** A number key: a side (1 = bow) or a number of weapons. */
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'arrow'; readonly right: -1 | 0 | 1; readonly up: -1 | 0 | 1 }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'cancel' };

/** The tool after an input; `command` is to be ordered; `tried` is not legal and its refusal says why. */
export interface ToolStep {
  readonly tool: Tool;
  readonly command?: BattlespaceSiriusCommand;
  readonly tried?: BattlespaceSiriusCommand;
}

/** What was clicked, of whom: cells and arrows are nobody's, a vessel is no side. */
export interface Clicked {
  readonly cell: Cell;
  readonly seat?: Seat;
  readonly side?: Side;
}

/** What the tools ask: the view with all legal commands of the person who decides is enough. */
export type ToolView = BattlespaceSiriusView;

/** Nothing in hand. */
export const IDLE: Tool = { kind: 'idle' };

/** The open choices of one type. */
export const choicesOf = <T extends BattlespaceSiriusCommand['type']>(
  view: ToolView,
  type: T,
): readonly Extract<BattlespaceSiriusCommand, { readonly type: T }>[] =>
  view.choices.filter(
    (command): command is Extract<BattlespaceSiriusCommand, { readonly type: T }> => command.type === type,
  );
