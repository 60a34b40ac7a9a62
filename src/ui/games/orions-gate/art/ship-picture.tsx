import type { Side, UnitType } from '../../../../games/orions-gate/index.ts';
import './ship-picture.css';

/** Plates of a ship seen from above, bow up, on a grid of 100: hull, armour (lighter), lines, engines. */
interface Drawing {
  readonly hull: string;
  readonly armour: string;
  readonly lines: string;
  /** Middle and half width of each exhaust. */
  readonly engines: readonly (readonly [x: number, y: number, half: number])[];
}

// Side A: slabs, facets, rivets.
const SLAB: { readonly [type in UnitType]: Drawing } = {
  scouts: {
    hull: 'M50 12l8 20-3 12h-10l-3-12zM26 44l8 20-3 12h-10l-3-12zM74 44l8 20-3 12h-10l-3-12z',
    armour: 'M50 16l4 16-4 8-4-8zM26 48l4 16-4 8-4-8zM74 48l4 16-4 8-4-8z',
    lines: 'M44 34l-6 8M56 34l6 8M20 66l-6 8M32 66l6 8M68 66l-6 8M80 66l6 8',
    engines: [
      [50, 45, 3],
      [26, 77, 3],
      [74, 77, 3],
    ],
  },
  fighters: {
    hull: 'M36 12l7 30 15 14v12l-14-5-3 11h-10l-3-11-14 5v-12l15-14zM68 38l5 20 12 11v10l-11-4-3 9h-7l-3-9-11 4v-10l12-11z',
    armour: 'M36 18l4 26-4 22-4-22zM68 44l3 18-3 16-3-16z',
    lines: 'M28 44l-10 14M44 44l10 14M62 62l-8 10M74 62l8 10',
    engines: [
      [36, 75, 4],
      [68, 85, 3],
    ],
  },
  destroyers: {
    hull: 'M50 4l8 16 2 22 12 6v28l-6 8-6-4v10l-5 4h-10l-5-4v-10l-6 4-6-8v-28l12-6 2-22z',
    armour: 'M50 9l4 14v56l-4 8-4-8v-56zM31 52l5-3v28l-5 4zM69 52l-5-3v28l5 4z',
    lines: 'M42 30h16M41 40h18M40 62h20M40 70h20M40 78h20',
    engines: [
      [50, 95, 4],
      [33, 84, 3],
      [67, 84, 3],
    ],
  },
  battleships: {
    hull: 'M50 3l12 12 4 14 14 6 4 20v24l-8 6-4 10-10 2h-24l-10-2-4-10-8-6v-24l4-20 14-6 4-14z',
    armour: 'M50 8l7 10 2 26-2 40h-14l-2-40 2-26zM24 40l10-4v44l-12-6v-18zM76 40l-10-4v44l12-6v-18z',
    lines: 'M38 34h24M38 48h24M38 62h24M38 76h24M22 58h12M78 58h-12M24 68h10M76 68h-10',
    engines: [
      [40, 97, 4],
      [50, 97, 4],
      [60, 97, 4],
      [22, 88, 3],
      [78, 88, 3],
    ],
  },
};

