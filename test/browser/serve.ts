import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { localHost } from '../../.config/build/host.ts';

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
  /** `http://localhost:<port>/`, or its address on a system that has no such name. */
  readonly address: string;
  /** Paths asked for so far, in order, each time they were asked for. */
  readonly asked: readonly string[];
  close(): void;
}

export interface ServeOptions {
  /** What the host tells browsers about keeping files. */
  readonly cacheControl?: string;
  /** The folder a path is answered from, where it is not always the same. */
  readonly folderOf?: (path: string) => string;
  /** What the answer to a path waits for. */
  readonly heldUp?: (path: string) => Promise<void> | undefined;
  /** Whether files go over the line packed, as hosts send them. */
  readonly compressed?: boolean;
}

/** Serves the files of a folder on a free port of localhost and remembers what was asked for. */
export async function serve(
  root: string,
  { cacheControl = 'no-store', folderOf, heldUp, compressed = false }: ServeOptions = {},
): Promise<Served> {
  const asked: string[] = [];
  const host = await localHost();
  const known = new Map<string, Buffer>();
  const packed = (file: string): Buffer => {
    const bytes = known.get(file) ?? gzipSync(readFileSync(file));
    known.set(file, bytes);
    return bytes;
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    asked.push(path);
    await heldUp?.(path);
    const folder = folderOf?.(path) ?? root;
    const file = join(folder, normalize(decodeURIComponent(path)));
    if (!file.startsWith(folder) || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': cacheControl,
      ...(compressed && { 'content-encoding': 'gzip' }),
    });
    response.end(compressed ? packed(file) : readFileSync(file));
  };
  const server = createServer((request, response) => void answer(request, response));
  return new Promise((resolve) => {
    server.listen(0, host, () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        address: `http://${host}:${port}/`,
        asked,
        close: () => {
          server.closeAllConnections();
          server.close();
        },
      });
    });
  });
}
