import type { Chance } from '../../../engine/rng.ts';
import { MARKERS_OF } from '../data/missions.ts';
import type { Options } from '../options.ts';
import type { OrionsGatePosition } from '../place.ts';
import { noStandingPlace } from '../rules/deployment.ts';
import { unitsOf } from '../rules/fleet.ts';
import { guessedFleets } from '../rules/fleet-guess.ts';
import { setupState } from '../rules/setup.ts';
import type { OrionsGateState, Pose, Table, Unit, UnitId } from '../state.ts';
import { boxesOf, isInPlay, radiusOf } from '../units.ts';

/** The units stand in a square of this side round a point of a table, mils. */
const PRESS = 14_000;
/** Places tried for a unit before it is left out. */
const TRIES = 60;
/** Things to fight for, where the mission has any: an artifact or station a few inches from the press. */
const MARKERS = { objective: 4, artifact: 3, station: 2 } as const;

/**
 * A battle that begins at close quarters: random fleets within their shares, some components damaged, round a gate or
 * wormhole where there is one. Random captains alone seldom meet.
 */
export function meleePosition(options: Options, chance: Chance): OrionsGatePosition {
  let state = setupState(options);
  const below = (n: number): number => chance.die(n) - 1;
  const centres = state.tables.map(({ number, width, height, pieces }) => {
    const routes = pieces.filter(({ kind }) => kind === 'wormhole' || (kind === 'warpGate' && below(2) === 0));
    const route = routes[below(Math.max(1, routes.length))]?.parts[0];
    const at = route?.kind === 'circle' ? route : { x: width / 2, y: height / 2 };
    return { table: number, x: at.x, y: at.y };
  });
  const near = () => {
    const { table, x, y } = centres[below(centres.length)]!;
    const { width, height } = state.tables[table - 1]!;
    const within = (at: number, most: number): number =>
      Math.min(most, Math.max(0, Math.round(at) + below(PRESS) - PRESS / 2));
    return { table, x: within(x, width), y: within(y, height) };
  };
  const fleets = guessedFleets(
    { ...state, captains: state.captains.map((one) => ({ ...one, fleetLocked: true })) },
    chance,
  );
  for (const { id } of state.captains) {
    for (const unit of unitsOf(id, fleets[id]!))
      state = { ...state, units: [...state.units, placed(state, hurt(unit, chance), near, chance)] };
  }
  const ram = beforeWormhole(state, chance);
  if (ram) state = ram.state;
  const kind = options.mission === 'random' ? null : MARKERS_OF[options.mission];
  const markers =
    kind === null
      ? []
      : Array.from({ length: MARKERS[kind] }, (_, at) => ({
          ...near(),
          ...(kind === 'station' && { side: at === 0 ? ('A' as const) : ('B' as const) }),
        }));
  return {
    ...(ram ? { activation: { unit: ram.rammer, action: 'ram' } } : { turn: chance.die(2) === 1 ? 'A' : 'B' }),
    units: state.units.map(({ id, unitType: type, status, pose, components }) => ({
      id,
      type,
      status: status === 'inPlay' ? ('inPlay' as const) : ('leftOut' as const),
      ...(pose && { pose: { ...pose } }),
      // OG-4.11: a unit that found no place has taken no damage.
      components: components.map(({ kind: named, damage, facing }) => ({
        kind: named,
        damage: status === 'inPlay' ? damage : 0,
        facing,
      })),
    })),
    tables: options.layout.map((pieces) => ({
      pieces: pieces.map((piece) => ({ ...piece, parts: [...piece.parts] })),
    })) as OrionsGatePosition['tables'],
    markers,
  };
}

/** From a wormhole to the right, up, to the left, down; the rammer looks the other way. */
const WAYS = [
  { dx: 1, dy: 0, heading: 18_000 },
  { dx: 0, dy: 1, heading: 27_000 },
  { dx: -1, dy: 0, heading: 0 },
  { dx: 0, dy: -1, heading: 9000 },
] as const;
/** The rammed unit stands so near to the wormhole at most, mils: a push of an inch leads into it (OG-10.9). */
const BESIDE = 900;
/** Gap between rammer and rammed, a standing place apart (OG-2.12). */
const APART = 1000;

/**
 * One ship of the battle about to ram an enemy into a wormhole, where a table has one and there is room: a random
 * captain seldom has an enemy between themselves and a wormhole. Null = there is none.
 */
function beforeWormhole(
  state: OrionsGateState,
  chance: Chance,
): { readonly state: OrionsGateState; readonly rammer: UnitId } | null {
  const holes = state.tables.flatMap((table) =>
    table.pieces.flatMap(({ kind, parts }) =>
      kind === 'wormhole' && parts[0]?.kind === 'circle' ? [{ table, at: parts[0] }] : [],
    ),
  );
  const ships = state.units.filter((unit) => isInPlay(unit) && unit.unitType !== 'scouts');
  const hole = holes[chance.die(Math.max(1, holes.length)) - 1];
  const ship = ships[chance.die(Math.max(1, ships.length)) - 1];
  const foes = state.units.filter((unit) => isInPlay(unit) && unit.side !== ship?.side);
  const foe = foes[chance.die(Math.max(1, foes.length)) - 1];
  if (!hole || !ship || !foe) return null;
  const [own, other] = [radiusOf(state.options, ship.unitType), radiusOf(state.options, foe.unitType)];
  const away = hole.at.radius + other + chance.die(BESIDE);
  for (const { dx, dy, heading } of WAYS) {
    const on = (far: number): Pose => ({
      table: hole.table.number,
      x: hole.at.x + dx * far,
      y: hole.at.y + dy * far,
      heading,
    });
    const cleared = { ...state, units: state.units.filter(({ id }) => id !== ship.id && id !== foe.id) };
    const [rammed, rammer] = [on(away), on(away + other + APART + own)];
    if (!fits(cleared, hole.table, rammed, foe) || !fits(cleared, hole.table, rammer, ship)) continue;
    const poses: { readonly [id: UnitId]: Pose } = { [foe.id]: rammed, [ship.id]: rammer };
    return {
      state: { ...state, units: state.units.map((unit) => ({ ...unit, pose: poses[unit.id] ?? unit.pose })) },
      rammer: ship.id,
    };
  }
  return null;
}

const fits = (state: OrionsGateState, table: Table, { x, y }: Pose, unit: Unit): boolean =>
  noStandingPlace(state, table, { x, y, radius: radiusOf(state.options, unit.unitType) }, unit.id) === null;

/** A unit with a point of damage here and there, none of it the last one. */
const hurt = (unit: Unit, chance: Chance): Unit => ({
  ...unit,
  components: unit.components.map((one) => ({
    ...one,
    damage: chance.die(3) === 1 ? boxesOf(one.kind) - 1 : 0,
    facing: (['front', 'left', 'right'] as const)[chance.die(3) - 1]!,
  })),
});

function placed(
  state: OrionsGateState,
  unit: Unit,
  near: () => { table: number; x: number; y: number },
  chance: Chance,
): Unit {
  const radius = radiusOf(state.options, unit.unitType);
  for (let tries = 0; tries < TRIES; tries++) {
    const { table, x, y } = near();
    if (noStandingPlace(state, state.tables[table - 1]!, { x, y, radius }, unit.id) === null)
      return { ...unit, status: 'inPlay', pose: { table, x, y, heading: chance.die(36_000) - 1 } };
  }
  return { ...unit, status: 'leftOut', pose: null };
}
