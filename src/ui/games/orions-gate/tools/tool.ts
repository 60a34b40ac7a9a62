import type { Rejection } from '../../../../engine/game.ts';
import type {
  Action,
  DragLay,
  DragPlace,
  DragPlan,
  DragSpot,
  DragWish,
  GateChoice,
  GateDragged,
  GateWish,
  Laying,
  OrionsGateCommand,
  OrionsGateView,
  PlacedUnit,
  Pose,
  Spot,
  Unit,
  UnitId,
} from '../../../../games/orions-gate/index.ts';
import type { Point } from '../../../../table/shape.ts';
import type { StageInput, StagePoint } from '../../../table/stage.ts';

/**
 * How a path leaves the table it is on: through a gate to a place near another one, or over the edge with an artifact
 * (OG-14.3, 16.9).
 */
export interface Leaving {
  readonly gate?: { readonly enter: string; readonly leave: string; readonly x: number; readonly y: number };
  readonly exit?: true;
}

/** A movement not yet ordered, in the terms of its command (OG-20.1). */
export type Draft =
  | { readonly kind: 'turn'; readonly heading: number }
  | ({ readonly kind: 'ship'; readonly first: number; readonly pivot: number; readonly second: number } & Leaving)
  | ({ readonly kind: 'chain'; readonly points: readonly Point[]; readonly heading: number } & Leaving)
  | { readonly kind: 'ram'; readonly target: UnitId | null; readonly distance: number };

/** What the pointer holds: the thing itself, the handle that turns it, or the ghost at the far side of a gate. */
export type Grip = 'none' | 'body' | 'handle' | 'exit';

/** A ruler laid on the table. An end is a point, or a unit or piece whose edge is measured to. */
export interface RulerEnd {
  readonly at: Point;
  readonly unit: UnitId | null;
  readonly piece?: string | null;
  /** Of several tables the one the end lies on. */
  readonly table?: number | undefined;
}

/** The gesture under way. Cancel always leads back to `idle`. */
export type Tool =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'deploy';
      readonly unit: UnitId;
      readonly pose: Pose | null;
      readonly grip: Grip;
      readonly offset: Point;
      readonly blocked: Rejection | null;
    }
  /** `facing`: the heading the handle asked for; null while none was asked. */
  | {
      readonly kind: 'plan';
      readonly unit: UnitId;
      readonly draft: Draft;
      readonly facing: number | null;
      readonly grip: Grip;
      readonly offset: Point;
      readonly blocked: Rejection | null;
    }
  /** `slot`: 0 the gun, `BOARD` a boarding, else a component; `part`: the slot of the friend to be repaired. */
  | {
      readonly kind: 'fire';
      readonly unit: UnitId;
      readonly slot: number;
      readonly targets: readonly UnitId[];
      readonly part?: number | null;
      /** The target that was clicked on the table: another click on it fires. */
      readonly clicked?: UnitId;
    }
  /**
   * Something put on the table; `at` null: there is no room for it. `missed`: a place that was typed and is refused, or
   * tapped where nothing near it is free. Until another is named, or the thing itself is tapped, it is that place that
   * is ordered, to hear why not.
   */
  | {
      readonly kind: 'lay';
      readonly unit: UnitId;
      readonly laying: Laying;
      readonly at: Point | null;
      readonly grip: Grip;
      readonly offset: Point;
      readonly blocked: Rejection | null;
      readonly missed?: StagePoint | undefined;
    }
  /** The open salvage window: the component to be repaired. */
  | { readonly kind: 'salvage'; readonly unit: UnitId; readonly slot: number }
  /** Without `from`, `to` is where it would begin. `keys`: chosen by keys, to be said aloud. */
  | { readonly kind: 'ruler'; readonly from: RulerEnd | null; readonly to: RulerEnd | null; readonly keys?: boolean }
  /** Line of sight between any two units, where no pointer hovers (OG-25.5). */
  | { readonly kind: 'sight'; readonly from: UnitId | null; readonly to: UnitId | null }
  /** A mission marker, or the place of a unit pushed through a gate; `at` null: there is no room on this table. */
  | {
      readonly kind: 'spot';
      readonly spot: Spot;
      readonly unit: UnitId | null;
      readonly table: number;
      readonly at: Point | null;
      readonly grip: Grip;
      readonly offset: Point;
      readonly blocked: Rejection | null;
      readonly missed?: StagePoint | undefined;
    }
  | {
      readonly kind: 'warp';
      readonly unit: UnitId;
      readonly at: Point;
      readonly grip: Grip;
      readonly blocked: Rejection | null;
    };

/** What moves a tool: the pointer, a step of the keyboard, a value typed in the panel, or a decision. */
export type ToolInput =
  | { readonly kind: 'pointer'; readonly input: StageInput }
  /** Steps to the right, up, and of left turn; `step`: mils, or hundredths of a degree, in each. */
  | {
      readonly kind: 'nudge';
      readonly right: number;
      readonly up: number;
      readonly turn: number;
      readonly step: number;
    }
  | { readonly kind: 'draft'; readonly draft: Draft }
  | {
      readonly kind: 'place';
      readonly x: number;
      readonly y: number;
      readonly heading?: number;
      readonly table?: number;
    }
  /** The Scouts' path goes on from its present end. */
  | { readonly kind: 'waypoint' }
  | { readonly kind: 'weapon'; readonly slot: number }
  | { readonly kind: 'target'; readonly unit: UnitId }
  /** The component of the friend, or of the own ship, to be repaired. */
  | { readonly kind: 'part'; readonly slot: number }
  /** The gate to be entered, the one to leave by and the place there; null: through none. */
  | { readonly kind: 'gate'; readonly enter: string | null; readonly leave?: string; readonly exit?: Point }
  /** Over the table edge nearest to the unit, with what it holds; false: stay. */
  | { readonly kind: 'leave'; readonly on: boolean }
  | { readonly kind: 'diameter'; readonly mils: number }
  /** The next or previous thing that can be measured to. */
  | { readonly kind: 'cycle'; readonly step: 1 | -1 }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'cancel' };

