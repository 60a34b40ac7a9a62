import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages of Debian. False where there is no apt-get, where the user may not, or where it failed. */
export function installWithApt(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  process.stdout.write(`Installing ${packages.join(', ')} with apt-get ...\n`);
  const run = (...args: readonly string[]) =>
    execFileSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  try {
    run('update', '--quiet');
    run('install', '--quiet', '--yes', '--no-install-recommends', ...packages);
    return true;
  } catch {
    return false;
  }
}
