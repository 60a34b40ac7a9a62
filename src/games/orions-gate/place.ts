import * as v from 'valibot';
import { faultsOf } from '../../engine/fault.ts';
import type { Fault, Parsed } from '../../engine/game.ts';
import { baseOnTable, overlaps, squaredDistance } from '../../table/index.ts';
import type { Layout } from './data/layout.ts';
import { UNITS, UNIT_TYPES, type UnitType } from './data/units.ts';
import type { Options } from './options.ts';
import { impossible } from './place-faults.ts';
import { markersFrom, missionOf } from './place-markers.ts';
import { positionSchema, type GivenPosition, type GivenUnit, type OrionsGatePosition } from './place-schema.ts';
import { captainsOf, sideOfCaptain } from './rules/captains.ts';
import { awaitsActivation } from './rules/eligible.ts';
import { pieceOn } from './rules/gates.ts';
import { badPolygons } from './rules/layout-faults.ts';
import { tablesOf } from './rules/layout.ts';
import type { Activation, Component, OrionsGateState, Pose, Side, Unit, UnitId, Window } from './state.ts';
import { baseOf, boxesOf, isInPlay, otherSide, type PlacedUnit } from './units.ts';
import { isSolid } from './world.ts';

export type { OrionsGatePosition } from './place-schema.ts';

/**
 * Builds the state of a game in play from a described position (referee, tests, puzzles).
 *
 * - `round` (default 1), `phase`, `turn` (side to choose a unit), `firstSide` (default `turn`, else A),
 *   `lastActivatedBy`
 * (side of the last activation of this round), `edges: {A}` (default south). Left out, the phase is the first one in
 *   which `turn` has a
 *   unit to activate, and without `turn` the rules find both.
 * - `deploying`: the side that still deploys, the other one being ready; its units of `status` `waiting` have no pose.
 * - `pieces` (of table 1), or `tables: [{pieces}]`, one for each table: terrain as in the option `layout`; left out, a
 *   custom layout of the options
 *   stands, and without one the table is empty.
 * - `conceded: ['a2']`: captains who have conceded; their team mates act for them (OG-19.5).
 * - `units: [{id, type, name?, pose, components?, activated?, status?, captain?, capturedIn?}]`, in any order. `pose`
 *   is
 * `[x, y, heading]` or `{x, y, heading?, table?}`. A component is a kind or `{kind, damage?, facing?}`; slots left
 *   empty
 * are filled at the right with undamaged Warp Drives, which do nothing by themselves. `activated` means: in this round.
 * `status` `destroyed` or `leftOut` is a unit lost to the other side, `removed` one that left the table; `captain`
 *   (default: by the id) names a capturer.
 * - `activation: {unit, action, allowance?, step?, moved?, gunFired?, used?}`: the activation being played; the
 *   allowance
 * defaults to the table value of the action (OG-6.3), `step` to `plan`. `windows: [{kind: 'warp', unit, slot,
 *   inches}]`,
 * with debris also `{kind: 'debris', unit, slot}`, and `{kind: 'salvage', unit, slot, lost}`; for a unit of `status`
 *   `lifted`, which
 *   stands where it was stopped, `{kind: 'exit', unit, enter, leave}` with the ids of the pieces.
 * - `mission`: which one a random game came to. `markers: [{x, y, table?, kind?, side?, mystery?, carrier?, takenBy?}]`
 *   of the kind of the
 * mission: `side` of a station, `mystery` 1 to 6 once rolled, the `carrier` of an artifact, the side that moved it off
 *   or destroyed it.
 * - `mines: [{side, x, y, table?}]`. A component may also say `on` (Stealth Generator) and `firedIn` (Tsunami Cannon).
 *
 * Faults name the path (`units.2.pose`) and what is wrong: two units of one id, too many components, more damage than
 * boxes, a base off the table, in a solid piece or in another base, and what no battle could come to (a destroyed
 * Stealth Generator that is on, a Tsunami Cannon that fired before its ship acted).
 */
