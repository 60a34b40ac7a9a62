/** How many values lie from `from` to `to`, both included; whole numbers. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Whole numbers counted in bins of equal width, at most `most` of them, without a gap; empty for no values. */
export function histogram(values: readonly number[], most: number): readonly Bin[] {
  if (values.length === 0) return [];
  let least = values[0]!;
  let greatest = values[0]!;
  for (const value of values) {
    least = Math.min(least, value);
    greatest = Math.max(greatest, value);
  }
  const width = Math.ceil((greatest - least + 1) / most);
  const counts: number[] = Array.from({ length: Math.ceil((greatest - least + 1) / width) }, () => 0);
  for (const value of values) counts[Math.floor((value - least) / width)]! += 1;
  return counts.map((count, at) => ({ from: least + at * width, to: least + (at + 1) * width - 1, count }));
}
