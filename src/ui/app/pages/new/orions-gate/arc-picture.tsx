import { componentData, type ComponentKind, type Facing } from '../../../../../games/orions-gate/index.ts';
import type { EditUnit } from './fleet-edit.ts';

export const FACINGS: readonly Facing[] = ['front', 'left', 'right'];

/** Whether a kind is bound by an arc: it names or attacks enemy units (OG-12.1). */
export const hasArc = (kind: ComponentKind): boolean => componentData(kind).targets !== null;

/** Degrees by which the wedge is turned from the bow, which points up. */
const TURN: { readonly [facing in Facing]: number } = { front: 0, left: -90, right: 90 };

/** A quarter of a round, bow up, in a box of 24 (OG-2.9). */
const WEDGE = 'M12 12L4.2 4.2A11 11 0 0 1 19.8 4.2Z';

/** The sector a weapon faces, on the round of its ship. Decoration: a name stands beside it. */
export const ArcPicture = ({ facing }: { readonly facing: Facing }) => (
  <svg class="arc-picture" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="11" />
    <path d={WEDGE} transform={`rotate(${TURN[facing]} 12 12)`} />
  </svg>
);

/** All firing arcs of a ship behind its picture: the more weapons face there, the stronger the wedge. */
export function ArcRose({ slots }: Pick<EditUnit, 'slots'>) {
  const weapons = slots.filter((part) => part !== null && hasArc(part.kind));
  return (
    <svg class="arc-rose" viewBox="0 0 24 24" aria-hidden="true">
      {FACINGS.map((facing) => {
        const count = weapons.filter((part) => (part!.facing ?? 'front') === facing).length;
        return count > 0 && <path key={facing} d={WEDGE} transform={`rotate(${TURN[facing]} 12 12)`} style={{ opacity: 0.35 + (0.65 * count) / weapons.length }} />;
      })}
    </svg>
  );
}
