import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { installWithApt } from './apt.ts';

/** Flags that keep Chromium quiet and let it run as root and without a GPU. */
const FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--enable-unsafe-swiftshader',
  // A page of the tests lives for seconds: its code is hot for a moment, and what the thorough compiler makes of it
  // comes too late. It is kept for what runs ten times as often as elsewhere, such as what paints pictures.
  '--js-flags=--invocation-count-for-turbofan=30000 --invocation-count-for-osr=5000',
];

/** Where the bundled browser is unpacked, in a folder for each version. */
const CACHE = fileURLToPath(new URL('../../.cache', import.meta.url));

/**
 * Debian's packages of the libraries that the bundled browser is linked against; it brings its own, which may not fit a
 * system.
 */
const LIBRARIES: readonly string[] = ['libnss3', 'libnspr4', 'libexpat1'];

/** Where Linux keeps shared memory, and the bytes it needs to have free for the pages of a run. */
const SHARED_MEMORY = '/dev/shm';
const ENOUGH_SHARED = 1024 ** 3;

/**
 * Flags of Playwright's that are left out. It has Chromium keep what its processes share (every picture drawn) in files
 * of the temporary folder, because containers have little shared memory. Where there is enough, opening a page takes a
 * tenth less of the processor, and nothing is written to a disk.
 */
function leftOut(): string[] {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return bavail * bsize >= ENOUGH_SHARED ? ['--disable-dev-shm-usage'] : [];
  } catch {
    // A system without that folder.
    return [];
  }
}

/** A browser that starts on this machine. */
export interface FoundChromium {
  /** Its name, its version and where it comes from, for people. */
  readonly title: string;
  readonly options: LaunchOptions;
}

/**
 * The browser of the tests: the one bundled in `@sparticuz/chromium`, the same on every machine, unless `CHROMIUM_PATH`
 * names another. Libraries it lacks are installed when that is possible. Throws what is wrong and what to do when it
 * does not start.
 */
export async function findChromium(): Promise<FoundChromium> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    const options: LaunchOptions = { executablePath: named, args: [...FLAGS], ignoreDefaultArgs: leftOut() };
    return { title: `${versionOf(options)} at ${named} (CHROMIUM_PATH)`, options };
  }
  const { options, release } = await bundled();
  let version: string;
  try {
    version = versionOf(options);
  } catch (error) {
    if (!installWithApt(LIBRARIES)) throw error;
    version = versionOf(options);
  }
  return { title: `${version} bundled in @sparticuz/chromium ${release}`, options };
}

/** Starts it. Close it when done. */
export const openChromium = async (extra: readonly string[] = []): Promise<Browser> => {
  const { options } = await findChromium();
  return chromium.launch({ ...options, args: [...options.args!, ...extra] });
};

/** What a browser says it is. Throws what it complains about when it does not start. */
function versionOf({ executablePath, env }: LaunchOptions): string {
  const { status, stdout, stderr, error } = spawnSync(executablePath!, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    timeout: 60_000,
    env: env ?? process.env,
  });
  if (status === 0) return stdout.trim();
  throw new Error(
    [
      `The browser of the tests does not start: ${executablePath}`,
      (stderr || error?.message || `It ended with status ${status}.`).trim(),
      'Any of these cures it:',
      `  - install the libraries it lacks (Debian: apt-get install ${LIBRARIES.join(' ')}; done by the tests when run as root),`,
      '  - set CHROMIUM_PATH to the program of a Chromium or Chrome.',
    ].join('\n'),
  );
}

/** The browser of `@sparticuz/chromium` with the libraries and the fonts it brings, and the version of that package. */
async function bundled(): Promise<{ readonly options: LaunchOptions; readonly release: string }> {
  const manifest = createRequire(import.meta.url)
    .resolve('@sparticuz/chromium')
    .replace(/build.*$/, 'package.json');
  const { version: release } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string };
  const folder = join(CACHE, `chromium-${release}`);
  if (!existsSync(folder)) await unpack(folder);
  return {
    release,
    options: {
      executablePath: join(folder, 'chromium'),
      args: [...FLAGS],
      ignoreDefaultArgs: leftOut(),
      env: {
        ...(process.env as { readonly [name: string]: string }),
        LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
        FONTCONFIG_PATH: join(folder, 'fonts'),
      },
    },
  };
}

/** Unpacks the bundled browser. The folder appears whole or not at all, so an interrupted run leaves no half of it. */
async function unpack(folder: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const beside = mkdtempSync(`${folder}.`);
  const before = { ...process.env };
  try {
    // The package unpacks to the system's temporary folder, and its libraries only where it believes itself in its
    // cloud.
    process.env.TMPDIR = beside;
    process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x';
    const { default: packed } = await import('@sparticuz/chromium');
    await packed.executablePath();
    // Its own list of font folders names a fixed place.
    writeFileSync(
      join(beside, 'fonts/fonts.conf'),
      `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>\n`,
    );
    try {
      renameSync(beside, folder);
    } catch (error) {
      // Another run was quicker.
      if (!existsSync(folder)) throw error;
    }
  } finally {
    for (const name of ['TMPDIR', 'AWS_EXECUTION_ENV', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'HOME']) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
    rmSync(beside, { recursive: true, force: true });
  }
}
