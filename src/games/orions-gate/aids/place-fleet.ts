import type { Rejection } from '../../../engine/game.ts';
import {
  boxAround,
  cosine,
  sine,
  UNIT,
  type Footprint,
  type Heading,
  type Part,
  type Point,
} from '../../../table/index.ts';
import type { CommandOf } from '../command.ts';
import { UNITS } from '../data/units.ts';
import { actsFor } from '../rules/captains.ts';
import { cannotDeploy, headingFrom, ZONE_DEPTH } from '../rules/deployment.ts';
import { firstGridPoint } from '../rules/room.ts';
import type { CaptainId, OrionsGateState, Unit } from '../state.ts';
import { pointsOf, radiusOf, replaceUnit, unitsInPlay, type PlacedUnit } from '../units.ts';
import { isSolid, tableOf } from '../world.ts';

type Deploy = CommandOf<'deploy'>;

/** A place for a unit that waits; where the zones have none, the one meant for it and why not. */
export interface FleetPlace {
  readonly command: Deploy;
  readonly refused: Rejection | null;
}

/** Least gap to other bases on a path (OG-6.10), and a mil for the rounding of steps. */
const SPACING = 1001;
/** Between the places looked at along the edge; where none of them is legal, the grid of every table (OG-2.14). */
const STEP = 500;
/** From the middle of a ship to that of the next where there is room, and the share of the edge used at most. */
const PITCH = 9000;
const FRONTAGE = 0.9;
/** How far behind the limit of the zone the first row stands. */
const INSET = 500;
/** What counts against a place, for each mil: of a Move that a friend or terrain takes away, and of depth. */
const BLOCKED = 1000;
const STOPPED = 0.6;
const DEPTH = 0.5;

/**
 * Places for all units a seat still has to deploy, one after the other, each legal once those before it stand
 * (OG-4.10): spread over tables and zone, heavy ones in the middle, near enemies that already stand, facing their edge.
 * Who stands already stays. Straight ahead each has its whole Move free of friends and takes none of theirs, while the
 * zone has room for that; where it has not, as much of it as goes.
 */
export function* placeFleet(state: OrionsGateState, seat: CaptainId): Generator<FleetPlace> {
  const waiting = state.units
    .filter((unit) => unit.status === 'waiting' && actsFor(state, seat, unit.captain))
    .reverse()
    .sort((a, b) => pointsOf(b) - pointsOf(a));
  let now = state;
  for (const [index, units] of byTable(state, waiting).entries()) {
    const line = lineOf(state, index + 1, units);
    for (const [place, unit] of units.entries()) {
      // The middle first, then outward on both sides.
      const aside = Math.ceil(place / 2) * (place % 2 ? 1 : -1) * line.pitch;
      const command = legalPlace(now, unit, index + 1, line.middle + aside, line.rows);
      const refused = cannotDeploy(now, command);
      yield { command, refused };
      const { table, x, y, heading } = command;
      if (!refused) now = replaceUnit(now, { ...unit, status: 'inPlay', pose: { table, x, y, heading } });
    }
  }
}

/**
 * The units for each table: their points in proportion to those of the enemies there, some on every table; while no
 * enemy stands, the same on all.
 */
function byTable(state: OrionsGateState, waiting: readonly Unit[]): readonly (readonly Unit[])[] {
  const { tables } = state;
  const standing = unitsInPlay(state);
  const points = (of: (unit: PlacedUnit) => boolean): number[] =>
    tables.map(({ number }) =>
      standing.filter((one) => one.pose.table === number && of(one)).reduce((sum, one) => sum + pointsOf(one), 0),
    );
  const enemies = points(({ side }) => side !== waiting[0]?.side);
  const everywhere = Math.max(1, enemies.reduce((sum, one) => sum + one, 0) / tables.length / 3);
  const filled = points(({ side }) => side === waiting[0]?.side);
  const groups: Unit[][] = tables.map(() => []);
  for (const unit of waiting) {
    const loads = filled.map((load, at) => (load + pointsOf(unit)) / (enemies[at]! + everywhere));
    const at = loads.indexOf(Math.min(...loads));
    groups[at]!.push(unit);
    filled[at]! += pointsOf(unit);
  }
  return groups;
}

/** How the units of a captain line up on a table. */
interface Line {
  readonly middle: number;
  readonly pitch: number;
  /** More than one where there is not room for all beside each other. */
  readonly rows: number;
}

/** Each captain of a side has a part of the edge; a fleet of one captain stands across from the enemy. */
function lineOf(state: OrionsGateState, number: number, units: readonly Unit[]): Line {
  const { width } = tableOf(state.tables, number);
  const { side, captain } = units[0] ?? state.units[0]!;
  const captains = state.captains.filter((one) => one.side === side);
  const part = width / captains.length;
  const pitch = Math.min(PITCH, (part * FRONTAGE) / units.length);
  const standing = unitsInPlay(state).filter(({ pose }) => pose.table === number);
  const enemies = standing.filter((one) => one.side !== side);
  const middle =
    captains.length === 1 && enemies.length > 0
      ? enemies.reduce((sum, { pose }) => sum + pose.x, 0) / enemies.length
      : part * (captains.findIndex(({ id }) => id === captain) + 0.5);
  const half = (pitch * units.length) / 2;
  const abreast = [...units, ...standing.filter((one) => one.side === side)].reduce(
    (sum, { unitType }) => sum + 2 * radiusOf(state.options, unitType) + SPACING,
    0,
  );
  return {
    middle: Math.max(half, Math.min(width - half, middle)),
    pitch,
    rows: Math.ceil(abreast / (width * FRONTAGE)),
  };
}

