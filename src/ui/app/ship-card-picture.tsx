import type { ShipId } from '../../games/battlespace-sirius/index.ts';
import './ship-card-picture.css';

/** A ship card of Battlespace Sirius in the colour of its ship, bow up. Decoration: its name stands beside it. */
export function ShipCardPicture({ ship, size = 44 }: { readonly ship: ShipId; readonly size?: number }) {
  return (
    <svg class={`ship-card ship-card-${ship}`} viewBox="0 0 63 88" style={{ width: `${size / 16}rem`, height: `${(size * 88) / 63 / 16}rem` }} aria-hidden="true">
      <rect class="ship-card-plate" x="1.25" y="1.25" width="60.5" height="85.5" rx="6.5" />
      <path class="ship-card-clips" d="M25 8.5h13M25 79.5h13M8.5 37.5v13M54.5 37.5v13" />
      <path class="ship-card-burn" d="M26 63h3v8h-3zM34 63h3v8h-3z" />
      <path class="ship-card-hull" d="M31.5 17l4 8 1 11 6 5 2 11 7 7v9l-8-4-4 4h-16l-4 4-8 4v-9l7-7 2-11 6-5 1-11z" transform="translate(0 -2)" />
      <path class="ship-card-armour" d="M31.5 22l2.2 6 1 11-1.2 19h-4l-1.2-19 1-11zM20.6 45l4.4-3v16l-5.6 2zM42.4 45l-4.4-3v16l5.6 2z" transform="translate(0 -2)" />
    </svg>
  );
}
