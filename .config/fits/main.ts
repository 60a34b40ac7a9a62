// `npm run fit -- <name> [--games N] [--seed S] [--only A,B] [--options JSON]`: makes numbers of the computer players
// again.
import { countOf, readArguments, readJson, seedOf } from '../../src/cli/arguments.ts';
import { FITS } from './fits.ts';

const NAMES = Object.keys(FITS);

async function main(args: readonly string[]): Promise<void> {
  const { options, files } = readArguments(args, ['games', 'seed', 'only', 'options'], 1);
  const fit = FITS[files[0] ?? ''];
  if (!fit) throw new Error(`Name a fit: ${NAMES.map((name) => `\n  ${name}: ${FITS[name]!.about}`).join('')}`);
  const order = {
    games: countOf('games', options['games'], fit.games),
    seed: seedOf(options['seed'] ?? 'fit'),
    only: options['only']?.split(',') ?? null,
    options: options['options'] === undefined ? {} : (readJson(options['options'], 'the options') as object),
  };
  let rows = 0;
  for await (const { what, figures } of fit.run(order)) {
    rows += 1;
    const parts = Object.entries(figures).map(([name, value]) => `${name} ${Number(value.toFixed(4))}`);
    console.log(`${what}: ${parts.join(', ')}`);
  }
  if (rows === 0) throw new Error(`--only ${options['only']} names nothing that "${files[0]}" tries.`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
