import { attack } from '../attack.ts';
import * as refusals from '../refusals.ts';
import { enemyNamed, inRangeAndSight } from '../shooting.ts';
import { thePlaced } from '../../units.ts';
import { weaponOf, type ComponentRule } from './component-rule.ts';

/** What every component with exactly one enemy target asks (OG-20.2, 7.2). */
export const oneTarget: Pick<ComponentRule, 'named' | 'numbers' | 'reach' | 'targets'> = {
  named: (state, { unit, command }) => (command.target === undefined ? null : enemyNamed(state, unit, command.target)),
  numbers: (_state, { component, command }) =>
    command.target === undefined || command.targets !== undefined
      ? refusals.wrongTargets(component, 'one target')
      : null,
  reach: (rules, state, { unit, component, command }) =>
    inRangeAndSight(rules, state, unit, thePlaced(state, command.target!), weaponOf(component)),
  targets: (_state, { command }) => [command.target!],
};

/** Cannon, Giga Cannon, Railgun, Torpedo: one attack on one enemy unit (OG-9.12, 9.15, 9.20, 9.23). */
export const oneAttack: ComponentRule = {
  ...oneTarget,
  work: (ledger, { unit, component }, [target]) => attack(ledger, unit.id, target!, weaponOf(component)),
};
