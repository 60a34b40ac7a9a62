import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';

/** Layers of `src`, and what each may import besides itself. */
const MAP: { readonly [layer: string]: readonly string[] } = {
  engine: [],
  table: ['engine'],
  cards: ['engine'],
  ai: ['engine'],
  physics: ['engine', 'table'],
  games: ['engine', 'table', 'cards'],
  session: ['engine', 'table', 'cards', 'games', 'ai'],
  ui: ['engine', 'table', 'cards', 'games', 'ai', 'session'],
};

/** Composition roots: any layer but `ui` and the scenes. `src/main.ts` may import everything. */
const ROOTS = ['^src/cli/', '^src/server/', '^src/session/threads/(seams|[^/]+/worker)\\.ts$'];
const PURE = '^src/(engine|table|cards|games|ai)/';
/** What is one game's own: its rules, and what it shows. */
const GAME_RULES = '^src/games/([^/]+)/';
const GAME_SCREENS = '^src/ui/games/([^/]+)/';
/** The layers of `src/ui`, and what each may import besides itself. */
const UI_MAP: { readonly [layer: string]: readonly string[] } = {
  theme: [],
  kit: ['theme'],
  table: ['theme', 'kit'],
  cards: ['theme', 'kit', 'table'],
  match: ['theme', 'kit', 'table', 'cards'],
  games: ['theme', 'kit', 'table', 'cards', 'match'],
  app: ['theme', 'kit', 'table', 'cards', 'match', 'games'],
};
const PACKAGE = '(^|/)node_modules/';
const of = (name: string) => `(^|/)node_modules/${name}/|^${name}(/|$)`;

const importsPointLeft: IForbiddenRuleType[] = Object.entries(MAP).map(([layer, below]) => ({
  name: 'imports-point-left',
  severity: 'error',
  from: { path: `^src/${layer}/`, pathNot: ROOTS },
  to: { path: '^(src|scenes)/', pathNot: `^src/(${[layer, ...below].join('|')})/` },
}));

const uiLayersPointLeft: IForbiddenRuleType[] = Object.entries(UI_MAP).map(([layer, below]) => ({
  name: 'ui-layers-point-left',
  severity: 'error',
  from: { path: `^src/ui/${layer}/` },
  to: { path: '^src/ui/', pathNot: `^src/ui/(${[layer, ...below].join('|')})/` },
}));

/** The import rules of the layer map. */
const RULES: readonly IForbiddenRuleType[] = [
  ...importsPointLeft,
  ...uiLayersPointLeft,
  {
    name: 'imports-point-left',
    severity: 'error',
    from: { path: '^scenes/' },
    to: { path: '^src/(physics|server|cli|main\\.ts)' },
  },
  {
    name: 'imports-point-left',
    severity: 'error',
    from: { path: ROOTS },
    to: { path: '^(src/ui|scenes)/|^src/main\\.ts$' },
  },
  {
    name: 'product-imports-no-test',
    severity: 'error',
    // Two verbs of the command line run what lies with the tests: the benches, and the count of rules proved.
    from: { path: '^(src|scenes|assets)/', pathNot: '^src/cli/(bench|rules)\\.ts$' },
    to: { path: '^test/' },
  },
  {
    name: 'no-game-imports-another',
    severity: 'error',
    from: { path: GAME_RULES },
    to: { path: GAME_RULES, pathNot: '^src/games/$1/' },
  },
  {
    name: 'no-games-screen-imports-another-game',
    severity: 'error',
    from: { path: GAME_SCREENS },
    to: {
      path: `${GAME_RULES}|${GAME_SCREENS}`,
      pathNot: '^src/(ui/)?games/$1/',
    },
  },
  {
    name: 'shared-screens-know-no-game',
    severity: 'error',
    from: { path: '^src/ui/(theme|kit|table|cards|match)/' },
    to: { path: `${GAME_RULES}|${GAME_SCREENS}` },
  },
  {
    name: 'ui-takes-a-games-index-only',
    severity: 'error',
    from: { path: '^(src/ui|scenes)/' },
    // A game's luck and its scenarios are fetched apart from its rules, by those who ask for them.
    to: { path: '^src/games/', pathNot: '^src/games/index\\.ts$|^src/games/[^/]+/(index|luck|scenario/index)\\.ts$' },
  },
  {
    name: 'pure-layers-import-two-packages',
    severity: 'error',
    from: { path: PURE, pathNot: '^src/engine/commitment\\.ts$' },
    to: { path: `${PACKAGE}|^[a-z@][^/.]*$`, pathNot: `${of('seedrandom')}|${of('valibot')}` },
  },
  {
    name: 'only-commitment-and-seal-use-cryptography',
    severity: 'error',
    from: { path: '^(src|scenes)/', pathNot: '^src/engine/commitment\\.ts$|^src/session/replay/sealed-file\\.ts$' },
    to: { path: of('@noble') },
  },
  {
    name: 'pure-layers-import-two-packages',
    severity: 'error',
    from: { path: PURE },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'matter-only-in-physics',
    severity: 'error',
    from: { path: '^(src|scenes)/', pathNot: '^src/physics/' },
    to: { path: of('matter-js') },
  },
  {
    name: 'rxjs-only-above-the-rules',
    severity: 'error',
    from: { path: '^(src|scenes)/', pathNot: '^src/(session|server|ui)/|^src/main\\.ts$|^scenes/' },
    to: { path: of('rxjs') },
  },
  {
    name: 'phaser-only-where-it-draws',
    severity: 'error',
    from: { path: '^(src|scenes)/', pathNot: '^src/ui/(table|games/[^/]+/table)/|^src/main\\.ts$|^scenes/' },
    to: { path: of('phaser') },
  },
  { name: 'no-cycles', severity: 'error', from: { path: '^(src|scenes)/' }, to: { circular: true } },
];

export interface Map {
  readonly modules: number;
  /** `rule: from -> to`, sorted. */
  readonly violations: readonly string[];
}

/** Draws the import map of a checkout, type imports included, and names every breach. */
export async function drawMap(baseDir: string): Promise<Map> {
  const result = await cruise(['src', 'scenes'], {
    baseDir,
    validate: true,
    ruleSet: { forbidden: [...RULES] },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.d.ts', '.js'] },
  });
  const { modules, summary } = result.output as ICruiseResult;
  return {
    modules: modules.filter((module) => /^(src|scenes)\//.test(module.source)).length,
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`).sort(),
  };
}
