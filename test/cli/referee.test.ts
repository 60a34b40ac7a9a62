import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judge } from '../../src/cli/referee.ts';
import { GAMES } from '../../src/cli/registry.ts';

const at = (path: string) => new URL(path, import.meta.url);
const shortGame = () =>
  JSON.parse(readFileSync(at('cases/short-game.json'), 'utf8')) as {
    dice: number[];
    moves: { seat: string; command: unknown }[];
  };
const example = () => {
  const text = readFileSync(at('../../src/cli/README.md'), 'utf8');
  return JSON.parse(/```json\n([\s\S]*?)```/.exec(text)![1]!) as {
    dice: number[];
    moves: unknown[];
    game: string;
    seed?: string;
  };
};
type Units = readonly { id: string; status: string; pose: object; components: readonly { damage: number }[] }[];

it('OG-28.1 the short game of the catalogue, judged from the first command to the last', () => {
  const judged = judge(GAMES, shortGame());
  expect(judged.problem).toBeUndefined();
  expect(judged.diceLeft).toEqual([]);
  expect(judged.moves.flatMap((move) => ('rule' in move ? [`${move.type} ${move.rule}: ${move.reason}`] : []))).toEqual(
    [
      'firePrimary OG-7.2: F1 is 14.875 in away; the range is 6.000 in.',
      'useComponent OG-8.3: Cannon (slot 1) is destroyed.',
    ],
  );
  expect(judged.moves.flatMap((move) => ('dice' in move && move.dice.length > 0 ? [move.dice.join('')] : []))).toEqual([
    '42',
    '34',
    '6412',
    '25',
    '4533',
    '3453',
    '14',
    '625656',
    '551426',
    '12',
    '364445',
    '545123',
  ]);
  const units = judged.units as Units;
  expect(
    units.map(({ id, status, pose, components }) => [id, status, pose, components.map(({ damage }) => damage)]),
  ).toEqual([
    ['a1.1', 'inPlay', { table: 1, x: 30000, y: 19000, heading: 9000 }, [0]],
    ['a1.2', 'inPlay', { table: 1, x: 44000, y: 23928, heading: 13800 }, [1, 0, 0]],
    ['b1.1', 'inPlay', { table: 1, x: 38298, y: 29072, heading: 32000 }, [2, 2, 0]],
    ['b1.2', 'destroyed', { table: 1, x: 30000, y: 27000, heading: 27000 }, []],
  ]);
  expect(judged.score).toEqual({ A: 1, B: 0 });
  expect(judged.outcome).toMatchObject({ winners: ['a1'], reason: 'rounds' });
});

it('judges the example of its README as the README says', () => {
  const judged = judge(GAMES, example());
  expect(judged.moves[0]).toMatchObject({ type: 'activate', dice: [2, 3] });
  expect(judged.moves[1]).toMatchObject({
    rule: 'OG-10.5',
    reason: 'Distance is 14.001 in; the allowance is 14.000 in.',
  });
  expect(judged.moves[2]).toMatchObject({ type: 'plan', dice: [3, 4, 1, 1, 2, 5, 3, 4] });
  expect(judged.score).toEqual({ A: 2, B: 0 });
  expect(judged).not.toHaveProperty('problem');
});

it('OG-4.4 OG-I9 answers a table that is refused with its faults and judges no move', () => {
  const circle = (x: number) => ({ kind: 'blocking', parts: [{ kind: 'circle', x, y: 24000, radius: 1000 }] });
  const layout = [[10000, 20000, 30000, 40000].map(circle)];
  const judged = judge(GAMES, {
    game: 'orions-gate',
    dice: [4, 2],
    options: { terrainSource: 'custom', layout },
    moves: [{ seat: 'a1', command: { type: 'withdrawFleet' } }],
  });
  expect(judged).toMatchObject({
    setup: [{ rule: 'OG-4.4', reason: 'Table 1 has 4 terrain pieces; at least 5 are needed.' }],
    moves: [],
    judged: 0,
    diceLeft: [4, 2],
  });
});

describe('scripted dice', () => {
  it('says which move needed more than there were, and judges nothing after it', () => {
    const judged = judge(GAMES, { ...example(), dice: [2, 3, 3] });
    expect(judged.problem).toBe('Move 3 of 3 needs more dice than the case holds.');
    expect(judged.moves[2]).toHaveProperty('ranOut');
    expect(judged.score).toEqual({ A: 0, B: 0 });
  });

  it('says how many are left over', () => {
    expect(judge(GAMES, { ...example(), dice: [...example().dice, 6] })).toMatchObject({
      diceLeft: [6],
      problem: '1 of the scripted dice is left over.',
    });
  });
});

it('shows the dice of a seed as they fell, and the same again', () => {
  const seeded = { ...example(), dice: undefined, seed: 'east' };
  const first = judge(GAMES, JSON.parse(JSON.stringify(seeded)));
  expect(first).toEqual(judge(GAMES, JSON.parse(JSON.stringify(seeded))));
  expect(first.diceLeft).toBeNull();
  const engine = first.moves[0] as {
    dice: readonly number[];
    events: readonly { type: string; engines?: readonly { roll: { drawn: number[] } }[] }[];
  };
  expect(engine.dice).toEqual(engine.events.find(({ type }) => type === 'activated')!.engines![0]!.roll.drawn);
});

describe('a case that is none', () => {
  const refused: readonly (readonly [string, object, string | RegExp])[] = [
    [
      'an unknown game',
      { ...example(), game: 'chess' },
      'There is no game chess; there is orions-gate, battlespace-sirius, skaxar, retrograde, orions-spur.',
    ],
    ['seed and dice together', { ...example(), seed: 'x' }, 'A case has either a seed or dice.'],
    ['a die of 7', { ...example(), dice: [7] }, 'Move 1: Scripted draw 7 is not a whole number from 1 to 6.'],
    ['half a die', { ...example(), dice: [0.5] }, 'case.dice.0: 0.5 is not a whole number.'],
    ['a word too many', { ...example(), colour: 'red' }, /^case\.colour: /],
    [
      'a broken position',
      { ...example(), position: { units: [] } },
      'position.units: A position has at least one unit.',
    ],
  ];
  for (const [name, raw, sentence] of refused)
    it(`refuses ${name}`, () => expect(() => judge(GAMES, raw)).toThrow(sentence));
});

it('refuses a malformed command without stopping', () => {
  const judged = judge(GAMES, {
    ...example(),
    dice: [],
    moves: [
      { seat: 'a1', command: { type: 'fly' } },
      { seat: 'a1', command: null },
      { seat: 'zz', command: { type: 'concede' } },
    ],
  });
  expect(judged.moves.map((move) => ('rule' in move ? move.rule : move.type))).toEqual([
    'format',
    'format',
    expect.stringMatching(/^OG-/),
  ]);
});
