// Workers that share their chunks with the page: a thread's script is an entry of the same build, so what page and
// thread both need (a game's rules, the kernel) is fetched once. Vite alone would build each worker apart, with copies
// of it all.
import { basename, dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const THREAD = /new Worker\(new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\)/g;

/** File names of threads' scripts: what one of them imports later has no links in a page's head to be ready in. */
const NAMES = 'thread-';

/** Whether a chunk is the script of a thread. */
export const isThread = (file: string): boolean => file.includes(NAMES);

/**
 * Makes each `new Worker(new URL('./x.ts', import.meta.url), ...)` an entry of the build. While developing Vite serves
 * them as ever.
 */
export const threads = (): Plugin => ({
  name: 'threads',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    // Chunks that page and threads share fetch others with this helper, which hangs links into a page's head; a thread
    // has none.
    if (id.includes('vite/preload-helper'))
      return {
        code: code.replaceAll('deps.length > 0', "deps.length > 0 && typeof document !== 'undefined'"),
        map: null,
      };
    if (!code.includes('new Worker(new URL(')) return null;
    const shared = code.replace(THREAD, (_, file: string) => {
      const from = id.split('?')[0]!;
      const script = this.emitFile({
        type: 'chunk',
        id: resolve(dirname(from), file),
        // Threads are told apart by their folders.
        name: `${NAMES}${basename(dirname(from))}-${file.slice(2, -3)}`,
      });
      return `new Worker(import.meta.ROLLUP_FILE_URL_${script}`;
    });
    return { code: shared, map: null };
  },
  /**
   * Names in a thread's script all that it stands on: a page's links fetch that at once, a thread would ask for each
   * file only when it has read the one that needs it.
   */
  renderChunk(code, { fileName, imports }, _, { chunks }) {
    if (!isThread(fileName)) return null;
    const needed = new Set(imports);
    for (const one of needed) for (const next of chunks[one]?.imports ?? []) needed.add(next);
    for (const one of imports) needed.delete(one);
    const beside = [...needed].map((one) => `import"./${basename(one)}";`);
    return beside.length === 0 ? null : { code: `${code}\n${beside.join('')}`, map: null };
  },
});
