import type { Rejection } from '../../../../engine/game.ts';
import type { CommandOf } from '../../command.ts';
import type { Weapon } from '../../event.ts';
import type { Component, OrionsGateState, UnitId } from '../../state.ts';
import type { PlacedUnit } from '../../units.ts';
import type { Ledger } from '../play-ledger.ts';
import * as refusals from '../refusals.ts';
import type { Rules } from '../rules.ts';

/** One use of a component: who uses which, and the command that says how. */
export interface Use {
  readonly unit: PlacedUnit;
  readonly component: Component;
  readonly command: CommandOf<'useComponent'>;
}

/** How a component that is used works (OG-9.3). Components that work by themselves have no rule of this kind. */
export interface ComponentRule {
  /**
   * Whether the units named are there, are enemies, and are as many as it takes: "unit named" and "numbers" of OG-20.4.
   */
  named(state: OrionsGateState, use: Use): Rejection | null;
  numbers(state: OrionsGateState, use: Use): Rejection | null;
  /** Range, line of sight and placement. Everything before has been tested. */
  reach(rules: Rules, state: OrionsGateState, use: Use): Rejection | null;
  /** The units it is used on, in the order in which they are dealt with. */
  targets(state: OrionsGateState, use: Use): readonly UnitId[];
  /** What a legal use brings about; the use itself has been written down. */
  work(ledger: Ledger, use: Use, targets: readonly UnitId[]): void;
}

/** A component as the weapon of an attack. */
export const weaponOf = ({ slot, kind }: Component): Weapon => ({ slot, kind });

/** What a component asks that names nobody (OG-20.2). */
export const noTarget: ComponentRule['numbers'] = (_state, { component, command }) =>
  command.target !== undefined || command.targets !== undefined ? refusals.wrongTargets(component, 'no target') : null;
