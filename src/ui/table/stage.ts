import type { StageSettings } from '../theme/settings.ts';

export type { StageSettings } from '../theme/settings.ts';
import type { Observable } from 'rxjs';
import type { Box } from '../../table/box.ts';
import type { Point } from '../../table/shape.ts';

/** A point of a table; with several tables, of which one. */
export type StagePoint = Point & { readonly table?: number };

/**
 * A pointer or touch on the table; `leave` = the mouse points at nothing of it any more. `at` is in units of the stage
 * and need not be whole.
 */
export interface StageInput {
  readonly kind: 'hover' | 'leave' | 'down' | 'drag' | 'up' | 'cancel' | 'tap' | 'longPress';
  readonly at: StagePoint;
  readonly screen: { readonly x: number; readonly y: number };
  /** One screen pixel in units of the stage, for grab tolerances. */
  readonly pixel: number;
  /** The table is shown turned: down on the screen is to the left on the table. */
  readonly turned?: boolean;
  readonly pointer: 'mouse' | 'touch' | 'pen';
  readonly button: number;
  readonly shift: boolean;
  readonly alt: boolean;
}

/** Where the camera is. */
export interface CameraState {
  /** Table point in the middle of the canvas. */
  readonly x: number;
  readonly y: number;
  /** Screen pixels per 1000 units of the stage: an inch, or a cell. */
  readonly scale: number;
}

/** What the camera shows: the whole table, a part it was told to show, or what a hand has moved it to. */
export type Sight = 'whole' | 'part' | 'hand';

/**
 * `drawing`: a frame could not be drawn. `graphics`: the graphics processor took its context away, nothing more is
 * drawn on this stage.
 */
export interface StageFailure {
  readonly kind: 'drawing' | 'graphics';
  readonly error: unknown;
}

/** A drawn table of any game. Knows views `V`, events `E` and overlays `O`, no rules and no commands. */
export interface Stage<V, E, O> {
  /** Shows a view at once (a load, an undo, a jump). */
  show(view: V): void;
  /**
   * Plays the events that led to `view`, then shows exactly `view`. Resolves when at rest or skipped. When the
   * animation throws, `view` is shown all the same and the promise rejects with the error.
   */
  play(events: readonly E[], view: V): Promise<void>;
  /**
   * Paints what is shown at once, and keeps the picture of nothing else: who looked may have seen what those who look
   * now must not.
   */
  forget(): void;
  /**
   * Resolves when nothing that is shown waits for its picture, or that takes too long. Without it nothing ever waits.
   */
  ready?(): Promise<unknown>;
  /** Ends the running animations at once. */
  skip(): void;
  overlays(list: readonly O[]): void;
  configure(settings: Partial<StageSettings>): void;
  readonly input$: Observable<StageInput>;
  /** Says whether a press at a point belongs to the tool (drag goes to `input$`) or pans the camera. Default: never. */
  grabs(test: (input: StageInput) => boolean): void;
  /**
   * Takes away what the tool drags: it hears `cancel`, and the contact means nothing until it is up. Returns whether
   * the tool had anything in hand.
   */
  letGo(): boolean;
  readonly camera$: Observable<CameraState>;
  camera(): CameraState;
  sight(): Sight;
  /** Whether the table is shown turned by a quarter to the left: its left edge lies at the bottom of the screen. */
  turned(): boolean;
  /** Shows the whole table. `inset` = pixels covered by panels on each side. */
  fit(): void;
  /** What somebody asks for who wants to see more: what matters now, or all there is where that is shown already. */
  overview(): void;
  insets(inset: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number }): void;
  focus(at: Point, scale?: number): void;
  /** Shows a part of the table as large as it fits between the panels. */
  frame(part: Box): void;
  zoom(factor: number, at?: { readonly x: number; readonly y: number }): void;
  pan(dx: number, dy: number): void;
  toScreen(at: Point): { readonly x: number; readonly y: number };
  toTable(screen: { readonly x: number; readonly y: number }): Point;
  destroy(): void;
}
