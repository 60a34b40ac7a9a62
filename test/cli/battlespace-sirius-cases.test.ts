import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judge } from '../../src/cli/referee.ts';
import { GAMES } from '../../src/cli/registry.ts';
import { S1, S1_NUMBERS, S2, S2_NUMBERS } from '../games/battlespace-sirius/catalogue/scripted.ts';

interface Case {
  readonly dice: readonly (number | readonly number[])[];
  readonly moves: readonly { readonly seat: string; readonly command: unknown }[];
}
const caseOf = (name: string): Case =>
  JSON.parse(readFileSync(new URL(`cases/${name}.json`, import.meta.url), 'utf8')) as Case;
type Players = readonly { readonly seat: string; readonly vessel: unknown; readonly left: number | null }[];
const vesselsOf = (judged: ReturnType<typeof judge>) =>
  (judged['players'] as Players).map(({ seat, vessel, left }) => [seat, vessel, left]);
const refusals = (judged: ReturnType<typeof judge>) =>
  judged.moves.flatMap((move, index) => ('rule' in move ? [`${index + 1} ${move.rule}: ${move.reason}`] : []));

describe('cases of Battlespace Sirius', () => {
  it('BS-10.1 scripted game S1, judged from the first command to the last', () => {
    const file = caseOf('sirius-basic');
    expect(file.dice.flat()).toEqual(S1_NUMBERS);
    expect(file.moves.map(({ seat, command }) => ({ seat: Number(seat), command }))).toEqual(
      S1.map(({ seat, command }) => ({ seat, command })),
    );
    const judged = judge(GAMES, file);
    expect(judged.problem).toBeUndefined();
    expect([judged.judged, judged.diceLeft, refusals(judged)]).toEqual([S1.length, [], []]);
    expect(judged.moves.map((move) => ('dice' in move ? move.dice : null))).toEqual(S1.map(({ dice }) => dice ?? []));
    expect(vesselsOf(judged)).toEqual([
      ['1', { kind: 'ship', cell: [1, 1], heading: 'N', power: [5, 3, 4, 2] }, null],
      ['2', null, 1],
    ]);
    expect(judged.outcome).toMatchObject({ winners: ['1'] });
    expect(judged.pending).toEqual([]);
  });

  it('BS-11.9 scripted game S2, judged from the first command to the last', () => {
    const file = caseOf('sirius-lifeboats');
    expect(file.dice.flat()).toEqual(S2_NUMBERS);
    expect(file.moves.map(({ seat, command }) => ({ seat: Number(seat), command }))).toEqual(
      S2.map(({ seat, command }) => ({ seat, command })),
    );
    const judged = judge(GAMES, file);
    expect(judged.problem).toBeUndefined();
    expect([judged.judged, judged.diceLeft, refusals(judged)]).toEqual([S2.length, [], []]);
    expect(vesselsOf(judged)).toEqual([
      ['1', { kind: 'ship', cell: [2, 1], heading: 'N', power: [4, 3, 6, 1] }, null],
      ['2', null, 2],
      ['3', null, 1],
    ]);
    expect(judged.outcome).toMatchObject({ winners: ['1'] });
  });

  it('BS-7.7 BS-7.9 BS-8.5 BS-9.5: a position with illegal attempts in between', () => {
    const judged = judge(GAMES, caseOf('sirius-corner'));
    expect(judged.problem).toBeUndefined();
    expect(refusals(judged)).toEqual([
      '1 BS-13.2: Red decides now (Enemy Reaction), not Emerald.',
      '2 BS-7.7: firing from both sides costs 1 Power from Port or Stern; you named 0.',
      '3 BS-7.7: Port has 0 Power; 1 is needed.',
      '5 BS-8.5: Port is unshielded; 1 weapon destroys the ship, more are not used.',
      '7 BS-9.5: place 1 point; you named 2.',
    ]);
    expect(judged.moves.map((move) => ('dice' in move ? move.dice.join('') : '-'))).toEqual([
      '-',
      '-',
      '-',
      '41',
      '-',
      '441',
      '-',
      '',
      '',
    ]);
    expect(vesselsOf(judged)).toEqual([
      ['1', { kind: 'ship', cell: [0, 0], heading: 'N', power: [4, 0, 6, 6] }, null],
      ['2', null, 1],
    ]);
    expect(judged.outcome).toMatchObject({ winners: ['1'] });
  });

  it('BS-X64 BS-X65 answers a setup that is refused with its rule and judges no move', () => {
    const of = (options: object) =>
      judge(GAMES, {
        game: 'battlespace-sirius',
        options,
        dice: [1],
        moves: [{ seat: '1', command: { type: 'resign' } }],
      });
    expect(of({ playerCount: 7 })).toMatchObject({
      setup: [{ rule: 'BS-17.2', reason: '2 to 6 players; 7 is too many.' }],
      moves: [],
      diceLeft: [1],
    });
    expect(of({ ships: ['red', 'red'] })).toMatchObject({
      setup: [{ rule: 'BS-2.2', reason: 'Red is chosen 2 times; each ship once.' }],
      judged: 0,
    });
  });

  it('says which part of a position is broken', () => {
    const at = (position: object) => () => judge(GAMES, { game: 'battlespace-sirius', position, moves: [] });
    const [one, two] = [
      { seat: '1', cell: [0, 0] },
      { seat: '2', cell: [1, 0] },
    ];
    expect(at({ vessels: [one, { ...two, power: [6, 6, 6, 7] }] })).toThrow(/^position\.vessels/);
    expect(at({ vessels: [one, { seat: '2', cell: [0, 0] }] })).toThrow(/^position\./);
    expect(at({ vessels: [one, two], phase: 'fire', engaged: '2', lines: ['N'] })).toThrow(/^position\./);
    expect(at({ vessels: [one], colour: 'red' })).toThrow(/^position\./);
  });
});
