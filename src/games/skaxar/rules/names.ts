import { shipCard } from '../data/cards.ts';
import { SHIP_CLASSES, type ShipClass } from '../data/ships.ts';
import type { Phase } from '../state.ts';

/** How sentences write a class of ship. */
export const CLASS_NAMES: { readonly [shipClass in ShipClass]: string } = Object.fromEntries(
  SHIP_CLASSES.map((shipClass) => [shipClass, shipClass.replace(/^./, (letter) => letter.toUpperCase())]),
) as { readonly [shipClass in ShipClass]: string };

/** How sentences write a phase. */
export const PHASE_NAMES: { readonly [phase in Phase]: string } = {
  flip: 'Flip Phase',
  dealer: 'Arms Dealer Phase',
  combat: 'Combat Phase',
  recovery: 'Recovery Phase',
  over: 'end of the game',
};

/** The name of a ship. */
export const nameOf = (ship: string): string => shipCard(ship).name;
