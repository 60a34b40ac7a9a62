/** A box of the window, CSS pixels. */
export interface ScreenBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** CSS pixels between a card and its peek, and between a peek and the edge of the window. */
const GAP = 12;
const EDGE = 10;

/**
 * Where a card that is peeked at is shown, its upper left corner: beside the card on the table, or over it from its
 * upper edge down where others lie beside it; always inside the window.
 */
export function peekPlace(
  { left, top, right, bottom }: ScreenBox,
  over: boolean,
  size: { readonly width: number; readonly height: number },
  room: { readonly width: number; readonly height: number },
): { readonly x: number; readonly y: number } {
  const { width, height } = size;
  const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
  const beside = right + GAP + width + EDGE > room.width ? left - GAP - width : right + GAP;
  const within = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - EDGE));
  return over
    ? { x: within(middle - width / 2, room.width - width), y: within(top + GAP, room.height - height) }
    : { x: within(beside, room.width - width), y: within(centre - height / 2, room.height - height) };
}
