import {
  poseFrom,
  MARKERS_OF,
  type Options,
  type PieceData,
  type UnitType,
} from '../../../../games/orions-gate/index.ts';
import { shownOptions, type Scenario, type ScenarioPosition } from '../../../../games/orions-gate/scenario/index.ts';
import type { Point } from '../../../../table/shape.ts';
import { holds, roundOf } from './shapes.ts';

/** Something that lies on a table and can be chosen. Tables count from 1, indexes from 0. */
export type Thing =
  | { readonly kind: 'piece'; readonly table: number; readonly index: number }
  | { readonly kind: 'unit'; readonly id: string }
  | { readonly kind: 'marker'; readonly index: number }
  | { readonly kind: 'mine'; readonly index: number };

/** A unit as the editor keeps it: its pose, where it has one, and its components written out. */
export type PlacedUnit = Omit<ScenarioPosition['units'][number], 'pose' | 'components'> & {
  readonly pose?: { readonly x: number; readonly y: number; readonly heading: number; readonly table: number };
  readonly components: readonly PlacedPart[];
};
export type PlacedPart = Omit<
  Exclude<NonNullable<ScenarioPosition['units'][number]['components']>[number], string>,
  'damage' | 'facing'
> & { readonly damage: number; readonly facing: 'front' | 'left' | 'right' };

export type PlacedMarker = NonNullable<ScenarioPosition['markers']>[number];
export type PlacedMine = NonNullable<ScenarioPosition['mines']>[number];

/** Two names of the same thing. */
export const same = (a: Thing | null, b: Thing | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The units on the tables, poses and components written out. */
export const unitsOf = ({ position }: Scenario): readonly PlacedUnit[] =>
  (position?.units ?? []) as unknown as readonly PlacedUnit[];
export const markersOf = ({ position }: Scenario): readonly PlacedMarker[] => position?.markers ?? [];
export const minesOf = ({ position }: Scenario): readonly PlacedMine[] => position?.mines ?? [];
export const piecesOf = ({ options: { layout } }: Scenario, table: number): readonly PieceData[] =>
  layout[table - 1] ?? [];

/** The kind of marker of the mission, or null. */
export function markerKind({ options, position }: Scenario) {
  const mission = position?.mission ?? options['mission'] ?? 'annihilation';
  return MARKERS_OF[mission as keyof typeof MARKERS_OF] ?? null;
}

/** Whether a unit lies on a table: it stands there, hangs over it while it passes a gate, or its wreck drifts there. */
const liesThere = ({ status = 'inPlay' }: PlacedUnit): boolean =>
  status === 'inPlay' || status === 'lifted' || status === 'destroyed';

/** A component written out; its slot is its place in the list. */
function placedPart({
  slot: _slot,
  ...part
}: { readonly slot?: number | undefined } & Omit<PlacedPart, 'damage' | 'facing'> &
  Partial<Pick<PlacedPart, 'damage' | 'facing'>>): PlacedPart {
  return { ...part, damage: part.damage ?? 0, facing: part.facing ?? 'front' };
}

/**
 * A scenario as the editor works on it: every pose and component written out, the pieces in the layout of the options
 * (OG-4.7).
 */
export function written(scenario: Scenario): Scenario {
  if (!scenario.position) return scenario;
  const { pieces, tables, ...position } = scenario.position;
  const lists =
    tables?.map((table) => table.pieces ?? []) ??
    (pieces && scenario.options.layout.map((_, index) => (index === 0 ? pieces : [])));
  const options = lists ? { ...scenario.options, layout: lists as Scenario['options']['layout'] } : scenario.options;
  const units = position.units.map((unit): PlacedUnit => {
    const { x, y, heading, table } = poseFrom(unit.pose ?? [0, 0]);
    const components = (unit.components ?? []).map((one) =>
      typeof one === 'string' ? { kind: one, damage: 0, facing: 'front' as const } : placedPart(one),
    );
    return { ...unit, ...(unit.pose && { pose: { x, y, heading, table } }), components } as PlacedUnit;
  });
  return { ...scenario, options, position: { ...position, units: units as unknown as ScenarioPosition['units'] } };
}

/** The base radius of a type under the options, mils (OG-2.4). */
export const radiusOf = (
  { baseScouts, baseFighters, baseDestroyers, baseBattleships }: Options,
  type: UnitType,
): number =>
  ({ scouts: baseScouts, fighters: baseFighters, destroyers: baseDestroyers, battleships: baseBattleships })[type] / 2;

/** Whether a thing is still there. */
export function exists(scenario: Scenario, thing: Thing | null): boolean {
  if (!thing) return false;
  if (thing.kind === 'piece') return piecesOf(scenario, thing.table)[thing.index] !== undefined;
  if (thing.kind === 'unit') return unitsOf(scenario).some(({ id }) => id === thing.id);
  return (thing.kind === 'marker' ? markersOf(scenario) : minesOf(scenario))[thing.index] !== undefined;
}

/** Where a thing is, and how far it reaches from there, mils; null when it is gone or lies on no table. */
export function spotOf(
  scenario: Scenario,
  thing: Thing,
): (Point & { readonly table: number; readonly radius: number }) | null {
  if (thing.kind === 'piece') {
    const piece = piecesOf(scenario, thing.table)[thing.index];
    return piece ? { ...roundOf(piece.parts), table: thing.table } : null;
  }
  if (thing.kind === 'unit') {
    const unit = unitsOf(scenario).find(({ id }) => id === thing.id);
    return unit?.pose && liesThere(unit)
      ? { x: unit.pose.x, y: unit.pose.y, table: unit.pose.table, radius: radiusOf(shownOptions(scenario), unit.type) }
      : null;
  }
  const point = (thing.kind === 'marker' ? markersOf(scenario) : minesOf(scenario))[thing.index];
  return point ? { x: point.x ?? 0, y: point.y ?? 0, table: point.table ?? 1, radius: 600 } : null;
}

/** Pixels round a point in which it is meant. */
const TOUCH = 14;

/** What lies at a point of a table: points first, then ships, then pieces, the last one laid first. */
export function thingAt(scenario: Scenario, table: number, at: Point, pixel: number): Thing | null {
  const near = (thing: Thing): boolean => {
    const spot = spotOf(scenario, thing);
    return (
      spot !== null &&
      spot.table === table &&
      Math.hypot(spot.x - at.x, spot.y - at.y) <= Math.max(thing.kind === 'unit' ? spot.radius : 0, TOUCH * pixel)
    );
  };
  const points: readonly Thing[] = [
    ...minesOf(scenario).map((_, index) => ({ kind: 'mine' as const, index })),
    ...markersOf(scenario).map((_, index) => ({ kind: 'marker' as const, index })),
  ];
  const units = unitsOf(scenario).map(({ id }) => ({ kind: 'unit' as const, id }));
  const close = [...points, ...units].find(near);
  if (close) return close;
  const index = piecesOf(scenario, table).findLastIndex(({ parts }) => holds(parts, at, 4 * pixel));
  return index < 0 ? null : { kind: 'piece', table, index };
}

/** Everything on the tables, in the order of the list a reader walks through. */
export const allThings = (scenario: Scenario): readonly Thing[] => [
  ...unitsOf(scenario).map(({ id }) => ({ kind: 'unit' as const, id })),
  ...scenario.options.layout.flatMap((pieces, table) =>
    pieces.map((_, index) => ({ kind: 'piece' as const, table: table + 1, index })),
  ),
  ...markersOf(scenario).map((_, index) => ({ kind: 'marker' as const, index })),
  ...minesOf(scenario).map((_, index) => ({ kind: 'mine' as const, index })),
];
