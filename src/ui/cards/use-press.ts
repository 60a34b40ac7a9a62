import { useEffect, useRef } from 'preact/hooks';
import { onEscape } from '../kit/escape.ts';

/** How long a finger rests before it reads what lies under it, ms. */
const HOLD = 450;
/** How far a press may slip and still be one, CSS pixels. */
const SLIP = 9;

/** A point of the window, CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface PressParts {
  /** A finger rested. A mouse does not: it has the key `I`. */
  readonly onHold?: (() => void) | undefined;
  /** It is dragged to a point; null: let go. */
  readonly onDrag?: ((at: Spot | null) => void) | undefined;
  /** It was let go at a point, after `onDrag(null)`. */
  readonly onDrop?: ((at: Spot) => void) | undefined;
  /** Escape or the browser ended the drag instead, after `onDrag(null)`. */
  readonly onCancel?: (() => void) | undefined;
}

/** What an element of the page listens to. */
export interface PressProps {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onClickCapture: (event: MouseEvent) => void;
  readonly onContextMenu: (event: MouseEvent) => void;
}

/**
 * A press that may become a long press or a drag, and is then no click. It goes on being heard when the element moves
 * within the page meanwhile.
 */
export function usePress(parts: PressParts): PressProps {
  const latest = useRef(parts);
  latest.current = parts;
  const press = useRef<Press>({ finger: false, spent: false, end: () => undefined });
  useEffect(() => () => press.current.end(), []);
  return {
    onPointerDown({ pointerType, button, pointerId, clientX: x, clientY: y }) {
      press.current.end();
      if (button !== 0) return;
      press.current = {
        finger: pointerType !== 'mouse',
        spent: false,
        end: follow(press, latest, { pointerId, x, y }),
      };
    },
    onClickCapture(event) {
      const { spent } = press.current;
      press.current.spent = false;
      // A key clicks too, long after a drag whose click never came: it has no count of presses.
      if (!spent || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu: (event) => press.current.finger && event.preventDefault(),
  };
}

interface Ref<T> {
  current: T;
}

/** A press under way: whether a finger does it, whether it is no click any more, and what ends it. */
interface Press {
  readonly finger: boolean;
  spent: boolean;
  readonly end: () => void;
}

/** Follows a press until it is let go. Returns what ends it before. */
function follow(
  press: Ref<Press>,
  latest: Ref<PressParts>,
  { pointerId, x, y }: Spot & { readonly pointerId: number },
): () => void {
  let drags = false;
  const hold = window.setTimeout(() => {
    if (!press.current.finger || !latest.current.onHold) return;
    press.current.spent = true;
    end();
    latest.current.onHold();
  }, HOLD);
  const moved = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    if (!drags && Math.hypot(event.clientX - x, event.clientY - y) <= SLIP) return;
    clearTimeout(hold);
    if (!latest.current.onDrag) return;
    drags = press.current.spent = true;
    latest.current.onDrag({ x: event.clientX, y: event.clientY });
  };
  const letGo = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    const dropped = drags;
    end();
    if (dropped) latest.current.onDrop?.({ x: event.clientX, y: event.clientY });
  };
  const callOff = () => {
    const dragged = drags;
    end();
    if (dragged) latest.current.onCancel?.();
  };
  const lost = (event: PointerEvent) => event.pointerId === pointerId && callOff();
  const ends = new AbortController();
  const end = () => {
    clearTimeout(hold);
    removeEventListener('pointermove', moved);
    removeEventListener('pointerup', letGo);
    removeEventListener('pointercancel', lost);
    ends.abort();
    if (drags) latest.current.onDrag?.(null);
    drags = false;
  };
  addEventListener('pointermove', moved);
  addEventListener('pointerup', letGo);
  addEventListener('pointercancel', lost);
  onEscape(ends.signal, () => {
    const dragged = drags;
    if (dragged) callOff();
    return dragged;
  });
  return end;
}
