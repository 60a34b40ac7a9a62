import { describe, expect, it, vi } from 'vitest';
import { followCamera, goNear } from '../../../../src/ui/match/lesson/camera-step.ts';

/** At fit, and near: an inch is 12 and 24 pixels. */
const WHOLE = { x: 24_000, y: 24_000, scale: 12 };
const NEAR = { x: 20_000, y: 15_000, scale: 24 };
const MOVED = { ...NEAR, x: 22_000 };

describe('a step that wants the camera moved', () => {
  it('goes near first, so that there is something to pan, and is done once a hand has moved it and it rests', () => {
    const see = followCamera('move');
    expect(see('whole', WHOLE)).toBe('goNear');
    expect(see('part', NEAR)).toBe('wait');
    expect(see('part', NEAR)).toBe('wait');
    expect(see('hand', MOVED)).toBe('wait');
    expect(see('hand', MOVED)).toBe('done');
  });

  it('is done by a zoom as well', () => {
    const see = followCamera('move');
    see('part', NEAR);
    see('part', NEAR);
    see('hand', { ...NEAR, scale: 30 });
    expect(see('hand', { ...NEAR, scale: 30 })).toBe('done');
  });

  it('is not done by a press that slips, nor by panels that move the picture', () => {
    const see = followCamera('move');
    see('whole', WHOLE);
    see('part', NEAR);
    for (const camera of [MOVED, MOVED, NEAR, NEAR]) expect(see('part', camera)).toBe('wait');
    const slipped = { ...NEAR, x: NEAR.x + 500 };
    for (let look = 0; look < 3; look += 1) expect(see('hand', slipped)).toBe('wait');
  });
});

describe('a step that wants the whole table', () => {
  it('is not done by a table that is whole already: it goes near first', () => {
    const see = followCamera('whole');
    expect(see('whole', WHOLE)).toBe('goNear');
    expect(see('part', NEAR)).toBe('wait');
    expect(see('part', NEAR)).toBe('wait');
    expect(see('whole', WHOLE)).toBe('wait');
    expect(see('whole', WHOLE)).toBe('done');
  });

  it('leaves a camera alone that a hand has moved', () => {
    const see = followCamera('whole');
    expect(see('hand', MOVED)).toBe('wait');
    expect(see('hand', MOVED)).toBe('wait');
    see('whole', WHOLE);
    expect(see('whole', WHOLE)).toBe('done');
  });
});

it('shows spots from near with room round them', () => {
  const frame = vi.fn();
  goNear({ frame }, [
    { x: 30_000, y: 12_000, radius: 1000 },
    { x: 12_000, y: 17_000, radius: 1000 },
  ]);
  expect(frame).toHaveBeenCalledExactlyOnceWith({ left: 8000, bottom: 8000, right: 34_000, top: 21_000 });
  goNear({ frame }, []);
  expect(frame).toHaveBeenCalledOnce();
});
