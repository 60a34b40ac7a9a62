import type { OrionsGateView, Side, UnitId } from '../../../../games/orions-gate/index.ts';
import type { Measured } from '../state.ts';
import { placedIn } from '../tools/tool.ts';

/** Against whom the field tells, and which enemy is pointed at. */
export interface ThreatSubject {
  readonly unit: UnitId | null;
  readonly enemy: UnitId | null;
}

/**
 * The selected ship of one's own side, else the one `before`, else one that acts or can act, else any. The enemy is
 * the one under the pointer, else the selected one. Whoever has no side looks for the side of the selected ship.
 */
export function threatSubject(
  { view, selected, hovered }: Pick<Measured, 'view' | 'selected' | 'hovered'>,
  before: UnitId | null,
): ThreatSubject {
  const side: Side = view.side ?? sideOfUnit(view, before) ?? sideOfUnit(view, selected) ?? 'A';
  const own = (id: UnitId | null | undefined): id is UnitId =>
    id !== null && id !== undefined && placedIn(view, id)?.side === side;
  const enemies = [hovered, selected].filter((id) => id !== null && placedIn(view, id) && !own(id));
  const unit = [selected, before, view.activation?.unit, ...view.activatable, ...view.units.map(({ id }) => id)].find(
    own,
  );
  return { unit: unit ?? null, enemy: enemies[0] ?? null };
}

const sideOfUnit = (view: OrionsGateView, id: UnitId | null): Side | undefined =>
  view.units.find((unit) => unit.id === id)?.side;
