import { record } from '../play-ledger.ts';
import { noTarget, type ComponentRule } from './component-rule.ts';

/** OG-9.39: its use switches it on or off; what stealth mode changes stands in units.ts. No dice (OG-23.2). */
export const stealthGenerator: ComponentRule = {
  named: () => null,
  numbers: noTarget,
  reach: () => null,
  targets: () => [],
  work: (ledger, { unit, component: { slot, on } }) =>
    record(ledger, { type: 'stealthSwitched', unit: unit.id, slot, on: on !== true }),
};
