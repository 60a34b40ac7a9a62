import { describe, expect, it } from 'vitest';
import {
  after,
  attack,
  begunGame,
  decider,
  duel,
  endTurn,
  finish,
  flock,
  isLegal,
  keep,
  kinds,
  passed,
  play,
  playDraw,
  playRepair,
  playSpecial,
  player,
  ram,
  recruit,
  refusal,
  regroup,
  reorganize,
  revise,
  stand,
  suppress,
} from '../../helpers/os-position.ts';

const DUEL = { ships: ['Mars B3', 'Ceres F3', 'Venus M3'] };
const match = duel(
  { ...DUEL, hand: ['Tactical Review', 'Damage Control', 'Missile Salvo', 'Federation Reserves'] },
  { ships: ['Scale F3', 'Elder B3'] },
  { options: kinds('terran', 'hssuk') },
);
const attacking = passed(after(match, attack('1:Ceres', 'weapon', '2:Scale')));
const regrouping = after(match, regroup('1'));
const done = after(regrouping, keep);

describe('actions of a turn', () => {
  it('OS-4.1, OS-4.2, OS-0.14 one primary action and any number of secondary ones', () => {
    expect(isLegal(match, playDraw('1', 'Tactical Review'))).toBe(true);
    const played = after(match, playDraw('1', 'Tactical Review'), playSpecial('1', 'Federation Reserves'));
    expect(played.state.phase).toBe('turnOpen');
    for (const command of [attack('1:Ceres', 'weapon', '2:Scale'), suppress('1:Mars', '2:Scale'), regroup('1')])
      expect(isLegal(played, command)).toBe(true);
  });

  it('OS-X1 is refused to everybody but the active player', () => {
    const theirs = after(done, endTurn);
    expect(refusal(theirs, attack('1:Ceres', 'weapon', '2:Scale'), '1')).toBe("OS-4.1: It is seat 2's turn.");
  });

  it('OS-4.3, OS-X2, OS-X3 the turn ends after a primary action only; OS-0.33, OS-0.34, OS-0.38', () => {
    expect([match, attacking, regrouping, done].map(({ state }) => state.phase)).toEqual([
      'turnOpen',
      'attacking',
      'regrouping',
      'turnDone',
    ]);
    expect(refusal(match, endTurn)).toBe('OS-4.3: Take a primary action first (attack, special ability or Regroup).');
    expect(refusal(attacking, endTurn)).toBe('OS-4.3: Finish your attacks first.');
    expect(refusal(regrouping, endTurn)).toBe('OS-4.3: Finish your Regroup first.');
    expect(after(done, endTurn).state.activeSeat).toBe('2');
  });

  it('OS-X4, OS-X5, OS-X29 a second primary action is refused', () => {
    const second = 'OS-4.2: You have already taken a primary action this turn.';
    expect(refusal(done, regroup('1'))).toBe(second);
    expect(refusal(done, attack('1:Ceres', 'weapon', '2:Scale'))).toBe(second);
    expect(refusal(attacking, ram('1:Ceres', '2:Scale'))).toBe(second);
    expect(refusal(attacking, flock('1:Ceres'))).toBe(second);
    expect(refusal(regrouping, suppress('1:Mars', '2:Scale'))).toBe(second);
  });

  it('OS-4.4, OS-X6 secondary actions come before or after, Revise Tactics at any time of the own turn', () => {
    const during = 'OS-4.4: Secondary actions are possible before or after the primary action, not during it.';
    expect(refusal(attacking, playRepair('1', 'Damage Control', '1:Mars'))).toBe(during);
    expect(refusal(regrouping, playDraw('1', 'Tactical Review'))).toBe(during);
    expect(isLegal(done, playDraw('1', 'Tactical Review'))).toBe(true);
    for (const any of [match, attacking, regrouping, done])
      expect(isLegal(any, revise('1', 'Missile Salvo'))).toBe(true);
  });

  it('OS-4.5 a special ability needs a ship that has it', () => {
    expect(refusal(match, ram('1:Ceres', '2:Scale'))).toBe('OS-8.8: Ceres has no Ram.');
    expect(refusal(match, suppress('1:Ceres', '2:Scale'))).toBe('OS-8.11: Ceres has no Suppressing Fire.');
    expect(refusal(match, finish)).toBe('OS-5.13: There are no attacks to finish.');
  });
});

describe('the end of a turn', () => {
  const idle = (table: typeof match) => after(table, regroup(decider(table)), keep, endTurn);

  it('OS-4.6, OS-0.7, OS-C21 gives 1 recruitment point, which can be spent next turn', () => {
    let game = begunGame(kinds('terran', 'hssuk'));
    const points: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      game = idle(game);
      points.push(player(game, '1').recruitment);
      game = idle(game);
    }
    expect(points).toEqual([1, 2, 3]);
    const early = after(begunGame(kinds('terran', 'hssuk')), regroup('1'));
    expect(player(early, '1').recruitment).toBe(0);
  });

  it('OS-4.7, OS-C22 a player without ships regroups until a ship can be recruited', () => {
    let game = duel({ ships: [], recruitment: 1 }, DUEL, { options: kinds('terran', 'terran') });
    game = after(game, regroup('1'));
    expect(isLegal(game, recruit('ter-ceres'))).toBe(false);
    game = after(game, keep, endTurn);
    expect(player(game, '1').recruitment).toBe(2);
    game = after(idle(game), regroup('1'), recruit('ter-ceres'), reorganize({ B3: '1:Ceres' }));
    expect([player(game, '1').recruitment, stand(game, '1:Ceres')]).toEqual([0, '1/2/2']);
  });

  it('OS-C132 a Light Cruiser alone in the back row', () => {
    const game = duel({ ships: [], recruitment: 5 }, DUEL, { options: kinds('terran', 'terran') });
    const bought = after(game, regroup('1'), recruit('ter-mars'), reorganize({ B3: '1:Mars' }));
    expect(stand(bought, '1:Mars')).toBe('3/4/3');
  });

  it('OS-8.1, OS-6.19 resets what is limited to a turn', () => {
    const used = duel({ ships: ['Mars B3', { design: 'Phobos', slot: 'F3', interfered: true }] }, DUEL, {
      options: kinds('terran', 'terran'),
      phase: 'turnDone',
    });
    expect(play(used, '1', endTurn).match.state.ships.some(({ interfered }) => interfered)).toBe(false);
  });
});
