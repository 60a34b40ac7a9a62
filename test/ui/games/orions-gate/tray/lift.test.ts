import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followPress } from '../../../../../src/ui/games/orions-gate/tray/lift.ts';
import type { StageInput } from '../../../../../src/ui/table/stage.ts';
import { FakeElement, move, pressKey, pressOn, STAGE, stubPage } from './page.ts';

/** Where the table ends and the list begins, pixels from the top. */
const EDGE = 500;
const START = [100, 600] as const;
const FINGER = { pointerType: 'touch' } as const;

let window = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  ({ window } = stubPage(EDGE));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What is heard of a drag, and the element it began on. */
function follow(element = new FakeElement(), press = pressOn(element, START)) {
  const heard: { readonly event: StageInput; readonly onTable: boolean }[] = [];
  const begin = vi.fn();
  const putBack = vi.fn();
  followPress(press, STAGE, { begin, putBack, carry: (event, onTable) => heard.push({ event, onTable }) });
  return { element, begin, putBack, heard, kinds: () => heard.map(({ event }) => event.kind) };
}

describe('a ship drawn out of a list', () => {
  it('is lifted once the mouse has moved, and tells where on the table it is', () => {
    const { element, begin, heard } = follow();
    expect(element.captured).toEqual([1]);
    move(element, 'pointermove', [103, 600]);
    expect(begin).not.toHaveBeenCalled();
    move(element, 'pointermove', [110, 590]);
    expect(begin).toHaveBeenCalledOnce();
    move(element, 'pointermove', [200, 300]);
    expect(heard.map(({ onTable }) => onTable)).toEqual([false, true]);
    expect(heard[1]!.event).toMatchObject({
      kind: 'drag',
      at: { x: 20_000, y: 20_000 },
      screen: { x: 200, y: 300 },
      pixel: 100,
      pointer: 'mouse',
      button: 0,
    });
  });

  it('is let go with the button, and the click that follows means nothing', () => {
    const { element, kinds } = follow();
    move(element, 'pointermove', [200, 300]);
    move(element, 'pointerup', [200, 300]);
    expect(kinds()).toEqual(['drag', 'up']);
    expect(move(element, 'click', [200, 300]).defaultPrevented).toBe(true);
    expect(move(element, 'click', [200, 300]).defaultPrevented).toBe(false);
    move(element, 'pointermove', [220, 320]);
    expect(kinds()).toEqual(['drag', 'up']);
  });

  it('stays where it is for a press without a move, for another button and for another finger', () => {
    const still = follow();
    move(still.element, 'pointerup', [101, 601]);
    expect(still.kinds()).toEqual([]);
    expect(move(still.element, 'click', START).defaultPrevented).toBe(false);

    const right = new FakeElement();
    const other = follow(right, pressOn(right, START, { button: 2 }));
    expect(right.captured).toEqual([]);
    move(right, 'pointermove', [200, 300]);
    expect(other.begin).not.toHaveBeenCalled();

    const second = follow();
    move(second.element, 'pointermove', [200, 300], { pointerId: 2 });
    expect(second.begin).not.toHaveBeenCalled();
  });

  it('is carried above a finger, so that the finger hides nothing', () => {
    const element = new FakeElement();
    const { heard } = follow(element, pressOn(element, START, FINGER));
    move(element, 'pointermove', [100, 540], FINGER);
    expect(heard[0]).toMatchObject({ onTable: true, event: { pointer: 'touch', screen: { x: 100, y: 488 } } });
  });

  it('is put back when the browser takes the pointer away', () => {
    const { element, putBack, kinds } = follow();
    move(element, 'pointermove', [200, 300]);
    move(element, 'pointercancel', [200, 300]);
    expect(putBack).toHaveBeenCalledOnce();
    move(element, 'pointermove', [210, 310]);
    expect(kinds()).toEqual(['drag']);
  });

  it('is put back by Escape, which then means nothing else; the release places nothing and clicks nothing', () => {
    const { element, putBack, kinds } = follow();
    // Before it is lifted Escape is not meant for it.
    expect(pressKey(window, 'Escape').defaultPrevented).toBe(false);
    move(element, 'pointermove', [200, 300]);
    expect(pressKey(window, 'q').defaultPrevented).toBe(false);
    expect(putBack).not.toHaveBeenCalled();
    expect(pressKey(window, 'Escape').defaultPrevented).toBe(true);
    expect(putBack).toHaveBeenCalledOnce();
    expect(element.captured).toEqual([]);
    move(element, 'pointermove', [210, 310]);
    move(element, 'pointerup', [100, 600]);
    expect(kinds()).toEqual(['drag']);
    expect(move(element, 'click', [100, 600]).defaultPrevented).toBe(true);
    expect(pressKey(window, 'Escape').defaultPrevented).toBe(false);
  });
});

describe('a list that scrolls', () => {
  const row = (classes: readonly string[] = []) =>
    new FakeElement({
      classes,
      parent: new FakeElement({
        overflow: 'auto',
        client: { width: 200, height: 100 },
        content: { width: 200, height: 900 },
      }),
    });

  it('scrolls under a finger that moves along it; across it the ship is lifted', () => {
    const along = row();
    const scrolled = follow(along, pressOn(along, START, FINGER));
    move(along, 'pointermove', [102, 560], FINGER);
    expect(scrolled.begin).not.toHaveBeenCalled();

    const across = row();
    const lifted = follow(across, pressOn(across, START, FINGER));
    move(across, 'pointermove', [140, 598], FINGER);
    expect(lifted.begin).toHaveBeenCalledOnce();
  });

  it('lets go of a ship on which the finger rested, or whose picture it presses', () => {
    const rested = row();
    const waited = follow(rested, pressOn(rested, START, FINGER));
    vi.advanceTimersByTime(220);
    move(rested, 'pointermove', [102, 560], FINGER);
    expect(waited.begin).toHaveBeenCalledOnce();

    const picture = row(['ship']);
    const held = follow(picture, pressOn(picture, START, FINGER));
    move(picture, 'pointermove', [102, 560], FINGER);
    expect(held.begin).toHaveBeenCalledOnce();
  });

  it('is no matter for a mouse', () => {
    const element = row();
    const { begin } = follow(element);
    move(element, 'pointermove', [102, 560]);
    expect(begin).toHaveBeenCalledOnce();
  });
});
