import type { Point } from '../../../table/index.ts';
import { widestTurn } from '../rules/move.ts';
import type { Action, OrionsGateState, UnitId } from '../state.ts';
import { thePlaced, type PlacedUnit } from '../units.ts';
import { allowanceOf } from './allowance.ts';
import { COARSE, contour, FINE, type Grain } from './contour.ts';
import { fieldOf } from './field.ts';
import { lastBend, ROUGH, routesOf, SMOOTH } from './routes.ts';
import { firstFor, shipReach } from './ship-reach.ts';

/**
 * Lengths of the first part tried behind something, for many units at once and for one: parts of the 48 a drag tries.
 */
const FEW = 8;
const MANY = 24;

/** Closed rings of whole-mil points, holes included (even-odd). */
export type Rings = readonly (readonly Point[])[];

/** Where the centre of a unit can legally end with so many mils. */
export interface Reach {
  readonly allowance: number;
  readonly rings: Rings;
}

/** OG-25.6: one area for a fixed allowance; least, average and most with Engine dice. */
export type ReachArea =
  | { readonly dice: false; readonly reach: Reach }
  | { readonly dice: true; readonly least: Reach; readonly average: Reach; readonly most: Reach };

/**
 * Reach of a unit for an action on anybody's turn, spacing, solid pieces and the table edge respected, halving counted
 * if it applies now (OG-25.6). The activation being played has its fixed allowance. A Ram is the straight line ahead:
 * see `dragPlan`.
 */
export function reachArea(state: OrionsGateState, id: UnitId, action: Action, grain: Grain = FINE): ReachArea {
  const { activation } = state;
  const at = (allowance: number): Reach => ({ allowance, rings: reachRings(state, id, action, allowance, grain) });
  if (activation && activation.unit === id && activation.action === action)
    return { dice: false, reach: at(activation.allowance) };
  const { engines, least, average, most } = allowanceOf(state, id, action);
  return engines === 0
    ? { dice: false, reach: at(least) }
    : { dice: true, least: at(least), average: at(average), most: at(most) };
}

/**
 * Where the centre of a unit can end on a Move or Cruise of so many mils, as rings. Hold and a length of 0: no ring.
 */
export function reachRings(
  state: OrionsGateState,
  id: UnitId,
  action: Action,
  allowance: number,
  grain: Grain = FINE,
): Rings {
  if (action === 'hold' || action === 'ram' || allowance <= 0) return [];
  const unit = thePlaced(state, id);
  const { x, y } = unit.pose;
  const box = { left: x - allowance, right: x + allowance, bottom: y - allowance, top: y + allowance };
  return contour(reaches(state, unit, action, allowance, grain), box, grain);
}

/** Whether a centre can end at a place; doubles, never promising more than the rules allow. */
export function reaches(
  state: OrionsGateState,
  unit: PlacedUnit,
  action: Action,
  allowance: number,
  grain: Grain = FINE,
): (x: number, y: number) => boolean {
  if (unit.unitType === 'scouts') {
    const routes = routesOf(state, unit, unit.pose, allowance, allowance, grain === COARSE ? ROUGH : SMOOTH);
    return (x, y) => lastBend(routes, x, y) !== null;
  }
  const ship = shipReach(
    fieldOf(state, unit, allowance),
    unit.pose,
    allowance,
    widestTurn(state.options, action),
    grain === COARSE ? FEW : MANY,
  );
  return (x, y) => firstFor(ship, x, y) !== null;
}
