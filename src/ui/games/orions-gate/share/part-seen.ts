import type { Box } from '../../../../table/box.ts';

/**
 * What of a table a window shows, without the sky round it, so that the table fills its picture; null where that is all
 * of the table, or nothing.
 */
export function partSeen(
  seen: Box,
  { width, height }: { readonly width: number; readonly height: number },
): Box | null {
  const left = Math.max(seen.left, 0);
  const right = Math.min(seen.right, width);
  const bottom = Math.max(seen.bottom, 0);
  const top = Math.min(seen.top, height);
  const whole = right - left >= width && top - bottom >= height;
  return whole || right <= left || top <= bottom ? null : { left, right, bottom, top };
}
