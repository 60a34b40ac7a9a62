import { TABLE_HEIGHT } from '../../../../games/orions-gate/index.ts';
import { shownOptions, type Scenario } from '../../../../games/orions-gate/scenario/index.ts';
import type { Point } from '../../../../table/shape.ts';
import { addPiece, changeMarker, changeUnit, duplicated, movedThing, removed, turnedThing, withMines } from './edit.ts';
import { pointTurned } from './shapes.ts';
import { allThings, minesOf, piecesOf, same, spotOf, unitsOf, type Thing } from './things.ts';

type Spot = NonNullable<ReturnType<typeof spotOf>>;

/** Whether a thing is one of some. */
export const among = (things: readonly Thing[], thing: Thing | null): boolean =>
  thing !== null && things.some((one) => same(one, thing));

/** Some things with one more, or without it when it was among them. */
export const toggled = (things: readonly Thing[], thing: Thing): readonly Thing[] =>
  among(things, thing) ? things.filter((one) => !same(one, thing)) : [...things, thing];

/** Some things and others, each once. */
export const joined = (things: readonly Thing[], more: readonly Thing[]): readonly Thing[] => [
  ...things,
  ...more.filter((one) => !among(things, one)),
];

/** The things of a table whose middle lies in the box between two corners. */
export function thingsWithin(scenario: Scenario, table: number, a: Point, b: Point): readonly Thing[] {
  const between = (value: number, one: number, other: number): boolean =>
    value >= Math.min(one, other) && value <= Math.max(one, other);
  return allThings(scenario).filter((thing) => {
    const spot = spotOf(scenario, thing);
    return spot !== null && spot.table === table && between(spot.x, a.x, b.x) && between(spot.y, a.y, b.y);
  });
}

/** The box round some things with all they reach, mils; null when none of them lies on a table. */
export function boxOf(
  scenario: Scenario,
  things: readonly Thing[],
): { readonly left: number; readonly right: number; readonly bottom: number; readonly top: number } | null {
  const spots = spotsOf(scenario, things);
  if (spots.length === 0) return null;
  return {
    left: Math.min(...spots.map(({ x, radius }) => x - radius)),
    right: Math.max(...spots.map(({ x, radius }) => x + radius)),
    bottom: Math.min(...spots.map(({ y, radius }) => y - radius)),
    top: Math.max(...spots.map(({ y, radius }) => y + radius)),
  };
}

const spotsOf = (scenario: Scenario, things: readonly Thing[]): readonly Spot[] =>
  things.flatMap((thing) => spotOf(scenario, thing) ?? []);

/** A way cut short so that no point leaves the table; points that are off it already may stay so. */
function heldOn(scenario: Scenario, points: readonly Point[], { x, y }: Point): Point {
  const held = (way: number, values: readonly number[], most: number): number =>
    Math.max(Math.min(0, -Math.min(...values)), Math.min(Math.max(0, most - Math.max(...values)), way));
  return {
    x: held(
      x,
      points.map((point) => point.x),
      shownOptions(scenario).tableWidth,
    ),
    y: held(
      y,
      points.map((point) => point.y),
      TABLE_HEIGHT,
    ),
  };
}

/**
 * Some things moved by whole mils, all by the same way: they stop together where the first one's middle would leave the
 * table.
 */
export function movedAll(scenario: Scenario, things: readonly Thing[], dx: number, dy: number): Scenario {
  const spots = spotsOf(scenario, things);
  if (spots.length === 0) return scenario;
  const way = heldOn(scenario, spots, { x: dx, y: dy });
  return way.x === 0 && way.y === 0
    ? scenario
    : things.reduce((doc, thing) => movedThing(doc, thing, way.x, way.y), scenario);
}

/**
 * Some things turned counter-clockwise, hundredths of a degree: one on the spot, several about their common middle as
 * if they stood on one plate.
 */
