import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeLabels, type Box, type Wish } from '../../../src/ui/table/ink/place-labels.ts';
import { pipArcs } from '../../../src/ui/games/orions-gate/table/ink/pip-layout.ts';

const area: Box = { x: 0, y: 0, width: 1000, height: 800 };
const wish = (x: number, y: number, forced = false): Wish => ({ x, y, away: 20, width: 80, height: 16, forced });
const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('label placement', () => {
  it('puts a label below its ship when nothing is in the way', () => {
    expect(placeLabels([wish(500, 400)], [{ x: 500, y: 400, radius: 15 }], area)).toEqual([
      { x: 460, y: 420, width: 80, height: 16 },
    ]);
  });

  it('keeps a plate clear of the panels where it is told to, even when its point lies under one', () => {
    const open: Box = { x: 226, y: 52, width: 500, height: 540 };
    const [under, free] = placeLabels([{ ...wish(300, 20, true), area: open }, wish(100, 300)], [], area);
    expect(under!.y).toBeGreaterThanOrEqual(52);
    expect(free).toEqual({ x: 60, y: 320, width: 80, height: 16 });
  });

  it('the name of a side stands on that side, or is left out', () => {
    const middle = { x: 500, y: 400 };
    const [right] = placeLabels([{ ...wish(530, 400), middle }], [], area);
    expect(right!.x).toBeGreaterThan(530);
    const [above] = placeLabels([{ ...wish(500, 370), middle }], [], area);
    expect(above!.y + above!.height).toBeLessThan(370);
    const taken = [wish(600, 385, true), { ...wish(530, 400), middle }];
    expect(placeLabels(taken, [], area)[1]).toBeNull();
    // Nor is it pushed over to another side by the edge of the table.
    expect(placeLabels([{ ...wish(970, 400), middle: { x: 940, y: 400 } }], [], area)).toEqual([null]);
  });

  it('goes above when a ship stands below', () => {
    const [box] = placeLabels(
      [wish(500, 400)],
      [
        { x: 500, y: 400, radius: 15 },
        { x: 500, y: 430, radius: 12 },
      ],
      area,
    );
    expect(box).toEqual({ x: 460, y: 364, width: 80, height: 16 });
  });

  it('keeps every shown label off the others and inside the area', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 0, max: 800 }) }), {
          maxLength: 40,
        }),
        (points) => {
          const boxes = placeLabels(
            points.map((point) => wish(point.x, point.y)),
            points.map((point) => ({ ...point, radius: 10 })),
            area,
          ).filter((box) => box !== null);
          boxes.forEach((a, i) => {
            expect(a.x >= 0 && a.y >= 0 && a.x + a.width <= 1000 && a.y + a.height <= 800).toBe(true);
            boxes.slice(i + 1).forEach((b) => expect(meet(a, b)).toBe(false));
          });
        },
      ),
    );
  });

  it('leaves out what must keep clear rather than lay it over a ship; of forty in a crowd each that is shown is clear', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ x: fc.integer({ min: 0, max: 500 }), y: fc.integer({ min: 0, max: 400 }) }), {
          minLength: 40,
          maxLength: 40,
        }),
        (points) => {
          const discs = points.map((point) => ({ ...point, radius: 14 }));
          const boxes = placeLabels(
            points.map((point) => ({ ...wish(point.x, point.y), clear: true })),
            discs,
            area,
          ).filter((box) => box !== null);
          for (const box of boxes)
            for (const { x, y, radius } of discs) {
              const away = Math.hypot(
                Math.max(box.x - x, 0, x - box.x - box.width),
                Math.max(box.y - y, 0, y - box.y - box.height),
              );
              expect(away).toBeGreaterThan(radius - 5);
            }
        },
      ),
    );
    const alone = placeLabels([{ ...wish(500, 400), clear: true }], [{ x: 500, y: 400, radius: 15 }], area);
    expect(alone).toEqual([{ x: 460, y: 420, width: 80, height: 16 }]);
  });

  it('shows a forced label whatever is in the way', () => {
    const crowd = Array.from({ length: 30 }, () => wish(40, 20));
    const boxes = placeLabels([...crowd, wish(40, 20, true)], [], area);
    expect(boxes[30]).not.toBeNull();
    expect(boxes.slice(0, 30).some((box) => box === null)).toBe(true);
  });

  it('keeps forced labels of one crowded place off each other by going further out', () => {
    const crowd = Array.from({ length: 14 }, () => wish(500, 400, true));
    const boxes = placeLabels(crowd, [{ x: 500, y: 400, radius: 15 }], area).map((box) => box!);
    boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => expect(meet(a, b)).toBe(false)));
    boxes.forEach((box) => expect(meet(box, { x: 485, y: 385, width: 30, height: 30 })).toBe(false));
  });
});

describe('pip layout', () => {
  it('gives one arc a component, apart from each other, round the stern', () => {
    for (let count = 1; count <= 6; count += 1) {
      const arcs = pipArcs(count, 0);
      expect(arcs).toHaveLength(count);
      arcs.forEach((arc) => {
        expect(arc.to).toBeGreaterThan(arc.from);
        // The bow, at angle 0 and 2 pi, stays free.
        expect(arc.from).toBeGreaterThan(Math.PI * 0.6);
        expect(arc.to).toBeLessThan(Math.PI * 1.4);
      });
      arcs.slice(1).forEach((arc, index) => expect(arc.to).toBeLessThan(arcs[index]!.from));
    }
  });

  it('puts the left-most slot on the port side', () => {
    // Bow to the right on the canvas: port is up, where the sine of a canvas angle is negative.
    const arcs = pipArcs(3, 0);
    expect(Math.sin(arcs[0]!.from)).toBeLessThan(0);
    expect(Math.sin(arcs[2]!.from)).toBeGreaterThan(0);
  });

  it('has no arcs without components', () => {
    expect(pipArcs(0, 1)).toEqual([]);
  });
});
