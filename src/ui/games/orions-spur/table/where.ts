import type { Box } from '../../../cards/table/box.ts';
import { isShip, type Actor, type At } from './cast.ts';
import { attacksOf, lanesOf, packetAt, type BoxOfShip, type Lane } from './arena.ts';
import { laneBox, lyingFor, plaqueBox } from './layout.ts';
import type { SpurOverlay } from './stage.ts';
import type { Seat } from '../../../../engine/seat.ts';

/** A card as it is seen. */
interface Seen {
  readonly card: Actor;
  readonly spot: { readonly x: number; readonly y: number; readonly width: number };
}

/** Where everything is in one frame: ships as they are seen, attacks in their lanes, plaques. Units of the stage. */
export interface Where {
  readonly lanes: readonly Lane[];
  readonly boxOfShip: BoxOfShip;
  readonly boxOfPlaque: (seat: Seat) => Box | null;
  readonly boxAt: (at: At) => Box | null;
}

/** Side of the square a packet is taken for, where a light falls on it. */
const PACKET = 620;

const seatsOf = (actors: readonly Actor[]): readonly Seat[] =>
  actors.flatMap((actor) => (actor.kind === 'plaque' ? [actor.seat] : []));

/** Where everything is, from what lies there and the cards as they are seen. */
export function whereIn(actors: readonly Actor[], overlays: readonly SpurOverlay[], cards: readonly Seen[]): Where {
  const ships = new Map(
    cards.flatMap(({ card, spot: { x, y, width } }) =>
      isShip(card) ? [[card.ship.id, { x, y, width, height: width }] as const] : [],
    ),
  );
  const boxOfShip: BoxOfShip = (id) => ships.get(id) ?? null;
  const seats = seatsOf(actors);
  const { berths } = lyingFor(overlays, seats);
  const boxOfPlaque = (seat: Seat): Box | null => {
    const plaque = actors.find((actor) => actor.kind === 'plaque' && actor.seat === seat);
    return plaque?.kind === 'plaque' ? plaqueBox(berths[seat]!, plaque.flag) : null;
  };
  const lanes = lanesOf(attacksOf(actors), laneBox(overlays, seats), boxOfShip);
  const boxAt = (at: At): Box | null => {
    if (at.at === 'ship') return boxOfShip(at.id);
    if (at.at === 'plaque') return boxOfPlaque(at.seat);
    const lane = lanes.find(({ attack }) => attack.name === at.id);
    return lane ? { ...packetAt(lane), width: PACKET, height: PACKET } : null;
  };
  return { lanes, boxOfShip, boxOfPlaque, boxAt };
}
