import { componentData, type ComponentKind, type Facing } from '../../../../games/orions-gate/index.ts';
import { WEDGE, WEDGE_TURN } from '../art/arc-picture.tsx';
import type { EditUnit } from './fleet-edit.ts';

export const FACINGS: readonly Facing[] = ['front', 'left', 'right'];

/** Whether a kind is bound by an arc: it names or attacks enemy units (OG-12.1). */
export const hasArc = (kind: ComponentKind): boolean => componentData(kind).targets !== null;

/** All firing arcs of a ship behind its picture: the more weapons face there, the stronger the wedge. */
export function ArcRose({ slots }: Pick<EditUnit, 'slots'>) {
  const weapons = slots.filter((part) => part !== null && hasArc(part.kind));
  return (
    <svg class="arc-rose" viewBox="0 0 24 24" aria-hidden="true">
      {FACINGS.map((facing) => {
        const count = weapons.filter((part) => (part!.facing ?? 'front') === facing).length;
        return (
          count > 0 && (
            <path
              key={facing}
              d={WEDGE}
              transform={`rotate(${WEDGE_TURN[facing]} 12 12)`}
              style={{ opacity: 0.35 + (0.65 * count) / weapons.length }}
            />
          )
        );
      })}
    </svg>
  );
}
