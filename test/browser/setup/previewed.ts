import type { AddressInfo } from 'node:net';
import { preview } from 'vite';
import { localHost } from '../../../.config/build/host.ts';
import { ROOT } from './built.ts';

/** Serves a build the way `npm start` does, on a free port. */
export async function previewed(outDir: string): Promise<{ readonly address: string; close(): Promise<void> }> {
  const host = await localHost();
  const server = await preview({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { host, port: 0, open: false },
  });
  const { port } = server.httpServer.address() as AddressInfo;
  return { address: `http://${host}:${port}/`, close: () => server.close() };
}
