import {
  captainsOf,
  generateLayout,
  headingFrom,
  parseOptions,
  UNITS,
  type ComponentKind,
  type PieceData,
  type UnitType,
} from '../../../../games/orions-gate/index.ts';
import { shownOptions, type Scenario, type ScenarioPosition } from '../../../../games/orions-gate/scenario/index.ts';
import { FULL_TURN } from '../../../../table/index.ts';
import type { Point } from '../../../../table/shape.ts';
import { freeName } from './presets.ts';
import { roundOf, shifted, turnedParts } from './shapes.ts';
import {
  markersOf,
  minesOf,
  piecesOf,
  unitsOf,
  type PlacedMarker,
  type PlacedMine,
  type PlacedUnit,
  type Thing,
} from './things.ts';

/** What a ship carries until its components are chosen. */
const FIRST_PARTS: readonly ComponentKind[] = ['shield', 'cannon', 'engine', 'shield', 'railgun', 'engine'];

/** A scenario nobody has worked on: an empty table. */
export const blankScenario = (title: string): Scenario => ({
  format: 'orion-scenario',
  version: 1,
  title,
  notes: '',
  tags: [],
  options: { layout: [[]], terrainMinimum: 0, points: 12 },
  position: { firstSide: 'A', edges: { A: 'south' }, units: [] as unknown as ScenarioPosition['units'] },
});

/** A scenario as it is kept and given away: with a title, and without the tag that is just being typed. */
export const finished = (scenario: Scenario, untitled: string): Scenario => ({
  ...scenario,
  title: scenario.title.trim() || untitled,
  tags: scenario.tags.map((tag) => tag.trim()).filter(Boolean),
});

/** The scenario with other options; the number of tables follows the layout. */
export const withOptions = (scenario: Scenario, change: { readonly [name: string]: unknown }): Scenario => {
  const { tables: _tables, ...options } = { ...scenario.options, ...change };
  return { ...scenario, options: lean<Scenario['options']>(options) };
};

