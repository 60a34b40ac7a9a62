import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { GAMES, ledgerOf, newestSource, provedIds, readProofs, summarise } from '../../test/rules/ledger.ts';
import { readArguments } from './arguments.ts';

/**
 * `rules`: how much of each rule catalogue is proved by tests that ran and passed. When the last whole run is missing
 * or older than the sources, the unit tests run first; what they say goes to standard error.
 */
export function rules(args: readonly string[]) {
  const { options: given } = readArguments(args, ['game']);
  const games = given.game === undefined ? GAMES : GAMES.filter((game) => game === given.game);
  if (games.length === 0) throw new Error(`There is no rule catalogue of ${given.game}; there is ${GAMES.join(', ')}.`);
  const newest = newestSource();
  if ((readProofs().unit?.startedAt ?? 0) < newest) runUnitTests();
  const proved = provedIds(readProofs(), newest);
  return Object.fromEntries(games.map((game) => [game, summarise(ledgerOf(game), proved)]));
}

/** A failing test is no error here: its IDs are simply not proved. */
function runUnitTests(): void {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
  process.stderr.write('The unit tests have not run since the last change; running them now.\n');
  const run = spawnSync(process.execPath, [vitest, 'run', '--project', 'unit'], { cwd: root, stdio: ['ignore', 2, 2] });
  if (run.error) throw new Error(`The unit tests could not be started: ${run.error.message}`);
}
