import type { Plugin } from 'vite';

// Modules that every match needs lie together: left alone, each set of pages and threads that shares a module gets a file of its own, and
// a hundred small files pack worse than one. A group takes all its modules import with it, so that no file waits for one that waits for it.

/** What every rule stands on. */
const KERNEL = /\/src\/(?:table\/|engine\/(?!recording-ver|shape))/;

/**
 * The rules of a game, but for what a match may do without (computer players, answers, plans and comparisons, data and tests of whole
 * series) and the indexes, which would draw in everything behind them.
 */
const RULES =
  /\/src\/games\/([a-z-]+)\/(?:rules\/|odds\/|aids\/(?!answers|compare|plans|heat|lay|index)|(?!manifest|bot|census|luck|luck-worth|index)[a-z-]+\.ts$)/;

/** Groups of the bundler's `codeSplitting`. */
export const CHUNKS = [
  { name: 'kernel', test: KERNEL, priority: 2 },
  {
    name: (id: string): string | null => {
      const game = RULES.exec(id)?.[1];
      return game ? `${game}-rules` : null;
    },
    priority: 1,
  },
] as const;

/** The first ring of files that import each other, or null. `importsOf` lists what a file imports at once. */
export function ringOf(importsOf: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of importsOf.get(file) ?? []) {
      const ring = visit(next, [...path, file]);
      if (ring) return ring;
    }
    done.add(file);
    return null;
  };
  for (const file of importsOf.keys()) {
    const ring = visit(file, []);
    if (ring) return ring;
  }
  return null;
}

/** Fails a build whose files import each other in a ring: whichever is loaded first would find the other one empty. */
export const noRings = (): Plugin => ({
  name: 'no-rings',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const ring = ringOf(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
    if (ring) this.error(`These files import each other: ${ring.join(' -> ')}.`);
  },
});
