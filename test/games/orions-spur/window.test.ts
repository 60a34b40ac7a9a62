import { describe, expect, it } from 'vitest';
import {
  after,
  asked,
  attack,
  decider,
  duel,
  game,
  isLegal,
  kinds,
  legalOf,
  packet,
  pass,
  passed,
  play,
  playDraw,
  player,
  ram,
  react,
  refusal,
  revise,
  stand,
  stands,
  suppress,
  table,
  vp,
  attackIn,
  endTurn,
  flock,
  regroup,
} from '../../helpers/os-position.ts';

const TERRANS = { options: kinds('terran', 'terran') };
const ONE = { ships: ['Mars B3', 'Ceres F3'] };
type Fleet = Parameters<typeof duel>[0];

/** Seat 1's Ceres fires its missile at seat 2's Ceres. */
const missile = (one: Fleet = ONE, two: Fleet = ONE, rest: Parameters<typeof duel>[2] = TERRANS) =>
  after(duel(one, two, rest), attack('1:Ceres', 'weapon', '2:Ceres'));

describe('who is asked', () => {
  it('OS-6.1, OS-6.2, OS-0.35, OS-0.16, OS-0.22, OS-14.7 attacks and rams open a window with one attack', () => {
    const window = missile(ONE, { ...ONE, hand: ['Particle Beam'] });
    expect(window.state.phase).toBe('window');
    expect(window.state.window!.pending).toEqual([
      {
        id: 0,
        live: true,
        thing: {
          controller: '1',
          kind: 'weapon',
          ship: '1:ter-ceres#1',
          source: 'weapon',
          target: '2:ter-ceres#1',
          main: { shield: 0, any: 2, hull: 0 },
          splash: 0,
          splashHits: [],
          missile: true,
          braced: [],
        },
      },
    ]);
    const rams = duel(
      { ships: ['Mauler B3', 'Cub F3'] },
      { ...ONE, hand: ['Shield Surge'] },
      { options: kinds('mrooshen', 'terran') },
    );
    expect(after(rams, ram('1:Cub', '2:Ceres')).state.phase).toBe('window');
    const others = duel({ ...ONE, hand: ['Tactical Review'] }, { ...ONE, hand: ['Particle Beam'] }, TERRANS);
    for (const command of [suppress('1:Mars', '2:Ceres'), playDraw('1', 'Tactical Review'), regroup('1')])
      expect(after(others, command).state.window).toBeNull();
    expect(refusal(others, pass)).toBe('OS-6.1: There is no reaction window.');
  });

  it('OS-6.4, OS-6.5, OS-C31 nobody is asked who has no reaction', () => {
    const match = missile();
    expect(match.state).toMatchObject({ phase: 'attacking', window: null });
    expect(stand(match, '2:Ceres')).toBe('0/1/2');
  });

  it('OS-C32 the defender reacts twice when nobody else can', () => {
    const defender = { ships: ['Mars B3', 'Ceres F3'], hand: ['Shield Surge', 'Shield Surge'] };
    const window = after(
      duel({ ships: ['Sol B3', 'Ceres F3'] }, defender, TERRANS),
      attack('1:Sol', 'weapon', '2:Ceres'),
    );
    const once = after(window, react('2:Ceres', 'Shield Surge', 'hit'));
    expect([asked(once), packet(once)]).toEqual(['2', '0/3/0']);
    const twice = after(once, react('2:Ceres', 'Shield Surge#2', 'hit'));
    expect(twice.state.window).toBeNull();
    expect(stand(twice, '2:Ceres')).toBe('0/2/0');
  });

  it('OS-C33 passing does not bar from reacting later', () => {
    const attacker = { ships: ['Mars B3', { design: 'Phobos', slot: 'F3' }], hand: ['Particle Beam', 'Shield Surge'] };
    const defender = { ships: ['Mars B3', { design: 'Venus', slot: 'F3' }], hand: ['Particle Beam', 'Particle Beam'] };
    let match = after(duel(attacker, defender, TERRANS), attack('1:Phobos', 'weapon', '2:Venus'));
    match = after(match, react('2:Venus', 'Particle Beam', 'attackingShip'));
    expect(asked(match)).toBe('1');
    match = after(match, react('1:Phobos', 'Particle Beam', 'attackingShip', 'C1'));
    expect([asked(match), match.state.window!.passes]).toEqual(['2', 0]);
    match = after(match, pass);
    // Phobos has no energy left: seat 1 counts as passing, and all have passed.
    expect(match.state.window).toBeNull();
  });

  it('OS-6.3, OS-C133 in ffa only defender and attacker take part', () => {
    const three = table({
      options: { seats: 3, species: ['terran', 'terran', 'terran'] },
      '1': ONE,
      '2': { ...ONE, hand: ['Particle Beam'] },
      '3': { ...ONE, hand: ['Particle Beam', 'Shield Surge'] },
    });
    const window = after(three, attack('1:Ceres', 'weapon', '2:Ceres'));
    expect(window.state.window!.participants).toEqual(['2', '1']);
    expect(refusal(window, pass, '3')).toBe('OS-6.4: Seat 2 is being asked now.');
  });

  it('OS-6.6, OS-C34 with bluffWindows whoever might have a reaction is asked', () => {
    const bluff = { options: { ...kinds('terran', 'terran'), bluffWindows: true } };
    const window = missile(ONE, { ...ONE, hand: ['Tactical Review', 'Tactical Review', 'Tactical Review'] }, bluff);
    expect(asked(window)).toBe('2');
    expect(game.choices(window.state, '2')).toEqual([{ type: 'pass' }, { type: 'pass', rest: true }]);
    expect(missile(ONE, ONE, bluff).state.window).toBeNull();
  });

  it('OS-6.22 passes for the rest of the window', () => {
    const attacker = { ...ONE, hand: ['Particle Beam'] };
    const window = missile(attacker, { ...ONE, hand: ['Particle Beam', 'Particle Beam'] });
    const fired = after(window, react('2:Ceres', 'Particle Beam', 'attackingShip'));
    expect(asked(fired)).toBe('1');
    const rested = play(fired, '1', { type: 'pass', rest: true }).match;
    expect(rested.state.window!.resting).toEqual(['1']);
    const again = play(rested, '2', react('2:Ceres', 'Particle Beam#2', 'attackingShip')).match;
    expect(again.state.window).toBeNull();
  });

  it('OS-6.21, OS-C41, OS-13.27 auto-pass answers where no own ship would be lost', () => {
    const set = (ships: readonly unknown[]) => {
      const match = duel(
        { ships: ['Mars B3', 'Ceres F3'] },
        { ships: ships as never, hand: ['Shield Surge'] },
        TERRANS,
      );
      const safe = play(match, '2', { type: 'setAutoPass', trigger: 'ownAttacked', value: 'passIfSafe' }).match;
      return after(safe, attack('1:Ceres', 'weapon', '2:Mars'));
    };
    expect(set([{ design: 'Mars', slot: 'F3' }]).state.window).toBeNull();
    const frail = [{ design: 'Mars', slot: 'F3', shield: 0, hull: 2 }];
    expect(asked(set(frail))).toBe('2');
    const match = missile(ONE, { ...ONE, hand: ['Shield Surge'], autoPass: { ownAttacked: 'pass' } });
    expect(match.state.window).toBeNull();
  });
});

