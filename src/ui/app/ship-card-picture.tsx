import type { ShipId } from '../../games/battlespace-sirius/index.ts';
import './ship-card-picture.css';

/** A ship card of Battlespace Sirius in the colour of its ship, bow up. Decoration: its name stands beside it. */
export function ShipCardPicture({ ship, size = 44 }: { readonly ship: ShipId; readonly size?: number }) {
  return (
    <svg class={`mini-card ship-tint-${ship}`} viewBox="0 0 63 88" style={{ width: `${size / 16}rem`, height: `${(size * 88) / 63 / 16}rem` }} aria-hidden="true">
      <rect class="mini-card-plate" x="1.75" y="1.75" width="59.5" height="84.5" rx="7" />
      <path class="mini-card-clips" d="M23 9.5h17M23 78.5h17M9.5 35.5v17M53.5 35.5v17" />
      <path class="mini-card-hull" d="M31.5 17c2.6 5 4 11 4.4 18l3.6 4v6l11 11v9l-10-3-2.5 6h-13l-2.5-6-10 3v-9l11-11v-6l3.6-4c.4-7 1.8-13 4.4-18z" />
      <path class="mini-card-spine" d="M31.5 27l1.8 12v22h-3.6v-22z" />
    </svg>
  );
}
