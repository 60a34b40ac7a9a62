import { describe, expect, it } from 'vitest';
import type { BattlespaceSiriusEvent } from '../../../../src/games/battlespace-sirius/index.ts';
import { endOf } from '../../../../src/ui/games/battlespace-sirius/hud/end-data.ts';
import { figuresOf } from '../../../../src/ui/games/battlespace-sirius/hud/figures.ts';
import { boat, duel, play, playAll, ship, viewFor, type Duel } from '../../../helpers/bs-position.ts';

const PEOPLE = [
  { seat: '1', player: 'human', name: 'Ada' },
  { seat: '2', player: 'human', name: 'Ben' },
];
const ALONE = [
  { seat: '1', player: 'human', name: 'You' },
  { seat: '2', player: 'easy', name: 'Computer' },
];
const log = (match: Duel, events: readonly BattlespaceSiriusEvent[]) => ({
  view: viewFor(match, 1),
  log: [{ plies: 1, seat: null, events, lines: [] }],
});

describe('figures of a game', () => {
  it('count Power dealt, lost, paid and repaired, shots, and hits expected and rolled', () => {
    // BS-C50 with a Sentry shot before it.
    const match = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 0])],
      phase: 'reaction',
      engaged: '2',
      lines: ['E'],
      dice: [6, 5, 5, 6, 2],
    });
    const { events } = playAll(match, [
      [2, { type: 'react', kind: 'sentry', lines: ['E'], pay: ['port'] }],
      [1, { type: 'fire', line: 'E', weapons: 4 }],
    ]);
    const [one, two] = figuresOf(['1', '2'], events);
    // Sentry: 6 >= 6 hits. Volley at Shield 5: 3 hits of 4, each die expected 2/6; one pair repairs 1.
    expect(one).toEqual({
      seat: '1',
      dealt: 3,
      lost: 1,
      paid: 3,
      repaired: 1,
      shots: 1,
      dice: 4,
      expectedSixths: 8,
      hits: 3,
    });
    expect(two).toEqual({
      seat: '2',
      dealt: 1,
      lost: 3,
      paid: 1,
      repaired: 0,
      shots: 1,
      dice: 1,
      expectedSixths: 1,
      hits: 1,
    });
  });

  it('a Sentry die at a lifeboat takes no Power', () => {
    const match = duel({
      vessels: [boat(1, [0, 0], 'bronze'), ship(2, [1, 0]), ship(3, [2, 0])],
      phase: 'reaction',
      engaged: '2',
      lines: ['E'],
      dice: [5],
    });
    const { events } = play(match, 2, { type: 'react', kind: 'sentry', lines: ['E'], pay: ['port'] });
    expect(
      figuresOf(
        ['1', '2', '3'],
        [{ type: 'vesselLost', seat: '1', by: '3', kind: 'ship', cell: [0, 0], lifeboat: 'bronze' }, ...events],
      )[1],
    ).toMatchObject({ dealt: 0, shots: 1, dice: 1, hits: 1, expectedSixths: 2 });
  });

  it('a shot without a die is a shot, and nothing is expected of it', () => {
    const match = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 0], 'N', [6, 6, 6, 0])],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
    });
    expect(figuresOf(['1', '2'], play(match, 1, { type: 'fire', line: 'E', weapons: 1 }).events)[0]).toMatchObject({
      shots: 1,
      dice: 0,
      expectedSixths: 0,
      hits: 0,
      dealt: 0,
    });
  });
});

describe('the end', () => {
  const start = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0])] });

  it('is nothing before it came', () => {
    expect(endOf(log(start, []), PEOPLE)).toBeNull();
  });

  it('BS-10.8 tells winner and loser apart for whoever plays alone', () => {
    const won = play(start, 2, { type: 'resign' });
    expect(endOf(log(won.match, won.events), ALONE)).toMatchObject({
      reason: 'One vessel is left.',
      closing: 'Emerald comes home to Earth, and with it the war takes another course.',
    });
    const lost = play(start, 1, { type: 'resign' });
    expect(endOf(log(lost.match, lost.events), ALONE)!.closing).toMatch(/against you/);
    expect(endOf(log(lost.match, lost.events), PEOPLE)!.closing).toMatch(/^Red comes home/);
  });

  it('BS-C75 gives placing and scores: a draw of two of four shares first place', () => {
    const four = duel({ vessels: [ship(1, [0, 0]), ship(2, [1, 0])], out: ['3', '4'], options: { playerCount: 4 } });
    const drawn = playAll(four, [
      [1, { type: 'agreeDraw', agree: true }],
      [2, { type: 'agreeDraw', agree: true }],
    ]);
    const end = endOf(log(drawn.match, drawn.events), [])!;
    expect(end.rows.map(({ seat, rank, score }) => `${rank}. seat ${seat} ${score}`)).toEqual([
      '1. seat 1 1/2',
      '1. seat 2 1/2',
      '3. seat 4 0',
      '4. seat 3 0',
    ]);
    expect(end.closing).toMatch(/Nothing is decided/);
  });

  it('tells luck as the hits rolled beyond those expected, with its sign', () => {
    const match = duel({
      vessels: [ship(1, [0, 0]), ship(2, [1, 0])],
      phase: 'fire',
      engaged: '2',
      lines: ['E'],
      dice: [6, 6, 2],
    });
    const ended = playAll(match, [
      [1, { type: 'fire', line: 'E', weapons: 3 }],
      [2, { type: 'resign' }],
    ]);
    // 3 dice at Shield 6: 0.5 expected, 2 rolled.
    expect(
      endOf(log(ended.match, ended.events), PEOPLE)!.rows.map(
        ({ seat, expected, luck }) => `${seat} ${expected} ${luck}`,
      ),
    ).toEqual(['1 0.5 +1.5', '2 0.0 0.0']);
  });
});
