import { lookup } from 'node:dns/promises';

/**
 * Where pages are served: `localhost`, or its address on a system that does not know the name (a bare root without
 * /etc/hosts).
 */
export const localHost = (): Promise<string> =>
  lookup('localhost').then(
    () => 'localhost',
    () => '127.0.0.1',
  );
