import type { Facing } from '../../../../games/orions-gate/index.ts';
import './arc-picture.css';

/** Degrees by which the wedge is turned from the bow, which points up. */
export const WEDGE_TURN: { readonly [facing in Facing]: number } = { front: 0, left: -90, right: 90 };

/** A quarter of a round, bow up, in a box of 24 (OG-2.9). */
export const WEDGE = 'M12 12L4.2 4.2A11 11 0 0 1 19.8 4.2Z';

/** The sector a weapon faces, on the round of its ship (OG-12.1). Decoration: a name stands beside it. */
export const ArcPicture = ({ facing, size = 24 }: { readonly facing: Facing; readonly size?: number }) => (
  <svg
    class="arc-picture"
    viewBox="0 0 24 24"
    style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}
    aria-hidden="true"
  >
    <circle cx="12" cy="12" r="11" />
    <path d={WEDGE} transform={`rotate(${WEDGE_TURN[facing]} 12 12)`} />
  </svg>
);
