import type { Scenario } from '../../../../games/orions-gate/scenario/index.ts';
import { FULL_TURN } from '../../../../table/index.ts';
import type { Point } from '../../../../table/shape.ts';
import { changePiece, changeUnit } from './edit.ts';
import { movedAll } from './several.ts';
import { headingTo, pointAlong, roundOf, scaledParts, turnedParts } from './shapes.ts';
import type { Drag, Grip } from './state.ts';
import { piecesOf, spotOf, unitsOf, type Thing } from './things.ts';

/** How far the marks stand from what they turn, pixels. */
const AWAY = 30;
/** How near a press must be to a mark, pixels. */
const NEAR = 20;
/** Headings and turns come in steps of so many hundredths of a degree while the grid is on. */
const STEP = 500;
/** Circles of the rules have a radius from 250 to 12000 mil (OG-4.5). */
const MIN = 250;
const MAX = 12_000;

/** A mark on the table that can be dragged. */
export interface Mark {
  readonly at: Point;
  readonly grip: Grip;
}

/** The marks of what is chosen: to turn it, to resize it, its corners. */
export function marksOf(scenario: Scenario, thing: Thing | null, pixel: number): readonly Mark[] {
  const spot = thing && spotOf(scenario, thing);
  if (!thing || !spot) return [];
  const away = AWAY * pixel;
  if (thing.kind === 'unit') {
    const { heading } = unitsOf(scenario).find(({ id }) => id === thing.id)!.pose!;
    return [{ at: pointAlong(spot, heading, spot.radius + away), grip: { kind: 'turn' } }];
  }
  if (thing.kind !== 'piece') return [];
  const { parts } = piecesOf(scenario, thing.table)[thing.index]!;
  const round = parts.length === 1 && parts[0]!.kind === 'circle';
  const corners =
    parts.length === 1
      ? parts.flatMap((part, number): Mark[] =>
          part.kind === 'polygon'
            ? part.corners.map((at, corner) => ({ at, grip: { kind: 'corner', part: number, corner } }))
            : [],
        )
      : [];
  return [
    ...corners,
    { at: { x: spot.x + spot.radius + (corners.length > 0 ? away : 0), y: spot.y }, grip: { kind: 'size' } },
    ...(round ? [] : [{ at: { x: spot.x, y: spot.y + spot.radius + away }, grip: { kind: 'turn' } } as const]),
  ];
}

/** The mark at a point, the nearest one. */
export function markAt(marks: readonly Mark[], at: Point, pixel: number): Mark | null {
  const far = (mark: Mark): number => Math.hypot(mark.at.x - at.x, mark.at.y - at.y);
  const [best] = [...marks].sort((a, b) => far(a) - far(b));
  return best && far(best) <= NEAR * pixel ? best : null;
}

/**
 * The scenario as a drag that began at `from` leaves it when it ends at `at`. `snap` in mils, 0 = free. A move takes
 * `things` along, all that are chosen.
 */
export function dragged(
  scenario: Scenario,
  { thing, grip, from, things = [thing] }: Pick<Drag, 'thing' | 'grip' | 'from'> & Partial<Pick<Drag, 'things'>>,
  at: Point,
  snap: number,
): Scenario {
  const spot = spotOf(scenario, thing);
  if (!spot) return scenario;
  const step = (value: number): number => (snap === 0 ? Math.round(value) : Math.round(value / snap) * snap);
  switch (grip.kind) {
    case 'move':
      // What is moved lands on the grid, wherever it was before; the others keep their places round it.
      return movedAll(scenario, things, step(spot.x + at.x - from.x) - spot.x, step(spot.y + at.y - from.y) - spot.y);
    case 'turn': {
      const turn = snap === 0 ? 1 : STEP;
      const heading = (Math.round(headingTo(spot, at) / turn) * turn) % FULL_TURN;
      if (thing.kind === 'unit')
        return changeUnit(scenario, thing.id, {
          pose: { ...unitsOf(scenario).find(({ id }) => id === thing.id)!.pose!, heading },
        });
      if (thing.kind !== 'piece') return scenario;
      const { parts } = piecesOf(scenario, thing.table)[thing.index]!;
      const by = (Math.round((headingTo(spot, at) - headingTo(spot, from)) / turn) * turn + FULL_TURN) % FULL_TURN;
      return changePiece(scenario, thing, { parts: turnedParts(parts, spot, by) });
    }
    case 'size': {
      if (thing.kind !== 'piece') return scenario;
      const { parts } = piecesOf(scenario, thing.table)[thing.index]!;
      const grown =
        spot.radius + Math.hypot(at.x - spot.x, at.y - spot.y) - Math.hypot(from.x - spot.x, from.y - spot.y);
      return resized(scenario, thing, step(Math.max(MIN, Math.min(MAX, grown))) || MIN, parts);
    }
    case 'corner': {
      if (thing.kind !== 'piece') return scenario;
      const { parts } = piecesOf(scenario, thing.table)[thing.index]!;
      const to = { x: Math.max(0, step(at.x)), y: Math.max(0, step(at.y)) };
      return changePiece(scenario, thing, {
        parts: parts.map((part, number) =>
          number === grip.part && part.kind === 'polygon'
            ? { ...part, corners: part.corners.map((corner, index) => (index === grip.corner ? to : corner)) }
            : part,
        ),
      });
    }
  }
}

/** A piece grown or shrunk until it reaches so far from its middle, mils. */
export function resized(
  scenario: Scenario,
  thing: Extract<Thing, { kind: 'piece' }>,
  radius: number,
  parts = piecesOf(scenario, thing.table)[thing.index]!.parts,
): Scenario {
  const round = roundOf(parts);
  return changePiece(scenario, thing, {
    parts:
      parts.length === 1 && parts[0]!.kind === 'circle'
        ? [{ ...parts[0]!, radius: Math.round(radius) }]
        : scaledParts(parts, round, radius / round.radius),
  });
}
