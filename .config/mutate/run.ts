// `npm run mutate -- <folder or file>... [--sample N] [--seed S]`: a mutation audit with Stryker. It alters the sources
// given one place at a time and says which alterations no quick unit test sees. A sample alters N lines of them only,
// picked by the seed: the whole of a game's rules takes hours. Stryker is no part of the project's packages: it is
// installed once into `.cache/mutate`, above which it finds the project's own vitest and TypeScript.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import seedrandom from 'seedrandom';
import { readPlan } from './arguments.ts';

/** The newest series of Stryker that runs on the oldest Node this project runs on. */
const STRYKER = '9.6.1';
const ROOT = resolve(import.meta.dirname, '../..');
const HOME = join(ROOT, '.cache/mutate');
const REPORT = join(HOME, 'report.json');

interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly static?: boolean;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}
interface Report {
  readonly files: { readonly [path: string]: { readonly mutants: readonly Mutant[] } };
}

/** Ends the run with a sentence. */
function refuse(reason: string, exitCode = 1): never {
  console.error(reason);
  process.exit(exitCode);
}

/** The sources to be altered: those under the folder, or the one file; words and data hold no rule to be tested. */
function sourcesOf(given: string): readonly string[] {
  const target = resolve(ROOT, given);
  const path = relative(ROOT, target).split('\\').join('/');
  if (!path.startsWith('src/')) refuse(`${given} does not lie in src.`);
  if (!existsSync(target)) refuse(`There is no ${given}.`);
  const files = statSync(target).isDirectory()
    ? readdirSync(target, { recursive: true, encoding: 'utf8' }).map((name) => `${path}/${name}`)
    : [path];
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$|\/(data|words|book)\//.test(file)).sort();
  if (sources.length === 0) refuse(`No TypeScript sources to be altered lie in ${given}.`);
  return sources;
}

/** Lines on which something can be altered: no imports, comments, or brackets alone. */
const ALTERABLE = /^(?!\s*(?:import|export \{|\/\/|\/?\*|$))(?=.*[\w'"])/;

/**
 * Patterns that name single lines of the sources, picked by a seed. What spans several lines (a whole block) is left
 * out, so a sample has fewer of the mutants that every test sees.
 */
function sampleOf(sources: readonly string[], count: number, seed: string): readonly string[] {
  const lines = sources.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, i) => (ALTERABLE.test(line) ? [`${file}:${i + 1}-${i + 1}`] : [])),
  );
  const random = seedrandom(seed);
  const keyed = lines.map((line) => ({ line, key: random() })).sort((a, b) => a.key - b.key);
  return keyed.slice(0, count).map(({ line }) => line);
}

/** Runs a program in a folder with its output shown; its exit code. */
const run = (folder: string, command: string, ...args: readonly string[]): number =>
  spawnSync(command, args, { cwd: folder, stdio: 'inherit' }).status ?? 1;

/**
 * Installs Stryker unless it is there. Without its peer packages: a second vitest could not run the project's tests.
 */
function install(): void {
  const core = join(HOME, 'node_modules/@stryker-mutator/core/package.json');
  if (existsSync(core) && (JSON.parse(readFileSync(core, 'utf8')) as { version: string }).version === STRYKER) return;
  mkdirSync(HOME, { recursive: true });
  writeFileSync(join(HOME, 'package.json'), '{ "private": true }\n');
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${STRYKER}`);
  const quiet = ['--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'];
  if (run(HOME, 'npm', 'install', ...quiet, ...packages) !== 0) refuse('Stryker could not be installed.');
}

/** What Stryker is to do; its own report in the terminal is the progress alone. */
const settings = (mutate: readonly string[], sampled: boolean) => ({
  packageManager: 'npm',
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: '.config/mutate/vitest.config.ts', related: true },
  mutate,
  coverageAnalysis: 'perTest',
  ignorePatterns: ['/.cache', '/dist', '/test/browser', '/assets/readme'],
  tempDirName: '.cache/mutate/sandbox',
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: relative(ROOT, REPORT) },
  concurrency: 2,
  // A mutant that is there before the first test begins needs every test run anew: too long for a sample.
  ignoreStatic: sampled,
  timeoutMS: 20_000,
  allowConsoleColors: false,
  disableTypeChecks: false,
});

/**
 * Whether a mutant of a sample says nothing: a function set while its module is loaded stays what it was, as a sample
 * reloads no modules.
 */
const isUnsettled = ({ status, mutatorName, static: loading = false }: Mutant, sampled: boolean): boolean =>
  status === 'Ignored' || (sampled && loading && mutatorName === 'ArrowFunction');

const LIVES = new Set(['Survived', 'NoCoverage']);
const DEAD = new Set(['Killed', 'Timeout']);

/** Prints the survivors and the score: of the mutants that run at all, how many some test saw. */
function printReport({ files }: Report, sampled: boolean): void {
  const all = Object.entries(files).flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ file, ...mutant })));
  const found = all.filter((mutant) => !isUnsettled(mutant, sampled));
  for (const { file, status, mutatorName, replacement, location } of found) {
    if (!LIVES.has(status)) continue;
    const text = (replacement ?? '').replace(/\s+/g, ' ').slice(0, 80);
    const unreached = status === 'NoCoverage' ? ' (no test reaches it)' : '';
    console.log(`${file}:${location.start.line}:${location.start.column} ${mutatorName}: ${text}${unreached}`);
  }
  const dead = found.filter(({ status }) => DEAD.has(status)).length;
  const lives = found.filter(({ status }) => LIVES.has(status)).length;
  const left = all.length - found.length;
  if (left > 0) console.log(`${left} mutants of what is set while loading are left out of a sample.`);
  if (dead + lives === 0) return console.log('No mutants: nothing in these sources can be altered.');
  console.log(
    `${dead} of ${dead + lives} mutants seen (${((100 * dead) / (dead + lives)).toFixed(1)} %), ${lives} survived.`,
  );
}

const plan = readPlan(process.argv.slice(2));
if (typeof plan === 'string') refuse(plan, 2);
const { targets, sample, seed } = plan;
const sources = targets.flatMap(sourcesOf);
const mutate = sample === null ? sources : sampleOf(sources, sample, seed);
install();
const config = join(HOME, 'stryker.json');
writeFileSync(config, JSON.stringify(settings(mutate, sample !== null), null, 1));
writeFileSync(REPORT, '{"files":{}}');
const code = run(ROOT, join(HOME, 'node_modules/.bin/stryker'), 'run', config);
if (code !== 0) refuse(`Stryker ended with code ${code}.`);
printReport(JSON.parse(readFileSync(REPORT, 'utf8')) as Report, sample !== null);
