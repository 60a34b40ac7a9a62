// Lint: type-aware basics everywhere; the pure layers may use no clock, no chance of their own,
// no transcendental functions, no async and no mutable class.
import tseslint from 'typescript-eslint';

const guarded = ['src/**', 'scenes/**'];
// Tests wait for what they begin. Their length is that of what they list, and what a page holds is not known to its types.
const tests = {
  folders: ['test/**', '.config/**/*.ts'],
  rules: {
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-misused-promises': 'error',
    '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    '@typescript-eslint/no-unnecessary-type-assertion': 'error',
  },
};
const guards = [
  tests,
  {
    folders: [...guarded, 'assets/**'],
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      // A `default` may stand for the other members of a union; a fold over events or commands ends it in `unhandled`.
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    folders: guarded,
    rules: {
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      complexity: ['error', 15],
      // Blank lines and comments count: what does not fit on a screen is not read at once, whatever it consists of.
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: false, skipComments: false }],
    },
  },
];
/** A ternary may stand in another one, but not in a third. */
const deepTernary = {
  selector: 'ConditionalExpression > ConditionalExpression > ConditionalExpression',
  message: 'Ternaries nest at most one deep: name a part or write a function.',
};
const shallowTernaries = [...guarded, 'assets/**'];

const pure = ['src/engine/**', 'src/table/**', 'src/cards/**', 'src/games/**', 'src/ai/**'];
const transcendental = [
  'sin',
  'cos',
  'tan',
  'asin',
  'acos',
  'atan',
  'atan2',
  'hypot',
  'pow',
  'exp',
  'expm1',
  'log',
  'log2',
  'log10',
  'log1p',
  'sinh',
  'cosh',
  'tanh',
  'asinh',
  'acosh',
  'atanh',
  'cbrt',
  'random',
];
const banned = transcendental.map((property) => ({
  object: 'Math',
  property,
  message: 'Not bit-identical between engines (or not seeded): rules use whole numbers and the match stream.',
}));

export default tseslint.config(
  { ignores: ['dist/**', 'node_modules/**', '.cache/**'] },
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
      'max-lines': ['error', { max: 400, skipBlankLines: false, skipComments: false }],
    },
  },
  {
    files: guards.flatMap(({ folders }) => folders),
    languageOptions: { parserOptions: { project: '../tsconfig.json', tsconfigRootDir: import.meta.dirname } },
  },
  ...guards.map(({ folders, rules }) => ({ files: folders, rules })),
  { files: shallowTernaries, rules: { 'no-restricted-syntax': ['error', deepTernary] } },
  {
    files: pure,
    rules: {
      'no-restricted-properties': ['error', ...banned],
      'no-restricted-globals': [
        'error',
        'Date',
        'performance',
        'setTimeout',
        'setInterval',
        'crypto',
        'console',
        'fetch',
      ],
      'no-restricted-syntax': [
        'error',
        deepTernary,
        {
          selector:
            'FunctionDeclaration[async=true], FunctionExpression[async=true], ArrowFunctionExpression[async=true]',
          message: 'Rules are synchronous.',
        },
        {
          selector: 'ClassDeclaration, ClassExpression',
          message: 'No mutable classes in the pure layers: plain values and functions.',
        },
        { selector: 'BinaryExpression[operator="**"]', message: 'Power is transcendental here; multiply instead.' },
      ],
    },
  },
  // Manifests fetch what is large; no rule lies in them.
  {
    files: ['src/games/manifest.ts', 'src/games/*/manifest.ts'],
    rules: { 'no-restricted-syntax': ['error', deepTernary] },
  },
  {
    // OG-7.4: the arcs of the hidden share are the only transcendental functions in the rules.
    files: ['src/table/arcs.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['**/data/**', 'test/**', 'src/ui/**/words/**', 'src/ui/**/book/**', 'assets/art/**'],
    rules: { 'max-lines': 'off' },
  },
  { files: ['src/cli/**', 'test/**', '.config/**'], rules: { 'no-console': 'off' } },
);
