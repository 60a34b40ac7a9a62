import { existsSync } from 'node:fs';
import { installWithApt } from '../apt.ts';

const INSTALLED: readonly string[] = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/**
 * The program of the Firefox of this machine: `FIREFOX_PATH`, an installed one, or Debian's, installed now by root.
 * Null where there is none.
 */
export function findFirefox(): string | null {
  const named = process.env.FIREFOX_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`FIREFOX_PATH names ${named}, which does not exist.`);
    return named;
  }
  const installed = () => INSTALLED.find((path) => existsSync(path)) ?? null;
  return installed() ?? (installWithApt(['firefox-esr']) ? installed() : null);
}
