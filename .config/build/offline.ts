// The installable, offline product: web manifest, icon and a service worker that knows every file of the build.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const MANIFEST = {
  name: 'Orion Tabletop',
  short_name: 'Orion',
  description: 'A browser table for space tabletop games that knows the rules.',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#070b14',
  theme_color: '#070b14',
  icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
};

/**
 * Cache first: every file has its content in its name or in the cache's name, so a hit is never stale. Files of
 * `assets` have it in their own: what the version before or the browser's cache holds of them is not fetched again. The
 * others are fetched past that cache, which may hold an older index, and a new version is taken only when the index
 * asks for the files of this list; until a page says so it waits, and the version before goes on.
 */
const worker = (
  version: string,
  files: readonly string[],
  entries: readonly string[],
): string => `const CACHE = 'orion-${version}';
const FILES = ${JSON.stringify(files)};
const ENTRIES = ${JSON.stringify(entries)};
const LOOSE = { ignoreSearch: true, ignoreVary: true };
const versions = async () => (await caches.keys()).filter((name) => name.startsWith('orion-'));
const typeOf = (response) => response.headers.get('content-type') ?? '';
const isPage = (path) => path === './' || path.endsWith('.html');
const isFound = (path, response) => response.ok && (isPage(path) || !typeOf(response).includes('text/html'));
const fetched = async (path, before) => {
  if (path.startsWith('assets/')) {
    for (const cache of before) {
      const hit = await cache.match(path, LOOSE);
      if (hit) return hit;
    }
    // The browser may keep what a host answered before the file was there.
    const response = await fetch(path);
    if (isFound(path, response)) return response;
  }
  return fetch(path, { cache: 'reload' });
};
const take = async (cache, path, before) => {
  const response = await fetched(path, before);
  if (!isFound(path, response)) throw new Error(path + ' is not there.');
  const body = await response.blob();
  if (path === './') {
    const index = await body.text();
    if (!ENTRIES.every((entry) => index.includes(entry))) throw new Error('The index is of another version.');
  }
  await cache.put(path, new Response(body, { headers: { 'content-type': typeOf(response) } }));
};
self.addEventListener('install', (event) => {
  const install = async () => {
    const before = await Promise.all((await versions()).map((name) => caches.open(name)));
    const cache = await caches.open(CACHE);
    await Promise.all(['./', ...FILES].map((path) => take(cache, path, before)));
  };
  event.waitUntil(
    install().catch(async (error) => {
      await caches.delete(CACHE);
      throw error;
    }),
  );
});
self.addEventListener('message', ({ data }) => {
  if (data === 'change over') self.skipWaiting();
});
self.addEventListener('activate', (event) => {
  // The version before stays one turn longer: another window may still run it.
  event.waitUntil(
    versions()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).slice(0, -1).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});
const kept = async (request) => {
  const own = await caches.open(CACHE);
  const hit = (await own.match(request, LOOSE)) ?? (request.mode === 'navigate' ? await own.match('./', LOOSE) : undefined);
  if (hit) return hit;
  for (const name of await versions()) {
    const older = await (await caches.open(name)).match(request, LOOSE);
    if (older) return older;
  }
  return undefined;
};
const OURS = new Set(FILES.map((path) => new URL(path, self.location).href));
const ASSETS = new URL('./assets/', self.location).href;
const isOurs = ({ method, mode, url }) =>
  method === 'GET' && (mode === 'navigate' || url.startsWith(ASSETS) || OURS.has(url.split(/[?#]/)[0]));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  // Anything else is the browser's affair: a request without an answer would keep the next version waiting.
  if (!isOurs(request)) return;
  event.respondWith(kept(request).then((hit) => hit ?? fetch(request)));
});
`;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });

/** What an index page loads by itself: its scripts, styles and what it wants preloaded. */
const entriesOf = (index: string): string[] =>
  [...index.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map((match) => match[1]!);

/** Writes the service worker of a built folder, which lists every file in it. */
export function writeWorker(folder: string): void {
  const files = filesIn(folder)
    .map((path) => relative(folder, path).replaceAll('\\', '/'))
    .filter((path) => path !== 'index.html' && path !== 'service-worker.js' && !path.endsWith('.map'))
    .sort();
  const hash = createHash('sha256');
  for (const file of ['index.html', ...files]) hash.update(file).update(readFileSync(join(folder, file)));
  const entries = entriesOf(readFileSync(join(folder, 'index.html'), 'utf8'));
  if (entries.length === 0) throw new Error(`The index page in ${folder} loads nothing.`);
  writeFileSync(join(folder, 'service-worker.js'), worker(hash.digest('hex').slice(0, 12), files, entries));
}

export function offline(icon: string): Plugin {
  const readIcon = (): string => readFileSync(icon, 'utf8');
  const manifest = JSON.stringify(MANIFEST);
  return {
    name: 'orion-offline',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0];
        if (path === '/icon.svg') response.setHeader('content-type', 'image/svg+xml').end(readIcon());
        else if (path === '/app.webmanifest')
          response.setHeader('content-type', 'application/manifest+json').end(manifest);
        else next();
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'app.webmanifest', source: manifest });
      this.emitFile({ type: 'asset', fileName: 'icon.svg', source: readIcon() });
    },
    writeBundle: (options) => writeWorker(options.dir!),
  };
}
