import { describe, expect, it } from 'vitest';
import { partBody } from '../../src/physics/bodies.ts';
import { openMatterWorld } from '../../src/physics/index.ts';
import type { PolygonPart } from '../../src/table/index.ts';

const hexagon: PolygonPart = {
  kind: 'polygon',
  corners: [
    [15000, 10000],
    [16000, 9000],
    [18000, 9000],
    [19000, 10001],
    [18000, 11000],
    [16000, 11000],
  ].map(([x, y]) => ({ x: x!, y: y! })),
};

describe('the scene in Matter', () => {
  it('OG-2.10: a body has exactly the corners of its part, and an axis for every direction of its edges', () => {
    const body = partBody(hexagon, 7);
    expect(body.vertices.map(({ x, y }) => ({ x, y }))).toEqual(hexagon.corners);
    expect([body.id, body.isStatic, body.axes.length]).toEqual([7, true, 5]);
    expect(body.bounds).toEqual({ min: { x: 15000, y: 9000 }, max: { x: 19000, y: 11000 } });
  });

  it('OG-7.6: a small piece is a body too', () => {
    const { world } = openMatterWorld([
      {
        id: 'p1',
        solid: true,
        parts: [
          {
            kind: 'polygon',
            corners: [
              { x: 0, y: 0 },
              { x: 2, y: 0 },
              { x: 0, y: 2 },
            ],
          },
        ],
      },
    ]);
    expect([world.blocked({ x: -5, y: 1 }, { x: 5, y: 1 }), world.blocked({ x: 2, y: 1 }, { x: 5, y: 1 })]).toEqual([
      true,
      false,
    ]);
  });

  it('OG-7.6: Matter decides at polygons, the exact test where a ray only touches, and at circles', () => {
    const { world, decisions } = openMatterWorld([
      { id: 'p1', solid: true, parts: [hexagon] },
      { id: 'p2', solid: true, parts: [{ kind: 'circle', x: 30000, y: 10000, radius: 1000 }] },
    ]);
    world.blocked({ x: 17000, y: 5000 }, { x: 17000, y: 15000 });
    expect(decisions).toEqual({ matter: 1, edge: 0, circle: 0 });
    world.blocked({ x: 16000, y: 9000 }, { x: 18000, y: 9000 });
    expect(decisions).toEqual({ matter: 1, edge: 1, circle: 0 });
    world.blocked({ x: 30000, y: 5000 }, { x: 30000, y: 15000 });
    expect(decisions).toEqual({ matter: 1, edge: 1, circle: 1 });
  });
});