export function place(options: Options, position: unknown): Parsed<OrionsGateState> {
  const parsed = v.safeParse(positionSchema, position);
  if (!parsed.success) return { ok: false, faults: faultsOf(parsed.issues) };
  const given = parsed.output;
  const faults: Fault[] = [];
  const made = given.units.map((unit, index) => unitFrom(unit, given.round, `units.${index}`, faults));
  const layout = layoutOf(options, given);
  faults.push(...namedFaults(options, made), ...layoutFaults(options, layout));
  if (given.round > options.rounds) faults.push({ path: 'round', reason: `The game has ${options.rounds} rounds.` });
  const firstSide = given.firstSide ?? given.turn ?? 'A';
  const active = given.activation && made.find(({ id }) => id === given.activation!.unit);
  const mission = missionOf(given, options.mission);
  const tables = tablesOf(options, layout);
  const state: OrionsGateState = {
    options,
    stage: given.deploying ? 'deploy' : 'play',
    tables,
    captains: captainsOf(options).map((one) => ({ ...one, conceded: given.conceded.includes(one.id) })),
    fleets: {},
    units: named([...made].sort(unitOrder)),
    mission,
    markers: markersFrom(given, mission, tables, made, faults),
    placing: null,
    mines: given.mines.map((mine, index) => ({ id: `M${index + 1}`, ...mine })),
    rollOffWinner: firstSide,
    edges: given.edges.A === 'south' ? { A: 'south', B: 'north' } : { A: 'north', B: 'south' },
    deploying: given.deploying ?? null,
    deployed: captainsOf(options).flatMap(({ id, side }) => (side === given.deploying ? [] : [id])),
    ...(given.deploying ? BEFORE : { round: given.round, ...turnFrom(given, made, active) }),
    firstSide,
    lastActivatedBy: given.lastActivatedBy ?? null,
    activation: null,
    windows: given.windows.map((window) => windowFrom(window, made)),
    drawOffers: [],
    outcome: null,
  };
  faults.push(
    ...placeFaults(state, made),
    ...impossible(given, state, made),
    ...interruptionFaults(given, state, made, active),
  );
  if (faults.length > 0) return { ok: false, faults };
  if (!active || !given.activation) return { ok: true, value: state };
  const units = state.units.map((unit) => (unit.id === active.id ? { ...unit, activatedIn: given.round } : unit));
  return { ok: true, value: { ...state, units, activation: activationFrom(given.activation, active) } };
}

/** Before round 1 nobody acts (OG-5.3). */
const BEFORE = { round: 0, phase: null, turn: null } as const;

/**
 * The phase and the side that acts: named, or those of the active unit, or the first phase that has a unit to activate.
 */
const turnFrom = (
  { phase, turn, round }: GivenPosition,
  made: readonly Unit[],
  active: Unit | undefined,
): Pick<OrionsGateState, 'phase' | 'turn'> => ({
  phase: phase ?? active?.unitType ?? firstPhase(made, turn, round),
  turn: turn ?? active?.side ?? null,
});

/** An activation of nobody, decisions that nothing brought about, and lifted units without theirs. */
function interruptionFaults(
  { activation, windows }: GivenPosition,
  state: OrionsGateState,
  made: readonly Unit[],
  active: Unit | undefined,
): readonly Fault[] {
  const faults: Fault[] = [];
  if (activation && !active) faults.push({ path: 'activation.unit', reason: `There is no unit ${activation.unit}.` });
  for (const [index, window] of windows.entries())
    faults.push(...windowFaults(state, made, window, active?.id, `windows.${index}`));
  for (const [index, { id, status }] of made.entries()) {
    if (status === 'lifted' && !windows.some(({ kind, unit }) => kind === 'exit' && unit === id))
      faults.push({ path: `units.${index}.status`, reason: 'A lifted unit has an exit window.' });
  }
  return faults;
}

/** Units named twice, or of captains there are not. */
const namedFaults = (options: Options, made: readonly Unit[]): readonly Fault[] =>
  made.flatMap((unit, index): readonly Fault[] => [
    ...(made.findIndex(({ id }) => id === unit.id) < index
      ? [{ path: `units.${index}.id`, reason: `There are two units ${unit.id}.` }]
      : []),
    ...(captainsOf(options).some(({ id }) => id === unit.captain)
      ? []
      : [{ path: `units.${index}.captain`, reason: `There is no captain ${unit.captain}.` }]),
  ]);

/** Pieces of no sound shape, and more or fewer tables than the game has. */
const layoutFaults = ({ tables }: Options, layout: Layout): readonly Fault[] => [
  ...layout.flatMap((pieces) =>
    pieces.flatMap((piece, index) =>
      badPolygons(piece, index + 1, 1).map(({ reason }) => ({ path: 'pieces', reason })),
    ),
  ),
  ...(layout.length === tables
    ? []
    : [{ path: 'tables', reason: `The game has ${tables} ${tables === 1 ? 'table' : 'tables'}.` }]),
];

