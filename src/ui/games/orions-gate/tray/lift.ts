import { SLOP, type Contact } from '../../../table/input/gesture.ts';
import { onEscape } from '../../../kit/escape.ts';
import type { Stage, StageInput } from '../../../table/stage.ts';

/** Pixels above a finger at which it carries a ship, so that it hides nothing. */
const ABOVE = 52;
/** Milliseconds a finger rests on a ship of a list that scrolls before it lifts it. */
const REST = 220;

/** What happens to a ship that is lifted out of a list. */
export interface Lifted {
  begin(): void;
  /** The pointer with the ship, over the table or beside it. */
  carry(event: StageInput, onTable: boolean): void;
  /** It is not let go anywhere: all is as before it was lifted. */
  putBack(): void;
}

type Drawn = Pick<Stage<never, never, never>, 'toTable' | 'camera'>;

/**
 * Follows a press on a ship of a list: once it moves the ship is lifted and goes where the pointer goes. A finger that
 * moves as the list scrolls scrolls it, unless it rested first or presses on the picture of the ship. Escape puts back
 * what is lifted.
 */
export function followPress(press: PointerEvent, stage: Drawn, to: Lifted): void {
  if (press.button !== 0) return;
  const element = press.currentTarget as HTMLElement;
  // The first move may lead off it already.
  element.setPointerCapture(press.pointerId);
  const pointer = pointerOf(press);
  const onPicture = (press.target as Element).closest('.ship') !== null;
  let state: 'pressed' | 'rested' | 'lifted' = 'pressed';
  const rest = setTimeout(() => state === 'pressed' && (state = 'rested'), REST);
  const ends = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(kind: K, hear: (event: HTMLElementEventMap[K]) => void): void =>
    element.addEventListener(kind, hear, { signal: ends.signal, passive: false });

  const tell = (kind: StageInput['kind'], event: PointerEvent): void => {
    const at = { x: event.clientX, y: event.clientY - (pointer === 'touch' ? ABOVE : 0) };
    to.carry(inputAt(stage, kind, at, event, pointer), overTable(at));
  };
  const end = (): void => {
    clearTimeout(rest);
    ends.abort();
  };
  const mayLift = (x: number, y: number): boolean => {
    const [dx, dy] = [x - press.clientX, y - press.clientY];
    if (Math.hypot(dx, dy) <= SLOP[pointer]) return false;
    return pointer === 'mouse' || state === 'rested' || onPicture || !scrolls(element, dx, dy);
  };

  on('pointermove', (event) => {
    if (event.pointerId !== press.pointerId) return;
    if (state !== 'lifted') {
      if (!mayLift(event.clientX, event.clientY)) return;
      state = 'lifted';
      to.begin();
    }
    tell('drag', event);
  });
  on('touchmove', (event) => {
    const touch = event.touches[0]!;
    if (state === 'lifted' || mayLift(touch.clientX, touch.clientY)) event.preventDefault();
  });
  on('contextmenu', (event) => event.preventDefault());
  on('pointerup', (event) => {
    end();
    if (state !== 'lifted') return;
    swallowClick(element);
    tell('up', event);
  });
  on('pointercancel', () => {
    end();
    if (state === 'lifted') to.putBack();
  });
  onEscape(ends.signal, () => {
    if (state !== 'lifted') return false;
    end();
    element.releasePointerCapture(press.pointerId);
    swallowClick(element);
    to.putBack();
    return true;
  });
}

/** The browser makes a click of a press and a release; after a drag it means nothing. */
function swallowClick(element: HTMLElement): void {
  const ends = new AbortController();
  const hear = { signal: ends.signal, capture: true };
  const swallow = (event: Event): void => {
    ends.abort();
    if (event.type !== 'click') return;
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('click', swallow, hear);
  addEventListener('pointerdown', swallow, hear);
}

/** Whether a list scrolls when a finger moves that way. */
function scrolls(element: Element, dx: number, dy: number): boolean {
  const axis = Math.abs(dx) > Math.abs(dy) ? 'X' : 'Y';
  for (let up = element.parentElement; up; up = up.parentElement) {
    const room = axis === 'X' ? up.scrollWidth - up.clientWidth : up.scrollHeight - up.clientHeight;
    if (room > 1 && /auto|scroll/.test(getComputedStyle(up)[`overflow${axis}`])) return true;
  }
  return false;
}

const pointerOf = ({ pointerType }: PointerEvent): Contact['pointer'] =>
  pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';

const overTable = ({ x, y }: Contact['at']): boolean =>
  (document.elementFromPoint(x, y)?.closest('.play-table') ?? null) !== null;

/** A pointer of the window as the table would hear of it. */
function inputAt(
  stage: Drawn,
  kind: StageInput['kind'],
  at: Contact['at'],
  { shiftKey: shift, altKey: alt }: PointerEvent,
  pointer: Contact['pointer'],
): StageInput {
  const box = document.querySelector('.play-table')!.getBoundingClientRect();
  const screen = { x: at.x - box.left, y: at.y - box.top };
  return {
    kind,
    at: stage.toTable(screen),
    screen,
    pixel: 1000 / stage.camera().scale,
    pointer,
    button: 0,
    shift,
    alt,
  };
}
