import { describe, expect, it } from 'vitest';
import {
  after,
  asked,
  attack,
  attackIn,
  duel,
  endTurn,
  eventsOf,
  finish,
  hand,
  isLegal,
  kinds,
  passed,
  play,
  player,
  react,
  refusal,
  regroup,
  ship,
  shipIn,
  stand,
  stands,
  table,
  told,
  playSpecial,
} from '../../helpers/os-position.ts';

const TERRANS = { options: kinds('terran', 'terran') };
/** A target that cannot answer: nothing to shoot with, no cards. */
const MEEK = { ships: ['Mars B3', 'Venus M3', { design: 'Ceres', slot: 'F3' }] };
const against = (ships: readonly unknown[], cards: readonly string[] = [], enemy: object = MEEK) =>
  duel({ ships: ships as never, hand: cards }, enemy, TERRANS);

describe('declaring attacks', () => {
  const match = against(
    ['Mars B3', 'Ceres F3'],
    ['Missile Salvo', 'Plasma Cannon', 'Laser Volley', 'Shield Surge', 'Tactical Review'],
  );

  it('OS-5.1, OS-X8 the first attack fixes the ship that attacks', () => {
    const one = passed(after(match, attack('1:Ceres', 'weapon', '2:Ceres')));
    expect([one.state.activeShip, one.state.mode]).toEqual([ship('1:Ceres'), 'main']);
    expect(refusal(one, attack('1:Mars', 'weapon', '2:Ceres'))).toBe(
      'OS-5.1: Ceres is the attacking ship of this action; Mars cannot attack.',
    );
    expect(refusal(match, attack('2:Ceres', 'weapon', '2:Mars'))).toBe(
      'OS-5.1: "2:ter-ceres#1" is not a ship of your fleet.',
    );
  });

  it('OS-5.2, OS-0.15, OS-10.4, OS-X17 is made with Attack cards, Attack/Reaction cards or the weapon', () => {
    expect(refusal(match, attack('1:Mars', 'Shield Surge', '2:Ceres'))).toBe(
      'OS-10.4: Shield Surge is a Reaction card; it can only be played in a reaction window.',
    );
    expect(refusal(match, attack('1:Mars', 'Tactical Review', '2:Ceres'))).toBe(
      'OS-10.4: Tactical Review is a Draw card; it is no weapon.',
    );
    expect(refusal(match, attack('1:Mars', 'Particle Beam', '2:Ceres'))).toBe(
      'OS-5.2: "1:core-particle-beam#1" is not in your hand.',
    );
    for (const source of ['weapon', 'Missile Salvo', 'Plasma Cannon'])
      expect(isLegal(match, attack('1:Mars', source, '2:Ceres'))).toBe(true);
  });

  it('OS-X18 Bulwark has no weapon', () => {
    const bulwark = duel({ ships: ['Elder B3', 'Bulwark F3'] }, MEEK, { options: kinds('hssuk', 'terran') });
    expect(refusal(bulwark, attack('1:Bulwark', 'weapon', '2:Ceres'))).toBe('OS-5.2: Bulwark has no weapon.');
  });

  it('OS-5.3 any row may attack, the flagship too; OS-X15 not an overcharged ship', () => {
    expect(isLegal(match, attack('1:Mars', 'weapon', '2:Ceres'))).toBe(true);
    const spent = against(['Mars B3', { design: 'Ceres', slot: 'F3', overcharged: true }]);
    expect(refusal(spent, attack('1:Ceres', 'weapon', '2:Ceres'))).toBe(
      'OS-5.11: Ceres is overcharged until it is re-enabled.',
    );
  });

  it('OS-5.4, OS-X9 the foremost ship alone is in reach', () => {
    expect(refusal(match, attack('1:Mars', 'weapon', '2:Venus'))).toBe(
      'OS-5.4: Venus stands behind Ceres in column 3; only the foremost ship can be targeted.',
    );
    expect(refusal(match, attack('1:Mars', 'weapon', '2:Sol'))).toBe('OS-5.4: There is no ship "2:ter-sol#1" in play.');
  });

  it('OS-X10 Artillery reaches the first two; OS-8.4, OS-C68', () => {
    const ships = ['Ganymede B3', 'Ceres F3'];
    const full = against(ships);
    expect(isLegal(full, attack('1:Ganymede', 'weapon', '2:Ceres'))).toBe(true);
    expect(isLegal(full, attack('1:Ganymede', 'weapon', '2:Venus'))).toBe(true);
    expect(refusal(full, attack('1:Ganymede', 'weapon', '2:Mars'))).toBe(
      'OS-5.4: Mars is the third ship of column 3; reach is the first two.',
    );
    for (const enemies of [
      ['Mars B3', 'Ceres F3'],
      ['Mars B3', 'Ceres M3'],
    ])
      for (const target of ['2:Mars', '2:Ceres'])
        expect(isLegal(against(ships, [], { ships: enemies }), attack('1:Ganymede', 'weapon', target))).toBe(true);
  });

  it('OS-X11 a protected flagship is no target', () => {
    const shielded = duel(
      { ships: ['Mars B3', 'Ceres F3'] },
      { ships: ['Mars B3', 'Ceres F1'] },
      {
        options: { ...kinds('terran', 'terran'), flagshipExposure: 'rowsEmpty' },
      },
    );
    expect(refusal(shielded, attack('1:Mars', 'weapon', '2:Mars'))).toBe(
      'OS-3.7: The flagship is protected while 1 ship stands in the rows.',
    );
  });

  it('OS-X16 own ships and ships of an ally are no targets; any opponent is', () => {
    expect(refusal(match, attack('1:Mars', 'weapon', '1:Ceres'))).toBe(
      'OS-5.4: You can only attack ships of an opponent.',
    );
    const ships = ['Mars B3', 'Ceres F3'];
    const input = {
      '1': { ships },
      '2': { ships: ['Elder B3', 'Scale F3'] },
      '3': { ships: ['Roost B3', 'Swift F3'] },
      '4': { ships: ['Mauler B3', 'Cub F3'] },
    };
    const teams = table({ options: { seats: 4, mode: 'teams' }, ...input });
    expect(refusal(teams, attack('1:Mars', 'weapon', '3:Swift'))).toBe('OS-12.18: Seat 3 is your ally.');
    const all = table({ options: { seats: 4 }, ...input });
    for (const target of ['2:Scale', '3:Swift', '4:Cub'])
      expect(isLegal(all, attack('1:Mars', 'weapon', target))).toBe(true);
    const first = passed(after(all, attack('1:Mars', 'weapon', '2:Scale')));
    expect(isLegal({ ...first }, attack('1:Mars', 'weapon', '4:Cub', true))).toBe(true);
  });
});

