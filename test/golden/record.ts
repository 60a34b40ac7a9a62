// Records the golden matches anew: `npx tsx test/golden/record.ts`. Only a deliberate change of a rule or of an event
// is a reason to.
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { play } from '../../src/cli/play.ts';
import { GAMES } from '../../src/cli/registry.ts';

interface Golden {
  readonly name: string;
  readonly seats: string;
  readonly options: object;
}

const GOLDEN: readonly Golden[] = [
  { name: 'levels-12', seats: 'default,easy', options: {} },
  {
    name: 'levels-36-mirror',
    seats: 'easy,default',
    options: { points: 36, tableWidth: 48000, terrainSymmetry: 'mirror', terrainDensity: 'dense' },
  },
  {
    name: 'levels-24-alternate',
    seats: 'default',
    options: { points: 24, activationOrder: 'alternate', stackPassives: false, cruisePivot: 4500 },
  },
  {
    name: 'random-60-small-bases',
    seats: 'random',
    options: { points: 60, rounds: 3, baseSet: 'massBattle', tableWidth: 48000, componentsAfterCruiseRam: false },
  },
];

for (const { name, seats, options } of GOLDEN) {
  const given = join(tmpdir(), `golden-${name}.json`);
  writeFileSync(given, JSON.stringify(options));
  const out = fileURLToPath(new URL(`${name}.json`, import.meta.url));
  const { plies, hash, outcome } = play(GAMES, [
    '--game',
    'orions-gate',
    '--seats',
    seats,
    '--seed',
    `golden ${name}`,
    '--options',
    given,
    '--out',
    out,
  ]);
  console.log(name, plies, hash, outcome.reason, JSON.stringify(outcome.result));
}
