import { theUnit, thePlaced } from '../../units.ts';
import * as refusals from '../refusals.ts';
import { enemyNamed, inRangeAndSight } from '../shooting.ts';
import { attackEach } from './attack-each.ts';
import { weaponOf, type ComponentRule } from './component-rule.ts';

const MAX_TARGETS = 3;

/** OG-9.18: one to three different enemy units, named at once, attacked in the named order. */
export const missileCluster: ComponentRule = {
  named(state, { unit, command }) {
    for (const id of command.targets ?? []) {
      const fault = enemyNamed(state, unit, id);
      if (fault) return fault;
    }
    return null;
  },
  numbers(state, { component, command }) {
    const { targets } = command;
    if (targets === undefined || command.target !== undefined)
      return refusals.wrongTargets(component, 'one to three targets');
    for (const id of targets) {
      const times = targets.filter((other) => other === id).length;
      if (times > 1) return refusals.namedTwice(theUnit(state, id), times);
    }
    return targets.length < 1 || targets.length > MAX_TARGETS ? refusals.namedTooMany(targets.length) : null;
  },
  reach(rules, state, { unit, component, command }) {
    const weapon = weaponOf(component);
    let arc = null;
    let hidden = null;
    for (const id of command.targets!) {
      const fault = inRangeAndSight(rules, state, unit, thePlaced(state, id), weapon);
      // OG-20.4: a target out of range is told before one out of the arc, that before one out of sight.
      if (fault?.rule === 'OG-12.1') arc ??= fault;
      else if (fault?.rule === 'OG-7.3') hidden ??= fault;
      else if (fault) return fault;
    }
    return arc ?? hidden;
  },
  targets: (_state, { command }) => command.targets!,
  work: attackEach,
};
