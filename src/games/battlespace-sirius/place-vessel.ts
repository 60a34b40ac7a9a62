import type { GivenVessel } from './place-schema.ts';
import { FULL_POWER } from './rules/setup.ts';
import type { Vessel } from './state.ts';

/** The vessel a position describes; a ship heads North with Power 6 on every side where it says nothing else. */
export const vesselFrom = ({ cell, heading, power, lifeboat }: GivenVessel): Vessel =>
  lifeboat
    ? { kind: 'lifeboat', cell, lifeboat }
    : { kind: 'ship', cell, heading: heading ?? 'N', power: power ?? FULL_POWER };
