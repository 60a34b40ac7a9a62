// `npm run lockstep -- <game> [--games N] [--minutes M] [--seed S] [--first I]`: whole games of the engine and of a
// second implementation in step.
import { countOf, readArguments, seedOf } from '../../src/cli/arguments.ts';
import { playInStep as orionsSpur } from '../../test/lockstep/orions-spur/play.ts';
import { playInStep as retrograde } from '../../test/lockstep/retrograde/play.ts';
import { freshTally, type Tally } from '../../test/lockstep/tally.ts';

/** Games with a second implementation: each plays game `index` of a seed in step. */
const GAMES: { readonly [game: string]: (seed: string, index: number, tally: Tally) => void } = {
  retrograde,
  'orions-spur': orionsSpur,
};

/** Seconds after which a long run says how far it is. */
const REPORT_EVERY = 60;
/** Disagreements after which a run ends. */
const MOST_FAULTS = 10;

function main(args: readonly string[]): void {
  const { options, files } = readArguments(args, ['games', 'minutes', 'seed', 'first'], 1);
  const playInStep = GAMES[files[0] ?? ''];
  if (!playInStep)
    throw new Error(`Name a game with a second implementation; there is ${Object.keys(GAMES).join(', ')}.`);
  const games = countOf('games', options['games'], 3000);
  const seed = seedOf(options['seed'] ?? '1');
  const first = countOf('first', options['first'], 0, 0);
  const tally = freshTally();
  const from = Date.now();
  const until = from + 60_000 * countOf('minutes', options['minutes'], 1_000_000);
  let told = from;
  while (tally.games < games && tally.faults.length < MOST_FAULTS && Date.now() < until) {
    playInStep(seed, first + tally.games, tally);
    if (Date.now() - told < 1000 * REPORT_EVERY) continue;
    told = Date.now();
    const seconds = ((told - from) / 1000).toFixed(0);
    console.log(`${tally.games} games, ${tally.states} states, ${tally.faults.length} disagreements; ${seconds} s`);
    for (const fault of tally.faults) console.log(fault);
  }
  console.log(JSON.stringify(tally, null, 1));
  if (tally.faults.length > 0) process.exitCode = 1;
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
