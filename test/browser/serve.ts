import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export interface Served {
  /** `http://localhost:<port>/`. */
  readonly address: string;
  /** Paths asked for so far, in order, each time they were asked for. */
  readonly asked: readonly string[];
  close(): void;
}

/** Serves the files of a folder on a free port of localhost and remembers what was asked for. */
export function serve(folder: string): Promise<Served> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    asked.push(path);
    const file = join(folder, normalize(decodeURIComponent(path)));
    if (!file.startsWith(folder) || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-store',
    });
    response.end(readFileSync(file));
  });
  return new Promise((resolve) => {
    server.listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        address: `http://localhost:${port}/`,
        asked,
        close: () => {
          server.closeAllConnections();
          server.close();
        },
      });
    });
  });
}
