import { useEffect, useRef } from 'preact/hooks';

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
  const press = useRef({ finger: false, spent: false, end: () => undefined as void });
  useEffect(() => () => press.current.end(), []);
  return {
    onPointerDown({ pointerType, button, pointerId, clientX: x, clientY: y }) {
      press.current.end();
      if (button !== 0) return;
      press.current = { finger: pointerType !== 'mouse', spent: false, end: follow({ pointerId, x, y }) };
    },
    onClickCapture(event) {
      if (!press.current.spent) return;
      press.current.spent = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu: (event) => press.current.finger && event.preventDefault(),
  };

  /** Follows a press until it is let go. Returns what ends it before. */
  function follow({ pointerId, x, y }: Spot & { readonly pointerId: number }): () => void {
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
    const letGo = (event: PointerEvent) => event.pointerId === pointerId && end();
    const end = () => {
      clearTimeout(hold);
      removeEventListener('pointermove', moved);
      removeEventListener('pointerup', letGo);
      removeEventListener('pointercancel', letGo);
      if (drags) latest.current.onDrag?.(null);
      drags = false;
    };
    addEventListener('pointermove', moved);
    addEventListener('pointerup', letGo);
    addEventListener('pointercancel', letGo);
    return end;
  }
}