/** What is wrong with a decision that waits: of a ship, a component or an option that cannot bring it about. */
function windowFaults(
  state: OrionsGateState,
  made: readonly Unit[],
  window: GivenPosition['windows'][number],
  active: UnitId | undefined,
  path: string,
): readonly Fault[] {
  const unit = made.find(({ id }) => id === window.unit);
  switch (window.kind) {
    case 'exit':
      return exitFaults(state, window, path);
    case 'debris':
      return [
        ...(unit?.pose
          ? []
          : [{ path: `${path}.unit`, reason: 'Debris is left by a ship that stands or stood on a table.' }]),
        ...(state.options.debris ? [] : [{ path: `${path}.kind`, reason: 'This game is played without debris.' }]),
      ];
    case 'salvage':
      return unit?.components[window.slot - 1]?.kind === 'salvageArm'
        ? []
        : [{ path: `${path}.slot`, reason: 'A Salvage Arm window belongs to the slot of the arm.' }];
    case 'warp':
      return window.unit === active
        ? []
        : [{ path: `${path}.unit`, reason: 'A Warp Drive window belongs to the active unit.' }];
  }
}

/**
 * The terrain: what the position says, else a layout of its own (`terrainSource` custom), else none: generated pieces
 * would be in anybody's way.
 */
function layoutOf(options: Options, { tables, pieces }: GivenPosition): Layout {
  if (tables) return tables.map((table) => table.pieces);
  if (pieces) return options.layout.map((_, index) => (index === 0 ? pieces : []));
  return options.terrainSource === 'custom' ? options.layout : options.layout.map(() => []);
}

/** The first phase in which a side has a unit to activate; null when no side or no unit is meant. */
function firstPhase(units: readonly Unit[], turn: Side | undefined, round: number): UnitType | null {
  return (
    UNIT_TYPES.find((type) =>
      units.some((unit) => unit.unitType === type && unit.side === turn && awaitsActivation(unit, round)),
    ) ?? null
  );
}

/** Units that lie on no table, and those that need no place to be named. */
const NOWHERE: ReadonlySet<GivenUnit['status']> = new Set(['leftOut', 'waiting']);
const POSELESS: ReadonlySet<GivenUnit['status']> = new Set([...NOWHERE, 'destroyed', 'removed']);

function unitFrom(given: GivenUnit, round: number, path: string, faults: Fault[]): Unit {
  const { slots } = UNITS[given.type];
  if (given.components.length > slots) {
    faults.push({ path: `${path}.components`, reason: `${given.components.length} named for ${slots} slots.` });
  }
  const filled = [
    ...given.components,
    ...Array.from({ length: Math.max(0, slots - given.components.length) }, () => 'warpDrive' as const),
  ];
  const components = filled.map((one, index): Component => {
    const component = typeof one === 'string' ? { kind: one, damage: 0, facing: 'front' as const } : one;
    if ('slot' in component && component.slot !== undefined && component.slot !== index + 1) {
      faults.push({
        path: `${path}.components.${index}.slot`,
        reason: `This is slot ${index + 1}: components are listed from slot 1 on.`,
      });
    }
    if (component.damage > boxesOf(component.kind)) {
      faults.push({
        path: `${path}.components.${index}.damage`,
        reason: `${component.damage} of ${boxesOf(component.kind)} boxes.`,
      });
    }
    return {
      kind: component.kind,
      slot: index + 1,
      facing: component.facing,
      damage: component.damage,
      ...stateOf(component),
    };
  });
  const captain = given.captain ?? given.id.slice(0, 2);
  const lost = given.status === 'destroyed' || given.status === 'leftOut';
  if (!POSELESS.has(given.status) && !given.pose)
    faults.push({ path: `${path}.pose`, reason: 'A unit in play needs a pose.' });
  if (!lost && slots > 0 && components.every(({ kind, damage }) => damage >= boxesOf(kind))) {
    faults.push({ path: `${path}.components`, reason: 'All are destroyed, so the ship is not in play (OG-8.4).' });
  }
  return {
    id: given.id,
    name: given.name ?? '',
    unitType: given.type,
    side: sideOfCaptain(captain),
    captain,
    status: given.status,
    pose: given.pose && !NOWHERE.has(given.status) ? poseFrom(given.pose) : null,
    components,
    activatedIn: given.activated ? round : 0,
    capturedIn: given.capturedIn,
    scoredBy: lost ? otherSide(sideOfCaptain(captain)) : null,
  };
}

/** What only a Stealth Generator and a Tsunami Cannon remember (OG-9.39, 9.40). */
const stateOf = (given: object): Pick<Component, 'on' | 'firedIn'> => ({
  ...('on' in given && given.on === true && { on: true }),
  ...('firedIn' in given && typeof given.firedIn === 'number' && given.firedIn > 0 && { firedIn: given.firedIn }),
});

