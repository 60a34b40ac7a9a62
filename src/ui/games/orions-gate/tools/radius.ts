import type { Options, OrionsGateView, Unit, UnitType } from '../../../../games/orions-gate/index.ts';
import type { StageInput, StagePoint } from '../../../table/stage.ts';
import { distance } from './direction.ts';

/** Base radius of a type in mils (OG-2.4). */
export function radiusOf(options: Options, type: UnitType): number {
  const diameter = {
    scouts: options.baseScouts,
    fighters: options.baseFighters,
    destroyers: options.baseDestroyers,
    battleships: options.baseBattleships,
  };
  return diameter[type] / 2;
}

/** The unit whose base lies under a point, `slack` mils round it; the nearest one where bases are close. */
export function unitAt(view: OrionsGateView, at: StagePoint, slack: number): Unit | null {
  let found: Unit | null = null;
  let nearest = Infinity;
  for (const unit of view.units) {
    if (unit.status !== 'inPlay' || !unit.pose || (at.table !== undefined && unit.pose.table !== at.table)) continue;
    const off = distance(at, unit.pose) - radiusOf(view.options, unit.unitType);
    if (off <= slack && off < nearest) {
      found = unit;
      nearest = off;
    }
  }
  return found;
}

/** The unit a tap takes: a finger is less exact than a mouse. */
export const tappedUnit = (view: OrionsGateView, { at, pixel, pointer }: StageInput): Unit | null =>
  unitAt(view, at, (pointer === 'touch' ? 14 : 6) * pixel);
