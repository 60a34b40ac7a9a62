import type { Seat } from '../../../engine/seat.ts';
import { DIRECTIONS, SIDES, type Direction, type Side, type Turn } from '../data/sides.ts';
import type { Cell, Vessel } from '../state.ts';

/** A line between two vessels as the attacker names it (BS-3.8). A side is null where a lifeboat stands. */
export interface FacingLine {
  readonly attacker: Seat;
  readonly target: Seat;
  /** The direction in which the attacker's side points. */
  readonly line: Direction;
  readonly firingSide: Side | null;
  readonly targetSide: Side | null;
  /** In Corner the shared cell the line bends through (table 3.B); null in Square. */
  readonly through: Cell | null;
}

/** A facing line without the seats at its ends. */
export type Line = Omit<FacingLine, 'attacker' | 'target'>;

/** Steps of the directions N, E, S, W. */
const STEPS: { readonly [direction in Direction]: Cell } = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };

/** BS-3.3: the side that points in a direction on a ship with a heading. */
export const sidePointing = (direction: Direction, heading: Direction): Side =>
  SIDES[(DIRECTIONS.indexOf(direction) - DIRECTIONS.indexOf(heading) + 4) % 4]!;

/** The direction a side of a ship points in: BS-3.3 the other way round. */
export const directionOf = (side: Side, heading: Direction): Direction =>
  DIRECTIONS[(DIRECTIONS.indexOf(heading) + SIDES.indexOf(side)) % 4]!;

/** BS-3.4: the heading after a turn clockwise. */
export const turned = (heading: Direction, turn: Turn): Direction =>
  DIRECTIONS[(DIRECTIONS.indexOf(heading) + turn / 90) % 4]!;

/** The direction that points the other way. */
export const opposite = (direction: Direction): Direction => DIRECTIONS[(DIRECTIONS.indexOf(direction) + 2) % 4]!;

/** The cell one step away. */
export const beside = ([x, y]: Cell, direction: Direction): Cell => [x + STEPS[direction][0], y + STEPS[direction][1]];

/** Cells in king's steps between two cells. */
export const distance = (a: Cell, b: Cell): number => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));

/** Two different cells whose x and y each differ by at most 1. */
export const isAdjacent = (a: Cell, b: Cell): boolean => distance(a, b) === 1;

/** Whether two cells are one. */
export const sameCell = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];

/** The 8 neighbours of a cell, row by row from the South-West. */
export const neighbours = ([x, y]: Cell): readonly Cell[] => [
  [x - 1, y - 1],
  [x, y - 1],
  [x + 1, y - 1],
  [x - 1, y],
  [x + 1, y],
  [x - 1, y + 1],
  [x, y + 1],
  [x + 1, y + 1],
];

const sideOf = (vessel: Vessel, direction: Direction): Side | null =>
  vessel.kind === 'ship' ? sidePointing(direction, vessel.heading) : null;

/**
 * BS-3.5, BS-3.6: the lines between two vessels, from the first one's end: one in Square, two in Corner (the vertical
 * one first), none when they are not adjacent. Third vessels never matter (BS-11.7).
 */
export function facingLines(attacker: Vessel, target: Vessel): readonly Line[] {
  if (!isAdjacent(attacker.cell, target.cell)) return [];
  const dx = target.cell[0] - attacker.cell[0];
  const dy = target.cell[1] - attacker.cell[1];
  const vertical: Direction | null = dy === 0 ? null : dy > 0 ? 'N' : 'S';
  const horizontal: Direction | null = dx === 0 ? null : dx > 0 ? 'E' : 'W';
  if (vertical && horizontal) {
    return [
      {
        line: vertical,
        firingSide: sideOf(attacker, vertical),
        targetSide: sideOf(target, opposite(horizontal)),
        through: beside(attacker.cell, vertical),
      },
      {
        line: horizontal,
        firingSide: sideOf(attacker, horizontal),
        targetSide: sideOf(target, opposite(vertical)),
        through: beside(attacker.cell, horizontal),
      },
    ];
  }
  const line = (vertical ?? horizontal)!;
  return [{ line, firingSide: sideOf(attacker, line), targetSide: sideOf(target, opposite(line)), through: null }];
}
