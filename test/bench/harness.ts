/** What a bench reports: how many times faster a candidate is than its baseline, round by round. */
export interface BenchResult {
  readonly name: string;
  /** What the ratio compares with. */
  readonly baseline: string;
  readonly ratio: { readonly min: number; readonly median: number; readonly max: number };
  /** Least ratio (median) the bench must reach. */
  readonly target: number;
  /** Wrong answers found; absent where the bench proves none. */
  readonly wrong?: number;
  /** Folds the answers of both sides, so that no work can be skipped. Equal on every run. */
  readonly checksum: number;
  /** Further figures by name, with their unit in the name. */
  readonly figures: { readonly [name: string]: number };
}

/** One side of a comparison: does `operations` operations and returns a checksum of their answers. */
export interface Contender {
  readonly operations: number;
  run(): number;
}

export interface Comparison {
  readonly ratio: BenchResult['ratio'];
  /** Median nanoseconds per operation. */
  readonly baselineNs: number;
  readonly candidateNs: number;
  readonly checksum: number;
}

/** Rounds of which the first are not counted: the compiler warms up on them. */
const WARM_UP = 2;
const ROUNDS = 11;

/**
 * Runs baseline and candidate in turn, so that a slow moment of the machine meets both; throws if a checksum changes
 * between rounds.
 */
export function compare(baseline: Contender, candidate: Contender, rounds = ROUNDS): Comparison {
  const times: { baseline: number; candidate: number }[] = [];
  let checksum: number | null = null;
  for (let round = 0; round < rounds + WARM_UP; round++) {
    const [slow, fast] = [measure(baseline), measure(candidate)];
    const sum = (Math.imul(slow.checksum, 31) + fast.checksum) | 0;
    if (checksum !== null && sum !== checksum)
      throw new Error(`Round ${round} gave other answers than the rounds before it.`);
    checksum = sum;
    if (round >= WARM_UP) times.push({ baseline: slow.ns, candidate: fast.ns });
  }
  const ratios = sorted(times.map((time) => time.baseline / time.candidate));
  return {
    ratio: { min: ratios[0]!, median: median(ratios), max: ratios.at(-1)! },
    baselineNs: median(sorted(times.map((time) => time.baseline))),
    candidateNs: median(sorted(times.map((time) => time.candidate))),
    checksum: checksum ?? 0,
  };
}

function measure(contender: Contender): { ns: number; checksum: number } {
  const start = performance.now();
  const checksum = contender.run();
  return { ns: ((performance.now() - start) * 1e6) / contender.operations, checksum };
}

/** The numbers, rising. */
export const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);
/** The one in the middle of rising numbers. */
export const median = (rising: readonly number[]): number => rising[Math.floor(rising.length / 2)]!;
