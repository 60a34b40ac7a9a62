import { gapBetween, within } from '../../../../table/index.ts';
import { componentData } from '../../data/components.ts';
import { baseOf, isInPlay, thePlaced, unitOf } from '../../units.ts';
import * as refusals from '../refusals.ts';
import { cannotRepair, repair } from '../repair.ts';
import type { ComponentRule } from './component-rule.ts';

const REACH = componentData('repairBay').range!;

/**
 * OG-9.37: takes a point off a friendly unit within 3", and off this ship itself only with `repairSelf`. No dice
 * (OG-23.2).
 */
export const repairBay: ComponentRule = {
  named(state, { unit, command: { target: id, targetSlot } }) {
    if (id === undefined) return null;
    const target = unitOf(state, id);
    if (!target) return refusals.noUnit(id);
    if (!isInPlay(target)) return refusals.notInPlay(target);
    if (target.side !== unit.side) return refusals.repairsFriends(target);
    if (target.id === unit.id && !state.options.repairSelf) return refusals.repairsAnother();
    return targetSlot === undefined ? null : cannotRepair(target, targetSlot);
  },
  numbers: (_state, { component, command: { target, targetSlot, targets } }) =>
    target === undefined || targetSlot === undefined || targets !== undefined
      ? refusals.wrongParameters(component, 'one friendly unit and the slot of its component')
      : null,
  reach(_rules, state, { unit, command }) {
    const target = thePlaced(state, command.target!);
    if (target.id === unit.id) return null;
    if (target.pose.table !== unit.pose.table) return refusals.otherTable(target, target.pose.table, unit.pose.table);
    const own = baseOf(state.options, unit);
    const base = baseOf(state.options, target);
    return within(own, base, REACH) ? null : refusals.tooFarFrom('OG-9.37', target, gapBetween(own, base), REACH, base);
  },
  targets: (_state, { command }) => [command.target!],
  work: (ledger, { unit, command }) => repair(ledger, command.target!, command.targetSlot!, unit.id),
};
