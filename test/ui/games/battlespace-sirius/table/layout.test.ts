import { describe, expect, it } from 'vitest';
import {
  DIRECTIONS,
  facingLines,
  SIDES,
  directionOf,
  type Cell,
} from '../../../../../src/games/battlespace-sirius/index.ts';
import {
  degreesOf,
  figureSpot,
  lineWay,
  lineWords,
  NOTCHES,
  RAIL,
  RAIL_DEPTH,
  sideFacing,
  sideSpot,
  STOPS,
  stopOf,
  throughOf,
  turnArc,
} from '../../../../../src/ui/games/battlespace-sirius/table/card-layout.ts';
import { linesOf } from '../../../../../src/ui/cards/table/break-lines.ts';
import { ship } from './tables.ts';

const VECTOR = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] } as const;
const sign = (value: number): number => Math.round(value / 1000 / RAIL) + 0;

describe('BS-19.1 a ship is a card turned to its heading', () => {
  it('has the rail of each side where that side points', () => {
    for (const heading of DIRECTIONS)
      for (const [index, side] of SIDES.entries()) {
        const spot = sideSpot({ x: 0, y: 0, heading: degreesOf(heading) }, index, 0, RAIL);
        expect([sign(spot.x), sign(spot.y)]).toEqual([...VECTOR[directionOf(side, heading)]]);
        expect(sideFacing(degreesOf(heading), directionOf(side, heading))).toBe(index);
      }
  });

  it('slides the clip clockwise from 1 to 6, and off the card at 0', () => {
    expect([1, 2, 3, 4, 5, 6].map(stopOf)).toEqual([...STOPS]);
    expect(stopOf(0)).toBeLessThan(STOPS[0]);
    expect(stopOf(2.5)).toBeCloseTo((STOPS[1] + STOPS[2]) / 2, 9);
    // Clockwise along the bow of a ship heading North is to the East; along its stern to the West.
    const stand = { x: 0, y: 0, heading: 0 };
    expect(sideSpot(stand, 0, stopOf(6), RAIL).x).toBeGreaterThan(0);
    expect(sideSpot(stand, 2, stopOf(6), RAIL).x).toBeLessThan(0);
  });

  it('lights a wedge of six cells, each higher than the one before, none of them under the gun port', () => {
    expect(NOTCHES.map(({ along }) => along)).toEqual([...STOPS]);
    NOTCHES.slice(1).forEach(({ along, half, height }, index) => {
      const before = NOTCHES[index]!;
      expect(height).toBeGreaterThan(before.height);
      expect(along - half).toBeGreaterThan(before.along + before.half);
    });
    for (const { along, half, out, height } of NOTCHES) {
      expect(Math.abs(along) - half).toBeGreaterThan(0.02);
      // All stand on the inner edge of the rail and stay within it.
      expect(out - height / 2).toBeCloseTo(NOTCHES[0]!.out - NOTCHES[0]!.height / 2, 9);
      expect(out + height / 2).toBeLessThanOrEqual(RAIL_DEPTH / 2);
    }
  });

  it('writes each number on its clip, and the 0 in the middle of the gap', () => {
    const stand = { x: 0, y: 0, heading: 90 };
    for (const value of [1, 2, 3, 4, 5, 6])
      expect(figureSpot(stand, 1, value, false)).toEqual(sideSpot(stand, 1, STOPS[value - 1]!, RAIL));
    expect(figureSpot(stand, 1, 0, false)).toEqual(sideSpot(stand, 1, 0, RAIL));
    expect(figureSpot(stand, 1, 6, true)).toEqual(sideSpot(stand, 1, 0, RAIL));
  });

  it('keeps the clips of neighbouring sides apart at every value', () => {
    const stand = { x: 0, y: 0, heading: 0 };
    for (let a = 1; a <= 6; a += 1)
      for (let b = 1; b <= 6; b += 1) {
        const [p, q] = [sideSpot(stand, 0, stopOf(a), RAIL), sideSpot(stand, 1, stopOf(b), RAIL)];
        expect(Math.max(Math.abs(p.x - q.x), Math.abs(p.y - q.y))).toBeGreaterThanOrEqual(92);
      }
  });
});

