import { describe, expect, it } from 'vitest';
import { repeatsIn, SCREENS } from './repeats.ts';
import { filesUnder, read } from './tree.ts';

/** Words are written out for each game, however alike. */
const isWords = (file: string): boolean => /\/(words|book)\//.test(file);

const sources = () =>
  filesUnder(...SCREENS)
    .filter((file) => /\.tsx?$/.test(file) && !isWords(file))
    .map((path) => ({ path, text: read(path) }));

it('repeats nothing of 50 tokens or more in the scenes and panels of the games', async () => {
  const all = sources();
  // No files would pass silently.
  expect(all.length).toBeGreaterThan(100);
  expect(await repeatsIn(all)).toEqual([]);
});

describe('the search for repeats', () => {
  const rows = (name: string) =>
    `export const ${name} = (list: readonly number[]) => list.filter((one) => one > 2).map((one) => ({ one, twice: one * 2, half: one / 2 })).reduce((sum, { one, twice, half }) => sum + one * twice - half, 0);\n`;
  const imports = Array.from(
    { length: 9 },
    (_, index) => `import { part${index}, type Part${index} } from './part${index}.ts';\n`,
  ).join('');
  const found = (a: string, b: string) =>
    repeatsIn([
      { path: 'src/ui/games/one/a.ts', text: a },
      { path: 'src/ui/games/two/b.tsx', text: b },
    ]);

  it('finds a planted repeat between two games, with its lines, whatever the ending of the files', async () => {
    expect(await found(`${imports}${rows('sum')}`, `// Said otherwise.\n${rows('sum')}`)).toEqual([
      'src/ui/games/one/a.ts:10-10 = src/ui/games/two/b.tsx:2-2',
    ]);
  });

  it('finds a repeat within one file, but takes rows of one shape for a table', async () => {
    const twice = `${rows('sum')}export const between = 1;\n${rows('sum')}`;
    expect(await found(twice, '')).toEqual(['src/ui/games/one/a.ts:1-1 = src/ui/games/one/a.ts:3-3']);
    const cases = Array.from(
      { length: 8 },
      (_, index) => `    case 'kind${index}':\n      return show(index, kind, other, more);\n`,
    ).join('');
    expect(
      await found(
        `export function of(kind: string) {\n  switch (kind) {\n${cases.replace(/kind\d/g, 'kind')}  }\n}\n`,
        '',
      ),
    ).toEqual([]);
  });

  it('does not count lists of imports, nor comments', async () => {
    const comment = `/** ${'The same words said once more. '.repeat(12)} */\n`;
    expect(
      await found(`${imports}${comment}export const a = 1;\n`, `${imports}${comment}export const b = 'two';\n`),
    ).toEqual([]);
  });

  it('lets less than 50 tokens pass', async () => {
    const short = 'export const near = (a: number, b: number) => Math.abs(a - b) < 3;\n';
    expect(await found(short, short)).toEqual([]);
  });
});
