import { describe, expect, it } from 'vitest';
import type { Options } from '../options.ts';
import { half } from '../packet.ts';
import { playerOf, type Command, type Game } from '../state.ts';
import { after, at, attackBy, hold, passAll, reactBy, table } from './position.ts';

/** Ceres of seat 1 and a ship of seat 2 destroy each other; VP before are given, as are the options. */
function mutual(first: number, second: number, mine: string, options: Partial<Options> = {}): Game {
  const fleets = [
    ['ter-ganymede B3', `${mine} F3`],
    ['chu-roost B3', 'chu-swift F3 0/1/1'],
  ];
  const game = table(fleets, options);
  give(game, 1, first);
  give(game, 2, second);
  at(game, 1, 'F3').hull = 1;
  at(game, 1, 'F3').shield = 0;
  const salvo = hold(game, 1, 'core-missile-salvo');
  const open = after(game, [[1, attackBy(game, [1, 'F3'], salvo, [2, 'F3'])]]);
  return passAll(after(open, [[2, reactBy(open, [2, 'F3'], 'weapon', ['attackingShip', 'A0'])]]));
}

/** Trophies of so many points in all, of 1 to 6 each. */
function give(game: Game, seat: number, points: number): void {
  const worth = ['', 'ter-ceres', 'ter-venus', 'ter-mars', 'ter-ganymede', 'ter-sol', 'hss-throne'];
  const { trophies } = playerOf(game, seat);
  for (let left = points; left > 0; left -= Math.min(left, 6)) trophies.push(`9:${worth[Math.min(left, 6)]}#1`);
}

const rounds = (game: Game): Game => {
  let now = game;
  for (const { seat } of game.players) {
    const steps: Command[] = [
      { type: 'regroup', discard: [] },
      { type: 'reorganize', keep: true },
      { type: 'endTurn' },
    ];
    now = after(
      now,
      steps.map((step) => [seat, step] as const),
      () => 0,
    );
  }
  return now;
};

const SMALL = ['ter-mars B3', 'ter-ceres F3'];

