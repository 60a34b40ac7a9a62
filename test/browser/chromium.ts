import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';

/** Flags that keep Chromium quiet and let it run as root and without a GPU. */
export const FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--enable-unsafe-swiftshader',
];

const INSTALLED: readonly string[] = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const HELP = [
  'No Chromium was found for the browser tests. Any of these cures it:',
  '  - set CHROMIUM_PATH to the program of a Chromium or Chrome,',
  '  - install the package chromium (Debian: apt-get install chromium),',
  '  - install the libraries that the Chromium of @sparticuz/chromium (already in node_modules) misses here.',
].join('\n');

/** How to start the browser of this machine: an installed one, the one of an npm package, or one installed now. Throws a clear message. */
export async function findChromium(): Promise<LaunchOptions> {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return { executablePath: named, args: [...FLAGS] };
  }
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed !== undefined) return { executablePath: installed, args: [...FLAGS] };
  const packed = await packedChromium();
  if (packed) return packed;
  if (installWithApt()) return { executablePath: INSTALLED[0]!, args: [...FLAGS] };
  throw new Error(HELP);
}

/** Starts it. Close it when done. */
export const openChromium = async (extra: readonly string[] = []): Promise<Browser> => {
  const options = await findChromium();
  return chromium.launch({ ...options, args: [...options.args!, ...extra] });
};

/** The Chromium of @sparticuz/chromium with the libraries it brings, if it starts on this machine. */
async function packedChromium(): Promise<LaunchOptions | null> {
  const before = { ...process.env };
  // It unpacks its libraries and names their folder only where it believes itself in the cloud it was made for.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    const executablePath = await packed.executablePath();
    const env = {
      ...before,
      LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH,
      FONTCONFIG_PATH: process.env.FONTCONFIG_PATH,
    };
    execFileSync(executablePath, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 30_000, env });
    return {
      executablePath,
      args: [...FLAGS],
      env: Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined)) as Record<string, string>,
    };
  } catch {
    return null;
  } finally {
    for (const name of ['AWS_EXECUTION_ENV', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'HOME']) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}

/** Installs Debian's Chromium; only root may, and only where there is apt. */
function installWithApt(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  process.stderr.write('Installing the package chromium with apt-get ...\n');
  try {
    execFileSync('apt-get', ['update'], { stdio: ['ignore', 2, 2], timeout: 300_000 });
    execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 2, 2],
      timeout: 600_000,
    });
  } catch {
    return false;
  }
  return existsSync(INSTALLED[0]!);
}
