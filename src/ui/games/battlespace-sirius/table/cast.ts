import {
  lifeboatData,
  shipData,
  type BattlespaceSiriusView,
  type Cell,
  type Direction,
  type LifeboatId,
  type PlayerView,
  type ShipId,
} from '../../../../games/battlespace-sirius/index.ts';
import type { Seat } from '../../../../engine/seat.ts';
import type { Point } from '../../../../table/shape.ts';
import { CELL, centreOf, degreesOf, lineWay, throughOf } from './card-layout.ts';

/**
 * A ship's card. Place in units of the stage, heading in degrees clockwise; neither need be whole while it moves, nor
 * need its Power.
 */
export interface CardActor {
  readonly kind: 'card';
  readonly id: string;
  readonly seat: Seat;
  readonly ship: ShipId;
  readonly name: string;
  readonly mark: string;
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly power: readonly number[];
  /** The card under the ship: face down, face up, or none (BS-19.11). */
  readonly under: LifeboatId | 'hidden' | null;
  readonly alpha: number;
  /** How far the ship has broken along its spine, 0..1. */
  readonly broken?: number;
}

/** A lifeboat's card in a cell. `turned` 0 = face down, 1 = face up. */
export interface BoatActor {
  readonly kind: 'boat';
  readonly id: string;
  readonly seat: Seat;
  readonly ship: ShipId;
  readonly mark: string;
  readonly boat: LifeboatId;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly turned: number;
  readonly alpha: number;
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

export type Actor = CardActor | BoatActor | LockActor;

/** The name of a vessel on the stage, the same from view to view. */
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

/** A lifeboat's card as it lies in a cell. */
export const boatActor = (player: Pick<PlayerView, 'seat' | 'ship'>, boat: LifeboatId, cell: Cell): BoatActor => ({
  kind: 'boat',
  id: vesselId(player.seat, 'lifeboat'),
  seat: player.seat,
  ship: player.ship,
  mark: shipData(player.ship).mark,
  boat,
  name: lifeboatData(boat).name,
  ...centreOf(cell),
  turned: 1,
  alpha: 1,
});

const vesselActor = (player: PlayerView): readonly Actor[] => {
  const { vessel, seat, ship, lifeboat, shown } = player;
  if (!vessel) return [];
  if (vessel.kind === 'lifeboat') return [boatActor(player, vessel.lifeboat, vessel.cell)];
  const { name, mark } = shipData(ship);
  // Who knows a hidden card sees it in their panel; on the table it lies face down for all.
  const under = lifeboat === null ? null : shown ? lifeboat : 'hidden';
  return [
    {
      kind: 'card',
      id: vesselId(seat, 'ship'),
      seat,
      ship,
      name,
      mark,
      ...centreOf(vessel.cell),
      heading: degreesOf(vessel.heading),
      power: vessel.power,
      under,
      alpha: 1,
    },
  ];
};

/** The cell of a seat's vessel; null when it has none. */
export const cellOf = (view: BattlespaceSiriusView, seat: Seat | null): Cell | null =>
  view.players.find((player) => player.seat === seat)?.vessel?.cell ?? null;

/** Everything that stands on the table of a view: vessels by seat, then the locks of the turn. */
export const actorsOf = (view: BattlespaceSiriusView): readonly Actor[] => {
  const from = cellOf(view, view.turnSeat);
  const to = cellOf(view, view.engagedSeat);
  const locks =
    from && to ? view.locks.map((lock) => lockActor(view.turnSeat, from, to, lock.line, lock.resolved)) : [];
  return [...view.players.flatMap(vesselActor), ...locks];
};

/** What lies in a cell. */
export const vesselIn = (actors: Iterable<Actor>, [x, y]: Cell): CardActor | BoatActor | null => {
  for (const actor of actors)
    if (actor.kind !== 'lock' && Math.round(actor.x / CELL) === x && Math.round(actor.y / CELL) === y) return actor;
  return null;
};

/** The way of a line past what lies on the table. */
export const wayAmong = (
  actors: Iterable<Actor>,
  { from, to, line, through }: Pick<LockActor, 'from' | 'to' | 'line' | 'through'>,
): readonly Point[] => lineWay(from, to, line, through, through !== null && vesselIn(actors, through) !== null);
