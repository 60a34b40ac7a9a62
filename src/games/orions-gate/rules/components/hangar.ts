import { compareGap, compareGaps, gapBetween, type Gap } from '../../../../table/index.ts';
import { componentData } from '../../data/components.ts';
import type { OrionsGateState } from '../../state.ts';
import { baseOf, enemiesOf, type PlacedUnit } from '../../units.ts';
import { inArc, outOfArc } from '../arcs.ts';
import * as refusals from '../refusals.ts';
import { attackEach } from './attack-each.ts';
import { noTarget, type ComponentRule } from './component-rule.ts';

const RANGE = componentData('hangar').range!;

/**
 * OG-9.16, 12.3: one attack on every enemy unit within 6", with arcs in its sector, in unit order; no line of sight
 * needed.
 */
export const hangar: ComponentRule = {
  named: () => null,
  numbers: noTarget,
  reach(_rules, state, { unit, component }) {
    const enemies = enemiesAt(state, unit);
    const near = enemies.filter(inRange);
    if (near.length === 0) return refusals.noneWithin(RANGE, nearestOf(enemies));
    if (near.some((enemy) => inArc(state.options, unit, enemy.unit, component))) return null;
    return outOfArc(state.options, unit, nearestOf(near)!.unit, component);
  },
  targets: (state, { unit, component }) =>
    enemiesAt(state, unit)
      .filter((enemy) => inRange(enemy) && inArc(state.options, unit, enemy.unit, component))
      .map(({ unit: { id } }) => id),
  work: attackEach,
};

interface AtGap {
  readonly unit: PlacedUnit;
  readonly gap: Gap;
}

const inRange = ({ gap }: AtGap): boolean => compareGap(gap, RANGE) <= 0;

/** The enemies on the same table with their gaps, in unit order. */
function enemiesAt(state: OrionsGateState, unit: PlacedUnit): readonly AtGap[] {
  const own = baseOf(state.options, unit);
  return enemiesOf(state, unit.side)
    .filter(({ pose }) => pose.table === unit.pose.table)
    .map((enemy) => ({ unit: enemy, gap: gapBetween(own, baseOf(state.options, enemy)) }));
}

/** The enemy at the least gap, of equals the first in unit order; only to be told. */
function nearestOf(enemies: readonly AtGap[]): AtGap | null {
  let nearest: AtGap | null = null;
  for (const enemy of enemies) if (!nearest || compareGaps(enemy.gap, nearest.gap) < 0) nearest = enemy;
  return nearest;
}
