import { expect, it } from 'vitest';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { countOf, readArguments, seedOf, writeText } from '../../src/cli/arguments.ts';

const read = (args: string, names = ['game', 'games']) => readArguments(args.split(' ').filter(Boolean), names, 1);

it('reads flags with a space or an equals sign, and files', () => {
  expect(read('--game chess case.json --games=3')).toEqual({
    options: { game: 'chess', games: '3' },
    files: ['case.json'],
  });
});

it('says in one sentence what is wrong', () => {
  expect(() => read('--foo 1')).toThrow(new Error('There is no flag --foo here; there is --game, --games.'));
  expect(() => read('--foo 1', [])).toThrow(new Error('There is no flag --foo here.'));
  expect(() => read('--game')).toThrow(new Error('--game needs a value.'));
  expect(() => read('--game --games 3')).toThrow(new Error('--game needs a value.'));
  expect(() => read('--game a --game b')).toThrow(new Error('--game is given twice.'));
  expect(() => read('a b')).toThrow(new Error('b is one word too many.'));
  expect(() => read('--__proto__ x')).toThrow(/^There is no flag/);
  const { options } = read('--games -3');
  expect(() => countOf('games', options.games, 1)).toThrow(new Error('--games -3 is not a whole number from 1 on.'));
  expect(seedOf('x'.repeat(100))).toHaveLength(100);
  expect(() => seedOf('x'.repeat(101))).toThrow(new Error('--seed has 101 characters; at most 100 are read.'));
  expect(() => writeText('/no such folder/x.json', '')).toThrow(/^\/no such folder\/x\.json cannot be written: /);
});

it('an unknown verb, and a name every object has, end with code 1 and nothing on standard output', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  for (const verb of ['fly', 'constructor', '']) {
    const run = spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', verb], {
      cwd: root,
      encoding: 'utf8',
    });
    expect([run.status, run.stdout]).toEqual([1, '']);
    expect(run.stderr).toMatch(/: play, replay, verify, referee, simulate, ladder, coverage, rules, bench\.\n$/);
  }
});
