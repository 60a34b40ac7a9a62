import { describe, expect, it } from 'vitest';
import type { Command, Game } from '../state.ts';
import { after, at, attackBy, hold, passAll, pointsOf, refused, ruleOf, table, values } from './position.ts';

const MINE = ['ter-mars B3', 'ter-ceres F3'];
const REGROUP: Command = { type: 'regroup', discard: [] };
const WALL = ['hss-elder B3', 'hss-bulwark F3', 'hss-clanguard M3'];

describe('main attack of the model', () => {
  it('C23 C24: the ship pays', () => {
    const game = table([MINE, WALL]);
    const salvo = hold(game, 1, 'core-missile-salvo');
    const cannon = hold(game, 1, 'core-plasma-cannon');
    const one = passAll(after(game, [[1, attackBy(game, [1, 'F3'], 'weapon', [2, 'F3'])]]));
    expect(at(one, 1, 'F3').energy).toBe(1);
    const two = passAll(after(one, [[1, attackBy(one, [1, 'F3'], salvo, [2, 'F3'])]]));
    expect(at(two, 1, 'F3').energy).toBe(0);
    expect(two.players[0]!.discard).toEqual([salvo]);
    expect(at(passAll(after(game, [[1, attackBy(game, [1, 'B3'], cannon, [2, 'F3'])]])), 1, 'B3').energy).toBe(0);
  });

  it('C25: four windows in one Main Attack', () => {
    let game = table([
      ['ter-europa B3', 'ter-ceres F3'],
      ['mro-ancestor B3', 'mro-pridelord F3'],
    ]);
    const sources = ['weapon', 'weapon', hold(game, 1, 'core-particle-beam'), hold(game, 1, 'core-missile-salvo')];
    for (const source of sources) game = passAll(after(game, [[1, attackBy(game, [1, 'B3'], source, [2, 'F3'])]]));
    expect(at(game, 1, 'B3').energy).toBe(0);
    expect(game.phase).toBe('attacking');
    expect(at(game, 2, 'F3').hull).toBe(8 - (4 * 2 - 2));
  });

  it('C26 C27 C28 C29 X12 X13 X14 X63: overcharge', () => {
    const game = table([['ter-mars B3 3/4/2', 'ter-ceres F3 1/2/0'], WALL]);
    const cannon = hold(game, 1, 'core-plasma-cannon');
    const volley = hold(game, 1, 'ter-laser-volley');
    const shot = passAll(after(game, [[1, attackBy(game, [1, 'F3'], 'weapon', [2, 'F3'], true)]]));
    expect(at(shot, 1, 'F3')).toMatchObject({ energy: 0, overcharged: true });
    expect(shot.phase).toBe('turnDone');
    const big = passAll(after(game, [[1, attackBy(game, [1, 'B3'], cannon, [2, 'F3'], true)]]));
    expect(at(big, 1, 'B3').energy).toBe(0);
    refused(
      game,
      1,
      attackBy(game, [1, 'F3'], volley, [2, 'F3']),
      'OS-5.5',
      'Laser Volley costs 2 energy; Ceres has 0.',
    );
    at(game, 1, 'B3').energy = 1;
    refused(
      game,
      1,
      attackBy(game, [1, 'B3'], cannon, [2, 'F3'], true),
      'OS-5.10',
      'Overcharging gives 1 energy; Mars has 1 and needs 3.',
    );
    at(game, 1, 'B3').energy = 3;
    refused(
      game,
      1,
      attackBy(game, [1, 'B3'], volley, [2, 'F3'], true),
      'OS-5.10',
      'Overcharging is not needed; Mars has 3 energy for a cost of 2.',
    );
    const birds = table([['chu-roost B3', 'chu-swift F3 1/2/0'], WALL]);
    const guns = hold(birds, 1, 'chu-wing-guns');
    refused(
      birds,
      1,
      attackBy(birds, [1, 'F3'], guns, [2, 'F3'], true),
      'OS-5.10',
      'Wing Guns cost 0 energy; overcharging is not needed.',
    );
    expect(ruleOf(birds, 1, attackBy(birds, [1, 'F3'], guns, [2, 'F3']))).toBeNull();
  });

  it('C46 C105: damage beyond the hull is lost; the target ends the game at once', () => {
    const game = table([MINE, ['ter-mars B3', 'ter-deimos M3', 'ter-ceres F3 0/1/0']]);
    const torpedo = hold(game, 1, 'core-heavy-torpedo');
    const done = passAll(after(game, [[1, attackBy(game, [1, 'B3'], torpedo, [2, 'F3'])]]));
    expect(done.ships.map(({ slot }) => slot)).toEqual(['B3', 'F3', 'B3', 'M3']);
    expect(values(done, at(done, 2, 'M3').id)).toBe('2/3/3');
    expect(pointsOf(done, 1)).toBe(1);
    const short = { ...game, options: { ...game.options, vpTarget: 1 } };
    const over = passAll(after(short, [[1, attackBy(short, [1, 'B3'], torpedo, [2, 'F3'])]]));
    expect(over).toMatchObject({ phase: 'gameOver', result: { winners: [1], reason: 'vp' } });
  });

  it('C68 X10: artillery', () => {
    const game = table([
      ['ter-ganymede B3', 'ter-ceres F3'],
      ['ter-mars B3', 'ter-venus M3', 'ter-ceres F3'],
    ]);
    const shot = (slot: string): Command => attackBy(game, [1, 'B3'], 'weapon', [2, slot]);
    expect(ruleOf(game, 1, shot('F3'))).toBeNull();
    expect(ruleOf(game, 1, shot('M3'))).toBeNull();
    refused(game, 1, shot('B3'), 'OS-5.4', 'Mars is the third ship of column 3; reach is the first two.');
    expect(reachableWithout(game, 'M3')).toEqual(['F3', 'B3']);
    expect(reachableWithout(game, 'F3')).toEqual(['M3', 'B3']);
  });

  it('X1 X3 X5 X6 X8 X9 X11 X15 X16 X17 X18: refusals', () => {
    const game = table([MINE, ['ter-mars B3', 'ter-venus M3', 'ter-ceres F3']]);
    const surge = hold(game, 1, 'core-shield-surge');
    const cell = hold(game, 1, 'core-shield-cell');
    const shot = attackBy(game, [1, 'F3'], 'weapon', [2, 'F3']);
    refused({ ...game, activeSeat: 2 }, 1, shot, 'OS-4.1', "It is seat 2's turn.");
    const attacking = passAll(after(game, [[1, shot]]));
    refused(attacking, 1, { type: 'endTurn' }, 'OS-4.3', 'Finish your attacks first.');
    refused(
      attacking,
      1,
      { type: 'playRepair', card: cell, ship: at(game, 1, 'F3').id },
      'OS-4.4',
      'Secondary actions are possible before or after the primary action, not during it.',
    );
    refused(
      attacking,
      1,
      attackBy(game, [1, 'B3'], 'weapon', [2, 'F3']),
      'OS-5.1',
      'Ceres is the attacking ship of this action; Mars cannot attack.',
    );
    const done = after(attacking, [[1, { type: 'finishAttacks' }]]);
    for (const command of [shot, REGROUP]) {
      refused(done, 1, command, 'OS-4.2', 'You have already taken a primary action this turn.');
    }
    refused(
      game,
      1,
      attackBy(game, [1, 'F3'], 'weapon', [2, 'M3']),
      'OS-5.4',
      'Venus stands behind Ceres in column 3; only the foremost ship can be targeted.',
    );
    refused(
      game,
      1,
      attackBy(game, [1, 'F3'], 'weapon', [1, 'B3']),
      'OS-5.4',
      'You can only attack ships of an opponent.',
    );
    refused(
      game,
      1,
      attackBy(game, [1, 'F3'], surge, [2, 'F3']),
      'OS-10.4',
      'Shield Surge is a Reaction card; it can only be played in a reaction window.',
    );
    at(game, 1, 'F3').overcharged = true;
    refused(game, 1, shot, 'OS-5.11', 'Ceres is overcharged until it is re-enabled.');
    refused(
      game,
      1,
      { type: 'endTurn' },
      'OS-4.3',
      'Take a primary action first (attack, special ability or Regroup).',
    );
    const lizards = table([WALL, MINE]);
    refused(lizards, 1, attackBy(lizards, [1, 'F3'], 'weapon', [2, 'F3']), 'OS-5.2', 'Bulwark has no weapon.');
    const hidden = table([MINE, ['ter-mars B3', 'ter-ceres F1']], { flagshipExposure: 'rowsEmpty' });
    refused(
      hidden,
      1,
      attackBy(hidden, [1, 'F3'], 'weapon', [2, 'B3']),
      'OS-3.7',
      'The flagship is protected while 1 ship stands in the rows.',
    );
  });
});

/** Slots of seat 2 that the Ganymede at B3 may attack when one ship is gone. */
function reachableWithout(game: Game, slot: string): string[] {
  const ships = game.ships.filter((ship) => ship.owner !== 2 || ship.slot !== slot);
  const now = { ...game, ships };
  const slots = ships.filter(({ owner }) => owner === 2).map((ship) => ship.slot!);
  const inOrder = ['F3', 'M3', 'B3'].filter((one) => slots.includes(one));
  return inOrder.filter((one) => ruleOf(now, 1, attackBy(now, [1, 'B3'], 'weapon', [2, one])) === null);
}
