import { describe, expect, it } from 'vitest';
import { DIRECTIONS, facingLines, SIDES, directionOf, type Cell } from '../../../../src/games/battlespace-sirius/index.ts';
import { degreesOf, lineWay, RAIL, sideFacing, sideSpot, STOPS, stopOf, throughOf, turnArc } from '../../../../src/ui/draw/battlespace-sirius/card-layout.ts';
import { linesOf } from '../../../../src/ui/draw/battlespace-sirius/break-lines.ts';
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
    for (const [dx, dy] of [[0, 1], [1, 1], [1, 0], [1, -1], [0, -1], [-1, -1], [-1, 0], [-1, 1]] as const) {
      const to: Cell = [at[0] + dx, at[1] + dy];
      const lines = facingLines(ship(at, 'N'), ship(to, 'N'));
      expect(lines).toHaveLength(dx !== 0 && dy !== 0 ? 2 : 1);
      for (const { line, through } of lines) {
        expect(throughOf(at, to, line)).toEqual(through);
        const way = lineWay(at, to, line, through);
        const [first, last] = [way[0]!, way.at(-1)!];
        const [vx, vy] = VECTOR[line];
        // It leaves the attacker's card through the side that points along the line.
        expect([Math.sign(Math.round(first.x - at[0] * 1000)), Math.sign(Math.round(first.y - at[1] * 1000))].map((value) => value + 0)).toEqual([vx, vy]);
        const reach = through ?? at;
        // It enters the target's card from the shared cell, or from the attacker's.
        expect(Math.sign(Math.round(last.x - to[0] * 1000)) + 0).toBe(Math.sign(reach[0] - to[0]) + 0);
        expect(Math.sign(Math.round(last.y - to[1] * 1000)) + 0).toBe(Math.sign(reach[1] - to[1]) + 0);
        const cells = new Set(way.map((point) => `${Math.round(point.x / 1000)} ${Math.round(point.y / 1000)}`));
        expect(cells).toEqual(new Set([at, to, ...(through ? [through] : [])].map(([x, y]) => `${x} ${y}`)));
      }
    }
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
