import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { onEscape } from '../../../kit/escape.ts';

/** Pixels a press may wander before it becomes a drag. */
const SLOP = 6;

/** A slot that is being dragged, the one it is held over, and how far it was taken. */
export interface SlotDrag {
  readonly from: number;
  readonly over: number;
  readonly dx: number;
  readonly dy: number;
}

/** The slot of a list that lies under a point of the screen. */
function slotUnder(list: HTMLOListElement | null, x: number, y: number): number | null {
  for (const [place, element] of [...(list?.children ?? [])].entries()) {
    const box = element.getBoundingClientRect();
    if (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) return place;
  }
  return null;
}

/**
 * Dragging the slots of a list into another order: by mouse anywhere on a slot, by touch and pen at its grip, so that
 * the page can be scrolled. Escape puts back what is dragged.
 */
export function useSlotDrag(list: RefObject<HTMLOListElement>, move: (from: number, to: number) => void) {
  const start = useRef<{ x: number; y: number; slot: number } | null>(null);
  const [drag, setDrag] = useState<SlotDrag | null>(null);
  const onPointerDown = (slot: number, event: PointerEvent) => {
    const grip = (event.target as Element).closest('.fit-grip');
    if (event.button !== 0 || (event.pointerType !== 'mouse' && !grip)) return;
    start.current = { x: event.clientX, y: event.clientY, slot };
  };
  const onPointerMove = (event: PointerEvent) => {
    const from = start.current;
    if (!from) return;
    const dx = event.clientX - from.x;
    const dy = event.clientY - from.y;
    if (!drag && Math.hypot(dx, dy) < SLOP) return;
    if (!drag) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    const over = slotUnder(list.current, event.clientX, event.clientY) ?? drag?.over ?? from.slot;
    setDrag({ from: from.slot, over, dx, dy });
  };
  // The click that ends a drag must not open the picker.
  const end = () => setTimeout(() => setDrag(null));
  const onPointerUp = () => {
    const dropped = start.current !== null && drag;
    start.current = null;
    end();
    if (dropped) move(dropped.from, dropped.over);
  };
  const putBack = () => {
    start.current = null;
    setDrag((was) => was && { from: was.from, over: was.from, dx: 0, dy: 0 });
  };
  const onPointerCancel = () => {
    putBack();
    end();
  };
  const dragging = drag !== null;
  useEffect(() => {
    if (!dragging) return;
    const ends = new AbortController();
    onEscape(ends.signal, () => {
      putBack();
      return true;
    });
    return () => ends.abort();
  }, [dragging]);
  return { drag, onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}

export type SlotDragging = ReturnType<typeof useSlotDrag>;