describe('what attacks cost', () => {
  it('OS-5.5, OS-C23 energy and card are spent as the attack is declared', () => {
    const match = against(['Mars B3', 'Ceres F3'], ['Missile Salvo']);
    const one = passed(after(match, attack('1:Ceres', 'weapon', '2:Ceres')));
    expect(stand(one, '1:Ceres')).toBe('1/2/1');
    const two = after(one, attack('1:Ceres', 'Missile Salvo', '2:Ceres'));
    expect([shipIn(two, '1:Ceres').energy, hand(two, '1'), player(two, '1').discard.length]).toEqual([0, [], 1]);
  });

  it('OS-C24 a Plasma Cannon takes all of Mars', () => {
    const match = against(['Mars B3', 'Ceres F3'], ['Plasma Cannon']);
    expect(shipIn(after(match, attack('1:Mars', 'Plasma Cannon', '2:Ceres')), '1:Mars').energy).toBe(0);
  });

  it('OS-5.6, OS-5.7, OS-5.8, OS-C25 four attacks with four windows, as long as there is energy', () => {
    const enemy = { ships: ['Mars B3', 'Ganymede F3', { design: 'Io', slot: 'F2' }], hand: ['Missile Salvo'] };
    let match = against(['Europa B3', 'Ceres F3'], ['Particle Beam', 'Missile Salvo'], enemy);
    let windows = 0;
    for (const source of ['weapon', 'weapon', 'Particle Beam', 'Missile Salvo']) {
      const played = play(match, '1', attack('1:Europa', source, '2:Ganymede'));
      match = passed(played.match);
      windows += 1;
      expect(match.state.phase).toBe('attacking');
    }
    expect([windows, shipIn(match, '1:Europa').energy]).toEqual([4, 0]);
  });

  it('OS-X12 without energy there is no attack', () => {
    const match = against(['Mars B3', { design: 'Ceres', slot: 'F3', energy: 0 }], ['Laser Volley']);
    expect(refusal(match, attack('1:Ceres', 'Laser Volley', '2:Ceres'))).toBe(
      'OS-5.5: Laser Volley costs 2 energy; Ceres has 0.',
    );
  });
});

