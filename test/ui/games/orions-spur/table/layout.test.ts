import { describe, expect, test } from 'vitest';
import { INSETS, shapeIn } from '../../../../../src/ui/games/orions-spur/insets.ts';
import {
  arenaBox,
  extentFor,
  fleetBox,
  lyingFor,
  plaqueBox,
  slotBox,
  spotOf,
  type SlotPlace,
} from '../../../../../src/ui/games/orions-spur/table/layout.ts';
import type { Shape, SpurOverlay } from '../../../../../src/ui/games/orions-spur/table/stage.ts';
import type { Box } from '../../../../../src/ui/cards/table/box.ts';

const SEATS = ['1', '2'];
const SLOTS = ['F', 'M'].flatMap((row) => [1, 2, 3, 4, 5].map((column) => `${row}${column}`));
const lying = (shape: Shape): readonly SpurOverlay[] => [
  { kind: 'shape', shape, near: '1', far: null, attacked: false },
];
const shapeFor = (width: number, height: number, room: keyof typeof INSETS, seats: number): Shape => {
  const { top, right, bottom, left } = INSETS[room];
  return shapeIn(width - left - right, height - top - bottom, seats);
};

/** Whether two boxes share more than the edge they may touch at. */
const overlap = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) * 2 < one.width + other.width - 20 &&
  Math.abs(one.y - other.y) * 2 < one.height + other.height - 20;

const within = (box: Box, extent: Box): boolean =>
  box.x - box.width / 2 >= extent.x - 1 &&
  box.x + box.width / 2 <= extent.x + extent.width + 1 &&
  box.y - box.height / 2 >= extent.y - 1 &&
  box.y + box.height / 2 <= extent.y + extent.height + 1;

