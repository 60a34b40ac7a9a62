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
const ROOTS = ['^src/cli/', '^src/server/', '^src/session/(lab-|verify-)?worker\\.ts$'];
const PURE = '^src/(engine|table|cards|games|ai)/';
/** The games; each has a folder of this name wherever something is its own. */
const GAMES = 'orions-gate|orions-spur|retrograde|skaxar|battlespace-sirius';
/** What one game shows: its screens, its drawing, its setup. */
const GAME_SCREENS = `^src/ui/(?:games|draw|app/pages/new)/(${GAMES})/`;
const PACKAGE = '(^|/)node_modules/';
const of = (name: string) => `(^|/)node_modules/${name}/|^${name}(/|$)`;

const importsPointLeft: IForbiddenRuleType[] = Object.entries(MAP).map(([layer, below]) => ({
  name: 'imports-point-left',
  severity: 'error',
  from: { path: `^src/${layer}/`, pathNot: ROOTS },
  to: { path: '^(src|scenes)/', pathNot: `^src/(${[layer, ...below].join('|')})/` },
}));

/** The import rules of the layer map. */
const RULES: readonly IForbiddenRuleType[] = [
  ...importsPointLeft,
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
    name: 'no-game-imports-another',
    severity: 'error',
    from: { path: '^src/games/([^/]+)/' },
    to: { path: '^src/games/', pathNot: '^src/games/$1/' },
  },
  {
    name: 'no-games-screen-imports-another-game',
    severity: 'error',
    from: { path: GAME_SCREENS },
    to: {
      path: `^src/games/(${GAMES})/|${GAME_SCREENS}`,
      pathNot: '^src/games/$1/|^src/ui/(games|draw|app/pages/new)/$1/',
    },
  },
  {
    name: 'shared-screens-know-no-game',
    severity: 'error',
    from: { path: '^src/ui/(play|kit|theme|draw)/', pathNot: GAME_SCREENS },
    to: { path: `^src/games/(${GAMES})/|${GAME_SCREENS}` },
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
    name: 'only-the-commitment-hashes-by-package',
    severity: 'error',
    from: { path: '^(src|scenes)/', pathNot: '^src/engine/commitment\\.ts$' },
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
    from: { path: '^(src|scenes)/', pathNot: '^src/ui/draw/|^src/main\\.ts$|^scenes/' },
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
