import type { ShipId } from '../../../../games/battlespace-sirius/index.ts';
import './ship-card-picture.css';

/** The six outlines in a few strokes, bow up: no two alike, so that a ship is known without its colour. */
const HULLS: { readonly [ship in ShipId]: string } = {
  emerald: 'M32 16c2 6 6 9 10 15s6 12 5 20c-4-4-7-4-10 0l-2 3h-6l-2-3c-3-4-6-4-10 0-1-8 1-14 5-20s8-9 10-15z',
  red: 'M32 16l5 20 4-1 4-13 3-3-2 22-5 11-4-4-2 6h-6l-2-6-4 4-5-11-2-22 3 3 4 13 4 1z',
  platinum:
    'M32 17a19 19 0 1 1 0 38 19 19 0 0 1 0-38zm0 6a13 13 0 1 0 0 26 13 13 0 0 0 0-26zm-4-7h8v12l4 8-4 8v9h-8v-9l-4-8 4-8z',
  orange: 'M24 17h16v8h7v10h-5v6h4v8h-6v5H24v-5h-6v-8h4v-6h-5V25h7z',
  purple: 'M32 16l3 14 9-12c6 12 4 26-6 36l-4-8h-4l-4 8c-10-10-12-24-6-36l9 12z',
  azure: 'M19 19l6-2 2 14h10l2-14 6 2 2 24-3 11h-7l-2-10h-6l-2 10h-7l-3-11z',
};

/** A ship card of Battlespace Sirius in the colour of its ship, bow up. Decoration: its name stands beside it. */
export function ShipCardPicture({ ship, size = 44 }: { readonly ship: ShipId; readonly size?: number }) {
  return (
    <svg
      class={`mini-card ship-tint-${ship}`}
      viewBox="0 0 64 68"
      style={{ width: `${size / 16}rem`, height: `${(size * 68) / 64 / 16}rem` }}
      aria-hidden="true"
    >
      <path class="mini-card-plate" d="M9 6h16l7-5 7 5h16l7 7v46l-7 7H9l-7-7V13z" />
      <path class="mini-card-clips" d="M25 12h14M25 60h14M8 29v14M56 29v14" />
      <path class="mini-card-hull" d={HULLS[ship]} />
    </svg>
  );
}
