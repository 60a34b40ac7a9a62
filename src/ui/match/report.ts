import { version } from '../../../package.json';

/**
 * A report of what failed, for whoever mends the program: the version, the browser, and what else is known. `about`
 * names the game or page.
 */
export const reportOf = (about: string, lines: readonly string[]): string =>
  [
    `Orion Tabletop ${version}, ${about}`,
    navigator.userAgent,
    `Window ${innerWidth} x ${innerHeight}, ${devicePixelRatio} pixels each`,
    ...lines,
    '',
  ].join('\n');