describe('overcharging', () => {
  const ready = (design: string, energy: number, cards: readonly string[] = []) =>
    against(['Sol B3', { design, slot: 'F3', energy }], cards);

  it('OS-5.9, OS-0.23, OS-C26 gives the one energy that is missing, and turns the ship', () => {
    const match = after(ready('Ceres', 0), attack('1:Ceres', 'weapon', '2:Ceres', true));
    expect(shipIn(match, '1:Ceres')).toMatchObject({ energy: 0, overcharged: true });
  });

  it('OS-5.10, OS-C27 down to the last point', () => {
    const match = after(ready('Mars', 2, ['Plasma Cannon']), attack('1:Mars', 'Plasma Cannon', '2:Ceres', true));
    expect(shipIn(match, '1:Mars')).toMatchObject({ energy: 0, overcharged: true });
  });

  it('OS-C28, OS-X13 not where two are missing', () => {
    expect(refusal(ready('Mars', 1, ['Plasma Cannon']), attack('1:Mars', 'Plasma Cannon', '2:Ceres', true))).toBe(
      'OS-5.10: Overcharging gives 1 energy; Mars has 1 and needs 3.',
    );
  });

  it('OS-C29, OS-X14 nor where nothing is missing', () => {
    expect(refusal(ready('Mars', 3, ['Laser Volley']), attack('1:Mars', 'Laser Volley', '2:Ceres', true))).toBe(
      'OS-5.10: Overcharging is not needed; Mars has 3 energy for a cost of 2.',
    );
  });

  it('OS-X63, OS-C124 nor for what costs nothing, which a ship without energy may fire', () => {
    const swift = { ships: ['Roost B3', { design: 'Swift', slot: 'F3', energy: 0 }], hand: ['Wing Guns'] };
    const match = duel(swift, MEEK, { options: kinds('churrap', 'terran') });
    expect(refusal(match, attack('1:Swift', 'Wing Guns', '2:Ceres', true))).toBe(
      'OS-5.10: Wing Guns cost 0 energy; overcharging is not needed.',
    );
    expect(isLegal(match, attack('1:Swift', 'Wing Guns', '2:Ceres'))).toBe(true);
    const hit = duel({ ships: ['Mars B3', 'Ceres F3'] }, swift, { options: kinds('terran', 'churrap') });
    const window = after(hit, attack('1:Ceres', 'weapon', '2:Swift'));
    expect(isLegal(window, react('2:Swift', 'Wing Guns', 'attackingShip'))).toBe(true);
  });

  it('OS-5.11, OS-C30 an overcharged ship does nothing, not even in the window it overcharged for', () => {
    const match = against(['Mars B3', { design: 'Ceres', slot: 'F3', energy: 0 }], ['Particle Beam'], {
      ships: ['Mars B3', { design: 'Phobos', slot: 'F3', energy: 1 }],
    });
    const fired = after(match, attack('1:Ceres', 'weapon', '2:Phobos', true));
    expect(asked(fired)).toBe('2');
    const answered = play(fired, '2', react('2:Phobos', 'weapon', 'attackingShip'));
    // Ceres is under attack and may not answer: nobody is asked, the window closes.
    expect(answered.match.state.window).toBeNull();
    expect(stand(answered.match, '1:Ceres')).toBe('0/2/0');
    expect(answered.match.state.phase).toBe('turnDone');
  });

  it('OS-5.12 lasts until a Regroup or a card that re-enables', () => {
    const spent = {
      ships: ['Mars B3', { design: 'Ceres', slot: 'F3', overcharged: true, energy: 0 }],
      hand: ['Gnome Refit'],
    };
    const match = duel(spent, MEEK, TERRANS);
    expect(shipIn(after(match, regroup('1')), '1:Ceres')).toMatchObject({ overcharged: false, energy: 2 });
    expect(shipIn(after(match, playSpecial('1', 'Gnome Refit', { on: '1:Ceres' })), '1:Ceres')).toMatchObject({
      overcharged: false,
      energy: 2,
    });
  });
});

describe('the end of a Main Attack', () => {
  it('OS-5.13 by command, or by itself when the ship is overcharged; not for want of energy', () => {
    const match = against(['Mars B3', { design: 'Ceres', slot: 'F3', energy: 1 }]);
    const one = passed(after(match, attack('1:Ceres', 'weapon', '2:Ceres')));
    expect(one.state).toMatchObject({ phase: 'attacking', activeShip: ship('1:Ceres') });
    expect(after(one, finish).state.phase).toBe('turnDone');
    const over = told(one, attack('1:Ceres', 'weapon', '2:Ceres', true));
    expect(eventsOf(over, 'activationEnded')).toEqual([{ type: 'activationEnded', seat: '1', auto: true, over: true }]);
    expect(after(one, finish, endTurn).state.activeSeat).toBe('2');
  });

  it('OS-5.14, OS-C123 splash reaches every ship beside the target, a flagship too', () => {
    const prowlers = {
      ships: ['Mauler B3', { design: 'Prowler', slot: 'M3' }, { design: 'Cub', slot: 'M2' }],
    };
    const match = duel({ ships: ['Mars B3', 'Ceres F3'], hand: ['Cluster Missile'] }, prowlers, {
      options: kinds('terran', 'mrooshen'),
    });
    const fired = after(match, attack('1:Mars', 'Cluster Missile', '2:Prowler'));
    const hit = passed(fired);
    if (fired.state.window) expect(attackIn(fired).splashHits).toHaveLength(2);
    expect(stands(hit, '2:Prowler', '2:Mauler', '2:Cub')).toEqual(['0/3/2', '1/6/4', '0/2/2']);
  });
});
