import type { Plugin } from 'vite';
import { isThread } from './threads.ts';

// Modules that every match needs lie together: left alone, each set of pages and threads that shares a module gets a
// file of its own, and a hundred small files pack worse than one. A group takes all its modules import with it, so that
// no file waits for one that waits for it.

/** What every rule stands on. */
const KERNEL = /\/src\/(?:table\/|engine\/(?!recording-ver|shape|text))/;

/** What the rules of card games share: with one of them, the others would fetch that game as well. */
const CARD_RULES = /\/src\/cards\//;

/**
 * The rules of a game, but for what a match may do without (computer players, answers, plans and comparisons, odds of
 * whole commands, data and tests of whole series) and the indexes, which would draw in everything behind them.
 */
const RULES =
  /\/src\/games\/([a-z-]+)\/(?:rules\/|odds\/(?!every-end|command)|aids\/(?!answers|compare|plans|heat|threat-|lay|index)|(?!manifest|bot|census|luck|luck-worth|index)[a-z-]+\.ts$)/;

/**
 * What the program knows of its games and their levels without loading them. Threads read it too, so nothing of the
 * page may lie with it.
 */
const GAMES =
  /\/src\/games\/(?:index|list|[a-z-]+\/manifest)\.ts$|\/src\/ai\/level\.ts$|\/src\/session\/(?:find-game|failure)|preload-helper/;

/** Painters and models of the key art: the first page shows all of it. Threads bake some of the models into sprites. */
const KEY_ART = /\/src\/ui\/(?:table\/key-art\/|games\/[a-z-]+\/art\/key-art\.ts$)/;
const MODELS = /\/assets\/art\/(?:planet|solid\/|skaxar\/(?:ships\/.*great|layout))|simplex-noise|seeded/;

/** The first page and what it stands on. */
const FRAME = new RegExp(
  [
    '/node_modules/preact/',
    '/node_modules/rxjs/.*/BehaviorSubject',
    '/src/ui/theme/.*ts$',
    '/src/ui/kit/(?:announce|button|tooltip|notice|lazy|guard|update|use-observable)[.]tsx?$',
    '/src/ui/kit/words/(?:app|text|update)[.]ts$',
    '/src/ui/match/(?:router|match-store|start-match|fetch-ahead|use-launch|last-game)[.]ts$',
    '/src/ui/app/(?:home|frame)[.]tsx$',
    '/src/ui/table/scene-source[.]ts$',
  ].join('|'),
);

/** What keeps matches, and before it what the first page lists; what threads share with a session. */
const SHELF = /\/src\/session\/local\/shelf\.ts$/;
const STORE = /\/src\/session\/local\/(?:store|seal)\.ts$/;
const THINKER = /\/src\/session\/threads\/think\/thinker\.ts$/;

/** What the quick start of every game makes its plan of. */
const SETUP = /\/src\/ui\/match\/(?:random-seed|setup\/player|words\/(?:setup|seat-names|level-names))\.ts$/;

/** Parts that pages share which show no match. */
const KIT = /\/src\/ui\/kit\/index\.ts$/;

/** The screen of any match with its session, and what it knows of a drawn table before there is one. */
const SCREEN =
  /\/src\/ui\/match\/(?:page|play-frame|open-desk|screen-of|sheets|result-frame|why-card|use-stage|arrows)\.tsx?$|icon:auto-repair$/;
const CAMERA =
  /\/src\/ui\/table\/(?:camera\/|ink\/|palette|renderer-choice|fx\/effect|world\/(?:lens|prints|textures))/;

/** What screens of cards share beside. */
const CARDS =
  /\/src\/ui\/(?:cards\/(?:face|fonts|inspector|zone-browser|table\/scribe)|match\/(?:go-button|idle-panel|pick-card|quiet-sentence|refused-line|result-table|take-step))\.tsx?$/;

/** Icons of cards that other games show too, and of them those of units. */
const ICONS = /icon:(?:checked-shield|defense-satellite)$/;
const UNITS = /icon:(?:interceptor-ship|jet-fighter)$/;

/** The drawn table of any game, and of one of cards. */
const STAGE = /\/src\/ui\/table\/(?:open-stage|fx\/blasts|world\/draw-effects|motion\/reel)\.ts$|\/scenes\/picture-/;
const CARD_TABLE = /\/src\/ui\/cards\/table\/(?:open-card-table|put|under)\.ts$/;

/** The screen of one game, which its replay and its lesson share. */
const WAR = /\/src\/ui\/games\/skaxar\/index\.ts$/;

/**
 * The tools of the battle and small things beside them, which the panels, plans and the hand that come later share with
 * the first screen. Nothing a thread of this game reads.
 */
const TOOLS = new RegExp(
  [
    '/tools/',
    '/hud/(?:hover-props|names|odds|table-alerts|tsunami)[.]ts$',
    '/(?:deploy-told|edges|hold-all|lifting|log-entry|odds-drawing|plan-facts|planned-end|seat-paints|seen-box)[.]ts$',
    '/(?:stop-overlays|subject)[.]ts$',
  ]
    .map((part) => `/src/ui/games/orions-gate${part}`)
    .join('|'),
);

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
  { name: 'kernel', test: KERNEL, priority: 2 },
  { name: 'card-rules', test: CARD_RULES, priority: 1.5 },
  { name: rulesOf, debugName: 'rules', priority: 1 },
  { name: 'shelf', test: SHELF, priority: 0.99 },
  { name: 'store', test: STORE, priority: 0.98 },
  { name: 'thinker', test: THINKER, priority: 0.97 },
  { name: 'setup', test: SETUP, priority: 0.95 },
  { name: 'kit', test: KIT, priority: 0.9 },
  { name: 'icons', test: ICONS, priority: 0.85 },
  { name: 'units', test: UNITS, priority: 0.84 },
  { name: 'camera', test: CAMERA, priority: 0.8 },
  { name: 'screen', test: SCREEN, priority: 0.7 },
  { name: 'cards', test: CARDS, priority: 0.6 },
  { name: 'stage', test: STAGE, priority: 0.5 },
  { name: 'card-table', test: CARD_TABLE, priority: 0.4 },
  { name: 'war', test: WAR, priority: 0.3 },
  { name: 'tools', test: TOOLS, priority: 0 },
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

/** The first of the files that `file` stands on, itself among them, for which something holds; null = none. */
export function standsOn(
  file: string,
  importsOf: ReadonlyMap<string, readonly string[]>,
  holds: (file: string) => boolean,
): string | null {
  const seen = new Set([file]);
  for (const one of seen) {
    if (holds(one)) return one;
    for (const next of importsOf.get(one) ?? []) seen.add(next);
  }
  return null;
}

/** What only a page can run. */
const PAGE = /\/node_modules\/preact\/|\/src\/ui\/(?:kit|match|app)\/.*tsx$/;

/**
 * Fails a build whose files import each other in a ring, where whichever is loaded first would find the other one
 * empty, and one whose threads fetch what only a page can run.
 */
export const soundFiles = (): Plugin => ({
  name: 'sound-files',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
    const ring = ringOf(importsOf);
    if (ring) this.error(`These files import each other: ${ring.join(' -> ')}.`);
    const pages = new Set(
      chunks.filter(({ moduleIds }) => moduleIds.some((id) => PAGE.test(id))).map((c) => c.fileName),
    );
    for (const { fileName } of chunks.filter((chunk) => isThread(chunk.fileName))) {
      const page = standsOn(fileName, importsOf, (file) => pages.has(file));
      if (page) this.error(`A thread fetches a file of the page: ${fileName} -> ${page}.`);
    }
  },
});
