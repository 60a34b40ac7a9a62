import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judge } from '../../src/cli/referee.ts';
import { GAMES } from '../../src/cli/registry.ts';

const caseOf = (name: string) =>
  JSON.parse(readFileSync(new URL(`cases/${name}.json`, import.meta.url), 'utf8')) as {
    readonly moves: readonly unknown[];
  };
const refusals = (judged: ReturnType<typeof judge>) =>
  judged.moves.flatMap((move, index) => ('rule' in move ? [`${index + 1} ${move.rule}: ${move.reason}`] : []));

describe('cases of Skaxar', () => {
  it('SK-C90 the worked game, judged from the first command to turn 9, with the attempts between', () => {
    const file = caseOf('skaxar-worked');
    const judged = judge(GAMES, file);
    expect(judged.problem).toBeUndefined();
    expect([judged.judged, judged.diceLeft, judged.outcome]).toEqual([file.moves.length, [], null]);
    expect(refusals(judged)).toEqual([
      '1 SK-6.6: Seat B buys first this turn; wait for seat B to finish.',
      '4 SK-6.9: Your session of turn 1 is closed.',
      '9 SK-10.3: Asteroids are harvested in the Recovery Phase; this is the Arms Dealer Phase.',
      '11 SK-7.3: Choose the Scout to repair; 2 lie in your Scrapyard.',
      '12 SK-7.3: Kestrel is a Fighter; Repair Scout repairs a Scout.',
      '13 SK-7.3: Husk Sentinel belongs to seat B; you repair your own ships only.',
      '17 SK-10.3: Only the defeated player harvests; seat B lost this battle.',
      '18 SK-10.5: Asteroid slot 3 is empty.',
      '21 SK-6.5: Torpedo Rack costs 8,000; you have 7,000.',
      '24 SK-13.5: Spectators give no commands.',
    ]);
    expect(
      judged.moves.flatMap((move, index) =>
        'dice' in move && move.dice.length > 0 ? [[index + 1, move.dice.length]] : [],
      ),
    ).toEqual([[10, 22]]);
    expect(judged).toMatchObject({
      turn: 9,
      battle: 5,
      stalemates: 0,
      bank: 189000,
      shop: [null, 'I35', 'I14', null, 'I31', 'I43'],
      decider: 'A',
      window: 'session',
    });
  });

  it('SK-5.4 SK-12.6 a rescue from a described position, and a resignation', () => {
    const judged = judge(GAMES, caseOf('skaxar-stranded'));
    expect(judged.problem).toBeUndefined();
    expect(refusals(judged)).toEqual([
      '1 SK-5.2: Seat A has no ship and may buy first; wait for seat A.',
      '2 SK-5.4: Deflector Grid brings no ship; only a Repair card can rescue you.',
      '3 SK-6.5: Repair Scout costs 6,000; you have 5,000.',
      '4 SK-7.3: Choose the Drone to repair; 7 lie in your Scrapyard.',
    ]);
    expect([judged.outcome?.winners, judged.outcome?.reason, judged.pending]).toEqual([['A'], 'resign', []]);
  });

  it('SK-N37 SK-N39 answers a setup that is refused with its rule and judges no move', () => {
    const of = (options: object) =>
      judge(GAMES, { game: 'skaxar', options, dice: [1], moves: [{ seat: 'A', command: { type: 'resign' } }] });
    expect(of({ fleetB: 'earth' })).toMatchObject({
      setup: [{ rule: 'SK-3.2', reason: 'Both seats have Earth; choose different fleets or switch mirror on.' }],
      moves: [],
      diceLeft: [1],
    });
    expect(of({ stalemateLimit: 1 })).toMatchObject({
      setup: [{ rule: 'SK-15.2', reason: 'stalemateLimit must be 2 to 10; 1 is not.' }],
      judged: 0,
    });
  });

  it('says which part of a position is broken', () => {
    const at = (position: object) => () => judge(GAMES, { game: 'skaxar', position, moves: [] });
    expect(at({ A: { field: ['E01', 'E01'] } })).toThrow(/^position\./);
    expect(at({ A: { money: 500 } })).toThrow(/^position\./);
    expect(at({ at: 'dealer', A: {}, B: { field: ['X01'] } })).toThrow(/^position\./);
    expect(at({ colour: 'red' })).toThrow(/^position\./);
    expect(at({ shop: ['I01', 'I01', null, null, null, null] })).toThrow(/^position\./);
  });
});
