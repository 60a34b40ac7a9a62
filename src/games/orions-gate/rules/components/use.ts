import type { Rejection } from '../../../../engine/game.ts';
import type { CommandOf } from '../../command.ts';
import type { ComponentKind } from '../../data/components.ts';
import type { Activation, Component, OrionsGateState } from '../../state.ts';
import { componentIn, isWorking, type PlacedUnit } from '../../units.ts';
import { record, type Ledger } from '../play-ledger.ts';
import * as refusals from '../refusals.ts';
import type { Rules } from '../rules.ts';
import { weaponOf } from './component-rule.ts';
import { COMPONENT_RULES } from './index.ts';

/** Why a component may not be used so, or null, in the order of OG-20.4 (OG-9.1 to 9.6). */
export function checkComponent(
  rules: Rules,
  state: OrionsGateState,
  unit: PlacedUnit,
  activation: Activation,
  command: CommandOf<'useComponent'>,
): Rejection | null {
  const component = componentIn(unit, command.slot);
  if (!component) return refusals.noSlot(unit, command.slot);
  const rule = COMPONENT_RULES[component.kind];
  const use = { unit, component, command };
  return (
    componentNamed(component, rule !== null) ??
    rule?.named(state, use) ??
    optionFault(state, activation) ??
    usedFault(activation, component) ??
    extraFault(component, command) ??
    rule?.numbers(state, use) ??
    rule?.reach(rules, state, use) ??
    null
  );
}

/** `componentsAfterCruiseRam` (OG-9.6). */
function optionFault(state: OrionsGateState, { action }: Activation): Rejection | null {
  const late = action === 'cruise' || action === 'ram';
  return late && !state.options.componentsAfterCruiseRam ? refusals.noComponentsAfter() : null;
}

/** The component named: passives are never used, destroyed ones do nothing (OG-9.3, 8.3). */
function componentNamed(component: Component, usable: boolean): Rejection | null {
  if (!usable) return refusals.worksByItself(component);
  return isWorking(component) ? null : refusals.componentDestroyed(component);
}

/** Each is used once (OG-9.2). */
const usedFault = ({ used }: Activation, component: Component): Rejection | null =>
  used.includes(component.slot) ? refusals.usedAlready(component) : null;

/** Parameters that only some components take (OG-20.2). */
const TAKES: { readonly [kind in ComponentKind]?: readonly Extra[] } = {
  deflector: ['x', 'y', 'diameter'],
  mineLauncher: ['x', 'y'],
  repairBay: ['targetSlot'],
};
type Extra = 'x' | 'y' | 'diameter' | 'targetSlot';
const EXTRAS: { readonly [key in Extra]: string } = {
  x: 'no place',
  y: 'no place',
  diameter: 'no diameter',
  targetSlot: "no slot of a unit's component",
};

function extraFault(component: Component, command: CommandOf<'useComponent'>): Rejection | null {
  for (const key of Object.keys(EXTRAS) as Extra[]) {
    if (command[key] !== undefined && !TAKES[component.kind]?.includes(key))
      return refusals.wrongTargets(component, EXTRAS[key]);
  }
  return null;
}

/**
 * Uses a component (OG-9.1). It is used up for this activation, even when it is destroyed by its own use (OG-9.2, 9.8).
 */
export function decideComponent(ledger: Ledger, unit: PlacedUnit, command: CommandOf<'useComponent'>): void {
  const component = componentIn(unit, command.slot)!;
  const rule = COMPONENT_RULES[component.kind]!;
  const use = { unit, component, command };
  const targets = rule.targets(ledger.state, use);
  record(ledger, { type: 'weaponUsed', unit: unit.id, weapon: weaponOf(component), targets });
  rule.work(ledger, use, targets);
}