describe('counterfire and interception', () => {
  const armed = { ships: ['Mars B3', { design: 'Ceres', slot: 'F3' }], hand: ['Particle Beam'] };
  const seed = { ships: ['Mars B3', { design: 'Ceres', slot: 'M2' }], hand: ['Particle Beam'] };
  const window = missile(seed, armed);

  it('OS-6.10, OS-6.15, OS-C35 a beam destroys a missile', () => {
    const match = passed(after(window, react('2:Ceres', 'Particle Beam', 'incomingAttack')));
    expect(stands(match, '1:Ceres', '2:Ceres')).toEqual(['1/2/1', '1/2/1']);
  });

  it('OS-C38 an interception is no attack: the attacker is not asked', () => {
    expect(after(window, react('2:Ceres', 'Particle Beam', 'incomingAttack')).state.window).toBeNull();
  });

  it('OS-6.9, OS-0.21, OS-C36 or fires back: both are hit', () => {
    const match = passed(after(window, react('2:Ceres', 'Particle Beam', 'attackingShip')));
    expect(stands(match, '1:Ceres', '2:Ceres')).toEqual(['0/1/1', '0/1/1']);
  });

  it('OS-C37 and may be answered in the same window', () => {
    const fired = after(window, react('2:Ceres', 'Particle Beam', 'attackingShip'));
    expect([asked(fired), attackIn(fired, 1).target]).toEqual(['1', '1:ter-ceres#1']);
    const match = passed(after(fired, react('1:Ceres', 'Particle Beam', 'attackingShip', 'C1')));
    expect(stands(match, '1:Ceres', '2:Ceres')).toEqual(['0/1/0', 'gone']);
    expect(vp(match, '1')).toBe(1);
  });

  it('OS-C121 the full window', () => {
    const churrap = { ships: ['Roost B3', { design: 'Harrier', slot: 'F3' }], hand: ['Particle Beam'] };
    const terran = { ships: ['Mars B3', 'Ceres F3'], hand: ['Heavy Torpedo', 'Shield Surge'] };
    let match = after(
      duel(terran, churrap, { options: kinds('terran', 'churrap') }),
      attack('1:Mars', 'Heavy Torpedo', '2:Harrier'),
    );
    match = after(match, react('2:Harrier', 'weapon', 'incomingAttack'));
    expect([packet(match), stand(match, '2:Harrier'), asked(match)]).toEqual(['0/3/0', '1/3/2', '2']);
    match = after(match, react('2:Harrier', 'Particle Beam', 'attackingShip'));
    expect([asked(match), packet(match, 1)]).toEqual(['1', '0/2/0']);
    match = after(match, react('1:Mars', 'Shield Surge', 'hit', 'C1'));
    expect([stand(match, '1:Mars'), packet(match, 1), asked(match)]).toEqual(['3/4/0', '0/0/0', '2']);
    match = after(match, pass);
    expect([match.state.window, ...stands(match, '2:Harrier', '1:Mars')]).toEqual([null, '0/1/1', '3/4/0']);
  });

  it('OS-C125 a bonus counts for the missile, and the beam takes its own strength off', () => {
    const kite = { ships: ['Roost B3', { design: 'Kite', slot: 'F3' }] };
    const match = duel(kite, armed, {
      options: kinds('churrap', 'terran'),
      modifiers: [{ card: '1:chu-mobbing-call#1' }],
    });
    const fired = after(match, attack('1:Kite', 'weapon', '2:Ceres'));
    expect(packet(fired)).toBe('0/3/0');
    expect(stand(after(fired, react('2:Ceres', 'Particle Beam', 'incomingAttack')), '2:Ceres')).toBe('0/2/1');
  });
});

