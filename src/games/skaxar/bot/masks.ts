// Sets of ships of a fleet as whole numbers, one bit a ship in the order of its table: they are copied and counted by
// the million.

/** How many ships. */
export function sizeOf(ships: number): number {
  let count = 0;
  for (let rest = ships; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The lowest ship; ships must not be empty. */
export const lowestOf = (ships: number): number => 31 - Math.clz32(ships & -ships);

/** The ship after `skipped` lower ones. */
export function shipAt(ships: number, skipped: number): number {
  let rest = ships;
  for (let left = skipped; left > 0; left -= 1) rest &= rest - 1;
  return lowestOf(rest);
}

/** The sum of a printed number over ships. */
export function sumOf(ships: number, numbers: readonly number[]): number {
  let sum = 0;
  for (let rest = ships; rest !== 0; rest &= rest - 1) sum += numbers[lowestOf(rest)]!;
  return sum;
}
