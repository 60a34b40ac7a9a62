import {
  componentData,
  isWorking,
  sectors,
  type Component,
  type Facing,
  type OrionsGateView,
  type Unit,
} from '../../../games/orions-gate/index.ts';
import type { Bearing } from '../../../table/shape.ts';
import type { Overlay, Tone } from './table/stage.ts';
import { radiusOf } from './tools/radius.ts';

/** How far arcs are drawn beyond the base where no range is meant, mils. */
const ARC = 2500;

const armed = (component: Component): boolean => isWorking(component) && componentData(component.kind).targets !== null;

/** The wedge of a facing at a pose, so many mils from the middle of the ship (OG-12.1, 2.9). */
export function wedgeOf(pose: Bearing, facing: Facing, radius: number, tone: Tone, label?: string): Overlay {
  const { from, to } = sectors(pose.heading).find(({ sector }) => sector === facing)!;
  return { kind: 'wedge', x: pose.x, y: pose.y, radius, from, to, tone, ...(label === undefined ? {} : { label }) };
}

/**
 * The firing arcs of a ship at its pose or at a ghost's: a wedge for each facing that has a working weapon (OG-25.4).
 * Nothing without the option.
 */
export function arcOverlays(
  view: OrionsGateView,
  unit: Unit,
  pose: Bearing,
  tone: Tone,
  named: boolean,
): readonly Overlay[] {
  if (!view.options.firingArcs) return [];
  const radius = radiusOf(view.options, unit.unitType) + ARC;
  const facings: readonly Facing[] = ['front', 'left', 'right'];
  return facings.flatMap((facing) => {
    const names = unit.components
      .filter((component) => armed(component) && component.facing === facing)
      .map(({ kind }) => componentData(kind).name);
    return names.length > 0
      ? [wedgeOf(pose, facing, radius, tone, named ? [...new Set(names)].join(', ') : undefined)]
      : [];
  });
}

/** The arcs of the components in some slots; null: they reach all round (no option, gun, auras). */
export function facingsOf(view: OrionsGateView, unit: Unit, slots: readonly number[]): readonly Facing[] | null {
  const components = unit.components.filter(({ slot }) => slots.includes(slot));
  if (!view.options.firingArcs || components.length === 0 || !components.some(armed)) return null;
  return [...new Set(components.map(({ facing }) => facing))];
}