describe('end of the game in the model', () => {
  it('C106 C107: both reach the target', () => {
    expect(mutual(9, 9, 'ter-venus').result).toMatchObject({ winners: [2], reason: 'vp' });
    expect(mutual(9, 9, 'ter-ceres').result).toMatchObject({ winners: [1], reason: 'vp' });
    expect(mutual(8, 8, 'ter-ceres').result).toBeNull();
  });

  it('C136: the target comes before elimination', () => {
    const game = table([['ter-ceres B3 0/1/2'], ['chu-roost B3', 'chu-harrier F3 0/1/1']]);
    give(game, 1, 8);
    playerOf(game, 1).shipDeck = [];
    const open = after(game, [[1, attackBy(game, [1, 'B3'], 'weapon', [2, 'F3'])]]);
    const done = passAll(after(open, [[2, reactBy(open, [2, 'F3'], 'weapon', ['attackingShip', 'A0'])]]));
    expect(done.result).toMatchObject({ winners: [1], reason: 'vp' });
  });

  it('C108: the limit of rounds', () => {
    const game = table(
      [
        ['ter-mars B3', 'ter-venus M3', 'ter-ceres F3'],
        ['ter-mars B3', 'ter-ceres F3'],
      ],
      { roundLimit: 1 },
    );
    give(game, 1, 8);
    give(game, 2, 8);
    expect(rounds(game).result).toMatchObject({
      winners: [1],
      reason: 'roundLimit',
      ranking: [
        { side: 1, rank: 1 },
        { side: 2, rank: 2 },
      ],
    });
    expect(rounds(table([SMALL, SMALL], { roundLimit: 1 })).result).toMatchObject({ winners: [1, 2] });
    expect(rounds(table([SMALL, SMALL], { roundLimit: 0 }))).toMatchObject({ result: null, round: 2 });
  });

  it('C111: collectors', () => {
    const collect = (first: readonly string[], second: readonly string[], both = false) => {
      const game = table(
        [
          ['ter-ganymede B3', 'ter-ceres F3 0/1/2'],
          ['chu-roost B3', 'chu-swift F3 0/1/1'],
        ],
        { victory: 'collector' },
      );
      playerOf(game, 1).trophies.push(...first);
      playerOf(game, 2).trophies.push(...second);
      const open = after(game, [[1, attackBy(game, [1, 'F3'], 'weapon', [2, 'F3'])]]);
      if (!both) return passAll(open).result;
      return passAll(after(open, [[2, reactBy(open, [2, 'F3'], 'weapon', ['attackingShip', 'A0'])]])).result;
    };
    const ships = (...designs: string[]) => designs.map((design, index) => `9:${design}#${index + 1}`);
    const [frigate, destroyer, cruiser] = ['ter-ceres', 'ter-venus', 'ter-mars'] as const;
    const four = ships(frigate, frigate, frigate, destroyer);
    expect(collect(four, ships(cruiser, cruiser, frigate))!.winners).toEqual([2]);
    expect(collect(ships(frigate, frigate, destroyer, destroyer), ships(cruiser, cruiser, frigate))!.winners).toEqual([
      1,
    ]);
    const seven = ships(destroyer, destroyer, destroyer, frigate);
    expect(collect(seven, seven, true)).toMatchObject({ winners: [1, 2], reason: 'collector' });
  });

  it('C112: last standing', () => {
    const game = table([['mro-cub B3 0/1/2'], ['ter-ceres B3']], { victory: 'lastStanding' });
    const ram: Command = { type: 'ram', ship: at(game, 1, 'B3').id, target: at(game, 2, 'B3').id };
    expect(passAll(after(game, [[1, ram]])).result).toMatchObject({ winners: [1], reason: 'lastSide' });
  });

  it('C113: salvage', () => {
    expect([2, 3, 5, 6, 7, 8, 10].map(half)).toEqual([1, 2, 3, 3, 4, 4, 5]);
    const done = mutual(0, 0, 'ter-venus', { hardSalvage: true });
    expect(done.players.map(({ recruitment }) => recruitment)).toEqual([1, 2]);
  });

  it('an eliminated player has no turn; his last ship lost in his own turn ends it', () => {
    const fleets = [['ter-ceres B3 0/1/2'], ['chu-roost B3', 'chu-swift F3'], ['ter-mars B3', 'ter-ceres F3']];
    const game = table(fleets);
    playerOf(game, 1).shipDeck = [];
    const open = after(game, [[1, attackBy(game, [1, 'B3'], 'weapon', [2, 'F3'])]]);
    const done = passAll(after(open, [[2, reactBy(open, [2, 'F3'], 'weapon', ['attackingShip', 'A0'])]]));
    expect(done).toMatchObject({ activeSeat: 2, phase: 'turnOpen', result: null, round: 1 });
    expect(playerOf(done, 1)).toMatchObject({ eliminated: true, recruitment: 0 });
  });

  it('conceding: the turn passes, a window goes on or closes', () => {
    const fleets = [SMALL, ['ter-mars B3', 'ter-phobos F3'], SMALL];
    const game = table(fleets);
    expect(after(game, [[1, { type: 'concede' }]])).toMatchObject({ activeSeat: 2, phase: 'turnOpen' });
    const open = after(game, [[1, attackBy(game, [1, 'F3'], 'weapon', [2, 'F3'])]]);
    const defender = after(open, [[2, { type: 'concede' }]]);
    expect(defender).toMatchObject({ activeSeat: 1, phase: 'attacking', window: null });
    expect(at(defender, 1, 'F3').energy).toBe(1);
    expect(after(open, [[1, { type: 'concede' }]])).toMatchObject({ activeSeat: 2, phase: 'turnOpen', window: null });
    const last = after(defender, [[3, { type: 'concede' }]]);
    expect(last.result).toMatchObject({ winners: [1], reason: 'lastSide' });
  });
});
