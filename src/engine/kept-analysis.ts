import * as v from 'valibot';

/**
 * A decision as an analysis judged it: how many commands were played with it, the chance to win that it left its seat
 * and the one the best other way would have left, both in ten-thousandths.
 */
export type JudgedPly = readonly [plies: number, done: number, rival: number];

/** The analysis of a match that is over. */
export interface KeptAnalysis {
  /** The hash of the last ply: of a match that went on it says nothing. */
  readonly last: string;
  readonly judged: readonly JudgedPly[];
}

/** The hash of a ply in a file. */
export const hashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));

const chance = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));

/** An analysis in a file. */
export const analysisSchema = v.strictObject({
  last: hashSchema,
  judged: v.pipe(
    v.array(v.strictTuple([v.pipe(v.number(), v.integer(), v.minValue(1)), chance, chance])),
    v.maxLength(100_000),
  ),
});
