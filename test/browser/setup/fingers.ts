import type { CDPSession } from 'playwright-core';

/** A place of the screen, CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}
export type Fingers = readonly Spot[];

/** Fingers that go down, move in steps, rest and lift, as the browser gets them from a screen. */
export async function gesture(touch: CDPSession, from: Fingers, to: Fingers, steps = 6): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Fingers) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });
  await send('touchStart', from);
  for (let step = 1; step <= steps; step++)
    await send(
      'touchMove',
      from.map(({ x, y }, index) => ({
        x: x + ((to[index]!.x - x) * step) / steps,
        y: y + ((to[index]!.y - y) * step) / steps,
      })),
    );
  // A finger stops before it lifts: a table flung away would swallow the next tap, as a list in motion does.
  await send('touchMove', to);
  await new Promise((resolve) => setTimeout(resolve, 120));
  await send('touchEnd', []);
}
