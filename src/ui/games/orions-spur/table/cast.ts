import type { Seat } from '../../../../engine/seat.ts';
import {
  designOf,
  flagshipOf,
  targetable,
  type PlayerView,
  type Ship,
  type SpurView,
} from '../../../../games/orions-spur/index.ts';
import { cardAt, type CardObject } from '../../../cards/table/object.ts';
import { shipFace, type SpurFace } from '../art/face.ts';
import { fleetIn } from '../names.ts';
import type { Place } from './layout.ts';

/** A ship as it lies. */
export interface ShipActor extends CardObject<SpurFace, Place> {
  readonly ship: Ship;
  readonly flagship: boolean;
  readonly foremost: boolean;
  /** It makes the attacks of this action. */
  readonly active: boolean;
}

/** What a player has besides ships. */
export interface PlaqueActor {
  readonly kind: 'plaque';
  readonly id: string;
  readonly seat: Seat;
  readonly seats: readonly Seat[];
  /** Column of the flagship. */
  readonly flag: number;
  readonly vp: number;
  readonly goal: number | null;
  readonly recruitment: number;
  readonly hand: number;
  readonly deck: number;
  readonly discard: number;
  readonly out: boolean;
}

export type Actor = ShipActor | PlaqueActor;

const COLUMN_OF_NONE = 3;

interface Among {
  /** The place among the ships of its fleet, those without a slot first. */
  readonly index: number;
  readonly loose: boolean;
  readonly reach: ReadonlySet<string>;
}

function shipActor(view: SpurView, ship: Ship, { index, loose, reach }: Among): ShipActor {
  const { id, owner, slot, overcharged, hull } = ship;
  const seats = view.players.map(({ seat }) => seat);
  const foremost = reach.has(id);
  const face = shipFace(id, hull);
  const place: Place = { at: 'slot', seat: owner, seats, ship: id, slot, index, loose, foremost, over: overcharged };
  return {
    ...cardAt<SpurFace, Place>(`ship/${id}`, face, face, place),
    ship,
    foremost,
    flagship: flagshipOf(view, owner)?.id === id,
    active: view.activeShip === id,
  };
}

const goalOf = ({ options: { victory, vpTarget } }: SpurView): number | null => (victory === 'vp' ? vpTarget : null);

function plaqueActor(view: SpurView, player: PlayerView): PlaqueActor {
  const { seat, vp, recruitment, hand, tacticsDeck, discard, eliminated } = player;
  const back = flagshipOf(view, seat)?.slot;
  return {
    kind: 'plaque',
    id: `plaque/${seat}`,
    seat,
    seats: view.players.map((one) => one.seat),
    flag: back?.startsWith('B') ? Number(back[1]) : COLUMN_OF_NONE,
    vp,
    goal: goalOf(view),
    recruitment,
    hand: hand.count,
    deck: tacticsDeck.count,
    discard: discard.length,
    out: eliminated,
  };
}

/** All that lies on the table. */
export function actorsOf(view: SpurView): readonly Actor[] {
  const reach = new Set(view.players.flatMap(({ seat }) => targetable(view, seat).map(({ id }) => id)));
  const fleetActors = (seat: Seat): readonly ShipActor[] => {
    const fleet = [...fleetIn(view, seat)].sort(
      (a, b) => Number(a.slot !== null) - Number(b.slot !== null) || designOf(b.id).vp - designOf(a.id).vp,
    );
    const loose = fleet.every(({ slot }) => slot === null);
    return fleet.map((ship, index) => shipActor(view, ship, { index, loose, reach }));
  };
  return [
    ...view.players.flatMap(({ seat }) => fleetActors(seat)),
    ...view.players.map((player) => plaqueActor(view, player)),
  ];
}
