import { describe, expect, it } from 'vitest';
import {
  canvasStyle,
  drawnAt,
  drawnView,
  drawnWay,
  shownAt,
  shownBox,
  standsTurned,
} from '../../../src/ui/table/camera/turn.ts';

const screen = (width: number, height: number) => ({ width, height, top: 0, right: 0, bottom: 0, left: 0 });
const table = (width: number, height: number) => ({
  x: 0,
  y: 0,
  width,
  height,
  closest: 150,
  margin: 26,
  beyond: 2000,
});

describe('a table shown turned', () => {
  it('stands turned where that shows it larger by a quarter, whatever the panels cover', () => {
    expect(standsTurned(table(72_000, 48_000), screen(390, 844))).toBe(true);
    expect(standsTurned(table(72_000, 48_000), screen(768, 1024))).toBe(true);
    expect(standsTurned(table(72_000, 48_000), screen(1024, 768))).toBe(false);
    expect(standsTurned(table(72_000, 48_000), screen(1440, 900))).toBe(false);
    expect(standsTurned(table(72_000, 48_000), screen(844, 390))).toBe(false);
    expect(standsTurned(table(48_000, 48_000), screen(390, 844))).toBe(false);
    expect(standsTurned(table(72_000, 48_000), { ...screen(390, 844), bottom: 600 })).toBe(true);
  });

  it('lies with its left edge at the bottom of the screen and its upper edge at the left', () => {
    expect(shownAt({ x: 0, y: 0 }, 844)).toEqual({ x: 0, y: 844 });
    expect(shownAt({ x: 844, y: 390 }, 844)).toEqual({ x: 390, y: 0 });
    expect(shownAt({ x: 100, y: 30 }, 844)).toEqual({ x: 30, y: 744 });
    expect(drawnAt({ x: 30, y: 744 }, 844)).toEqual({ x: 100, y: 30 });
    // A drag upwards goes to the right on the canvas, one to the right goes down.
    expect(drawnWay({ x: 3, y: -5 })).toEqual({ x: 5, y: 3 });
    expect(shownBox({ x: 100, y: 30, width: 40, height: 16 }, 844)).toEqual({ x: 30, y: 704, width: 16, height: 40 });
  });

  it('knows its panels by the edges of the canvas they cover', () => {
    expect(drawnView({ width: 390, height: 844, top: 50, right: 2, bottom: 300, left: 1 })).toEqual({
      width: 844,
      height: 390,
      top: 1,
      right: 50,
      bottom: 2,
      left: 300,
    });
  });

  it('its canvas is laid where it is shown', () => {
    expect(canvasStyle({ width: 844, height: 390 }, true)).toContain('translate(0, 844px) rotate(-90deg)');
    expect(canvasStyle({ width: 390, height: 844 }, false)).not.toContain('transform');
  });
});
