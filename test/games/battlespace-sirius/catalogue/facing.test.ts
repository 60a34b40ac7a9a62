import { describe, expect, it } from 'vitest';
import { positionName } from '../../../../src/games/battlespace-sirius/aids/index.ts';
import { DIRECTIONS, SIDES, TURNS, type Direction } from '../../../../src/games/battlespace-sirius/data/sides.ts';
import { facingLines, sidePointing, turned, type Line } from '../../../../src/games/battlespace-sirius/rules/facing.ts';
import type { Cell, Ship, Vessel } from '../../../../src/games/battlespace-sirius/state.ts';
import {
  boat,
  duel,
  eventOf,
  fire,
  linesOf,
  lock,
  nothing,
  pairOf,
  play,
  playAll,
  position,
  refusal,
  rotate,
  rotatePosition,
  sentry,
  ship,
  shipOf,
  stay,
  viewFor,
} from '../../../helpers/bs-position.ts';
import { CASES, OFFSETS, TABLE_3B, TABLE_3C, type Compass } from './tables.ts';

const at = (cell: Cell, heading: Direction = 'N'): Ship => ({ kind: 'ship', cell, heading, power: [6, 6, 6, 6] });
const lines = (from: Cell, heading: Direction, to: Cell, towards: Direction): string =>
  linesOf(facingLines(at(from, heading), at(to, towards)));
/** The lines the engine shows seat 1 in its turn, against the vessel in seat 2. */
const shown = (from: Cell, heading: Direction, to: Cell, towards: Direction): string =>
  linesOf(viewFor(duel({ vessels: [ship(1, from, heading), ship(2, to, towards)] })).facing);
const ALL = Object.keys(OFFSETS) as Compass[];

describe('sides and headings', () => {
  it('BS-1.2 BS-3.3 table 3.A: the side that points in each direction', () => {
    const table: readonly (readonly [Direction, string])[] = [
      ['N', 'bow starboard stern port'],
      ['E', 'port bow starboard stern'],
      ['S', 'stern port bow starboard'],
      ['W', 'starboard stern port bow'],
    ];
    for (const [heading, sides] of table)
      expect(DIRECTIONS.map((direction) => sidePointing(direction, heading)).join(' ')).toBe(sides);
  });

  it('BS-C10: heading E, direction N is Port; heading W, direction S is Port', () => {
    expect([sidePointing('N', 'E'), sidePointing('S', 'W')]).toEqual(['port', 'port']);
  });

  it('BS-3.4 BS-C11: heading W rotated 90, 180, 270 is N, E, S', () => {
    expect(TURNS.map((turn) => turned('W', turn))).toEqual(['N', 'E', 'S']);
    const match = duel({ vessels: [ship(1, [0, 0], 'W'), ship(2, [1, 0])] });
    expect(TURNS.map((turn) => shipOf(play(match, 1, rotate(turn)).match, 1).heading)).toEqual(['N', 'E', 'S']);
  });

  it('BS-3.4: 270 clockwise is 90 counterclockwise for every heading', () => {
    for (const heading of DIRECTIONS) expect(turned(turned(heading, 270), 90)).toBe(heading);
  });
});

