import { describe, expect, it } from 'vitest';
import { frameOf, nearBox } from '../../../../../src/ui/games/retrograde/table/extent.ts';
import type { OrreryOverlay, Target } from '../../../../../src/ui/games/retrograde/table/stage.ts';
import { VIEWS } from '../../../../helpers/rg-demo-view.ts';

const view = VIEWS['many']!();
const shape: readonly OrreryOverlay[] = [{ kind: 'shape', shape: 1.38 }];
const ids = view.assets.map(({ id }) => id);
const boxOf = (...assets: readonly string[]) =>
  frameOf(
    view,
    shape,
    assets.map((asset): Target => ({ kind: 'asset', asset })),
  );

describe('what a small screen looks at', () => {
  it('is as many worlds as can be read in it, the most important first', () => {
    expect(nearBox(view, shape, ids, { width: 20_000, height: 20_000 })).toEqual(boxOf(...ids));
    const box = nearBox(view, shape, ids, { width: 378, height: 280 })!;
    expect(Math.min(378 / (box.right - box.left), 280 / (box.top - box.bottom)) * 1000).toBeGreaterThanOrEqual(78);
    const first = boxOf(ids[0]!)!;
    expect(box.left).toBeLessThanOrEqual(first.left);
    expect(box.right).toBeGreaterThanOrEqual(first.right);
    expect(box).not.toEqual(boxOf(...ids));
  });

  it('is the first world, however little room there is, and nothing without one', () => {
    expect(nearBox(view, shape, ids, { width: 20, height: 20 })).toEqual(boxOf(ids[0]!));
    expect(nearBox(view, shape, [], { width: 378, height: 280 })).toBeNull();
  });
});
