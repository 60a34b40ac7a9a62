import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, it } from 'vitest';
import { writeWorker } from '../../.config/build/offline.ts';

const scratch = mkdtempSync(join(tmpdir(), 'orion-worker-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

type Files = { readonly [path: string]: string };
const index = (script: string): string => `<script type="module" src="./assets/${script}"></script>`;
const FIRST: Files = {
  'index.html': index('main-1.js'),
  'licences.html': 'licences',
  'icon.svg': 'icon',
  'assets/main-1.js': 'first',
  'assets/font.woff2': 'font',
};
const { 'assets/main-1.js': _, ...kept } = FIRST;
const SECOND: Files = { ...kept, 'index.html': index('main-2.js'), 'assets/main-2.js': 'second' };

/** The service worker of a build of these files. */
function workerOf(name: string, files: Files): string {
  const folder = join(scratch, name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  writeWorker(folder);
  return readFileSync(join(folder, 'service-worker.js'), 'utf8');
}
const [first, second] = [workerOf('1', FIRST), workerOf('2', SECOND)];

/** A browser's caches, by their names, and a host: what was asked of it past the browser's own cache has a "!". */
function browser() {
  const stores = new Map<string, Map<string, Response>>();
  const caches = {
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        match: async (path: string) => store.get(path)?.clone(),
        put: async (path: string, response: Response) => void store.set(path, response),
      };
    },
  };
  const asked: string[] = [];
  /** Installs a worker; `wrongly` says which requests the host answers with its index page. */
  const install = async (script: string, files: Files, wrongly: (request: string) => boolean = () => false) => {
    asked.length = 0;
    const listeners: { [type: string]: (event: { waitUntil: (work: Promise<void>) => void }) => void } = {};
    const fetch = async (path: string, { cache = 'default' } = {}): Promise<Response> => {
      const request = cache === 'reload' ? `${path}!` : path;
      asked.push(request);
      const name = path === './' ? 'index.html' : path;
      const page = name.endsWith('.html') || wrongly(request);
      return new Response(wrongly(request) ? files['index.html']! : files[name]!, {
        headers: { 'content-type': page ? 'text/html' : 'application/octet-stream' },
      });
    };
    const self = {
      location: 'https://host/service-worker.js',
      addEventListener: (type: string, listener: (typeof listeners)[string]) => void (listeners[type] = listener),
    };
    runInNewContext(script, { self, caches, fetch, Response, URL });
    await new Promise<void>((resolve, reject) =>
      listeners['install']!({ waitUntil: (work) => void work.then(resolve, reject) }),
    );
  };
  const texts = async (): Promise<readonly Files[]> =>
    Promise.all(
      [...stores.values()].map(async (store) =>
        Object.fromEntries(
          await Promise.all([...store].map(async ([path, response]) => [path, await response.clone().text()] as const)),
        ),
      ),
    );
  return { asked, install, texts };
}

const without = ({ 'index.html': page, ...files }: Files): Files => ({ './': page!, ...files });

describe('the service worker', () => {
  it('takes what the browser has of files that are named by their content, and asks the host for all others', async () => {
    const { asked, install, texts } = browser();
    await install(first, FIRST);
    expect([...asked].sort()).toEqual(['./!', 'assets/font.woff2', 'assets/main-1.js', 'icon.svg!', 'licences.html!']);
    expect(await texts()).toEqual([without(FIRST)]);
  });

  it('fetches of the next version what is new in it', async () => {
    const { asked, install, texts } = browser();
    await install(first, FIRST);
    await install(second, SECOND);
    expect([...asked].sort()).toEqual(['./!', 'assets/main-2.js', 'icon.svg!', 'licences.html!']);
    expect(await texts()).toEqual([without(FIRST), without(SECOND)]);
  });

  it('asks the host again where the browser keeps a wrong answer', async () => {
    const { asked, install, texts } = browser();
    await install(first, FIRST, (request) => request === 'assets/font.woff2');
    expect(asked).toContain('assets/font.woff2!');
    expect(await texts()).toEqual([without(FIRST)]);
  });

  it('is not installed, and leaves the version before as it was, where a file is not there', async () => {
    const { install, texts } = browser();
    await install(first, FIRST);
    await expect(install(second, SECOND, (request) => request.startsWith('assets/main-2.js'))).rejects.toThrow(
      'assets/main-2.js is not there.',
    );
    expect(await texts()).toEqual([without(FIRST)]);
  });
});
