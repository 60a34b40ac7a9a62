import type { Livery, Side, UnitType } from '../../../../games/orions-gate/index.ts';
import { ShipPicture } from './ship-picture.tsx';
import { ShipPortrait } from './ship-portrait.tsx';

interface FleetShipProps extends Pick<Livery, 'paint'> {
  readonly type: UnitType;
  readonly side: Side;
  /** Its width, pixels. */
  readonly size: number;
}

/** A ship of a list, bow up: its hull in the paint of its fleet, or its sign where the fleet has none. */
export const FleetShip = ({ type, side, paint, size }: FleetShipProps) =>
  paint ? (
    <span class="ship-painted" style={{ width: `${size / 16}rem` }} aria-hidden="true">
      <ShipPortrait type={type} side={side} paint={paint} size="small" />
    </span>
  ) : (
    <ShipPicture type={type} side={side} size={size} />
  );
