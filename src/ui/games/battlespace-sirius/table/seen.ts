import type { Cell } from '../../../../games/battlespace-sirius/index.ts';
import type { Seat } from '../../../../engine/seat.ts';
import type { SeenCard } from '../../../cards/table/put.ts';
import type { Lens } from '../../../table/world/lens.ts';
import type { BoatCard, ShipCard } from './card.ts';
import { CARD, CELL, headingOf } from './card-layout.ts';
import type { VesselActor } from './cast.ts';

/** A vessel's card where it is seen; `near` = how much larger than it lies; `clear` = how much of it nothing covers. */
export type SeenVessel = (ShipCard | BoatCard) & {
  readonly seat: Seat;
  readonly cell: Cell;
  readonly near: number;
  readonly clear: number;
};

/** A card this near to another, in cells, begins to cover what is written there, and hides it so much nearer. */
const COVERS = 0.9;
const HIDES = 0.3;

/** A ship's card as it is drawn where it is seen. */
export const shipSeen = ({ card, spot }: SeenCard<VesselActor>): ShipCard | null =>
  card.vessel === 'ship'
    ? {
        kind: 'ship',
        ship: card.ship,
        x: spot.x,
        y: spot.y,
        heading: headingOf(spot),
        power: card.power,
        alpha: card.alpha,
        broken: card.broken,
      }
    : null;

/** A lifeboat's card in a cell, once it lies face up. */
const boatSeen = ({ card, spot, look }: SeenCard<VesselActor>): BoatCard | null =>
  card.vessel === 'boat' && card.boat !== null && card.place.at === 'cell' && !look.back && look.squeeze > 0.8
    ? { kind: 'boat', boat: card.boat, ship: card.ship, x: spot.x, y: spot.y, alpha: card.alpha }
    : null;

/** The vessels among the cards that are seen; not those under a ship. */
export const vesselsSeen = (cards: readonly SeenCard<VesselActor>[]): readonly SeenVessel[] =>
  cards.flatMap((seen, index) => {
    const vessel = shipSeen(seen) ?? boatSeen(seen);
    if (!vessel) return [];
    const { card, spot } = seen;
    const over = cards
      .slice(index + 1)
      .map((other) => Math.max(Math.abs(other.spot.x - spot.x), Math.abs(other.spot.y - spot.y)) / CELL);
    const clear = Math.min(Math.max((Math.min(COVERS, ...over) - COVERS) / HIDES + 1, 0), 1);
    return [{ ...vessel, seat: card.seat, cell: card.place.cell, near: spot.width / CARD, clear }];
  });

/** A lens that shows what lies round a card as near as the card itself. */
export const lensOn = (lens: Lens, { x, y }: { readonly x: number; readonly y: number }, near: number): Lens =>
  near === 1
    ? lens
    : { ...lens, mil: lens.mil * near, at: (at) => lens.at({ x: x + (at.x - x) * near, y: y + (at.y - y) * near }) };
