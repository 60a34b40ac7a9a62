import type { Chance } from '../../engine/rng.ts';
import type { CommandOf } from './command.ts';
import type { ComponentKind } from './data/components.ts';
import { componentData } from './data/components.ts';
import { MIN_DIAMETER, MAX_DIAMETER } from './rules/components/deflector.ts';
import type { OrionsGateState } from './state.ts';
import { radiusOf, thePlaced, type PlacedUnit } from './units.ts';

type Use = CommandOf<'useComponent'>;
/** Draws the parameters of one use of a component, legal or not (OG-20.2). */
type Draw = (state: OrionsGateState, unit: PlacedUnit, slot: number, chance: Chance) => Use;

/**
 * The active unit's use of a component that is placed or reaches a friend, drawn uniformly; null for every other kind.
 */
export function drawUse(state: OrionsGateState, kind: ComponentKind, slot: number, chance: Chance): (() => Use) | null {
  const draw = DRAWS[kind];
  return draw ? () => draw(state, thePlaced(state, state.activation!.unit), slot, chance) : null;
}

const DRAWS: { readonly [kind in ComponentKind]?: Draw } = {
  deflector(state, unit, slot, chance) {
    const diameter = MIN_DIAMETER + 2 * (chance.die((MAX_DIAMETER - MIN_DIAMETER) / 2 + 1) - 1);
    return {
      type: 'useComponent',
      slot,
      ...near(state, unit, componentData('deflector').range! + diameter / 2, chance),
      diameter,
    };
  },
  mineLauncher: (state, unit, slot, chance) => ({
    type: 'useComponent',
    slot,
    ...near(state, unit, componentData('mineLauncher').range!, chance),
  }),
  repairBay(state, unit, slot, chance) {
    const friends = state.units.filter(
      ({ side, status, components }) => side === unit.side && status === 'inPlay' && components.length > 0,
    );
    const target = friends[chance.die(friends.length) - 1]!;
    return { type: 'useComponent', slot, target: target.id, targetSlot: chance.die(target.components.length) };
  },
};

/** A point of the square round a base that holds everything within `reach` mils of it. */
function near(
  state: OrionsGateState,
  { pose, unitType }: PlacedUnit,
  reach: number,
  chance: Chance,
): { x: number; y: number } {
  const far = reach + radiusOf(state.options, unitType);
  return { x: pose.x - far + chance.die(2 * far + 1) - 1, y: pose.y - far + chance.die(2 * far + 1) - 1 };
}