/** What a tool may know: the view, and the one gate to ask. */
export interface ToolContext {
  readonly view: OrionsGateView;
  /** The table in sight. */
  readonly table: number;
  /** Faults of a command as the seat would hear them now; empty = legal. */
  readonly check: (command: OrionsGateCommand) => readonly Rejection[];
  /**
   * The legal plan nearest to a wish (OG-25.8): stops at the exact maximum, slides along what is in the way, says why.
   */
  readonly drag: (wish: DragWish) => DragPlan;
  /** The legal plan through a gate nearest to a wish (OG-14.3). */
  readonly gate: (wish: GateWish) => GateDragged;
  /** The gates by which a unit may leave that enters one (OG-14.3). */
  readonly exits: (enter: string) => readonly GateChoice[];
  /** The legal deployment nearest to a point (OG-4.10). */
  readonly place: (unit: UnitId, wish: StagePoint, heading: number) => DragPlace<unknown>;
  /** The legal end of the open Warp Drive jump nearest to a point (OG-9.25). */
  readonly jump: (wish: Point) => DragPlace<unknown> | null;
  /**
   * The legal place nearest to a point for something laid now (OG-9.34, 9.35, 12.4); null when nothing is to be laid.
   */
  readonly lay: (laying: Laying, wish: Point) => DragLay | null;
  /**
   * The legal point nearest to a wish for a marker or an exit (OG-16.3, 14.6); null when none is to be named on that
   * table.
   */
  readonly spot: (spot: Spot, table: number, wish: Point) => DragSpot | null;
  /** Chance of a weapon to hit and damage a target, or of a boarding to take it, 0..1 (OG-24.3, 24.11). */
  readonly chance: (unit: Unit, slot: number, target: UnitId) => number;
  /** Points a weapon is expected to shoot off a target: its cost by the share of its last boxes (OG-3.1, 24.10). */
  readonly worth: (unit: Unit, slot: number, target: UnitId) => number;
}

export interface ToolStep {
  readonly tool: Tool;
  /** To be ordered now. */
  readonly command?: OrionsGateCommand;
  /** A finished ruler, to be left lying. */
  readonly laid?: { readonly from: RulerEnd; readonly to: RulerEnd };
}

export const IDLE: Tool = { kind: 'idle' };

/** Tools that only measure: open to everyone, in every state (OG-25.1). */
export type MeasureTool = Extract<Tool, { readonly kind: 'ruler' | 'sight' }>;
export const measures = (tool: Tool): tool is MeasureTool => tool.kind === 'ruler' || tool.kind === 'sight';

/** The placed unit of an id in a view, or null. */
export function placedIn(view: OrionsGateView, id: UnitId): PlacedUnit | null {
  const unit = view.units.find((other) => other.id === id);
  return unit?.status === 'inPlay' && unit.pose ? { ...unit, pose: unit.pose } : null;
}

/** What of a draft or a plan says how it leaves the table. */
export const leavingOf = ({ gate, exit }: { readonly [key in keyof Leaving]?: Leaving[key] | undefined }): Leaving => ({
  ...(gate && { gate }),
  ...(exit && { exit }),
});

/** A path without the way points that repeat the one before: a leg of no length is no leg (OG-6.9). */
const withoutRests = (points: readonly Point[]): readonly Point[] =>
  points.filter(({ x, y }, at) => x !== points[at - 1]?.x || y !== points[at - 1]?.y);

/** The command a draft stands for. */
export function commandOf(draft: Draft): OrionsGateCommand {
  switch (draft.kind) {
    case 'turn':
      return { type: 'plan', heading: draft.heading };
    case 'ship':
      return { type: 'plan', first: draft.first, pivot: draft.pivot, second: draft.second, ...leavingOf(draft) };
    case 'chain':
      return {
        type: 'plan',
        points: withoutRests(draft.points).map(({ x, y }) => [x, y]),
        heading: draft.heading,
        ...leavingOf(draft),
      };
    case 'ram':
      return draft.target === null
        ? { type: 'plan', distance: draft.distance }
        : { type: 'plan', target: draft.target };
  }
}

/** The draft of standing still with which a plan begins (OG-6.16: always legal). */
export function stillDraft(action: Action, unit: PlacedUnit): Draft {
  if (action === 'hold') return { kind: 'turn', heading: unit.pose.heading };
  if (action === 'ram') return { kind: 'ram', target: null, distance: 0 };
  return unit.unitType === 'scouts'
    ? { kind: 'chain', points: [], heading: unit.pose.heading }
    : { kind: 'ship', first: 0, pivot: 0, second: 0 };
}

/** The draft of a plan command. */
export function draftOf(action: Action, command: Extract<OrionsGateCommand, { type: 'plan' }>): Draft {
  if (action === 'hold') return { kind: 'turn', heading: command.heading ?? 0 };
  if (action === 'ram') return { kind: 'ram', target: command.target ?? null, distance: command.distance ?? 0 };
  if (command.points)
    return {
      kind: 'chain',
      points: command.points.map(([x, y]) => ({ x, y })),
      heading: command.heading ?? 0,
      ...leavingOf(command),
    };
  const { first = 0, pivot = 0, second = 0 } = command;
  // Straight ahead is all first part, so that a later turn stands at the end and keeps the place.
  return pivot === 0
    ? { kind: 'ship', first: first + second, pivot, second: 0, ...leavingOf(command) }
    : { kind: 'ship', first, pivot, second, ...leavingOf(command) };
}
