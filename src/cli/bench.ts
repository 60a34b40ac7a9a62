import type { SizeResult } from '../../test/bench/first-script.ts';
import type { BenchResult } from '../../test/bench/harness.ts';
import { readArguments } from './arguments.ts';

type Bench = () => BenchResult | SizeResult | Promise<BenchResult | SizeResult>;

/** Each bench is loaded only when it runs: some build the product or install a peer. */
const BENCHES: { readonly [name: string]: () => Promise<{ readonly run: Bench }> } = {
  'los-matter': () => import('../../test/bench/los-matter.ts'),
  'los-kernel': () => import('../../test/bench/los-kernel.ts'),
  'hidden-share': () => import('../../test/bench/hidden-share.ts'),
  'apply-command': () => import('../../test/bench/apply-command.ts'),
  'apply-command-battlespace-sirius': () => import('../../test/bench/apply-command-battlespace-sirius.ts'),
  heat: () => import('../../test/bench/heat.ts'),
  'drag-frame': () => import('../../test/bench/drag-frame.ts'),
  'drag-frame-big': () => import('../../test/bench/drag-frame-big.ts'),
  'duel-frame': () => import('../../test/bench/duel-frame.ts'),
  'first-look': () => import('../../test/bench/first-look.ts'),
  'first-cards': () => import('../../test/bench/first-cards.ts'),
  'first-duel-card': () => import('../../test/bench/first-duel-card.ts'),
  'first-script': () => import('../../test/bench/first-script.ts'),
};

/** `bench`: runs the named bench, or all, one after the other; progress goes to standard error. */
export async function bench(args: readonly string[]) {
  const { options: given } = readArguments(args, ['only']);
  const names = given.only === undefined ? Object.keys(BENCHES) : [given.only];
  const results: (BenchResult | SizeResult)[] = [];
  for (const name of names) {
    const load = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
    if (!load) throw new Error(`There is no bench ${name}; there is ${Object.keys(BENCHES).join(', ')}.`);
    process.stderr.write(`${name} ...\n`);
    results.push(await (await load()).run());
  }
  return { results };
}
