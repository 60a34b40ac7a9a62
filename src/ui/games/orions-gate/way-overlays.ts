import type { OrionsGateView, PlannedEnd, Pose, Unit, UnitId } from '../../../games/orions-gate/index.ts';
import { sideTone } from './measure-overlays.ts';
import type { Overlay, Tone } from './table/stage.ts';
import { radiusOf } from './tools/radius.ts';

/** A unit shown where it would stand, beside the one that stands where it is. */
export const ghostAt = (view: OrionsGateView, unit: Unit, pose: Pose, tone: Tone): Overlay => ({
  kind: 'ghost',
  id: `plan ${unit.id}`,
  of: unit.id,
  unitType: unit.unitType,
  side: unit.side,
  radius: radiusOf(view.options, unit.unitType),
  pose,
  tone,
  table: pose.table,
});

/** The way of a unit that is on the table to where it would stand, with words on it, and its ghost there. */
export function wayOverlays(
  view: OrionsGateView,
  unit: Unit,
  { path, pose }: Pick<PlannedEnd, 'path' | 'pose'>,
  tone: Tone,
  label?: string,
): readonly Overlay[] {
  const ghost = ghostAt(view, unit, pose, tone);
  if (path.length < 2 || !unit.pose) return [ghost];
  const radius = radiusOf(view.options, unit.unitType);
  const { table } = unit.pose;
  return [{ kind: 'ribbon', points: path, radius, tone, table, ...(label !== undefined && { label }) }, ghost];
}

/** Lines of fire from where a unit would stand to enemies on the same table; `label` says what of one. */
export const lineOverlays = (
  view: OrionsGateView,
  unit: Unit,
  from: Pose,
  targets: readonly UnitId[],
  label?: (target: UnitId) => string | undefined,
): readonly Overlay[] =>
  targets.flatMap((id): readonly Overlay[] => {
    const target = view.units.find((one) => one.id === id);
    if (!target?.pose || target.pose.table !== from.table || target.side === unit.side) return [];
    const text = label?.(id);
    return [
      {
        kind: 'line',
        from,
        to: target.pose,
        tone: sideTone(unit),
        dashed: true,
        table: from.table,
        ...(text !== undefined && { label: text }),
      },
    ];
  });