/** What may be changed of something: a field that is undefined goes. */
export type Change<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** Something without the fields that are undefined: a document says nothing where nothing is said. */
export const lean = <T extends object>(given: { readonly [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T;

const withPosition = (scenario: Scenario, change: Change<ScenarioPosition>): Scenario => ({
  ...scenario,
  position: lean<ScenarioPosition>({
    firstSide: 'A',
    edges: { A: 'south' },
    units: [],
    ...scenario.position,
    ...change,
  }),
});

/** The scenario with other pieces on a table (1 on). */
export const withPieces = (scenario: Scenario, table: number, pieces: readonly PieceData[]): Scenario =>
  withOptions(scenario, { layout: scenario.options.layout.map((old, index) => (index === table - 1 ? pieces : old)) });

export const withUnits = (scenario: Scenario, units: readonly PlacedUnit[]): Scenario =>
  withPosition(scenario, { units: units as unknown as ScenarioPosition['units'] });
export const withMarkers = (scenario: Scenario, markers: readonly PlacedMarker[]): Scenario =>
  withPosition(scenario, { markers: [...markers] });
export const withMines = (scenario: Scenario, mines: readonly PlacedMine[]): Scenario =>
  withPosition(scenario, { mines: [...mines] });
/** How far the game is when it begins: who begins, which edge side A has, round, phase, what is under way. */
export const withStart = (
  scenario: Scenario,
  change: Change<Omit<ScenarioPosition, 'units' | 'markers' | 'mines'>>,
): Scenario => withPosition(scenario, change);

/** The scenario with so many tables; pieces and ships of tables that go are gone. */
export function withTables(scenario: Scenario, count: number): Scenario {
  const layout = Array.from({ length: count }, (_, index) => scenario.options.layout[index] ?? []);
  const next = withOptions(scenario, { layout });
  if (!scenario.position) return next;
  const stays = ({ table = 1 }: { readonly table?: number | undefined }): boolean => table <= count;
  return withMines(
    withMarkers(
      withUnits(
        next,
        unitsOf(scenario).filter(({ pose }) => !pose || stays(pose)),
      ),
      markersOf(scenario).filter(stays),
    ),
    minesOf(scenario).filter(stays),
  );
}

/** Ships laid out by hand, or brought and deployed by the captains. */
export function withShipsPlaced(scenario: Scenario, placed: boolean): Scenario {
  if (placed === (scenario.position !== undefined)) return scenario;
  const { position: _position, fleets: _fleets, puzzle: _puzzle, ...rest } = scenario;
  return placed ? withPosition(rest, {}) : rest;
}

export const addPiece = (
  scenario: Scenario,
  table: number,
  piece: PieceData,
): { readonly next: Scenario; readonly thing: Thing } => ({
  next: withPieces(scenario, table, [...piecesOf(scenario, table), piece]),
  thing: { kind: 'piece', table, index: piecesOf(scenario, table).length },
});

/** The first id of a captain that no unit has. */
function freeId(scenario: Scenario, captain: string): string {
  for (let number = 1; ; number++)
    if (!unitsOf(scenario).some(({ id }) => id === `${captain}.${number}`)) return `${captain}.${number}`;
}

/** A fresh ship on a table, looking at the other side. */
export function addUnit(
  scenario: Scenario,
  type: UnitType,
  captain: string,
  table: number,
  { x, y }: Point,
): { readonly next: Scenario; readonly thing: Thing } {
  const id = freeId(scenario, captain);
  const south = (scenario.position?.edges?.A ?? 'south') === (captain.startsWith('a') ? 'south' : 'north');
  const components = FIRST_PARTS.slice(0, UNITS[type].slots).map((kind) => ({
    kind,
    damage: 0,
    facing: 'front' as const,
  }));
  const unit: PlacedUnit = {
    id,
    type,
    pose: { x, y, heading: headingFrom(south ? 'south' : 'north'), table },
    components,
  };
  return { next: withUnits(scenario, [...unitsOf(scenario), unit]), thing: { kind: 'unit', id } };
}

export const changePiece = (
  scenario: Scenario,
  { table, index }: Extract<Thing, { kind: 'piece' }>,
  change: Partial<PieceData>,
): Scenario =>
  withPieces(
    scenario,
    table,
    piecesOf(scenario, table).map((piece, place) => (place === index ? { ...piece, ...change } : piece)),
  );

export const changeUnit = (scenario: Scenario, id: string, change: Change<PlacedUnit>): Scenario =>
  withUnits(
    scenario,
    unitsOf(scenario).map((unit) => (unit.id === id ? lean<PlacedUnit>({ ...unit, ...change }) : unit)),
  );

export const changeMarker = (scenario: Scenario, place: number, change: Change<PlacedMarker>): Scenario =>
  withMarkers(
    scenario,
    markersOf(scenario).map((marker, index) =>
      index === place ? lean<PlacedMarker>({ ...marker, ...change }) : marker,
    ),
  );

/** A unit with another type: its slots follow, components stay as far as there is room. */
export function retype(scenario: Scenario, id: string, type: UnitType): Scenario {
  const unit = unitsOf(scenario).find((one) => one.id === id);
  if (!unit) return scenario;
  const components = FIRST_PARTS.slice(0, UNITS[type].slots).map(
    (kind, slot) => unit.components[slot] ?? { kind, damage: 0, facing: 'front' as const },
  );
  return changeUnit(scenario, id, { type, components });
}

/** A unit given to another captain; it gets an id of theirs, and whatever names it names it so. */
export function recaptain(
  scenario: Scenario,
  id: string,
  captain: string,
): { readonly next: Scenario; readonly thing: Thing } {
  if (id.startsWith(`${captain}.`)) return { next: scenario, thing: { kind: 'unit', id } };
  const own = freeId(scenario, captain);
  const taken = unitsOf(scenario).find((unit) => unit.id === id)?.captain;
  const renamed = changeUnit(scenario, id, {
    id: own,
    ...(taken !== undefined && taken[0] === captain[0] && { captain: undefined, capturedIn: undefined }),
  });
  return { next: withNamed(renamed, id, own), thing: { kind: 'unit', id: own } };
}

/**
 * The scenario with another id for a unit in everything that names it: carriers, the activation, windows, the goal of a
 * puzzle.
 */
function withNamed(scenario: Scenario, before: string, id: string): Scenario {
  const named = <T>(value: T): T => ((value as unknown) === before ? (id as T) : value);
  const { activation, windows } = scenario.position ?? {};
  const carried = withMarkers(
    scenario,
    markersOf(scenario).map((marker) =>
      marker.carrier === undefined ? marker : { ...marker, carrier: named(marker.carrier) },
    ),
  );
  const next = withStart(markersOf(scenario).some(({ carrier }) => carrier === before) ? carried : scenario, {
    ...(activation && { activation: { ...activation, unit: named(activation.unit) } }),
    ...(windows && {
      windows: windows.map((window) =>
        window.kind === 'salvage'
          ? { ...window, unit: named(window.unit), lost: named(window.lost) }
          : { ...window, unit: named(window.unit) },
      ),
    }),
  });
  const { puzzle } = next;
  return puzzle && puzzle.goal.kind !== 'won'
    ? { ...next, puzzle: { ...puzzle, goal: { ...puzzle.goal, unit: named(puzzle.goal.unit) } } }
    : next;
}

/** The scenario without a thing. */
export function removed(scenario: Scenario, thing: Thing): Scenario {
  switch (thing.kind) {
    case 'piece':
      return withPieces(
        scenario,
        thing.table,
        piecesOf(scenario, thing.table).filter((_, index) => index !== thing.index),
      );
    case 'unit':
      return withUnits(
        scenario,
        unitsOf(scenario).filter(({ id }) => id !== thing.id),
      );
    case 'marker':
      return withMarkers(
        scenario,
        markersOf(scenario).filter((_, index) => index !== thing.index),
      );
    case 'mine':
      return withMines(
        scenario,
        minesOf(scenario).filter((_, index) => index !== thing.index),
      );
  }
}

/** A thing moved by whole mils. */
export function movedThing(scenario: Scenario, thing: Thing, dx: number, dy: number): Scenario {
  const to = <T extends { readonly x?: number | undefined; readonly y?: number | undefined }>(point: T): T => ({
    ...point,
    x: Math.max(0, (point.x ?? 0) + dx),
    y: Math.max(0, (point.y ?? 0) + dy),
  });
  const here = <T extends PlacedMarker | PlacedMine>(list: readonly T[], index: number): readonly T[] =>
    list.map((one, place) => (place === index ? to(one) : one));
  switch (thing.kind) {
    case 'piece': {
      const piece = piecesOf(scenario, thing.table)[thing.index];
      return piece ? changePiece(scenario, thing, { parts: shifted(piece.parts, dx, dy) }) : scenario;
    }
    case 'unit':
      return withUnits(
        scenario,
        unitsOf(scenario).map((unit) => (unit.id === thing.id && unit.pose ? { ...unit, pose: to(unit.pose) } : unit)),
      );
    case 'marker':
      return withMarkers(scenario, here(markersOf(scenario), thing.index));
    case 'mine':
      return withMines(scenario, here(minesOf(scenario), thing.index));
  }
}

/** A piece or a ship turned on the spot, counter-clockwise, hundredths of a degree. */
export function turnedThing(scenario: Scenario, thing: Thing, by: number): Scenario {
  if (thing.kind === 'piece') {
    const piece = piecesOf(scenario, thing.table)[thing.index];
    return piece
      ? changePiece(scenario, thing, { parts: turnedParts(piece.parts, roundOf(piece.parts), by) })
      : scenario;
  }
  const unit = thing.kind === 'unit' && unitsOf(scenario).find(({ id }) => id === thing.id);
  return unit && unit.pose
    ? changeUnit(scenario, unit.id, {
        pose: { ...unit.pose, heading: (unit.pose.heading + by + FULL_TURN) % FULL_TURN },
      })
    : scenario;
}

/** A copy of a thing beside it. */
export function duplicated(
  scenario: Scenario,
  thing: Thing,
  aside: number,
): { readonly next: Scenario; readonly thing: Thing } {
  switch (thing.kind) {
    case 'piece': {
      const piece = piecesOf(scenario, thing.table)[thing.index]!;
      const { name, parts } = piece;
      const shift = 2 * roundOf(parts).radius + aside;
      const bare = name?.replace(/ \d+$/, '');
      return addPiece(scenario, thing.table, {
        ...piece,
        ...(bare && { name: freeName(bare, scenario.options.layout.flat()) }),
        parts: shifted(parts, shift, 0),
      });
    }
    case 'unit': {
      const unit = unitsOf(scenario).find(({ id }) => id === thing.id)!;
      const id = freeId(scenario, unit.captain ?? unit.id.slice(0, 2));
      const { name: _name, ...rest } = unit;
      return {
        next: withUnits(scenario, [
          ...unitsOf(scenario),
          { ...rest, id, ...(unit.pose && { pose: { ...unit.pose, x: unit.pose.x + 3000 + aside } }) },
        ]),
        thing: { kind: 'unit', id },
      };
    }
    case 'marker': {
      const list = markersOf(scenario);
      return {
        next: withMarkers(scenario, [...list, { ...list[thing.index]!, x: (list[thing.index]!.x ?? 0) + 12_000 }]),
        thing: { kind: 'marker', index: list.length },
      };
    }
    case 'mine': {
      const list = minesOf(scenario);
      return {
        next: withMines(scenario, [...list, { ...list[thing.index]!, x: list[thing.index]!.x + 2000 }]),
        thing: { kind: 'mine', index: list.length },
      };
    }
  }
}

/** What the generator is asked for (OG-4.6). */
export interface Sowing {
  readonly terrainSeed: string;
  readonly terrainDensity: 'sparse' | 'normal' | 'dense';
  readonly terrainSymmetry: 'none' | 'rotate' | 'mirror';
  readonly gatesPerTable: number;
  readonly wormholesPerTable: number;
}

/** Fresh pieces on every table, or null when the seed finds no room for them (OG-4.6). */
export function sown(scenario: Scenario, sowing: Sowing): Scenario | null {
  const tables = scenario.options.layout.length;
  const parsed = parseOptions({
    tableWidth: shownOptions(scenario).tableWidth,
    tables,
    terrainMinimum: 5,
    layout: Array.from({ length: tables }, () => []),
    ...sowing,
  });
  const layout = parsed.ok ? generateLayout(parsed.value) : null;
  return layout && withOptions(scenario, { layout });
}

/** The captains of the scenario, in seat order. */
export const captainIds = (scenario: Scenario): readonly string[] =>
  captainsOf(shownOptions(scenario)).map(({ id }) => id);

/** The fleet of a captain handed in by itself; null = they bring their own. */
export function withFleet(
  scenario: Scenario,
  captain: string,
  units: NonNullable<Scenario['fleets']>[string] | null,
): Scenario {
  const { fleets = {}, ...rest } = scenario;
  const next = Object.fromEntries([
    ...Object.entries(fleets).filter(([id]) => id !== captain),
    ...(units ? [[captain, units] as const] : []),
  ]);
  return Object.keys(next).length > 0 ? { ...rest, fleets: next } : rest;
}
