// A page with the licence texts of everything that is shipped: libraries, fonts and icons.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { POLICY } from './policy.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The page in the build. */
export const LICENCES = 'licences.html';

export interface Licence {
  readonly name: string;
  readonly version: string;
  /** The short name of the licence, such as MIT. */
  readonly kind: string;
  readonly text: string;
}

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: { readonly [name: string]: string };
  readonly devDependencies?: { readonly [name: string]: string };
}

const packageIn = (folder: string): Package =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;

/** The folder of a package as another one finds it. */
function folderOf(name: string, from: string): string {
  for (const place of createRequire(join(from, 'package.json')).resolve.paths(name) ?? [])
    if (existsSync(join(place, name, 'package.json'))) return join(place, name);
  throw new Error(`The package ${name} is not installed.`);
}

/**
 * The text of a package's licence: its own file, the end of its README, or for a licence known by name the copy in
 * `assets/licences`.
 */
function textOf(folder: string, { name, license = '' }: Package): string {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8').trim();
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(one));
  if (file !== undefined) return read(file);
  const readme = readdirSync(folder).find((one) => /^readme\.md$/i.test(one));
  const said = readme === undefined ? null : /^LICENSE[^\n]*\n-+\n([^]*)$/m.exec(read(readme));
  if (said) return said[1]!.trim();
  const copy = join(ROOT, 'assets/licences', `${license}.txt`);
  if (existsSync(copy)) return readFileSync(copy, 'utf8').trim();
  throw new Error(`The package ${name} (${license || 'no licence named'}) brings no text of its licence.`);
}

/**
 * The licences of what is shipped: all dependencies with theirs, and the icon sets, whose pictures the build takes out.
 * Throws where a text is missing.
 */
export function licences(): readonly Licence[] {
  const found = new Map<string, Licence>();
  const add = (name: string, from: string): void => {
    if (found.has(name)) return;
    const folder = folderOf(name, from);
    const made = packageIn(folder);
    found.set(name, { name, version: made.version, kind: made.license ?? '', text: textOf(folder, made) });
    if (!name.startsWith('@iconify-json/'))
      for (const needed of Object.keys(made.dependencies ?? {})) add(needed, folder);
  };
  const { dependencies = {}, devDependencies = {} } = packageIn(ROOT);
  const sets = Object.keys(devDependencies).filter((name) => name.startsWith('@iconify-json/'));
  for (const name of [...Object.keys(dependencies), ...sets]) add(name, ROOT);
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const STYLE = `body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 46rem; font: 1rem/1.55 'Segoe UI', system-ui, sans-serif; color: #d7e0ee; background: #070b14; }
a { color: #7cc4ff; }
h2 { margin: 2.5rem 0 0.25rem; font-size: 1.15rem; overflow-wrap: anywhere; }
section > p { margin: 0 0 0.75rem; color: #93a1b8; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 0.85rem/1.5 ui-monospace, monospace; }
`;

/** The page: a heading and the text for each. */
export const licencesPage = (): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="./icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="./licences.css" />
    <title>Licences · Orion Tabletop</title>
  </head>
  <body>
    <main>
      <p><a href="./">Orion Tabletop</a></p>
      <h1>Licences</h1>
      <p>Orion Tabletop is made with these libraries, fonts and icons. Each is used under its own licence.</p>
${licences()
  .map(
    ({ name, version, kind, text }) => `      <section>
        <h2>${name} ${version}</h2>
        <p>${kind}</p>
        <pre>${escaped(text)}</pre>
      </section>`,
  )
  .join('\n')}
    </main>
  </body>
</html>
`;

/** Puts the page into the build and serves it while developing. */
export const licencesFile = (): Plugin => ({
  name: 'orion-licences',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const path = request.url?.split('?')[0];
      if (path === `/${LICENCES}`) response.setHeader('content-type', 'text/html; charset=utf-8').end(licencesPage());
      else if (path === '/licences.css') response.setHeader('content-type', 'text/css').end(STYLE);
      else next();
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: LICENCES, source: licencesPage() });
    this.emitFile({ type: 'asset', fileName: 'licences.css', source: STYLE });
  },
});
