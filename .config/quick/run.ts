// `npm run test:quick`: types, lint and unit tests beside each other. The linter, which needs all types, says what is
// wrong with them; the compiler is asked about the pure layers alone. The tests keep one core busy for most of the time
// and those two the other, so that two cores take little longer than the tests alone. With `--whole`, as `npm test`
// runs it, everything that needs no browser: the series too, and the build that the browser tests open.
import { spawn } from 'node:child_process';

/** Scripts of package.json: the rows run beside each other, the scripts of a row after each other. */
const QUICK: readonly (readonly string[])[] = [['test:unit'], ['typecheck:pure', 'lint']];
const WHOLE: readonly (readonly string[])[] = [
  ['test:unit', 'test:series'],
  ['typecheck:pure', 'lint', 'build'],
];

/** Runs a script; what it printed is shown when it has ended, so that two scripts do not speak at once. */
function run(script: string): Promise<boolean> {
  const begun = Date.now();
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  child.stderr.on('data', (part: Buffer) => parts.push(part));
  return new Promise((resolve) => {
    const end = (passed: boolean): void => {
      process.stdout.write(Buffer.concat(parts));
      console.log(`${passed ? 'passed' : 'FAILED'}: ${script}, ${((Date.now() - begun) / 1000).toFixed(1)} s`);
      resolve(passed);
    };
    child.on('error', (error) => {
      parts.push(Buffer.from(`${error.message}\n`));
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/** Every script of a row, also after one that failed: one run shows all that is wrong. */
async function runRow(scripts: readonly string[]): Promise<boolean> {
  let passed = true;
  for (const script of scripts) passed = (await run(script)) && passed;
  return passed;
}

const rows = process.argv.includes('--whole') ? WHOLE : QUICK;
const results = await Promise.all(rows.map(runRow));
process.exitCode = results.every(Boolean) ? 0 : 1;
