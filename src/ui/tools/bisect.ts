/**
 * The largest whole number 0..most for which `holds`, when it holds for 0 and, once it fails, fails for all larger ones
 * (a longer path meets everything a shorter one meets). Returns -1 when it fails at 0.
 */
export function largest(most: number, holds: (value: number) => boolean): number {
  if (!holds(0)) return -1;
  if (holds(most)) return most;
  let low = 0;
  let high = most;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}
