import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { play } from '../../src/cli/play.ts';
import { GAMES } from '../../src/cli/registry.ts';
import { replay } from '../../src/cli/replay.ts';
import type { Recording } from '../../src/engine/recording.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabletop-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string, content?: unknown): string => {
  if (content !== undefined) writeFileSync(join(folder, name), JSON.stringify(content));
  return join(folder, name);
};
const saved = (name: string) => JSON.parse(readFileSync(file(name), 'utf8')) as Recording;
const random = ['--game', 'orions-gate', '--seats', 'random'];

describe('play and replay', () => {
  it('gives the same match for the same seed, another for another, and the file replays to it', () => {
    const first = play(GAMES, [...random, '--seed', 'north', '--out', file('match.json')]);
    expect(play(GAMES, [...random, '--seed', 'north'])).toEqual(first);
    expect(play(GAMES, [...random, '--seed', 'south']).hash).not.toBe(first.hash);
    expect(replay(GAMES, [file('match.json')])).toEqual(first);
    expect(first.outcome.reason).toMatch(/^(rounds|elimination)$/);
    expect(saved('match.json').plies).toHaveLength(first.plies);
  });

  it('lets computer levels play, the same for the same seed, and says who sat where in the file', () => {
    const options = file('short.json', { rounds: 1 });
    const args = ['--game', 'orions-gate', '--seats', 'default,easy', '--seed', 'levels', '--options', options];
    const first = play(GAMES, [...args, '--out', file('levels.json')]);
    expect(play(GAMES, args)).toEqual(first);
    expect(saved('levels.json').seats).toEqual([
      { seat: 'a1', player: 'default', name: 'default' },
      { seat: 'b1', player: 'easy', name: 'easy' },
    ]);
    expect(replay(GAMES, [file('levels.json')])).toEqual(first);
  });

  it('keeps options given in a file', () => {
    const options = file('options.json', { points: 24, rounds: 1, terrainSeed: 'fixed' });
    const { outcome } = play(GAMES, [...random, '--seed', 'x', '--options', options, '--out', file('small.json')]);
    expect(saved('small.json').options).toEqual({ points: 24, rounds: 1, terrainSeed: 'fixed' });
    expect(outcome.result.rounds).toBe(1);
  });

  it('names the first ply that differs in an altered file', () => {
    play(GAMES, [...random, '--seed', 'altered', '--out', file('good.json')]);
    const good = saved('good.json');
    const at = good.plies.findIndex(({ command }) => (command as { type: string }).type === 'deploy');
    const command = { ...(good.plies[at]!.command as object), heading: 1 };
    const plies = good.plies.with(at, { ...good.plies[at]!, command });
    expect(() => replay(GAMES, [file('bad.json', { ...good, plies })])).toThrow(`Ply ${at + 1} differs`);
    expect(() => replay(GAMES, [file('seed.json', { ...good, seed: 'other' })])).toThrow(/^Ply \d+ /);
    expect(() => replay(GAMES, [file('ply.json', { ...good, plies: good.plies.toSpliced(3, 1) })])).toThrow(/^Ply 4 /);
  });
});

describe('sentences instead of stack traces', () => {
  const refused: readonly (readonly [string, () => unknown, string | RegExp])[] = [
    [
      'no game',
      () => play(GAMES, []),
      'Name the game with --game; there is orions-gate, battlespace-sirius, skaxar, retrograde, orions-spur.',
    ],
    [
      'an unknown player',
      () => play(GAMES, ['--game', 'orions-gate', '--seats', 'genius']),
      'There is no player genius; there is beginner, novice, easy, default, hard, random.',
    ],
    [
      'too many players',
      () => play(GAMES, ['--game', 'orions-gate', '--seats', 'random,random,random']),
      '--seats names 3 players; the match has 2 seats.',
    ],
    ['a word it does not know', () => play(GAMES, ['--speed', '9']), /speed/],
    [
      'options out of their range',
      () => play(GAMES, [...random, '--options', file('range.json', { tables: 5 })]),
      'options.tables: a whole number from 1 to 4',
    ],
    [
      'options that are no object',
      () => play(GAMES, [...random, '--options', file('list.json', [])]),
      'Options are one JSON object.',
    ],
    ['a file that is not there', () => replay(GAMES, [join(folder, 'none.json')]), /none\.json cannot be read/],
    ['a file that is no match', () => replay(GAMES, [file('no.json', { hello: 1 })]), /^Not a match file/],
    ['no file', () => replay(GAMES, []), 'Name the match file.'],
  ];
  for (const [name, run, sentence] of refused) it(`for ${name}`, () => expect(run).toThrow(sentence));
});
