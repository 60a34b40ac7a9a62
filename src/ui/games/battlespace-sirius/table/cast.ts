import {
  sameCell,
  type BattlespaceSiriusView,
  type Cell,
  type Direction,
  type LifeboatId,
  type PlayerView,
  type ShipId,
} from '../../../../games/battlespace-sirius/index.ts';
import type { Seat } from '../../../../engine/seat.ts';
import type { Point } from '../../../../table/shape.ts';
import { cardAt, type CardObject } from '../../../cards/table/object.ts';
import { spotsBy, whereIs } from '../../../cards/table/put.ts';
import { degreesOf, headingOf, lineWay, spotOf, throughOf, type Place, type Stand } from './card-layout.ts';

/** What is printed on a card; hulls, clips and words lie on it. A card lies by its back while nobody may know it. */
export type Stock =
  | { readonly kind: 'ship'; readonly ship: ShipId }
  /** `ship`: the one it left or lies under. */
  | { readonly kind: 'boat'; readonly boat: LifeboatId; readonly ship: ShipId }
  | { readonly kind: 'back' };

interface SeatCard extends CardObject<Stock, Place> {
  readonly seat: Seat;
  readonly ship: ShipId;
}

/** A ship's card. Its Power need not be whole while clips slide. */
export interface ShipActor extends SeatCard {
  readonly vessel: 'ship';
  readonly power: readonly number[];
  /** How far the ship has broken along its spine, 0..1. */
  readonly broken?: number;
}

/** A lifeboat's card, under its ship or in a cell; null = nobody may know which. */
export interface BoatActor extends SeatCard {
  readonly vessel: 'boat';
  readonly boat: LifeboatId | null;
}

/** A lock (BS-19.4). `grown` = how much of its line is drawn. */
export interface LockActor {
  readonly kind: 'lock';
  readonly id: string;
  readonly seat: Seat;
  readonly from: Cell;
  readonly to: Cell;
  readonly line: Direction;
  readonly through: Cell | null;
  readonly resolved: boolean;
  readonly grown: number;
  /** Bolts fly along it. */
  readonly quiet?: boolean | undefined;
}

export type VesselActor = ShipActor | BoatActor;
export type Actor = VesselActor | LockActor;

/** The name of a card on the stage, the same from view to view and from under a ship into its place. */
export const vesselId = (seat: Seat, kind: 'ship' | 'lifeboat'): string => `${kind}/${seat}`;
/** The name of a lock on the stage. */
export const lockId = (line: Direction): string => `lock/${line}`;

/** The lock on a line between two cells. */
export const lockActor = (seat: Seat, from: Cell, to: Cell, line: Direction, resolved: boolean): LockActor => ({
  kind: 'lock',
  id: lockId(line),
  seat,
  from,
  to,
  line,
  through: throughOf(from, to, line),
  resolved,
  grown: 1,
});

const BACK: Stock = { kind: 'back' };
/** A card under a ship lies lower than all ships. */
const LOW = -1;

type Owner = Pick<PlayerView, 'seat' | 'ship'>;

/** A lifeboat's card as it lies at a place; null = face down. */
export const boatActor = ({ seat, ship }: Owner, boat: LifeboatId | null, place: Place): BoatActor => ({
  ...cardAt<Stock, Place>(
    vesselId(seat, 'lifeboat'),
    boat === null ? null : { kind: 'boat', boat, ship },
    BACK,
    place,
    {
      order: place.at === 'under' ? LOW : 0,
    },
  ),
  vessel: 'boat',
  seat,
  ship,
  boat,
});

/** A lifeboat's card in a cell has no heading (BS-12.5). */
export const inCell = (cell: Cell): Place => ({ at: 'cell', cell, heading: 0 });

const vesselActors = ({ vessel, seat, ship, lifeboat, shown }: PlayerView): readonly VesselActor[] => {
  if (!vessel) return [];
  if (vessel.kind === 'lifeboat') return [boatActor({ seat, ship }, vessel.lifeboat, inCell(vessel.cell))];
  const face: Stock = { kind: 'ship', ship };
  const place: Place = { at: 'cell', cell: vessel.cell, heading: degreesOf(vessel.heading) };
  const card: ShipActor = {
    ...cardAt(vesselId(seat, 'ship'), face, face, place),
    vessel: 'ship',
    seat,
    ship,
    power: vessel.power,
  };
  if (lifeboat === null) return [card];
  // Who knows a hidden card sees it in their panel; on the table it lies face down for all.
  const open = shown && lifeboat !== 'hidden' ? lifeboat : null;
  return [boatActor({ seat, ship }, open, { ...inCell(vessel.cell), at: 'under' }), card];
};

/** The cell of a seat's vessel; null when it has none. */
export const cellOf = (view: BattlespaceSiriusView, seat: Seat | null): Cell | null =>
  view.players.find((player) => player.seat === seat)?.vessel?.cell ?? null;

/** Everything that lies on the table of a view: cards by seat, then the locks of the turn. */
export const actorsOf = (view: BattlespaceSiriusView): readonly Actor[] => {
  const from = cellOf(view, view.turnSeat);
  const to = cellOf(view, view.engagedSeat);
  const locks =
    from && to ? view.locks.map((lock) => lockActor(view.turnSeat, from, to, lock.line, lock.resolved)) : [];
  return [...view.players.flatMap(vesselActors), ...locks];
};

const lies = spotsBy(spotOf);

/** Where a card is at a moment of a film: its middle, and where its bow points. */
export const standOf = (actor: VesselActor): Stand => {
  const spot = whereIs(lies, actor);
  return { x: spot.x, y: spot.y, heading: headingOf(spot) };
};

/** The vessel in a cell. */
export const vesselIn = (actors: Iterable<Actor>, cell: Cell): VesselActor | null => {
  for (const actor of actors)
    if (actor.kind === 'card' && actor.place.at === 'cell' && sameCell(actor.place.cell, cell)) return actor;
  return null;
};

/** The way of a line past what lies on the table. */
export const wayAmong = (
  actors: Iterable<Actor>,
  { from, to, line, through }: Pick<LockActor, 'from' | 'to' | 'line' | 'through'>,
): readonly Point[] => lineWay(from, to, line, through, through !== null && vesselIn(actors, through) !== null);
