import { countOf, type Prospect } from '../../../engine/brain.ts';
import type { OrionsGateCommand } from '../command.ts';
import { componentData } from '../data/components.ts';
import { PRIMARY } from '../rules/shooting.ts';
import type { OrionsGateState } from '../state.ts';
import { componentIn, thePlaced, type PlacedUnit } from '../units.ts';
import { bestVolley, volleyWith, type Use } from './fire.ts';
import type { Mind } from './mind.ts';

/** The weapon a command fires and at whom; null for all that is no attack. */
function useIn(unit: PlacedUnit, command: OrionsGateCommand): Use | null {
  if (command.type === 'firePrimary') return { weapon: PRIMARY, at: [command.target] };
  if (command.type !== 'useComponent') return null;
  const { slot, target, targets } = command;
  const component = componentIn(unit, slot);
  if (!component || componentData(component.kind).use !== 'attack') return null;
  return { weapon: { slot, kind: component.kind }, at: targets ?? (target === undefined ? null : [target]) };
}

/** What a shot is worth with the best that is fired after it, in points; null where it is none, or cannot be fired. */
export function shotWorth(mind: Mind, state: OrionsGateState, command: OrionsGateCommand): number | null {
  const activation = state.activation!;
  const unit = thePlaced(state, activation.unit);
  const use = useIn(unit, command);
  return use && volleyWith(mind, state, unit, activation, use);
}

/**
 * The prospects of a fire step with the worth of the whole step that each begins, best first. A captain takes shots by
 * what each adds, in whatever order; to be told what one costs, all of them are counted together.
 */
export function wholeSteps(
  mind: Mind,
  state: OrionsGateState,
  found: readonly Prospect<OrionsGateCommand>[],
): readonly Prospect<OrionsGateCommand>[] {
  const activation = state.activation!;
  const volley = bestVolley(mind, state, thePlaced(state, activation.unit), activation).worth;
  const stepOf = (one: Prospect<OrionsGateCommand>): number => {
    const { type } = one.command;
    if (type === 'endActivation') return 0;
    if (type === 'board') return countOf(one);
    // What is no shot is weighed by what it gains over firing as things are.
    return shotWorth(mind, state, one.command) ?? volley + countOf(one);
  };
  return found.map((one) => ({ ...one, counted: stepOf(one) })).sort((a, b) => b.counted - a.counted);
}
