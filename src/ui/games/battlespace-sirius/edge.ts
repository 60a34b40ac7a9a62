import type { Seat } from '../../../engine/seat.ts';
import type { Box } from '../../table/ink/place-labels.ts';

/** Where something is on the screen, CSS pixels. */
export interface Spot {
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
}

/** Side of what stands at the edge for a vessel out of sight, and the air between two of them; CSS pixels. */
export const TOKEN = 52;
const AIR = 4;

/** Pushes places of one edge apart, in their order, within its length. */
function spread(places: readonly number[], low: number, high: number): readonly number[] {
  const step = TOKEN + AIR;
  const down: number[] = [];
  for (const place of places) down.push(Math.max(place, (down.at(-1) ?? -Infinity) + step, low));
  let most = high;
  return down
    .reverse()
    .map((place) => {
      const kept = Math.min(place, most);
      most = kept - step;
      return kept;
    })
    .reverse();
}

/**
 * Where the vessels stand that are out of sight: at the edge of what panels leave of the screen, in their direction,
 * off each other. `hidden` = how far inside the edge the middle of one must lie to be seen.
 */
export function edgeSpots(spots: readonly Spot[], clear: Box, hidden: number): readonly Spot[] {
  const half = TOKEN / 2;
  const [left, right] = [clear.x + half, clear.x + clear.width - half];
  const [top, bottom] = [clear.y + half, clear.y + clear.height - half];
  const away = spots.filter(
    ({ x, y }) =>
      x < clear.x + hidden ||
      y < clear.y + hidden ||
      x > clear.x + clear.width - hidden ||
      y > clear.y + clear.height - hidden,
  );
  const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
  const at = away.map(({ seat, x, y }) => ({ seat, x: clamp(x, left, right), y: clamp(y, top, bottom) }));
  const sides = [
    at.filter(({ x }) => x === left),
    at.filter(({ x }) => x === right),
    at.filter(({ x, y }) => x !== left && x !== right && y === top),
    at.filter(({ x, y }) => x !== left && x !== right && y !== top),
  ];
  return sides.flatMap((side, index) => {
    const along = index < 2 ? ('y' as const) : ('x' as const);
    const ordered = [...side].sort((a, b) => a[along] - b[along]);
    // Those at the left and right have the corners.
    const [low, high] = along === 'y' ? [top, bottom] : [left + TOKEN + AIR, right - TOKEN - AIR];
    const places = spread(
      ordered.map((one) => one[along]),
      low,
      high,
    );
    return ordered.map((one, place) => ({ ...one, [along]: places[place]! }));
  });
}