export function turnedAll(scenario: Scenario, things: readonly Thing[], by: number): Scenario {
  const [first, ...others] = things;
  if (!first) return scenario;
  if (others.length === 0) return turnedThing(scenario, first, by);
  const placed = things.flatMap((thing) => {
    const spot = spotOf(scenario, thing);
    return spot ? [{ thing, spot }] : [];
  });
  if (placed.length === 0) return scenario;
  const mean = (axis: 'x' | 'y'): number =>
    Math.round(placed.reduce((sum, { spot }) => sum + spot[axis], 0) / placed.length);
  const middle = { x: mean('x'), y: mean('y') };
  const ends = placed.map(({ spot }) => pointTurned(spot, middle, by));
  // What would leave the table takes the others along back onto it.
  const back = (values: readonly number[], most: number): number =>
    Math.max(0, -Math.min(...values)) + Math.min(0, most - Math.max(...values));
  const shift = {
    x: back(
      ends.map(({ x }) => x),
      shownOptions(scenario).tableWidth,
    ),
    y: back(
      ends.map(({ y }) => y),
      TABLE_HEIGHT,
    ),
  };
  return placed.reduce(
    (doc, { thing, spot }, index) =>
      movedThing(
        turnedThing(doc, thing, by),
        thing,
        ends[index]!.x + shift.x - spot.x,
        ends[index]!.y + shift.y - spot.y,
      ),
    scenario,
  );
}

/** The last ones first: what is numbered keeps its number until its turn comes. */
function lastFirst(things: readonly Thing[]): readonly Thing[] {
  const place = (thing: Thing): number => (thing.kind === 'unit' ? 0 : thing.index);
  return [...things].sort((a, b) => place(b) - place(a));
}

/** The scenario without some things. */
export const removedAll = (scenario: Scenario, things: readonly Thing[]): Scenario =>
  lastFirst(things).reduce(removed, scenario);

/** Some things brought to another table, to the places they have. */
export function putOnTable(
  scenario: Scenario,
  things: readonly Thing[],
  table: number,
): { readonly next: Scenario; readonly things: readonly Thing[] } {
  const pieces = things.filter(
    (thing): thing is Extract<Thing, { kind: 'piece' }> => thing.kind === 'piece' && thing.table !== table,
  );
  const others = things.filter((thing) => thing.kind !== 'piece' || thing.table === table);
  const moved = others.reduce((doc, thing): Scenario => {
    const pose = thing.kind === 'unit' && unitsOf(doc).find(({ id }) => id === thing.id)?.pose;
    if (thing.kind === 'unit') return pose ? changeUnit(doc, thing.id, { pose: { ...pose, table } }) : doc;
    if (thing.kind === 'marker') return changeMarker(doc, thing.index, { table });
    return thing.kind === 'mine'
      ? withMines(
          doc,
          minesOf(doc).map((mine, index) => (index === thing.index ? { ...mine, table } : mine)),
        )
      : doc;
  }, scenario);
  const brought: Thing[] = [];
  const next = pieces.reduce((doc, thing) => {
    const added = addPiece(doc, table, piecesOf(scenario, thing.table)[thing.index]!);
    brought.push(added.thing);
    return added.next;
  }, moved);
  return { next: removedAll(next, pieces), things: [...others, ...brought] };
}

/**
 * Copies of some things: one beside itself, several as they stand to each other beside where they stand, where there is
 * room on the table.
 */
export function duplicatedAll(
  scenario: Scenario,
  things: readonly Thing[],
  aside: number,
): { readonly next: Scenario; readonly things: readonly Thing[] } {
  const [first, ...others] = things;
  if (!first) return { next: scenario, things };
  if (others.length === 0) {
    const { next, thing } = duplicated(scenario, first, aside);
    return { next, things: [thing] };
  }
  const way = wayAside(scenario, things, aside);
  const made: Thing[] = [];
  const next = things.reduce((doc, thing) => {
    const copy = duplicated(doc, thing, aside);
    const [from, to] = [spotOf(doc, thing), spotOf(copy.next, copy.thing)];
    made.push(copy.thing);
    return from && to ? movedThing(copy.next, copy.thing, from.x + way.x - to.x, from.y + way.y - to.y) : copy.next;
  }, scenario);
  return { next, things: made };
}

/** Where copies of several things go: right, left, up or down of them, the first that stays on the table. */
function wayAside(scenario: Scenario, things: readonly Thing[], aside: number): Point {
  const box = boxOf(scenario, things);
  if (!box) return { x: 0, y: 0 };
  const [wide, high] = [box.right - box.left + aside, box.top - box.bottom + aside];
  if (box.right + wide <= shownOptions(scenario).tableWidth) return { x: wide, y: 0 };
  if (box.left - wide >= 0) return { x: -wide, y: 0 };
  if (box.top + high <= TABLE_HEIGHT) return { x: 0, y: high };
  return box.bottom - high >= 0
    ? { x: 0, y: -high }
    : heldOn(scenario, spotsOf(scenario, things), { x: aside, y: -aside });
}
