import { componentData, type Unit } from '../../../../games/orions-gate/index.ts';

/** Boxes of a unit in slot order, true = whole. Scouts have one of their own (OG-8.1). */
export function boxStates(unit: Unit): readonly boolean[] {
  if (unit.unitType === 'scouts') return [unit.status !== 'destroyed' && unit.status !== 'leftOut'];
  return unit.components.flatMap((component) =>
    Array.from({ length: componentData(component.kind).boxes }, (_, box) => box >= component.damage),
  );
}
