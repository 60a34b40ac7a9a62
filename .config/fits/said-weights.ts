import { brier, fifths, isHeldBack, type Said } from './calibration.ts';
import type { Row } from './fit.ts';
import { fitLogistic, logistic, sumOf, type Case } from './logistic.ts';

/** A position of a game that was played to its end, and what the player itself says of it. */
export interface SaidPosition extends Case {
  /** The logit of its chance to win, and what it weighs plans by there. */
  readonly said: number;
  readonly planned: number;
}

/** The weights of a player's chance to win as the code has them, figure by figure, and of a point of its plans. */
export interface Coded {
  readonly figures: readonly string[];
  readonly weights: readonly number[];
  readonly scale: number;
}

/** Those weights fitted to who won, with calibration on the games held back. */
export function* saidWeights(
  games: number,
  { figures, weights: code, scale }: Coded,
  positions: readonly SaidPosition[],
): Iterable<Row> {
  const seen = positions.filter(({ pair }) => !isHeldBack(pair));
  const { weights, errors } = fitLogistic(seen, figures.length);
  yield { what: 'all', figures: { games, positions: positions.length, fitted: seen.length } };
  for (const [at, figure] of figures.entries())
    yield { what: figure, figures: { code: code[at]!, fitted: weights[at]!, error: errors[at]! } };
  const held = positions.filter(({ pair }) => isHeldBack(pair));
  const by = (weighed: readonly number[]): readonly Said[] =>
    held.map((one) => ({ chance: logistic(sumOf(one, weighed)), y: one.y }));
  yield {
    what: 'Brier, held back',
    figures: { n: held.length, code: brier(by(code)), fitted: brier(by(weights)), half: 0.25 },
  };
  yield* fifths('code', by(code));
  // The sums here and those of the player must be the same function.
  const apart = positions.map((one) => Math.abs(sumOf(one, code) - one.said));
  yield { what: 'most the player says otherwise than these sums', figures: { sum: Math.max(0, ...apart) } };
  const plans = fitLogistic(
    seen.map(({ planned, y, pair }) => ({ x: [planned], y, pair, offset: 0 })),
    1,
  );
  yield {
    what: 'scale of the sums of plans',
    figures: { code: scale, fitted: plans.weights[0]!, error: plans.errors[0]! },
  };
}