/**
 * A pose as a position writes it: `[x, y, heading]` or `{x, y, heading, table}`; left out, the heading is 0 and the
 * table 1.
 */
export const poseFrom = (given: NonNullable<OrionsGatePosition['units'][number]['pose']>): Pose =>
  'x' in given
    ? { table: given.table ?? 1, x: given.x, y: given.y, heading: given.heading ?? 0 }
    : { table: 1, x: given[0], y: given[1], heading: given[2] ?? 0 };

function activationFrom(given: NonNullable<GivenPosition['activation']>, unit: Unit): Activation {
  const { unit: id, action, step, moved, gunFired, used } = given;
  const allowance = given.allowance ?? (action === 'hold' ? 0 : UNITS[unit.unitType][action]);
  return { unit: id, action, side: unit.side, allowance, step, moved, gunFired, used };
}

/** A window; debris lies round the place where its ship stands or stood. */
function windowFrom(given: GivenPosition['windows'][number], units: readonly Unit[]): Window {
  const unit = units.find(({ id }) => id === given.unit);
  const captain = given.captain ?? unit?.captain ?? given.unit.slice(0, 2);
  const from = unit?.pose ?? { table: 1, x: 0, y: 0, heading: 0 };
  return given.kind === 'debris' || given.kind === 'exit' ? { ...given, captain, from } : { ...given, captain };
}

/**
 * An exit window belongs to a lifted unit and leads from one gate or wormhole to another one of its kind (OG-14.6,
 * 14.7).
 */
function exitFaults(
  state: OrionsGateState,
  { unit: id, enter, leave }: { readonly unit: string; readonly enter: string; readonly leave: string },
  path: string,
): readonly Fault[] {
  const faults: Fault[] = [];
  if (state.units.find((unit) => unit.id === id)?.status !== 'lifted')
    faults.push({ path: `${path}.unit`, reason: 'An exit window belongs to a lifted unit.' });
  const [from, to] = [enter, leave].map((piece) => pieceOn(state.tables, piece)?.piece);
  const leads =
    from && to && from !== to && from.kind === to.kind && (to.kind === 'warpGate' || to.kind === 'wormhole');
  if (!leads)
    faults.push({ path, reason: 'An exit leads from a gate to another gate, or from a wormhole to another wormhole.' });
  return faults;
}

/** Bases stand on the table, in no solid piece and in no other base: the rules rely on it (OG-6.10 to 6.12). */
function placeFaults(state: OrionsGateState, made: readonly Unit[]): readonly Fault[] {
  const faults: Fault[] = [];
  const standing: PlacedUnit[] = [];
  for (const [index, unit] of made.entries()) {
    if (!isInPlay(unit)) continue;
    const path = `units.${index}.pose`;
    const table = state.tables[unit.pose.table - 1];
    const base = baseOf(state.options, unit);
    if (!table) faults.push({ path, reason: `There is no table ${unit.pose.table}.` });
    else if (!baseOnTable(base, table)) faults.push({ path, reason: 'The base is not wholly on the table.' });
    const solid = table?.pieces.find(({ kind, parts }) => isSolid(kind) && parts.some((part) => overlaps(base, part)));
    if (solid) faults.push({ path, reason: `The base lies in ${solid.name} (${solid.id}).` });
    const other = standing.find((one) => {
      const reach = base.radius + baseOf(state.options, one).radius;
      return one.pose.table === unit.pose.table && squaredDistance(base, one.pose) < reach * reach;
    });
    if (other) faults.push({ path, reason: `The base overlaps that of ${other.id}.` });
    standing.push(unit);
  }
  return faults;
}

/** Units without a name get type and number, counted for each captain (OG-3.10). */
function named(units: readonly Unit[]): readonly Unit[] {
  const counts: { [key: string]: number } = {};
  return units.map((unit) => {
    const key = `${unit.id.slice(0, 2)} ${unit.unitType}`;
    counts[key] = (counts[key] ?? 0) + 1;
    return unit.name === '' ? { ...unit, name: `${UNITS[unit.unitType].name} ${counts[key]}` } : unit;
  });
}

/** Unit order: side A first, captains in seat order, then fleet list order (OG-1.9). */
function unitOrder(a: Unit, b: Unit): number {
  const [captainA, captainB] = [a.id.slice(0, 2), b.id.slice(0, 2)];
  if (captainA !== captainB) return captainA < captainB ? -1 : 1;
  return Number(a.id.slice(3)) - Number(b.id.slice(3));
}