/**
 * The legal place of a unit with the least against it; where there is none at all, the best of those it cannot have.
 */
function legalPlace(state: OrionsGateState, unit: Unit, number: number, ideal: number, rows: number): Deploy {
  const against = weighed(state, unit, number, ideal, rows);
  const places = placesOn(state, unit, number, rows).map((at) => ({ at, against: against(at) }));
  places.sort((a, b) => a.against - b.against);
  const stand = ({ x, y }: Point, table = number): Deploy => {
    return { type: 'deploy', unit: unit.id, table, x, y, heading: headingFrom(state.edges[unit.side]) };
  };
  for (const { at } of places) if (!cannotDeploy(state, stand(at))) return stand(at);
  for (const { number: other, width, height } of state.tables) {
    const found = firstGridPoint(width, height, (x, y) => !cannotDeploy(state, stand({ x, y }, other)));
    if (found) return stand(found, other);
  }
  return stand(places[0]!.at);
}

const friendsOf = (state: OrionsGateState, { side }: Unit, number: number): readonly PlacedUnit[] =>
  unitsInPlay(state).filter((one) => one.side === side && one.pose.table === number);

/** Places looked at: along the edge and just beside every friend, in each row from the front on. */
function placesOn(state: OrionsGateState, unit: Unit, number: number, rows: number): readonly Point[] {
  const { width, height } = tableOf(state.tables, number);
  const radius = radiusOf(state.options, unit.unitType);
  const xs: number[] = [];
  for (let x = radius; x <= width - radius; x += STEP) xs.push(x);
  for (const friend of friendsOf(state, unit, number)) {
    const beside = radiusOf(state.options, friend.unitType) + radius + SPACING;
    const { x } = friend.pose;
    xs.push(...[x - beside, x + beside].filter((other) => other >= radius && other <= width - radius));
  }
  const front = ZONE_DEPTH - radius - INSET;
  const between = Math.max(1, rows - 1);
  const depths = Array.from({ length: between + 1 }, (_, row) =>
    Math.max(radius, Math.round(front - ((front - radius) * row) / between)),
  );
  const south = state.edges[unit.side] === 'south';
  return xs.flatMap((x) => depths.map((depth) => ({ x, y: south ? depth : height - depth })));
}

/** What a ship has before it: its Move straight ahead. */
interface Way extends Footprint {
  readonly heading: Heading;
  readonly move: number;
}

const wayOf = (state: OrionsGateState, { unitType }: Unit, { x, y }: Point, heading: Heading): Way => ({
  x,
  y,
  heading,
  radius: radiusOf(state.options, unitType),
  move: UNITS[unitType].move,
});

/** What counts against a place of a unit: less is better. */
function weighed(
  state: OrionsGateState,
  unit: Unit,
  number: number,
  ideal: number,
  rows: number,
): (at: Point) => number {
  const { height, pieces } = tableOf(state.tables, number);
  const heading = headingFrom(state.edges[unit.side]);
  const ways = friendsOf(state, unit, number).map((one) => wayOf(state, one, one.pose, one.pose.heading));
  const terrain = pieces
    .filter(({ kind }) => isSolid(kind) || kind === 'dangerous')
    .flatMap(({ parts }) => parts.map(roundOf));
  // In a full zone who flies less far leaves the front to the Scouts: its way is free behind them.
  const wantsBack = rows > 1 && unit.unitType !== 'scouts';
  return (at) => {
    const way = wayOf(state, unit, at, heading);
    let lost = 0;
    for (const friend of ways) lost = Math.max(lost, lostOf(way, friend, SPACING), lostOf(friend, way, SPACING));
    let stopped = 0;
    for (const piece of terrain) stopped = Math.max(stopped, lostOf(way, piece, 0));
    const depth = heading === 9000 ? at.y : height - at.y;
    const off = wantsBack ? depth : ZONE_DEPTH - depth;
    return lost * BLOCKED + stopped * STOPPED + off * DEPTH + Math.abs(at.x - ideal);
  };
}

/** Mils of a Move straight ahead that something takes away which must not come nearer than a gap. */
function lostOf(way: Way, { x, y, radius }: Footprint, gap: number): number {
  const [c, s] = [cosine(way.heading) / UNIT, sine(way.heading) / UNIT];
  const [dx, dy] = [x - way.x, y - way.y];
  const reach = way.radius + radius + gap;
  const [ahead, aside] = [dx * c + dy * s, Math.abs(dy * c - dx * s)];
  if (dx * dx + dy * dy < reach * reach) return way.move;
  if (ahead <= 0 || aside >= reach) return 0;
  return Math.max(0, way.move - (ahead - Math.sqrt(reach * reach - aside * aside)));
}

/** A circle round a part: close enough to steer clear of it. */
function roundOf(part: Part): Footprint {
  if (part.kind === 'circle') return part;
  const { left, right, bottom, top } = boxAround([part]);
  return { x: (left + right) / 2, y: (bottom + top) / 2, radius: Math.max(right - left, top - bottom) / 2 };
}
