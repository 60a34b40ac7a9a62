import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from './tree.ts';

// A pattern of folders that matches nothing makes a linter silent: what each folder forbids is planted there once.

let folder = '';
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'lint-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** One fault a line, in every file. */
const COMMON = `const later = async (): Promise<void> => undefined;
export const planted = async (text: string): Promise<void> => {
  later();
  [1].forEach(async () => later());
  const same = text as string;
  const whole: number = text;
  if (same == '1') await later();
};
export const deep = (x: number): number => (x === 1 ? 1 : x === 2 ? 2 : x === 3 ? 3 : 4);
export const always = (text: string): boolean => text === undefined;
export class Mutable {}
export const power = (x: number): number => Math.sin(x) ** 2;
export const now = (): number => Date.now();
console.log(planted);
`;
const EVERYWHERE = [
  '3 no-floating-promises',
  '4 no-misused-promises',
  '6 TS2322',
  '6 TS6133',
  '6 no-unused-vars',
  '7 eqeqeq',
];
const FILES: { readonly [file: string]: readonly string[] } = {
  'test/planted.ts': ['5 no-unnecessary-type-assertion'],
  '.config/planted.ts': ['5 no-unnecessary-type-assertion'],
  'assets/planted.ts': ['9 no-deep-ternary', '14 no-console'],
  'src/ui/planted.ts': [
    '5 no-unnecessary-type-assertion',
    '9 no-deep-ternary',
    '10 no-unnecessary-condition',
    '14 no-console',
  ],
  'src/engine/planted.ts': [
    '1 no-async',
    '2 no-async',
    '4 no-async',
    '5 no-unnecessary-type-assertion',
    '9 no-deep-ternary',
    '10 no-unnecessary-condition',
    '11 no-class',
    '12 no-power',
    '12 no-restricted-properties',
    '13 no-restricted-globals',
    '14 no-console',
    '14 no-restricted-globals',
  ],
};

it('forbids in each folder what it is said to forbid there', () => {
  for (const path of ['.oxlintrc.json', '.config/lint'])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noUnusedLocals: true,
        target: 'ES2022',
        lib: ['ES2023', 'DOM'],
        noEmit: true,
        types: [],
      },
      include: ['**/*', '.config/**/*.ts'],
    }),
  );
  for (const file of Object.keys(FILES)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), COMMON);
  }
  const { stdout } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--type-aware', '--type-check', '-f', 'unix', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  const found = stdout.split('\n').flatMap((line) => {
    const fault = /^(\S+?):(\d+):\d+: .*\[Error\/\w+\((.+)\)\]$/.exec(line);
    return fault ? [fault.slice(1).join(' ')] : [];
  });
  const wanted = Object.entries(FILES).flatMap(([file, more]) =>
    [...EVERYWHERE, ...more].map((one) => `${file} ${one}`),
  );
  expect([...new Set(found)].sort()).toEqual(wanted.sort());
});