describe('pictures of the seed', () => {
  it('BS-3.5 BS-C12: the start', () => {
    expect(shown([0, 0], 'N', [1, 0], 'N')).toBe('E: Sb>Po');
    expect(shown([1, 0], 'N', [0, 0], 'N')).toBe('W: Po>Sb');
  });

  it('BS-C13: Rotate', () => {
    const turn = play(duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0])] }), 1, rotate(90)).match;
    expect(shipOf(turn, 1).heading).toBe('E');
    expect(linesOf(turn.state.locks)).toBe('E: Bo>Po');
  });

  it('BS-C14: locks in Square and Sentry Fire', () => {
    expect(shown([0, 0], 'N', [1, 0], 'S')).toBe('E: Sb>Sb');
  });

  it('BS-3.6 BS-C15: locks in Corner', () => {
    expect(shown([0, 0], 'N', [1, -1], 'N')).toBe('S: St>Po, E: Sb>Bo');
  });

  it('BS-C16: Rotate & Position', () => {
    const start = duel({ vessels: [ship(1, [-1, 0]), ship(2, [0, 0])] });
    const { match } = play(start, 1, rotatePosition([1, 1], 90, 'bow'));
    expect(shipOf(match, 1)).toEqual({ kind: 'ship', cell: [1, 1], heading: 'E', power: [5, 6, 6, 6] });
    expect(shipOf(match, 2)).toEqual(shipOf(start, 2));
    expect(linesOf(viewFor(match).facing)).toBe('S: Sb>Sb, W: St>Bo');
  });

  it('BS-3.8 BS-C18: change of roles, the same two pairs from the other end', () => {
    expect(shown([0, 0], 'N', [1, 1], 'N')).toBe('N: Bo>Po, E: Sb>St');
    expect(shown([1, 1], 'N', [0, 0], 'N')).toBe('S: St>Sb, W: Po>Bo');
  });

  it('BS-3.8: the reacting player names the line as the attacker does', () => {
    const start = duel({
      dice: [6],
      vessels: [ship(1, [0, 0]), ship(2, [1, 0])],
      phase: 'reaction',
      engaged: '2',
      lines: ['E'],
    });
    expect(refusal(start, 2, sentry('W', 'port'))).toBe('BS-7.6: line W is not locked; locked: E.');
    expect(eventOf(play(start, 2, sentry('E', 'port')).events, 'sentryFired').shots).toEqual([
      { line: 'E', die: 6, against: 6, hit: true },
    ]);
  });
});

