// Headless play: `npm run --silent tabletop -- <verb> ...` prints one JSON document; errors go to standard error with
// exit code 1.
import { bench } from './bench.ts';
import { coverage } from './coverage.ts';
import { ladder } from './ladder.ts';
import { play } from './play.ts';
import { referee } from './referee.ts';
import { GAMES } from './registry.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { simulate } from './simulate.ts';
import { verify } from './verify.ts';

const VERBS: { readonly [verb: string]: (args: readonly string[]) => unknown } = {
  play: (args) => play(GAMES, args),
  replay: (args) => replay(GAMES, args),
  verify: (args) => verify(GAMES, args),
  referee: (args) => referee(GAMES, args),
  simulate: (args) => simulate(GAMES, args),
  ladder: (args) => ladder(GAMES, args),
  coverage: (args) => coverage(GAMES, args),
  rules,
  bench,
};

const [verb = '', ...args] = process.argv.slice(2);
try {
  const run = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (!run) throw new Error(`${verb ? `There is no verb ${verb}` : 'Name a verb'}: ${Object.keys(VERBS).join(', ')}.`);
  process.stdout.write(`${JSON.stringify(await run(args), null, 2)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
