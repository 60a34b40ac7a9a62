import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesUnder, read, ROOT } from './tree.ts';

const TEXT = /\.(tsx?|js|json|md|css|html|svg)$/;
const code = filesUnder('src', 'scenes').filter((file) => /\.tsx?$/.test(file));
const lines = (file: string): number => read(file).split('\n').length - 1;

/** Tables of data and of words: length is their nature. */
const isData = (file: string): boolean => /\/data\/|\/words\/|\/book\//.test(file);

it('keeps files short: the median below 120 lines, none above 400 but tables of data and words', () => {
  const lengths = code.map(lines).sort((a, b) => a - b);
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(120);
  expect(code.filter((file) => !isData(file) && lines(file) > 400)).toEqual([]);
});

it('adds nothing to the prescribed top level but dotfiles, the lock file and a licence', () => {
  const prescribed = [
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
    'index.html',
    'src',
    'scenes',
    'assets',
    'test',
    'README.md',
  ];
  const made = ['package-lock.json', 'LICENSE', 'node_modules', 'dist'];
  expect(readdirSync(ROOT).filter((name) => !name.startsWith('.') && ![...prescribed, ...made].includes(name))).toEqual(
    [],
  );
});

it('wraps comments at the width of the formatter, which leaves them alone', () => {
  const isLong = (line: string): boolean => /^\s*(\/[/*]|\*)/.test(line) && line.length > 120;
  const isDirective = (line: string): boolean => line.includes('eslint-disable');
  const sources = filesUnder('src', 'scenes', 'test', 'assets', '.config').filter((file) => /\.(tsx?|css)$/.test(file));
  const long = (file: string) =>
    read(file)
      .split('\n')
      .filter((line) => isLong(line) && !isDirective(line));
  expect(sources.flatMap((file) => long(file).map((line) => `${file}: ${line}`))).toEqual([]);
});

it('names things: no drawer for the unnamed in src', () => {
  expect(code.filter((file) => /(^|\/)(utils?|helpers?|common|managers?|misc)(\/|\.tsx?$)/.test(file))).toEqual([]);
});

it('explains a folder in at most 40 lines', () => {
  const readmes = filesUnder('src', 'scenes', 'test', 'assets').filter(
    (file) => file.endsWith('README.md') && file !== 'src/cli/README.md',
  );
  expect(readmes.filter((file) => lines(file) > 40)).toEqual([]);
});

// Written in two halves, so that this file does not find itself.
const BANNED: readonly RegExp[] = [
  new RegExp('/wo' + 'rk/'),
  new RegExp('["\'`( ]/t' + 'mp/'),
  new RegExp('/home/[a-z]'),
  new RegExp('\\b(TO' + 'DO|FIX' + 'ME|X' + 'XX|HA' + 'CK)\\b'),
  new RegExp('\\b(it|test|describe)\\.(on' + 'ly|sk' + 'ip|to' + 'do)\\b'),
  new RegExp('\\b(lorem ips' + 'um|place' + 'holder text)\\b', 'i'),
];

it('holds no private path, no note to self, no test switched off', () => {
  const files = [
    ...filesUnder('src', 'scenes', 'test', 'assets', '.ci', '.config'),
    'index.html',
    'README.md',
    'package.json',
    'vite.config.ts',
  ];
  const found = files
    .filter((file) => TEXT.test(file) || file.startsWith('.ci/'))
    .filter((file) => readdirSync(ROOT).includes(file.split('/')[0]!))
    .flatMap((file) => {
      const text = read(file);
      return BANNED.filter((word) => word.test(text)).map((word) => `${file}: ${word.source}`);
    });
  expect(found).toEqual([]);
});

it('draws the sign of loading in one place', () => {
  expect(code.filter((file) => /class="loading/.test(read(file)))).toEqual(['src/ui/kit/loading.tsx']);
});
