import { describe, expect, it } from 'vitest';
import { positionName } from '../../../../src/games/battlespace-sirius/aids/position-name.ts';
import { DIRECTIONS, SIDES, TURNS, type Direction } from '../../../../src/games/battlespace-sirius/data/sides.ts';
import {
  beside,
  directionOf,
  facingLines,
  isAdjacent,
  neighbours,
  opposite,
  sidePointing,
  turned,
} from '../../../../src/games/battlespace-sirius/rules/facing.ts';
import type { Cell, Ship } from '../../../../src/games/battlespace-sirius/state.ts';
import {
  boat,
  duel,
  linesOf,
  lock,
  nothing,
  play,
  playAll,
  position,
  ship,
  viewFor,
} from '../../../helpers/bs-position.ts';

const at = (cell: Cell, heading: Direction): Ship => ({ kind: 'ship', cell, heading, power: [6, 6, 6, 6] });

/** Every place of a target next to (0,0) with every pair of headings. */
const ARRANGEMENTS = neighbours([0, 0]).flatMap((cell) =>
  DIRECTIONS.flatMap((mine) => DIRECTIONS.map((theirs) => [at([0, 0], mine), at(cell, theirs)] as const)),
);

describe('chapter 3: grid and facing', () => {
  it('BS-3.1: one vessel in a cell, on a grid without borders', () => {
    const far = duel({ vessels: [ship(1, [-500000, 70000]), ship(2, [-500001, 70000])] });
    expect(play(far, 1, position(-500002, 70001)).match.state.players[0]!.vessel!.cell).toEqual([-500002, 70001]);
  });

  it('BS-3.2: 4 of the 8 neighbours are Square, 4 are Corner', () => {
    const kinds = neighbours([0, 0]).map((cell) => facingLines(at([0, 0], 'N'), at(cell, 'N')).length);
    expect(kinds).toEqual([2, 1, 2, 1, 1, 2, 1, 2]);
    expect(isAdjacent([0, 0], [0, 0])).toBe(false);
    expect(facingLines(at([0, 0], 'N'), at([2, 0], 'N'))).toEqual([]);
  });

  it('BS-3.3: the side that points in a direction is (direction - heading) mod 4', () => {
    for (const [d, direction] of DIRECTIONS.entries()) {
      for (const [h, heading] of DIRECTIONS.entries()) {
        expect(sidePointing(direction, heading)).toBe(SIDES[(d - h + 4) % 4]);
        expect(directionOf(sidePointing(direction, heading), heading)).toBe(direction);
      }
    }
  });

  it('BS-3.4: a turn by t degrees moves the heading by t/90', () => {
    for (const [h, heading] of DIRECTIONS.entries())
      for (const turn of TURNS) expect(turned(heading, turn)).toBe(DIRECTIONS[(h + turn / 90) % 4]);
  });

  it('BS-3.5: in Square one line joins the sides that point at each other', () => {
    for (const [mine, theirs] of ARRANGEMENTS) {
      const straight = DIRECTIONS.find((direction) => beside(mine.cell, direction).join() === theirs.cell.join());
      if (!straight) continue;
      expect(facingLines(mine, theirs)).toEqual([
        {
          line: straight,
          firingSide: sidePointing(straight, mine.heading),
          targetSide: sidePointing(opposite(straight), theirs.heading),
          through: null,
        },
      ]);
    }
  });

  it('BS-3.6: in Corner two lines bend through the shared cells, the vertical one first', () => {
    for (const [mine, theirs] of ARRANGEMENTS) {
      const [dx, dy] = theirs.cell;
      if (dx === 0 || dy === 0) continue;
      const v: Direction = dy > 0 ? 'N' : 'S';
      const w: Direction = dx > 0 ? 'E' : 'W';
      expect(facingLines(mine, theirs)).toEqual([
        {
          line: v,
          firingSide: sidePointing(v, mine.heading),
          targetSide: sidePointing(opposite(w), theirs.heading),
          through: [0, dy],
        },
        {
          line: w,
          firingSide: sidePointing(w, mine.heading),
          targetSide: sidePointing(opposite(v), theirs.heading),
          through: [dx, 0],
        },
      ]);
    }
  });

  it('BS-3.7: a side is in at most one line of a pair of vessels', () => {
    for (const [mine, theirs] of ARRANGEMENTS) {
      const lines = facingLines(mine, theirs);
      expect(new Set(lines.map(({ firingSide }) => firingSide)).size).toBe(lines.length);
      expect(new Set(lines.map(({ targetSide }) => targetSide)).size).toBe(lines.length);
    }
  });

  it('BS-3.8: a line is named by the turn player, also in the reaction; the other turn names it from the other end', () => {
    const match = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 1])] });
    const locked = playAll(match, [
      [1, { type: 'maneuver', kind: 'stay' }],
      [1, lock(2, 'NE')],
    ]).match;
    expect(linesOf(locked.state.locks)).toBe('N: Bo>Po, E: Sb>St');
    const next = playAll(locked, [
      [2, nothing],
      [1, { type: 'fire', line: 'N', weapons: 0 }],
      [1, { type: 'fire', line: 'E', weapons: 0 }],
    ]).match;
    expect(linesOf(viewFor(next).facing)).toBe('S: St>Sb, W: Po>Bo');
  });

  it('BS-3.9: with two players only place and headings matter: shifting or turning the grid changes nothing in play', () => {
    for (const [mine, theirs] of ARRANGEMENTS) {
      const pairs = (a: Ship, b: Ship) =>
        facingLines(a, b)
          .map(({ firingSide, targetSide }) => `${firingSide}>${targetSide}`)
          .sort();
      const shifted = (one: Ship): Ship => ({ ...one, cell: [one.cell[0] + 7, one.cell[1] - 3] });
      const quarter = (one: Ship): Ship => ({
        ...one,
        cell: [one.cell[1], -one.cell[0]],
        heading: turned(one.heading, 90),
      });
      expect(pairs(shifted(mine), shifted(theirs))).toEqual(pairs(mine, theirs));
      expect(pairs(quarter(mine), quarter(theirs))).toEqual(pairs(mine, theirs));
    }
    expect(ARRANGEMENTS).toHaveLength(128);
  });

  it('BS-3.10: a place is named by the sides of the opposing ship that point at it; next to a lifeboat by the compass', () => {
    const match = duel({ vessels: [ship(1, [1, 0]), ship(2, [0, 0])] });
    expect(positionName(viewFor(match), [1, 1], '2')).toEqual({ kind: 'corner', first: 'bow', second: 'starboard' });
    expect(positionName(viewFor(match), [0, -1], '2')).toEqual({ kind: 'off', side: 'stern' });
    const afloat = duel({ vessels: [ship(1, [1, 0]), boat(2, [0, 0], 'ash')] });
    expect(positionName(viewFor(afloat), [1, 1], '2')).toEqual({ kind: 'compass', point: 'NE' });
  });
});
