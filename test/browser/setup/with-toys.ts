import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { ROOT } from './built.ts';

/** The two lists a game is added to, each with the one that takes its place. */
const LISTS = new Map(
  [
    ['src/games/list.ts', 'test/card-toys/rules-list.ts'],
    ['src/ui/games/list.ts', 'test/card-toys/ui-list.ts'],
  ].map(([shipped, ours]) => [join(ROOT, shipped!), join(ROOT, ours!)]),
);

/** Puts the lists with the toys in the place of the shipped ones, for all but themselves: nothing else changes. */
const withToys = (): Plugin => ({
  name: 'card-toys',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!id.endsWith('/list.ts') || !importer) return null;
    const resolved = await this.resolve(id, importer, { skipSelf: true });
    const ours = resolved && LISTS.get(resolved.id);
    return ours && ours !== importer ? ours : resolved;
  },
});

/** Builds the product, its threads included, with the toys; gives the folder. */
export async function builtWithToys(): Promise<string> {
  const outDir = join(ROOT, '.cache/browser/card-toys');
  const mode = process.env.NODE_ENV;
  // The test runner says 'test' here, and a build would believe it.
  process.env.NODE_ENV = 'production';
  try {
    await build({
      root: ROOT,
      configFile: join(ROOT, 'vite.config.ts'),
      logLevel: 'error',
      plugins: [withToys()],
      build: { outDir, emptyOutDir: true, minify: false, reportCompressedSize: false },
    });
  } finally {
    process.env.NODE_ENV = mode;
  }
  return outDir;
}
