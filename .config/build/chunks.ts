import type { Plugin } from 'vite';

// Modules that every match needs lie together: left alone, each set of pages and threads that shares a module gets a
// file of its own, and a hundred small files pack worse than one. A group takes all its modules import with it, so that
// no file waits for one that waits for it.

/** What every rule stands on. */
const KERNEL = /\/src\/(?:table\/|engine\/(?!recording-ver|shape|text))/;

/**
 * The rules of a game, but for what a match may do without (computer players, answers, plans and comparisons, odds of
 * whole commands, data and tests of whole series) and the indexes, which would draw in everything behind them.
 */
const RULES =
  /\/src\/games\/([a-z-]+)\/(?:rules\/|odds\/(?!every-end|command)|aids\/(?!answers|compare|plans|heat|threat-|lay|index)|(?!manifest|bot|census|luck|luck-worth|index)[a-z-]+\.ts$)/;

/**
 * What the program knows of its games without loading them. Threads read it too, so nothing of the page may lie with
 * it.
 */
const GAMES = /\/src\/games\/(?:index|list|[a-z-]+\/manifest)\.ts$|\/src\/session\/find-game|preload-helper/;

/** Painters and models of the key art: the first page shows all of it. Threads bake some of the models into sprites. */
const KEY_ART = /\/src\/ui\/(?:table\/key-art\/|games\/[a-z-]+\/art\/key-art\.ts$)/;
const MODELS = /\/assets\/art\/(?:planet|solid\/|skaxar\/ships\/.*great)|simplex-noise|seeded/;

/** The first page and what it stands on. */
const FRAME = new RegExp(
  [
    '/node_modules/preact/',
    '/node_modules/rxjs/.*/BehaviorSubject',
    '/src/ui/theme/.*ts$',
    '/src/ui/kit/(?:announce|button|tooltip|notice|lazy|guard|update|use-observable)[.]tsx?$',
    '/src/ui/kit/words/(?:app|text|update)[.]ts$',
    '/src/ui/match/(?:router|match-store|start-match|last-game)[.]ts$',
    '/src/ui/app/(?:home|frame)[.]tsx$',
  ].join('|'),
);

/** The tools of the battle, which the panels, plans and the hand that come later share with the first screen. */
const TOOLS = /\/src\/ui\/games\/orions-gate\/(?:tools\/|hud\/(?:tsunami|odds)\.ts|plan-facts\.ts)/;

const rulesOf = (id: string): string | null => {
  const game = RULES.exec(id)?.[1];
  return game ? `${game}-rules` : null;
};

/** Groups of the bundler's `codeSplitting`; a module goes to the first that takes it. */
export const CHUNKS = [
  { name: 'games', test: GAMES, priority: 6 },
  { name: 'models', test: MODELS, priority: 5 },
  { name: 'key-art', test: KEY_ART, priority: 4 },
  { name: 'frame', test: FRAME, priority: 3 },
  { name: 'tools', test: TOOLS, priority: 0 },
  { name: 'kernel', test: KERNEL, priority: 2 },
  { name: rulesOf, debugName: 'rules', priority: 1 },
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