describe('all arrangements', () => {
  it.each(CASES)('%s: (%s) %s against (%s) %s', (_id, from, heading, to, towards, where, expected) => {
    expect([to[0] - from[0], to[1] - from[1]]).toEqual(OFFSETS[where]);
    const index = (side: string): number => ['Bow', 'Starboard', 'Stern', 'Port'].indexOf(side);
    const named = facingLines(at(from, heading), at(to, towards)).map(({ line, firingSide, targetSide }) => {
      const name = (side: typeof firingSide) => `${side![0]!.toUpperCase()}${side!.slice(1)}`;
      expect([SIDES.indexOf(firingSide!), SIDES.indexOf(targetSide!)]).toEqual([
        index(name(firingSide)),
        index(name(targetSide)),
      ]);
      return `${line}: ${name(firingSide)} (${SIDES.indexOf(firingSide!)}) > ${name(targetSide)} (${SIDES.indexOf(targetSide!)})`;
    });
    expect(named.join('; ')).toBe(expected);
    expect(shown(from, heading, to, towards)).toBe(lines(from, heading, to, towards));
  });

  it('BS-3.2 BS-3.5 BS-3.6 BS-3.9 table 3.C: all 128 results, wherever the grid is shifted', () => {
    let entries = 0;
    for (const [where, heading, ...results] of TABLE_3C) {
      for (const [place, expected] of results.entries()) {
        const towards = DIRECTIONS[place]!;
        for (const [x, y] of [
          [0, 0],
          [-7, 12],
          [1000, -3],
        ] as const) {
          const to: Cell = [x + OFFSETS[where][0], y + OFFSETS[where][1]];
          expect(
            facingLines(at([x, y], heading), at(to, towards))
              .map(pairOf)
              .join(', '),
            `${where} ${heading} ${towards}`,
          ).toBe(expected);
        }
        expect(
          viewFor(duel({ vessels: [ship(1, [0, 0], heading), ship(2, OFFSETS[where], towards)] }))
            .facing.map(pairOf)
            .join(', '),
        ).toBe(expected);
        entries += 1;
      }
    }
    expect(entries).toBe(128);
  });

  it('BS-3.5 BS-3.6 table 3.B: line, sides and shared cell of every position', () => {
    for (const heading of DIRECTIONS) {
      for (const towards of DIRECTIONS) {
        const found = ALL.flatMap((where) =>
          facingLines(at([0, 0], heading), at(OFFSETS[where], towards)).map(
            ({ line, firingSide, targetSide, through }) => [
              where,
              line,
              firingSide,
              targetSide,
              through ? `(${through.join()})` : '-',
            ],
          ),
        );
        const expected = TABLE_3B.map(([where, line, from, to, shared]) => [
          where,
          line,
          sidePointing(from, heading),
          sidePointing(to, towards),
          shared,
        ]);
        expect(found).toHaveLength(12);
        expect(found).toEqual(expect.arrayContaining(expected));
      }
    }
  });

  it('BS-3.7 BS-C17: 64 Square and 128 Corner lines, each pair of sides in 12 of the 192', () => {
    const square: Record<string, number> = {};
    const corner: Record<string, number> = {};
    for (const where of ALL) {
      for (const heading of DIRECTIONS) {
        for (const towards of DIRECTIONS) {
          const found = facingLines(at([0, 0], heading), at(OFFSETS[where], towards));
          const tally = where.length === 1 ? square : corner;
          for (const line of found) tally[pairOf(line)] = (tally[pairOf(line)] ?? 0) + 1;
          expect(new Set(found.map(({ firingSide }) => firingSide)).size).toBe(found.length);
          expect(new Set(found.map(({ targetSide }) => targetSide)).size).toBe(found.length);
        }
      }
    }
    const sum = (tally: Record<string, number>) => Object.values(tally).reduce((a, b) => a + b, 0);
    expect([sum(square), sum(corner)]).toEqual([64, 128]);
    expect(Object.keys(square)).toHaveLength(16);
    expect(new Set(Object.values(square))).toEqual(new Set([4]));
    expect(Object.keys(corner)).toHaveLength(16);
    expect(new Set(Object.values(corner))).toEqual(new Set([8]));
  });

  it('BS-3.7: a side that is in no line faces nobody and can neither fire nor be locked', () => {
    const match = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 1])], phase: 'lock' });
    expect(refusal(match, 1, lock(2, 'W'))).toBe('BS-6.3: your Port (W) faces nobody; the lines to Red are N and E.');
    expect(refusal(match, 1, lock(2, 'S'))).toBe('BS-6.3: your Stern (S) faces nobody; the lines to Red are N and E.');
  });

  it('BS-I5: facing is symmetric', () => {
    const flip = (line: Line) =>
      `${pairOf({ firingSide: line.targetSide, targetSide: line.firingSide })} ${line.through?.join() ?? '-'}`;
    for (const where of ALL) {
      for (const heading of DIRECTIONS) {
        for (const towards of DIRECTIONS) {
          const mine = facingLines(at([0, 0], heading), at(OFFSETS[where], towards));
          const theirs = facingLines(at(OFFSETS[where], towards), at([0, 0], heading));
          expect(theirs.map((line) => `${pairOf(line)} ${line.through?.join() ?? '-'}`).sort()).toEqual(
            mine.map(flip).sort(),
          );
        }
      }
    }
  });

  it('BS-I6 BS-3.9: turning the grid by a quarter changes line names only', () => {
    const quarter = ([x, y]: Cell): Cell => [y, -x];
    for (const where of ALL) {
      for (const heading of DIRECTIONS) {
        for (const towards of DIRECTIONS) {
          const before = facingLines(at([0, 0], heading), at(OFFSETS[where], towards));
          const after = facingLines(at([0, 0], turned(heading, 90)), at(quarter(OFFSETS[where]), turned(towards, 90)));
          expect(after.map((line) => `${line.line} ${pairOf(line)}`).sort()).toEqual(
            before.map((line) => `${turned(line.line, 90)} ${pairOf(line)}`).sort(),
          );
        }
      }
    }
  });

  it('BS-3.9: the whole game is the same on a shifted grid', () => {
    const played = ([x, y]: Cell) => {
      const start = duel({ dice: [6, 2, 5, 1, 1, 4, 4], vessels: [ship(1, [x, y]), ship(2, [x + 1, y], 'W')] });
      const { match } = playAll(start, [
        [1, position(x + 2, y + 1)],
        [1, lock(2, 'SW')],
        [2, sentry('WS', 'stern')],
        [1, fire('W', 2)],
        [1, fire('S', 3)],
      ]);
      return [1, 2].map((seat) => ({
        ...shipOf(match, seat),
        cell: [shipOf(match, seat).cell[0] - x, shipOf(match, seat).cell[1] - y],
      }));
    };
    expect(played([-40, 17])).toEqual(played([0, 0]));
  });

  it('BS-3.2: vessels that are not adjacent have no facing line', () => {
    for (const to of [
      [0, 0],
      [2, 0],
      [2, 2],
      [1, 2],
      [-2, 1],
      [0, -2],
    ] as const)
      expect(facingLines(at([0, 0]), at(to))).toEqual([]);
  });

  it('BS-12.12: the side of a lifeboat is left empty, the line names stay', () => {
    const afloat: Vessel = { kind: 'lifeboat', cell: [1, 1], lifeboat: 'ash' };
    expect(linesOf(facingLines(at([0, 0]), afloat))).toBe('N: Bo>-, E: Sb>-');
    expect(linesOf(facingLines(afloat, at([0, 0])))).toBe('S: ->Sb, W: ->Bo');
  });
});

