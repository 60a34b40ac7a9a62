/** Shares of a run. */
const SHARES = { moves: 0.4, shots: 0.4, exits: 0.2 };

/**
 * How many cases of a kind a run compares, and its seed. `BOUNDARY_CASES=1000000` asks for the million of moves, shots
 * and exits together; left out it is a number that takes some seconds. `SEED=7` looks at other cases.
 */
export const casesOf = (kind: keyof typeof SHARES): { readonly count: number; readonly seed: number } => ({
  count: Math.round(Number(process.env['BOUNDARY_CASES'] ?? 12_000) * SHARES[kind]),
  seed: Number(process.env['SEED'] ?? 1),
});
