import {
  heldLong,
  left,
  letGo,
  lost,
  moved,
  pressed,
  released,
  type Contact,
  type Hands,
  type Step,
  type Gesture,
} from './gesture.ts';

/** A press this long without moving is a long press, milliseconds. */
const LONG_PRESS = 480;
/** Zoom per pixel the wheel turns. */
const WHEEL = 0.0016;

/** What the listener reports and asks. */
export interface PointerHost {
  grabs(contact: Contact): boolean;
  gestures(gestures: Gesture): void;
}

const kindOf = (event: PointerEvent): Contact['pointer'] =>
  event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse';

const pointOf = (element: HTMLElement, event: MouseEvent): Contact['at'] => {
  const box = element.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
};

const contactOf = (element: HTMLElement, event: PointerEvent): Contact => ({
  id: event.pointerId,
  at: pointOf(element, event),
  pointer: kindOf(event),
  button: Math.max(event.button, 0),
  shift: event.shiftKey,
  alt: event.altKey,
});

/** What is done with the listener. */
export interface Pointers {
  /** Ends what the tool drags, before its contact is up. Returns whether it dragged anything. */
  letGo(): boolean;
  stop(): void;
}

/** The zoom that a turn of the wheel asks for. */
const wheelOf = (element: HTMLElement, event: WheelEvent): Gesture => {
  const lines = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
  const delta = Math.max(-240, Math.min(240, event.deltaY * lines));
  return { kind: 'zoom', factor: Math.exp(-delta * WHEEL), at: pointOf(element, event) };
};

/** Listens to mouse, pen and fingers on an element. */
export const listen = (element: HTMLElement, host: PointerHost): Pointers => {
  let hands: Hands = { kind: 'idle' };
  let timer = 0;
  const listening = new AbortController();
  const { signal } = listening;
  const down = new Set<number>();
  const contact = (event: PointerEvent): Contact => contactOf(element, event);
  const take = (step: Step): void => {
    hands = step.hands;
    step.gestures.forEach((gestures) => host.gestures(gestures));
    if (hands.kind !== 'pressed') clearTimeout(timer);
  };

  const onDown = (event: PointerEvent): void => {
    down.add(event.pointerId);
    if (event.target instanceof Element) event.target.setPointerCapture(event.pointerId);
    take(pressed(hands, contact(event), (at) => host.grabs(at)));
    clearTimeout(timer);
    timer = window.setTimeout(() => take(heldLong(hands)), LONG_PRESS);
  };
  const onMove = (event: PointerEvent): void => take(moved(hands, contact(event)));
  const onUp = (event: PointerEvent): void => {
    down.delete(event.pointerId);
    take(released(hands, contact(event), down.size));
  };
  const onCancel = (event: PointerEvent): void => {
    down.delete(event.pointerId);
    take(lost(hands, contact(event), down.size));
  };
  const onLeave = (event: PointerEvent): void => take(left(hands, contact(event)));
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    host.gestures(wheelOf(element, event));
  };
  // A finger's press ends in a click wherever it was lifted: on the panel that has just grown over that place, too.
  const onLifted = (event: TouchEvent): void => {
    if (event.cancelable && event.target instanceof HTMLCanvasElement) event.preventDefault();
  };

  element.style.touchAction = 'none';
  element.addEventListener('pointerdown', onDown, { signal });
  element.addEventListener('pointermove', onMove, { signal });
  element.addEventListener('pointerup', onUp, { signal });
  element.addEventListener('pointercancel', onCancel, { signal });
  element.addEventListener('pointerleave', onLeave, { signal });
  element.addEventListener('wheel', onWheel, { passive: false, signal });
  element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  element.addEventListener('touchend', onLifted, { passive: false, signal });
  return {
    letGo() {
      const step = letGo(hands);
      take(step);
      return step.gestures.length > 0;
    },
    stop() {
      clearTimeout(timer);
      listening.abort();
    },
  };
};
