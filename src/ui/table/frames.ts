/** Asks the browser for frames only while something has changed or moves; an idle table draws none. */
export interface Frames {
  /** Draw once more, soon. */
  request(): void;
  /** Draw now. `ms` = time passed since the frame before. */
  step(ms: number): void;
  /** True: the browser is not asked; only `step` draws (pictures that must be the same every time). */
  manual(on: boolean): void;
  byHand(): boolean;
  /** Frames drawn so far. */
  count(): number;
  destroy(): void;
}

/** The longest time a frame may seem to have taken, ms; a tab that slept does not jump. */
const LONGEST = 100;

/** Makes the frame source. `draw` returns whether something still moves. */
export const createFrames = (draw: (ms: number) => boolean): Frames => {
  let handle = 0;
  let before = 0;
  let moving = false;
  let drawn = 0;
  let byHand = false;
  let gone = false;

  const step = (ms: number): void => {
    drawn += 1;
    moving = draw(ms);
  };
  const onFrame = (now: number): void => {
    handle = 0;
    const passed = moving && before > 0 ? Math.min(now - before, LONGEST) : 0;
    before = now;
    step(passed);
    if (moving) ask();
  };
  const ask = (): void => {
    if (!byHand && !gone && handle === 0) handle = requestAnimationFrame(onFrame);
  };
  return {
    request: ask,
    step,
    manual: (on) => {
      byHand = on;
      if (on && handle !== 0) cancelAnimationFrame(handle);
      if (on) handle = 0;
    },
    byHand: () => byHand,
    count: () => drawn,
    destroy: () => {
      gone = true;
      cancelAnimationFrame(handle);
    },
  };
};
