/**
 * Something that was seen: its figures, how it came out (0..1), what is added to the sum unweighted, and the pair of
 * games it is from.
 */
export interface Case {
  readonly x: readonly number[];
  readonly y: number;
  readonly offset: number;
  readonly pair: number;
}

/**
 * Weights, each with its standard error; cases of one pair of games count as one observation, for they share dice and
 * outcome.
 */
export interface Fitted {
  readonly weights: readonly number[];
  readonly errors: readonly number[];
}

export const logistic = (sum: number): number => 1 / (1 + Math.exp(-sum));

/** The sum that a case comes to under some weights. */
export const sumOf = ({ x, offset }: Case, weights: readonly number[]): number =>
  x.reduce((sum, one, at) => sum + one * weights[at]!, offset);

/**
 * A hint of a pull to 0 keeps the normal equations solvable where a figure hardly varies; it is far below any standard
 * error.
 */
const RIDGE = 1e-3;
const MAX_STEPS = 100;
/** No weight changes by more than this in a step, so that no early one overshoots to where the curve is flat. */
const STRIDE = 5;

/** Logistic regression by Newton's method. */
export function fitLogistic(cases: readonly Case[], width: number): Fitted {
  let weights: readonly number[] = Array.from({ length: width }, () => 0);
  for (let step = 0; step < MAX_STEPS; step++) {
    const { slope, curve } = derivatives(cases, weights);
    const change = times(inverse(curve), slope);
    const most = Math.max(...change.map(Math.abs));
    weights = weights.map((weight, at) => weight + change[at]! / Math.max(1, most / STRIDE));
    if (most < 1e-8) break;
  }
  return { weights, errors: errorsOf(cases, weights) };
}

function derivatives(cases: readonly Case[], weights: readonly number[]) {
  const slope = weights.map((weight) => -RIDGE * weight);
  const curve = weights.map((_, row) => weights.map((__, column) => (row === column ? RIDGE : 0)));
  for (const one of cases) {
    const chance = logistic(sumOf(one, weights));
    for (const [row, figure] of one.x.entries()) {
      slope[row]! += (one.y - chance) * figure;
      const bent = chance * (1 - chance) * figure;
      for (const [column, other] of one.x.entries()) curve[row]![column]! += bent * other;
    }
  }
  return { slope, curve };
}

/** The sandwich of the curvature and the slopes of whole pairs. */
function errorsOf(cases: readonly Case[], weights: readonly number[]): readonly number[] {
  const slopes = new Map<number, number[]>();
  for (const one of cases) {
    const slope = slopes.get(one.pair) ?? weights.map(() => 0);
    slopes.set(one.pair, slope);
    const miss = one.y - logistic(sumOf(one, weights));
    for (const [at, figure] of one.x.entries()) slope[at]! += miss * figure;
  }
  const bread = inverse(derivatives(cases, weights).curve);
  const parts = [...slopes.values()].map((slope) => times(bread, slope));
  return weights.map((_, at) => Math.sqrt(parts.reduce((sum, part) => sum + part[at]! * part[at]!, 0)));
}

const times = (matrix: readonly (readonly number[])[], vector: readonly number[]): readonly number[] =>
  matrix.map((row) => row.reduce((sum, one, at) => sum + one * vector[at]!, 0));

/** By Gauss and Jordan, the largest pivot first. */
function inverse(matrix: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const size = matrix.length;
  const rows = matrix.map((row, at) => [...row, ...matrix.map((_, column) => (column === at ? 1 : 0))]);
  for (let at = 0; at < size; at++) {
    let best = at;
    for (let row = at + 1; row < size; row++) if (Math.abs(rows[row]![at]!) > Math.abs(rows[best]![at]!)) best = row;
    [rows[at], rows[best]] = [rows[best]!, rows[at]!];
    const pivot = rows[at]![at]!;
    rows[at] = rows[at]!.map((one) => one / pivot);
    for (let row = 0; row < size; row++) {
      const factor = rows[row]![at]!;
      if (row !== at && factor !== 0) rows[row] = rows[row]!.map((one, column) => one - factor * rows[at]![column]!);
    }
  }
  return rows.map((row) => row.slice(size));
}
