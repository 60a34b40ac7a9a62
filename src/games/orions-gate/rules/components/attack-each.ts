import { isInPlay, theUnit } from '../../units.ts';
import { attack } from '../attack.ts';
import { weaponOf, type ComponentRule } from './component-rule.ts';

/** One attack on each target in turn, as long as the attacker is in play (OG-9.8). */
export const attackEach: ComponentRule['work'] = (ledger, { unit, component }, targets) => {
  for (const target of targets) {
    if (!isInPlay(theUnit(ledger.state, unit.id))) return;
    attack(ledger, unit.id, target, weaponOf(component));
  }
};