describe('BS-3.10 names of positions', () => {
  const PLACES = [
    [0, 1],
    [1, 1],
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, -1],
    [-1, 0],
    [-1, 1],
  ] as const;
  /** The name of a cell seen from seat 2 in (0,0), as the catalogue writes it. */
  const named = (target: ReturnType<typeof ship> | ReturnType<typeof boat>, cell: Cell): string | null => {
    const name = positionName(viewFor(duel({ vessels: [ship(1, [0, 1]), target] })), cell, '2');
    const big = (side: string) => `${side[0]!.toUpperCase()}${side.slice(1)}`;
    if (!name) return null;
    if (name.kind === 'compass') return name.point;
    return name.kind === 'off' ? `off his ${big(name.side)}` : `${big(name.first)}/${big(name.second)} corner`;
  };

  it('BS-3.10 BS-C19: the eight places around Red (0,0) N; with heading E the cell (1,1) is the Bow/Port corner', () => {
    expect(PLACES.map((cell) => named(ship(2, [0, 0]), cell))).toEqual([
      'off his Bow',
      'Bow/Starboard corner',
      'off his Starboard',
      'Stern/Starboard corner',
      'off his Stern',
      'Stern/Port corner',
      'off his Port',
      'Bow/Port corner',
    ]);
    expect(named(ship(2, [0, 0], 'E'), [1, 1])).toBe('Bow/Port corner');
  });

  it('BS-3.10: turned with the ship; Bow or Stern first; against a lifeboat the compass', () => {
    expect(PLACES.map((cell) => named(ship(2, [0, 0], 'S'), cell))).toEqual([
      'off his Stern',
      'Stern/Port corner',
      'off his Port',
      'Bow/Port corner',
      'off his Bow',
      'Bow/Starboard corner',
      'off his Starboard',
      'Stern/Starboard corner',
    ]);
    expect(named(ship(2, [0, 0], 'W'), [1, 1])).toBe('Stern/Starboard corner');
    expect(PLACES.map((cell) => named(boat(2, [0, 0], 'ash'), cell))).toEqual([
      'N',
      'NE',
      'E',
      'SE',
      'S',
      'SW',
      'W',
      'NW',
    ]);
    expect(named(ship(2, [0, 0]), [2, 0])).toBeNull();
    expect(named(ship(2, [0, 0]), [0, 0])).toBeNull();
  });
});

it('BS-3.1: one vessel in a cell, on a grid without borders', () => {
  const far = 999_999;
  const match = duel({ vessels: [ship(1, [far, -far]), ship(2, [far + 1, -far])] });
  expect(refusal(match, 1, position(far + 1, -far))).toBe(`BS-3.1: cell (${far + 1},${-far}) is taken by Red.`);
  expect(shipOf(play(match, 1, position(far + 2, -far - 1)).match, 1).cell).toEqual([far + 2, -far - 1]);
});

it('BS-3.8 BS-4.5: in the next turn the lines are named from the other end', () => {
  const match = playAll(duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0])] }), [
    [1, stay],
    [2, nothing],
    [1, fire('E', 0)],
    [2, stay],
  ]).match;
  expect(linesOf(match.state.locks)).toBe('W: Po>Sb');
});