describe('how the table of Orion\u2019s Spur lies', () => {
  test('two fleets have their plaques beside them where that lets ships grow; other sizes keep them in the back row', () => {
    expect(shapeFor(1440, 900, 'wide', 2)).toBe('broad');
    expect(shapeFor(1440, 900, 'wide', 4)).toBe('wide');
    expect(shapeFor(1024, 768, 'middle', 2)).toBe('wide');
    // More than two need the width: what that leaves of the height goes to the arena.
    expect(shapeFor(1024, 768, 'middle', 3)).toBe('deep');
    expect(shapeFor(1024, 768, 'middle', 4)).toBe('deep');
    // What panels leave of a phone of 390x844.
    expect(shapeIn(378, 345, 2)).toBe('tall');
    const scale = (shape: Shape): number => {
      const { width, height } = extentFor(lying(shape), SEATS);
      return Math.min(1048 / width, 762 / height);
    };
    expect(scale('broad') / scale('wide')).toBeGreaterThan(1.1);
  });

  test.each(['wide', 'broad', 'tall'] as const)(
    '%s: places and plaques keep off each other, all within sight',
    (shape) => {
      const { berths } = lyingFor(lying(shape), SEATS);
      const extent = extentFor(lying(shape), SEATS);
      const boxes = SEATS.flatMap((seat) => {
        const berth = berths[seat]!;
        return [...SLOTS, 'B3'].map((slot) => slotBox(berth, slot)).concat(plaqueBox(berth, 3));
      });
      for (const [index, box] of boxes.entries()) {
        expect(within(box, extent), JSON.stringify(box)).toBe(true);
        for (const other of boxes.slice(index + 1))
          expect(overlap(box, other), JSON.stringify([box, other])).toBe(false);
      }
      expect(overlap(fleetBox(berths['1']!), fleetBox(berths['2']!))).toBe(false);
    },
  );

  test.each(['wide', 'broad', 'tall'] as const)(
    '%s: trophies hang within sight, off the plaque and the flagship, wherever that stands',
    (shape) => {
      const { berths } = lyingFor(lying(shape), SEATS);
      const extent = extentFor(lying(shape), SEATS);
      for (const seat of SEATS)
        for (const flag of [1, 2, 3, 4, 5])
          for (const of of [1, 4, 14]) {
            const berth = berths[seat]!;
            const others = [plaqueBox(berth, flag), slotBox(berth, `B${flag}`)];
            const spots = Array.from({ length: of }, (_, index) =>
              spotOf(lying(shape), { at: 'trophy', seat, seats: SEATS, index, of, flag }),
            );
            for (const { x, y, width } of spots) {
              const box = { x, y, width, height: width };
              expect(width).toBeGreaterThan(0);
              expect(within(box, extent), JSON.stringify({ seat, flag, of, box })).toBe(true);
              for (const other of others) expect(overlap(box, other), JSON.stringify({ seat, flag, of })).toBe(false);
            }
          }
    },
  );

  test.each([3, 4])(
    '%i fleets at 1024x768: ships as large as the width allows, those of an attack much larger',
    (of) => {
      const seats = ['1', '2', '3', '4'].slice(0, of);
      const { width, height } = extentFor(lying('deep'), seats);
      const scale = Math.min((1024 - 332 - 8) / width, (768 - 56 - 84) / height);
      expect(scale * 1000).toBeGreaterThan(62);
      const ship = spotOf(lying('deep'), { at: 'arena', seat: '1', seats, side: 'from', over: false });
      expect(scale * ship.width).toBeGreaterThan(140);
      const arena = arenaBox(lying('deep'), seats);
      const { berths } = lyingFor(lying('deep'), seats);
      for (const seat of seats) expect(overlap(arena, fleetBox(berths[seat]!))).toBe(false);
      expect(within(arena, extentFor(lying('deep'), seats))).toBe(true);
      expect(overlap(fleetBox(berths['2']!), fleetBox(berths['3']!))).toBe(false);
    },
  );

  test('on a phone an attack has the width of a fleet, and no ship is smaller for it', () => {
    const seats = ['1', '2', '3', '4'];
    const tall = (attacked: boolean): readonly SpurOverlay[] => [
      { kind: 'shape', shape: 'tall', near: '1', far: '3', attacked },
    ];
    // What panels at their highest leave of a phone of 390x844.
    const scale = (attacked: boolean): number => {
      const { width, height } = extentFor(tall(attacked), seats);
      return Math.min(366 / width, 333 / height) * 1000;
    };
    expect(scale(false)).toBeGreaterThan(48);
    // Where the flagship may answer it is in sight too.
    const helping = tall(true).map((aid) => ({ ...aid, helps: true }) as SpurOverlay);
    const flagship = slotBox(lyingFor(helping, seats).berths['1']!, 'B3');
    expect(within(flagship, extentFor(helping, seats))).toBe(true);
    expect(within(flagship, extentFor(tall(true), seats))).toBe(false);
    expect(scale(true)).toBeGreaterThanOrEqual(scale(false));
    const target = { at: 'arena', seat: '3', seats, side: 'to', over: false } as const;
    expect(spotOf(tall(true), target).width).toBe(1440);
    expect(within(arenaBox(tall(true), seats), extentFor(tall(true), seats))).toBe(true);
    expect(lyingFor(tall(false), seats).seen).toEqual(['1', '3']);
  });

  test('OS-12.16: the ally of the own fleet lies beside it where all have room, and both enemies above', () => {
    const seats = ['1', '2', '3', '4'];
    const below = (near: string, ally: string | null): readonly string[] => {
      const aid: SpurOverlay = { kind: 'shape', shape: 'wide', near, ally, far: null, attacked: false };
      const { berths } = lyingFor([aid], seats);
      return seats.filter((seat) => berths[seat]!.up === 1);
    };
    expect(below('1', null)).toEqual(['1', '4']);
    expect(below('1', '3')).toEqual(['1', '3']);
    expect(below('4', '2')).toEqual(['2', '4']);
  });

  test('a flagship fits its place in the close back row, also while the formation is laid', () => {
    const place: SlotPlace = {
      at: 'slot',
      seat: '1',
      seats: SEATS,
      ship: '1:ter-mars#1',
      slot: 'B3',
      index: 0,
      loose: false,
      foremost: true,
      over: false,
    };
    const broad = lying('broad');
    const room = slotBox(lyingFor(broad, SEATS).berths['1']!, 'B3');
    const planned: SpurOverlay = { kind: 'layout', seat: '1', layout: { B3: '1:ter-mars#1' } };
    for (const overlays of [broad, [...broad, planned]])
      expect(spotOf(overlays, place)).toMatchObject({ x: room.x, y: room.y, width: room.width });
  });
});