describe('BS-19.2 facing lines', () => {
  const at: Cell = [2, -3];

  it('go straight over the shared edge in Square and bend in the shared cell in Corner, for all 8 neighbours', () => {
    for (const [dx, dy] of [
      [0, 1],
      [1, 1],
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, -1],
      [-1, 0],
      [-1, 1],
    ] as const) {
      const to: Cell = [at[0] + dx, at[1] + dy];
      const lines = facingLines(ship(at, 'N'), ship(to, 'N'));
      expect(lines).toHaveLength(dx !== 0 && dy !== 0 ? 2 : 1);
      for (const { line, through } of lines) {
        expect(throughOf(at, to, line)).toEqual(through);
        const way = lineWay(at, to, line, through);
        const [first, last] = [way[0]!, way.at(-1)!];
        const [vx, vy] = VECTOR[line];
        // It leaves the attacker's card through the side that points along the line.
        expect(
          [Math.sign(Math.round(first.x - at[0] * 1000)), Math.sign(Math.round(first.y - at[1] * 1000))].map(
            (value) => value + 0,
          ),
        ).toEqual([vx, vy]);
        const reach = through ?? at;
        // It enters the target's card from the shared cell, or from the attacker's.
        expect(Math.sign(Math.round(last.x - to[0] * 1000)) + 0).toBe(Math.sign(reach[0] - to[0]) + 0);
        expect(Math.sign(Math.round(last.y - to[1] * 1000)) + 0).toBe(Math.sign(reach[1] - to[1]) + 0);
        // Neither end reaches a number: both stop at the edge of a card.
        for (const [spot, cell] of [
          [first, at],
          [last, to],
        ] as const)
          expect(Math.max(Math.abs(spot.x - cell[0] * 1000), Math.abs(spot.y - cell[1] * 1000))).toBeGreaterThanOrEqual(
            430,
          );
        const cells = new Set(way.map((point) => `${Math.round(point.x / 1000)} ${Math.round(point.y / 1000)}`));
        expect(cells).toEqual(new Set([at, to, ...(through ? [through] : [])].map(([x, y]) => `${x} ${y}`)));
      }
    }
  });
});

describe('BS-19.2 a line past a third vessel', () => {
  it('goes through the shared cell along its border, off the card that lies there, to the same ends', () => {
    const free = lineWay([0, 0], [1, 1], 'E', [1, 0]);
    const way = lineWay([0, 0], [1, 1], 'E', [1, 0], true);
    expect([way[0], way.at(-1)]).toEqual([free[0], free.at(-1)]);
    expect(way.some(({ x, y }) => x > 500 && y < 500)).toBe(true);
    // The card in (1, 0) reaches 430 to each side of its middle.
    for (const { x, y } of way) expect(Math.max(Math.abs(x - 1000), Math.abs(y))).toBeGreaterThan(430);
  });
});

describe('BS-19.2 the words of a line', () => {
  it('stand beside a line up or down, over or under one across, and in the bend unless a vessel lies there', () => {
    expect(lineWords([0, 0], [0, 1], 'N', null, 0.3)).toEqual({ x: 385, y: 500 });
    expect(lineWords([0, 0], [1, 0], 'E', null, 0.3)).toEqual({ x: 500, y: 500 });
    expect(lineWords([0, 0], [1, 0], 'E', null, 0.3, false, false)).toEqual({ x: 500, y: -500 });
    const bend = lineWords([0, 0], [1, 1], 'E', [1, 0], 0.3);
    expect([Math.round(bend.x / 1000), Math.round(bend.y / 1000)]).toEqual([1, 0]);
    // A third vessel in the bend: between the rows, off the line that goes through there at x = 1000.
    const beside = lineWords([0, 0], [1, 1], 'E', [1, 0], 0.3, true);
    expect(beside).toEqual({ x: 615, y: 500 });
  });
});

describe('BS-19.3 turns and places', () => {
  it('draws 90 clockwise, 270 the other way, each from the bow', () => {
    for (const heading of [0, 90, 180, 270]) {
      const bow = ((heading - 90) / 180) * Math.PI;
      const [right, left] = [turnArc(heading, 90), turnArc(heading, 270)];
      expect(right.to).toBeGreaterThan(right.from);
      expect(left.to).toBeLessThan(left.from);
      expect(right.from - bow).toBeCloseTo(bow - left.from, 9);
      expect(right.to - bow).toBeLessThan(Math.PI / 2);
    }
  });

  it('breaks the name of a place at spaces and after strokes', () => {
    const measure = (text: string): number => text.length;
    expect(linesOf('Stern/Starboard corner', 30, measure)).toEqual(['Stern/Starboard corner']);
    expect(linesOf('Stern/Starboard corner', 15, measure)).toEqual(['Stern/Starboard', 'corner']);
    expect(linesOf('Stern/Starboard corner', 9, measure)).toEqual(['Stern/', 'Starboard', 'corner']);
  });
});