// Side B: swept, grown, ribbed.
const SWEPT: { readonly [type in UnitType]: Drawing } = {
  scouts: {
    hull: 'M50 10c5 10 10 18 12 32-6-4-8-4-12 2-4-6-6-6-12-2 2-14 7-22 12-32zM26 42c5 10 10 18 12 32-6-4-8-4-12 2-4-6-6-6-12-2 2-14 7-22 12-32zM74 42c5 10 10 18 12 32-6-4-8-4-12 2-4-6-6-6-12-2 2-14 7-22 12-32z',
    armour:
      'M50 16c3 8 4 14 0 24-4-10-3-16 0-24zM26 48c3 8 4 14 0 24-4-10-3-16 0-24zM74 48c3 8 4 14 0 24-4-10-3-16 0-24z',
    lines: 'M44 28q-3 6-4 12M56 28q3 6 4 12M20 60q-3 6-4 12M32 60q3 6 4 12M68 60q-3 6-4 12M80 60q3 6 4 12',
    engines: [
      [50, 43, 3],
      [26, 75, 3],
      [74, 75, 3],
    ],
  },
  fighters: {
    hull: 'M36 8c6 14 6 26 6 36 8 4 14 12 18 26-10-8-14-8-19-6-1 5-3 8-5 12-2-4-4-7-5-12-5-2-9-2-19 6 4-14 10-22 18-26 0-10 0-22 6-36zM69 36c5 11 5 20 5 28 6 3 11 9 14 20-8-6-11-6-15-5-1 4-2 6-4 9-2-3-3-5-4-9-4-1-7-1-15 5 3-11 8-17 14-20 0-8 0-17 5-28z',
    armour: 'M36 16c4 16 4 32 0 48-4-16-4-32 0-48zM69 43c3 12 3 24 0 36-3-12-3-24 0-36z',
    lines: 'M30 46q-8 6-11 14M42 46q8 6 11 14M64 66q-6 4-9 11M74 66q6 4 9 11',
    engines: [
      [36, 75, 4],
      [69, 87, 3],
    ],
  },
  destroyers: {
    hull: 'M50 3c8 14 9 28 8 40 8 2 16 10 18 24 1 8-2 16-8 22-2-8-5-12-10-13-1 8-4 14-8 20-4-6-7-12-8-20-5 1-8 5-10 13-6-6-9-14-8-22 2-14 10-22 18-24-1-12 0-26 8-40z',
    armour:
      'M50 10c5 18 6 50 0 74-6-24-5-56 0-74zM30 56c4-2 7-2 9 0-1 8-4 14-10 18-1-6-1-12 1-18zM70 56c-4-2-7-2-9 0 1 8 4 14 10 18 1-6 1-12-1-18z',
    lines: 'M43 30q7 5 14 0M42 40q8 5 16 0M41 52q9 5 18 0M42 64q8 5 16 0M43 74q7 5 14 0',
    engines: [
      [50, 94, 4],
      [31, 86, 3],
      [69, 86, 3],
    ],
  },
  battleships: {
    hull: 'M50 2c10 10 14 22 15 32 14 4 22 16 23 32 1 12-4 24-14 30-1-8-5-13-11-14-2 6-6 11-13 15-7-4-11-9-13-15-6 1-10 6-11 14-10-6-15-18-14-30 1-16 9-28 23-32 1-10 5-22 15-32z',
    armour:
      'M50 8c8 16 9 56 0 84-9-28-8-68 0-84zM24 52c5-5 10-7 13-7 0 16-3 28-14 38-5-10-4-22 1-31zM76 52c-5-5-10-7-13-7 0 16 3 28 14 38 5-10 4-22-1-31z',
    lines:
      'M39 30q11 7 22 0M37 42q13 7 26 0M36 54q14 7 28 0M37 66q13 7 26 0M39 78q11 7 22 0M22 62q7 2 13-1M78 62q-7 2-13-1',
    engines: [
      [50, 96, 4],
      [26, 94, 3],
      [74, 94, 3],
      [39, 84, 3],
      [61, 84, 3],
    ],
  },
};

/** The outline of a ship from above, bow up, on a grid of 100: its hull family tells the side, its shape the type. */
export const hullOf = (side: Side, type: UnitType): string => (side === 'A' ? SLAB : SWEPT)[type].hull;

/** A ship from above, bow up, in the hull family and colour of its side. Decoration: a name stands beside it. */
export function ShipPicture({
  type,
  side,
  size = 44,
}: {
  readonly type: UnitType;
  readonly side: Side;
  readonly size?: number;
}) {
  const drawing = (side === 'A' ? SLAB : SWEPT)[type];
  const edge = `${size / 16}rem`;
  return (
    <svg class={`ship ship-${side}`} viewBox="0 0 100 104" style={{ width: edge, height: edge }} aria-hidden="true">
      {drawing.engines.map(([x, y, half]) => (
        <ellipse key={`${x} ${y}`} class="ship-engine" cx={x} cy={y + 3} rx={half} ry={half * 1.7} />
      ))}
      <path class="ship-hull" d={drawing.hull} />
      <path class="ship-armour" d={drawing.armour} />
      <path class="ship-lines" d={drawing.lines} />
    </svg>
  );
}