describe('reactions that are refused', () => {
  const hand = [
    'Shield Surge',
    'Angle the Hull',
    'Particle Beam',
    'Missile Salvo',
    'Tactical Review',
    'Point Defense',
    'Hard Over',
  ];
  const volley = (enemy: Fleet, source = 'Laser Volley', from = '1:Mars', target = '2:Ceres') =>
    after(
      duel({ ships: ['Mars B3', 'Ceres F3'], hand: [source === 'weapon' ? 'Laser Volley' : source] }, enemy, TERRANS),
      attack(from, source, target),
    );
  const enemy = { ships: ['Mars B3', { design: 'Ceres', slot: 'F3' }, { design: 'Venus', slot: 'F2' }], hand };
  const window = volley(enemy);

  it('OS-X7, OS-6.20 everything but reactions', () => {
    const only = 'OS-6.20: Only reactions are possible in a reaction window.';
    expect(refusal(window, playDraw('2', 'Tactical Review'))).toBe(only);
    for (const command of [endTurn, revise('1', 'Laser Volley'), regroup('1'), flock('1:Ceres')])
      expect(refusal(window, command, '1')).toBe(only);
    expect(refusal(window, react('2:Ceres', 'Tactical Review', 'hit'))).toBe(only);
  });

  it('OS-X30 whoever is not asked', () => {
    expect(refusal(window, pass, '1')).toBe('OS-6.4: Seat 2 is being asked now.');
    const armed = { ...ONE, hand: ['Particle Beam'] };
    const back = after(missile(armed, armed), react('2:Ceres', 'Particle Beam', 'attackingShip'));
    expect(asked(back)).toBe('1');
    expect(refusal(back, pass, '2')).toBe('OS-6.4: Seat 1 is being asked now.');
  });

  it('OS-6.8, OS-X31 Reaction cards of a ship that is not attacked', () => {
    expect(refusal(window, react('2:Venus', 'Shield Surge', 'hit', 'A0', { on: '2:Ceres' }))).toBe(
      'OS-6.8: Venus is not under attack; only the attacked ship can play reaction cards.',
    );
  });

  it('OS-X32 counterfire at another ship', () => {
    expect(refusal(window, react('2:Ceres', 'Particle Beam', 'attackingShip', 'A0', { on: '1:Ceres' }))).toBe(
      'OS-6.9: Counterfire can only hit the attacking ship Mars.',
    );
  });

  it('OS-X33, OS-0.20 interception of what is no missile', () => {
    expect(refusal(window, react('2:Ceres', 'Particle Beam', 'incomingAttack'))).toBe(
      'OS-6.10: Laser Volley is not a missile.',
    );
  });

  it('OS-6.14, OS-X35 reactions of an overcharged ship', () => {
    const turned = [{ design: 'Ceres', slot: 'F3', overcharged: true }, { design: 'Phobos', slot: 'F2' }, 'Mars B3'];
    const match = volley({ ships: turned, hand });
    expect(refusal(match, react('2:Ceres', 'Point Defense', 'incomingAttack'))).toBe(
      'OS-6.14: Ceres is overcharged and cannot react.',
    );
  });

  it('OS-X36 reactions without energy', () => {
    const empty = [{ design: 'Ceres', slot: 'F3', energy: 0 }, { design: 'Phobos', slot: 'F2' }, 'Mars B3'];
    const match = volley({ ships: empty, hand });
    expect(refusal(match, react('2:Ceres', 'Shield Surge', 'hit'))).toBe(
      'OS-6.14: Shield Surge costs 1 energy; Ceres has 0.',
    );
  });

  it('OS-X38, OS-6.17 reactions that would change nothing', () => {
    const phobos = [{ design: 'Phobos', slot: 'F3' }, 'Mars B3'];
    const match = after(
      duel({ ships: ['Mars B3', { design: 'Phobos', slot: 'F3' }] }, { ships: phobos, hand }, TERRANS),
      attack('1:Phobos', 'weapon', '2:Phobos'),
    );
    expect(refusal(match, react('2:Phobos', 'Angle the Hull', 'hit'))).toBe(
      'OS-6.17: Halving 1 damage, rounded up, changes nothing.',
    );
    const blocked = after(match, react('2:Phobos', 'Shield Surge', 'hit'));
    const spent = 'OS-6.17: The hit has no damage left.';
    expect(refusal(blocked, react('2:Phobos', 'Angle the Hull', 'hit'))).toBe(spent);
    const strong = after(
      duel(
        { ships: ['Mars B3', { design: 'Phobos', slot: 'F3' }] },
        { ships: [{ design: 'Mars', slot: 'F3' }] as never, hand },
        TERRANS,
      ),
      attack('1:Phobos', 'weapon', '2:Mars'),
      react('2:Mars', 'Shield Surge', 'hit'),
    );
    expect(refusal(strong, react('2:Mars', 'Hard Over', 'attack'))).toBe('OS-6.17: The attack has no damage left.');
  });

  it('OS-6.7, OS-6.13, OS-13.26 reactions that are aimed at the wrong thing, or name what means nothing', () => {
    expect(refusal(window, react('2:Ceres', 'Shield Surge', 'attack'))).toBe(
      'OS-6.13: Shield Surge is aimed at a hit.',
    );
    expect(refusal(window, react('2:Ceres', 'Particle Beam', 'hit'))).toBe(
      'OS-6.13: Particle Beam is aimed at the attacking ship or an incoming missile.',
    );
    expect(refusal(window, react('2:Ceres', 'Shield Surge', 'hit', 'C7'))).toBe(
      'OS-6.13: There is no attack "C7" in this window.',
    );
    expect(refusal(window, react('2:Ceres', 'Missile Salvo', 'attackingShip'))).toBe(
      'OS-10.4: Missile Salvo is an Attack card; it cannot be played in a reaction window.',
    );
    expect(refusal(window, react('2:Ceres', 'weapon', 'attackingShip'))).toBe(
      'OS-10.4: Ship Missile cannot be fired in a reaction window.',
    );
    expect(refusal(window, react('2:Ceres', 'Shield Surge', 'hit', 'A0', { amount: 1 }))).toBe(
      'OS-13.26: amount is for Bracing only.',
    );
    expect(refusal(window, react('1:Mars', 'weapon', 'attackingShip'))).toBe(
      'OS-6.7: "1:ter-mars#1" is not a ship of your fleet.',
    );
  });

  it('OS-6.18, OS-0.18, OS-0.19, OS-C40 an attack reduced to nothing still lives, one that is evaded does not', () => {
    const two = {
      ships: ['Sol B3', { design: 'Europa', slot: 'F3' }],
      hand: ['Shield Surge', 'Hard Over', 'Particle Beam'],
    };
    const fired = after(
      duel({ ships: ['Mars B3', 'Ceres F3'] }, two, TERRANS),
      attack('1:Ceres', 'weapon', '2:Europa'),
    );
    const blocked = after(fired, react('2:Europa', 'Shield Surge', 'hit'));
    expect(packet(blocked)).toBe('0/0/0');
    expect(isLegal(blocked, react('2:Europa', 'Particle Beam', 'attackingShip'))).toBe(true);
    expect(after(fired, react('2:Europa', 'Hard Over', 'attack')).state.window).toBeNull();
  });

  it('OS-6.16, OS-C39 reactions work in the order in which they are played', () => {
    const sol = { ships: ['Sol B3', 'Ceres F3'] };
    const mars = { ships: [{ design: 'Mars', slot: 'F3' }] as never, hand: ['Angle the Hull', 'Shield Surge'] };
    const fired = after(duel(sol, mars, TERRANS), attack('1:Sol', 'weapon', '2:Mars'));
    expect(packet(fired)).toBe('0/5/0');
    const halved = after(fired, react('2:Mars', 'Angle the Hull', 'hit'));
    const first = passed(after(halved, react('2:Mars', 'Shield Surge', 'hit')));
    const blocked = after(fired, react('2:Mars', 'Shield Surge', 'hit'));
    expect([packet(halved), packet(blocked)]).toEqual(['0/3/0', '0/3/0']);
    const second = passed(after(blocked, react('2:Mars', 'Angle the Hull', 'hit')));
    expect([stand(first, '2:Mars'), stand(second, '2:Mars')]).toEqual(['2/4/1', '1/4/1']);
  });

  it('OS-6.24 the window closes into damage, and the play goes on', () => {
    const closed = passed(window);
    expect([closed.state.phase, closed.state.window, player(closed, '2').hand.length]).toEqual(['attacking', null, 7]);
    expect(legalOf(closed, 'attack', decider(closed)).length).toBeGreaterThan(0);
  });
});
