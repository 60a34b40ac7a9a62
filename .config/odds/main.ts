// `npm run odds -- [kind ...] [--positions N] [--minutes M] [--seed S] [--first I]`: random positions of each kind that
// rolls, the counted chances of each against every throw of its dice. Without a kind, all but those of a million
// throws.
import { countOf, readArguments, seedOf } from '../../src/cli/arguments.ts';
import { compared } from '../../test/laws/exact-odds/compare.ts';
import { HEAVY_KINDS, KINDS } from '../../test/laws/exact-odds/kinds.ts';

const ALL = { ...KINDS, ...HEAVY_KINDS };
const NAMES = Object.keys(ALL);
const MOST_KINDS = 40;
/** Throws counted for one position, and for one in a hundred; what needs more is passed over. */
const MOST_THROWS = 3000;
const MOST_NOW_AND_THEN = 50_000;
const MOST_HEAVY_THROWS = 3_000_000;
/** All kinds in turn, so that a short time is shared: seconds of a turn. */
const TURN = 5;
/** Positions at which a long run says how far it is. */
const POWERS: readonly number[] = [1000, 3000, 10_000, 30_000];

interface Tally {
  readonly kind: string;
  positions: number;
  throws: number;
  seconds: number;
  readonly faults: string[];
}

function main(args: readonly string[]): void {
  const { options, files } = readArguments(args, ['positions', 'minutes', 'seed', 'first'], MOST_KINDS);
  const unknown = files.find((kind) => !NAMES.includes(kind));
  if (unknown !== undefined) throw new Error(`There is no kind ${unknown}; there is ${NAMES.join(', ')}.`);
  const positions = countOf('positions', options['positions'], 1000);
  const seed = seedOf(options['seed'] ?? '1');
  const first = countOf('first', options['first'], 0, 0);
  const until = Date.now() + 60_000 * countOf('minutes', options['minutes'], 1_000_000);
  const tallies = (files.length > 0 ? files : Object.keys(KINDS)).map((kind): Tally => ({
    kind,
    positions: 0,
    throws: 0,
    seconds: 0,
    faults: [],
  }));
  const waiting = (): readonly Tally[] => tallies.filter((tally) => tally.positions < positions);
  while (waiting().length > 0 && Date.now() < until)
    for (const tally of waiting()) {
      const before = tally.positions;
      takeTurn(tally, seed, first, positions, until);
      if ([...POWERS, positions].some((power) => before < power && tally.positions >= power)) tell(tally);
    }
  for (const tally of waiting()) tell(tally);
  if (tallies.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
}

/** Counts positions of one kind for the time of a turn. */
function takeTurn(tally: Tally, seed: string, first: number, positions: number, until: number): void {
  const from = Date.now();
  const end = Math.min(until, from + 1000 * TURN);
  while (tally.positions < positions && Date.now() < end) {
    const index = first + tally.positions;
    const { throws, fault } = compared(`${seed} ${tally.kind}`, index, ALL[tally.kind]!, mostThrows(tally.kind, index));
    tally.positions += 1;
    tally.throws += throws;
    if (fault === null) continue;
    tally.faults.push(fault);
    console.log(`${tally.kind}: ${fault}; again: ${tally.kind} --positions 1 --seed ${seed} --first ${index}`);
  }
  tally.seconds += (Date.now() - from) / 1000;
}

function mostThrows(kind: string, index: number): number {
  if (kind in HEAVY_KINDS) return MOST_HEAVY_THROWS;
  return index % 100 === 0 ? MOST_NOW_AND_THEN : MOST_THROWS;
}

function tell({ kind, positions, throws, seconds, faults }: Tally): void {
  const rate = (positions / Math.max(0.001, seconds)).toFixed(positions < seconds * 10 ? 2 : 0);
  console.log(
    `${kind.padEnd(10)} ${positions} positions, ${throws} throws, ${faults.length} wrong; ${seconds.toFixed(0)} s, ${rate}/s`,
  );
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
