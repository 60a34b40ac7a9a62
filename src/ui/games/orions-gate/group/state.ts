import type { Action, DragPlan, PlacedUnit, UnitId } from '../../../../games/orions-gate/index.ts';
import type { Point } from '../../../../table/shape.ts';
import type { Overlay } from '../table/stage.ts';
import type { PlanTool } from '../tools/plan.ts';

/** Where a ship of a group would go with the others. */
export interface GroupMove {
  readonly unit: PlacedUnit;
  readonly plan: DragPlan;
  /** Engines are still to roll: it may have to stop sooner (OG-6.4). */
  readonly dice: boolean;
}

/** Ships chosen together, and the way they would go in formation. Nothing of it is declared before the order. */
export interface Group {
  readonly units: readonly UnitId[];
  /** Every press chooses, as if Shift were held: for fingers. */
  readonly several: boolean;
  /** The corners of a rubber band that is being drawn. */
  readonly band: { readonly from: Point; readonly to: Point } | null;
  readonly action: Action;
  /** The way of the ship that leads; null while nothing is drawn. */
  readonly lead: PlanTool | null;
  /** In the order in which they are carried out: the foremost first. */
  readonly moves: readonly GroupMove[];
  readonly drawn: readonly Overlay[];
}
