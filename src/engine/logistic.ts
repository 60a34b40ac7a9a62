/** e to the power of 1/16, and how far the table of the logistic goes. */
const STEP = 1.0644944589178593;
const REACH = 320;
const LOGISTIC = (() => {
  const table = [0.5];
  for (let at = 1, power = STEP; at <= REACH; at += 1, power *= STEP) table.push(power / (1 + power));
  return table;
})();

/** The logistic function by a table: multiplication alone is the same on every machine. */
export function logistic(x: number): number {
  const at = Math.abs(x) * 16;
  if (at >= REACH) return x > 0 ? LOGISTIC[REACH]! : 1 - LOGISTIC[REACH]!;
  const low = Math.floor(at);
  const value = LOGISTIC[low]! + (at - low) * (LOGISTIC[low + 1]! - LOGISTIC[low]!);
  return x > 0 ? value : 1 - value;
}
