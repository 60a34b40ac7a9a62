import { describe, expect, it } from 'vitest';
import { sideOfZone } from '../../../../../src/ui/games/orions-gate/tray/use-tray.ts';

const TABLE = { width: 72_000, height: 48_000 };

/** A table as the stage shows it: y up, ten pixels an inch. */
const upright = { toScreen: ({ x, y }: { x: number; y: number }) => ({ x: x / 100, y: -y / 100 }) };
/** Turned by a quarter to the left: its left edge lies at the bottom of the screen. */
const turned = { toScreen: ({ x, y }: { x: number; y: number }) => ({ x: -y / 100, y: -x / 100 }) };

describe('the side of the picture at which a zone lies', () => {
  it('is the bottom for the south and the top for the north', () => {
    expect(sideOfZone(upright, TABLE, 'south')).toBe('bottom');
    expect(sideOfZone(upright, TABLE, 'north')).toBe('top');
  });

  it('goes with a table that is drawn turned', () => {
    expect(sideOfZone(turned, TABLE, 'south')).toBe('right');
    expect(sideOfZone(turned, TABLE, 'north')).toBe('left');
  });

  it('is the same wherever the camera is and however near', () => {
    const moved = { toScreen: ({ x, y }: { x: number; y: number }) => ({ x: 9000 + x / 7, y: 400 - y / 7 }) };
    expect(sideOfZone(moved, TABLE, 'south')).toBe('bottom');
    expect(sideOfZone(moved, TABLE, 'north')).toBe('top');
  });
});
