import { INCH, pullLeg, rootFloor, squaredDistance } from '../../../../table/index.ts';
import { rollDice } from '../../roll.ts';
import type { OrionsGateState } from '../../state.ts';
import { radiusOf, thePlaced, type PlacedUnit } from '../../units.ts';
import { displace } from '../displacement.ts';
import { underEmp } from '../emp.ts';
import { SPACING } from '../path-faults.ts';
import { record } from '../play-ledger.ts';
import { stopOn } from '../push.ts';
import type { ComponentRule } from './component-rule.ts';
import { oneTarget } from './one-target.ts';

/** OG-9.24: pulls one enemy unit D6" straight toward this ship, as far as there is room. */
export const tractorBeam: ComponentRule = {
  ...oneTarget,
  work(ledger, { unit, component }, [targetId]) {
    const { rules, state } = ledger;
    const ship = thePlaced(state, unit.id);
    const target = thePlaced(state, targetId!);
    const roll = rollDice(ledger.chance, 1, underEmp(state, ship));
    const leg = pullLeg(target.pose, ship.pose, roll.total * INCH);
    const { last, by } = leg
      ? stopOn(rules, state, target, leg, (other) => leastDistance(state, target, other))
      : { last: 0, by: null };
    record(ledger, { type: 'pulled', unit: target.id, by: unit.id, slot: component.slot, roll, stoppedBy: by });
    if (leg) displace(ledger, target.id, 'pull', [{ leg, heading: target.pose.heading, last }]);
  },
};

/** 1" between the bases; from a unit nearer than that at the start, the whole mils of the starting centre distance. */
function leastDistance(state: OrionsGateState, target: PlacedUnit, other: PlacedUnit): number {
  const spaced = SPACING + radiusOf(state.options, target.unitType) + radiusOf(state.options, other.unitType);
  const start = squaredDistance(target.pose, other.pose);
  return start >= spaced * spaced ? spaced : rootFloor(start);
}
