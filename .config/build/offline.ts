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

/** Cache first: every file has its content in its name or in the cache's name, so a hit is never stale. */
const worker = (version: string, files: readonly string[]): string => `const CACHE = 'orion-${version}';
const FILES = ${JSON.stringify(files)};
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(['./', ...FILES])));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('orion-') && name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(
    caches.open(CACHE).then(async (cache) => {
      const kept = await cache.match(request.mode === 'navigate' ? './' : request, { ignoreSearch: true, ignoreVary: true });
      return kept ?? fetch(request);
    }),
  );
});
`;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });

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
    writeBundle(options) {
      const folder = options.dir!;
      const files = filesIn(folder)
        .map((path) => relative(folder, path).replaceAll('\\', '/'))
        .filter((path) => path !== 'index.html' && path !== 'service-worker.js' && !path.endsWith('.map'))
        .sort();
      const hash = createHash('sha256');
      for (const file of ['index.html', ...files]) hash.update(file).update(readFileSync(join(folder, file)));
      writeFileSync(join(folder, 'service-worker.js'), worker(hash.digest('hex').slice(0, 12), files));
    },
  };
}
