import { describe, expect, it } from 'vitest';
import { ALL_CARDS, cardOf } from '../../../src/games/orions-spur/data/cards.ts';
import {
  after,
  attack,
  card,
  decider,
  diceLeft,
  duel,
  endTurn,
  eventsOf,
  finish,
  flock,
  hand,
  isLegal,
  keep,
  kinds,
  packet,
  passed,
  play,
  playDraw,
  player,
  playRepair,
  playSpecial,
  ram,
  refusal,
  regroup,
  revise,
  shipIn,
  stand,
  told,
  vp,
} from '../../helpers/os-position.ts';

type Fleet = Parameters<typeof duel>[0];
const at = (design: string, slot: string, more: object = {}) => ({ design, slot, ...more });
const fleet = (...ships: readonly unknown[]): Fleet => ({ ships: ships as never });
const of = (species: string, other = 'terran') => ({ options: kinds(species, other) });
const ENEMY = fleet('Mars B3', 'Venus M3', 'Ceres F3');

describe('drawing', () => {
  it('OS-10.1, OS-10.6, OS-10.8, OS-10.20, OS-C94, OS-15.4 makes an empty deck anew of the discard pile', () => {
    const match = duel({ ...fleet('Mars B3'), hand: ['Tactical Review'], deck: [] }, ENEMY, of('terran'));
    const drawn = after(match, playDraw('1', 'Tactical Review'));
    expect([hand(drawn, '1'), player(drawn, '1').discard, player(drawn, '1').tacticsDeck]).toEqual([
      ['Tactical Review'],
      [],
      [],
    ]);
  });

  it('OS-10.32, OS-C135, OS-X65 a card that comes back is played once a turn only', () => {
    const match = duel({ ...fleet('Mauler B3'), hand: ['Pathfinders'], deck: [] }, ENEMY, of('mrooshen'));
    const again = after(match, playDraw('1', 'Pathfinders'));
    expect([hand(again, '1'), player(again, '1').recruitment]).toEqual([['Pathfinders'], 1]);
    expect(refusal(again, playDraw('1', 'Pathfinders'))).toBe('OS-10.32: This card was already played this turn.');
    const review = duel({ ...fleet('Mars B3'), hand: ['Tactical Review'], deck: [] }, ENEMY, of('terran'));
    expect(refusal(after(review, playDraw('1', 'Tactical Review')), playDraw('1', 'Tactical Review'))).toBe(
      'OS-10.32: This card was already played this turn.',
    );
    const later = after(again, regroup('1'), keep, endTurn, regroup('2'), keep, endTurn);
    expect(isLegal(later, playDraw('1', 'Pathfinders'))).toBe(true);
  });

  it('OS-15.2, OS-C119 a shuffle exchanges from the last place down; a renewed deck takes the oldest discard first', () => {
    const cards = ['Missile Salvo', 'Ion Burst', 'Rail Slug'];
    const match = duel({ ...fleet('Mars B3'), hand: ['Shield Cell'], deck: [], discard: cards.slice(0, 2) }, ENEMY, {
      ...of('terran'),
      dice: [0, 1],
    });
    const played = told(match, revise('1', 'Shield Cell'));
    expect(eventsOf(played, 'deckShuffled')[0]!.order!.map((id) => cardOf(id).name)).toEqual([
      'Shield Cell',
      'Ion Burst',
      'Missile Salvo',
    ]);
  });

  it('OS-10.7, OS-X51 Revise Tactics once a turn', () => {
    const match = duel(
      { ...fleet('Mars B3'), hand: ['Missile Salvo', 'Ion Burst'], deck: ['Rail Slug', 'Shield Cell'] },
      ENEMY,
      of('terran'),
    );
    const revised = after(match, revise('1', 'Missile Salvo'));
    expect([hand(revised, '1'), player(revised, '1').discard]).toEqual([
      ['Ion Burst', 'Rail Slug'],
      [card('1', 'Missile Salvo')],
    ]);
    expect(refusal(revised, revise('1', 'Ion Burst'))).toBe('OS-10.7: You have already revised tactics this turn.');
    expect(refusal(match, revise('1', 'Rail Slug'))).toBe('OS-10.7: "1:core-rail-slug#1" is not in your hand.');
  });

  it('OS-10.21, OS-0.37, OS-13.7, OS-13.25, OS-C99 Red Clan Counsel draws three and discards one', () => {
    const cards = ['Missile Salvo', 'Ion Burst', 'Rail Slug', 'Shield Cell'];
    const match = duel({ ...fleet('Throne B3'), hand: ['Red Clan Counsel', ...cards] }, ENEMY, of('hssuk'));
    const drawn = after(match, playDraw('1', 'Red Clan Counsel'));
    expect([drawn.state.phase, hand(drawn, '1').length]).toEqual(['choosing', 7]);
    const choose = (...names: readonly string[]) => ({
      type: 'chooseDiscard' as const,
      cards: names.map((name) => card('1', name)),
    });
    expect(refusal(drawn, choose('Missile Salvo', 'Ion Burst'))).toBe('OS-10.21: Discard exactly 1 card; you named 2.');
    expect(refusal(drawn, endTurn)).toBe('OS-10.21: Discard 1 card first.');
    const done = after(drawn, choose('Ion Burst'));
    expect([done.state.phase, hand(done, '1').length]).toEqual(['turnOpen', 6]);
    expect(refusal(done, choose('Rail Slug'))).toBe('OS-10.21: There is nothing to discard now.');
  });

  it('OS-10.21 nobody is asked who has no card left', () => {
    const match = duel(
      { ...fleet('Ancestor B3', at('Cub', 'F3', { hull: 1 })), hand: ['Menial Crews'] },
      ENEMY,
      of('mrooshen'),
    );
    const played = after(match, playRepair('1', 'Menial Crews', '1:Cub'));
    expect([played.state.phase, stand(played, '1:Cub')]).toEqual(['turnOpen', '0/3/2']);
  });

  it('OS-10.11, OS-13.20 a ship may be left out on a card that draws, and must be ready', () => {
    const birds = {
      ...fleet(at('Roost', 'B3', { energy: 1 }), at('Swift', 'F3', { overcharged: true, energy: 0 })),
      hand: ['Thermal Rise', 'Tactical Review'],
    };
    const match = duel(birds, ENEMY, of('churrap'));
    expect(shipIn(after(match, playDraw('1', 'Thermal Rise', '1:Roost')), '1:Roost').energy).toBe(2);
    expect(hand(after(match, playDraw('1', 'Thermal Rise')), '1')).toHaveLength(3);
    expect(refusal(match, playDraw('1', 'Thermal Rise', '1:Swift'))).toBe('OS-10.11: Swift is overcharged.');
    expect(refusal(match, playDraw('1', 'Tactical Review', '1:Roost'))).toBe(
      'OS-13.20: Tactical Review names no ship.',
    );
  });
});

describe('repairing', () => {
  it('OS-10.2, OS-10.23, OS-C97, OS-X53, OS-13.21 restores up to the printed value, and at least a point', () => {
    const hurt = {
      ...fleet(at('Mars', 'B3', { hull: 3 }), at('Mars', 'F3', { shield: 0 }), 'Ceres F2'),
      hand: ['Damage Control'],
    };
    const match = duel(hurt, ENEMY, of('terran'));
    expect(stand(after(match, playRepair('1', 'Damage Control', '1:Mars')), '1:Mars')).toBe('3/4/3');
    expect(refusal(match, playRepair('1', 'Damage Control', '1:Mars#2'))).toBe('OS-10.2: Mars has full hull.');
    expect(refusal(match, playRepair('1', 'Damage Control', '1:Ceres'))).toBe(
      'OS-10.2: Ceres has full shield and hull.',
    );
    expect(refusal(match, playRepair('1', 'Damage Control', '2:Mars'))).toBe(
      'OS-10.2: "2:ter-mars#1" is not a ship of your fleet.',
    );
    expect(refusal(match, { type: 'playRepair', card: card('1', 'Damage Control') })).toBe(
      'OS-13.21: playRepair needs ship.',
    );
  });

  it('OS-C98 two numbers of the same ship', () => {
    const match = duel({ ...fleet(at('Elder', 'B3', { shield: 0 })), hand: ['Long Hibernation'] }, ENEMY, of('hssuk'));
    expect(stand(after(match, playRepair('1', 'Long Hibernation', '1:Elder')), '1:Elder')).toBe('1/3/3');
  });

  it('OS-C96, OS-10.24, OS-10.25 Gnome Refit readies a ship and fills it up', () => {
    const refit = (mars: object) =>
      duel({ ...fleet(at('Mars', 'B3', mars)), hand: ['Gnome Refit'] }, ENEMY, of('terran'));
    const spent = after(refit({ overcharged: true, energy: 0 }), playSpecial('1', 'Gnome Refit', { on: '1:Mars' }));
    expect(shipIn(spent, '1:Mars')).toMatchObject({ overcharged: false, energy: 2 });
    expect(refusal(refit({}), playSpecial('1', 'Gnome Refit', { on: '1:Mars' }))).toBe(
      'OS-10.10: Gnome Refit would change nothing.',
    );
  });

  it('OS-X54 Updraft on an overcharged ship', () => {
    const match = duel(
      { ...fleet(at('Roost', 'B3', { overcharged: true, energy: 0 })), hand: ['Updraft'] },
      ENEMY,
      of('churrap'),
    );
    expect(refusal(match, playSpecial('1', 'Updraft', { on: '1:Roost' }))).toBe('OS-10.11: Roost is overcharged.');
  });
});

describe('Special cards', () => {
  it('OS-10.3, OS-10.5, OS-10.26, OS-13.22 cost nothing, name what their effects need, and nobody reacts', () => {
    const match = duel(
      { ...fleet('Mars B3'), hand: ['Federation Reserves', 'Signal Jamming'] },
      { ...ENEMY, hand: ['Particle Beam'] },
      {
        ...of('terran'),
        dice: [0],
      },
    );
    const richer = after(match, playSpecial('1', 'Federation Reserves'));
    expect([player(richer, '1').recruitment, richer.state.window]).toEqual([2, null]);
    expect(refusal(match, playSpecial('1', 'Federation Reserves', { on: '1:Mars' }))).toBe(
      'OS-13.22: Federation Reserves needs no ship.',
    );
    expect(refusal(match, playSpecial('1', 'Signal Jamming'))).toBe('OS-13.22: Signal Jamming needs player.');
    expect(refusal(match, playDraw('1', 'Signal Jamming'))).toBe('OS-10.1: Signal Jamming is not a Draw card.');
    for (const { kind, energy } of ALL_CARDS) if (['draw', 'repair', 'special'].includes(kind)) expect(energy).toBe(0);
    const jammed = after(match, playSpecial('1', 'Signal Jamming', { player: '2' }));
    expect([player(jammed, '2').hand, hand(jammed, '1').length, diceLeft(jammed)]).toEqual([[], 2, []]);
  });

  it('OS-10.22, OS-C103, OS-X55 forceDiscard takes cards at random, all if there are fewer', () => {
    const pride = { ...fleet('Mauler B3'), hand: ['Roar of the Pride', 'Plunder Stores'] };
    const roar = (cards: readonly string[], dice: readonly number[]) =>
      duel(pride, { ...ENEMY, hand: cards }, { ...of('mrooshen'), dice });
    const two = after(
      roar(['Ion Burst', 'Rail Slug', 'Shield Cell'], [2, 0]),
      playSpecial('1', 'Roar of the Pride', { player: '2' }),
    );
    expect([hand(two, '2'), player(two, '2').discard.map((id) => cardOf(id).name)]).toEqual([
      ['Rail Slug'],
      ['Shield Cell', 'Ion Burst'],
    ]);
    expect(hand(after(roar(['Ion Burst'], [0]), playSpecial('1', 'Roar of the Pride', { player: '2' })), '2')).toEqual(
      [],
    );
    const none = roar([], []);
    expect(refusal(none, playSpecial('1', 'Roar of the Pride', { player: '2' }))).toBe(
      'OS-10.22: Seat 2 has no cards in hand.',
    );
    expect(refusal(none, playSpecial('1', 'Roar of the Pride'))).toBe(
      'OS-10.10: Roar of the Pride would change nothing.',
    );
    // Without a hand card anywhere the effect is skipped, the other one works.
    expect(player(after(none, playSpecial('1', 'Plunder Stores')), '1').recruitment).toBe(1);
  });

  const hunters = (more: object = {}) => ({
    ...fleet('Mauler B3', 'Prowler F3'),
    hand: ['Boarding Party', 'Blood Up', 'Leap the Line'],
    ...more,
  });
  const boarding = playSpecial('1', 'Boarding Party', { target: '2:Swift' });

  it('OS-10.12, OS-10.13, OS-C95 harm comes after an attack, at once, and scores', () => {
    const swifts = fleet('Roost B3', at('Swift', 'F3', { shield: 1, hull: 1 }));
    const done = duel(hunters(), swifts, { options: kinds('mrooshen', 'churrap'), phase: 'turnDone' });
    const boarded = after(done, boarding);
    expect([stand(boarded, '2:Swift'), vp(boarded, '1'), boarded.state.phase]).toEqual(['gone', 1, 'turnDone']);
    const guarded = duel(hunters(), fleet('Throne B3', 'Clanguard F3'), {
      options: kinds('mrooshen', 'hssuk'),
      phase: 'turnDone',
    });
    expect(refusal(guarded, playSpecial('1', 'Boarding Party', { target: '2:Clanguard' }))).toBe(
      'OS-10.10: Boarding Party would do no damage to Clanguard.',
    );
  });

  it('OS-9.8, OS-X52 not before, nor in a turn with a Regroup', () => {
    const swifts = fleet('Roost B3', 'Swift F3');
    const open = duel(hunters(), swifts, { options: kinds('mrooshen', 'churrap') });
    const late = 'OS-10.12: Boarding Party causes damage; it is possible only after an attack or special ability.';
    expect(refusal(open, boarding)).toBe(late);
    expect(refusal(after(open, regroup('1'), keep), boarding)).toBe(late);
    const attacked = after(passed(after(open, attack('1:Prowler', 'weapon', '2:Swift'))), finish);
    expect(isLegal(attacked, boarding)).toBe(true);
  });

  it('OS-10.28, OS-10.29, OS-C100 Mobbing Calls add up', () => {
    const birds = {
      ...fleet('Roost B3', 'Harrier F2', 'Swift F3'),
      hand: ['Mobbing Call', 'Mobbing Call', 'Stooping Dive'],
    };
    const enemy = { ...fleet('Sol B3', at('Ganymede', 'F3')), hand: ['Hard Over'] };
    const one = after(duel(birds, enemy, of('churrap')), playSpecial('1', 'Mobbing Call'));
    expect(packet(after(one, attack('1:Swift', 'weapon', '2:Ganymede')))).toBe('0/2/0');
    expect(packet(after(one, attack('1:Harrier', 'Stooping Dive', '2:Ganymede')))).toBe('0/3/1');
    const two = after(one, playSpecial('1', 'Mobbing Call#2'), attack('1:Swift', 'weapon', '2:Ganymede'));
    expect(packet(two)).toBe('0/3/0');
    const next = after(one, regroup('1'), keep, endTurn);
    expect(next.state.lasting).toEqual([]);
  });

  it('OS-10.31, OS-C101 Blood Up for a ram, Leap the Line for the second ship', () => {
    const enemy = { ...fleet('Mars B3', 'Venus M3', 'Ceres F3'), hand: ['Shield Surge'] };
    const match = duel(hunters(), enemy, of('mrooshen'));
    const angry = after(match, playSpecial('1', 'Blood Up', { on: '1:Prowler' }), ram('1:Prowler', '2:Ceres'));
    expect(packet(angry)).toBe('0/2/5');
    expect(isLegal(match, ram('1:Prowler', '2:Venus'))).toBe(false);
    const leaping = after(match, playSpecial('1', 'Leap the Line', { on: '1:Prowler' }));
    expect(isLegal(leaping, ram('1:Prowler', '2:Venus'))).toBe(true);
    expect(refusal(match, playSpecial('1', 'Leap the Line'))).toBe('OS-13.22: Leap the Line needs ship.');
  });

  it('OS-10.10 a reach where there is one already changes nothing', () => {
    const match = duel({ ...hunters() }, ENEMY, {
      ...of('mrooshen'),
      modifiers: [{ card: '1:mro-leap-the-line#1', ship: '1:mro-prowler#1' }],
    });
    expect(refusal(match, playSpecial('1', 'Leap the Line', { on: '1:Prowler' }))).toBe(
      'OS-10.10: Leap the Line would change nothing.',
    );
  });

  it('OS-C102 the Imperial Decree lasts to the next own turn', () => {
    const match = after(
      duel({ ...fleet('Throne B3'), hand: ['Imperial Decree'] }, ENEMY, of('hssuk')),
      playSpecial('1', 'Imperial Decree'),
    );
    const theirs = after(match, regroup('1'), keep, endTurn);
    expect(theirs.state.lasting).toHaveLength(1);
    expect(after(theirs, regroup('2'), keep, endTurn).state.lasting).toEqual([]);
  });

  it('OS-10.28 a modifier ends with its ship', () => {
    const two = { ...fleet('Sol B3', at('Phobos', 'F3')) };
    const match = duel(
      { ...fleet('Mauler B3', at('Cub', 'F3', { shield: 0, hull: 1 })), hand: ['Blood Up'] },
      two,
      of('mrooshen'),
    );
    const angry = after(match, playSpecial('1', 'Blood Up', { on: '1:Cub' }));
    expect(angry.state.lasting).toHaveLength(1);
    expect(passed(after(angry, ram('1:Cub', '2:Phobos'))).state.lasting).toEqual([]);
  });

  it('OS-10.27, OS-C104, OS-X62 Wheel About moves two ships of the rows', () => {
    const birds = { ...fleet('Roost B3', 'Harrier M3', 'Swift F3', 'Swift F2'), hand: ['Wheel About'] };
    const match = duel(birds, ENEMY, of('churrap'));
    const wheel = (...moves: readonly (readonly [string, string])[]) => playSpecial('1', 'Wheel About', { moves });
    const moved = after(match, wheel(['1:Swift', 'F2'], ['1:Harrier', 'M2']));
    expect(['1:Swift', '1:Swift#2', '1:Harrier'].map((one) => shipIn(moved, one).slot)).toEqual(['F2', 'F3', 'M2']);
    expect(refusal(match, wheel(['1:Swift', 'F1'], ['1:Harrier', 'M1']))).toBe(
      'OS-3.4: Column 3 needs a ship in front of the flagship Roost.',
    );
    expect(refusal(match, wheel(['1:Roost', 'F1']))).toBe(
      'OS-10.27: The flagship in the back row moves only in a Regroup.',
    );
    expect(refusal(match, wheel())).toBe('OS-10.27: Wheel About makes 1 to 2 moves; you named 0.');
    expect(refusal(match, wheel(['1:Swift', 'F3']))).toBe('OS-10.27: Swift already stands at F3.');
  });

  it('OS-10.9 no ability without the Primary mark is a command of its own', () => {
    const match = duel(fleet('Sol B3', 'Phobos F3'), ENEMY, of('terran'));
    expect(refusal(match, flock('1:Phobos'))).toBe('OS-8.15: Phobos has no Flock.');
    expect(decider(match)).toBe('1');
    expect(() => play(match, '1', { type: 'interference' } as never)).toThrow('There is no command "interference".');
  });
});

it('OS-0.36, OS-9.1, OS-9.2, OS-9.3, OS-9.4, OS-13.18, OS-C88 a Regroup discards, draws up to seven and restores', () => {
  const six = ['Missile Salvo', 'Ion Burst', 'Rail Slug', 'Shield Cell', 'Hard Over'];
  const match = (hand5: readonly string[]) =>
    duel({ ...fleet(at('Mars', 'B3', { energy: 0, overcharged: true, shield: 1 })), hand: hand5 }, ENEMY, of('terran'));
  const done = after(match(six), regroup('1', 'Ion Burst', 'Rail Slug'));
  expect([hand(done, '1').length, player(done, '1').discard.length, stand(done, '1:Mars')]).toEqual([7, 2, '1/4/3']);
  const nine = [...six, 'Missile Salvo', 'Missile Salvo', 'Heavy Torpedo', 'Plasma Cannon'];
  expect(hand(after(match(nine), regroup('1')), '1')).toHaveLength(9);
  const four = after(match(nine), regroup('1', 'Missile Salvo', 'Missile Salvo#2', 'Missile Salvo#3', 'Ion Burst'));
  expect(hand(four, '1')).toHaveLength(7);
  expect(refusal(match(six), regroup('1', 'Particle Beam'))).toBe(
    'OS-9.2: "1:core-particle-beam#1" is not in your hand.',
  );
});

it('OS-C89 a deck that runs out is made anew in the middle', () => {
  const discards = [
    'Missile Salvo',
    'Missile Salvo',
    'Ion Burst',
    'Rail Slug',
    'Shield Cell',
    'Hard Over',
    'Plasma Cannon',
    'Plasma Cannon',
    'Heavy Torpedo',
    'Point Defense',
  ];
  const input = {
    ...fleet('Mars B3'),
    hand: ['Particle Beam', 'Particle Beam', 'Particle Beam'],
    deck: ['Laser Volley', 'Laser Lattice'],
    discard: discards,
  };
  const match = after(duel(input, ENEMY, { ...of('terran'), dice: [9, 8, 7, 6, 5, 4, 3, 2, 1] }), regroup('1'));
  const { tacticsDeck, discard } = player(match, '1');
  expect([hand(match, '1').length, tacticsDeck.length, discard.length, diceLeft(match)]).toEqual([7, 8, 0, []]);
});

it('OS-9.5, OS-9.6, OS-0.4, OS-13.6, OS-13.19, OS-C90, OS-C91, OS-X45, OS-X46, OS-X47 recruiting', () => {
  const rich = (recruitment: number, ...ships: readonly unknown[]) =>
    duel({ ...fleet(...ships), recruitment, hand: ['Federation Reserves'] }, ENEMY, {
      ...of('terran'),
      phase: 'regrouping',
    });
  const buy = (design: string) => ({ type: 'recruit' as const, design });
  const bought = after(rich(7, 'Sol B3', 'Ceres F3'), buy('ter-venus'), buy('ter-ceres'), buy('ter-phobos'));
  expect([
    player(bought, '1').recruitment,
    bought.state.ships.filter(({ owner }) => owner === '1').map(({ id, joinIndex }) => `${id} ${joinIndex}`),
  ]).toEqual([0, ['1:ter-sol#1 1', '1:ter-ceres#1 2', '1:ter-venus#1 3', '1:ter-ceres#2 4', '1:ter-phobos#1 5']]);
  expect(refusal(rich(4, 'Sol B3'), buy('ter-mars'))).toBe('OS-9.5: Mars costs 5 recruitment points; you have 4.');
  expect(refusal(rich(9, 'Sol B3'), buy('ter-sol'))).toBe('OS-9.5: No Sol is left in your ship deck (0 of 1).');
  const eleven = [
    'Sol B3',
    'Ceres F1',
    'Ceres F2',
    'Phobos F3',
    'Phobos F4',
    'Venus F5',
    'Venus M1',
    'Deimos M2',
    'Mars M3',
    'Mars M4',
    'Europa M5',
  ];
  expect(refusal(rich(9, ...eleven), buy('ter-ganymede'))).toBe('OS-9.5: Your fleet is full (11 of 11).');
  const open = duel({ ...fleet('Sol B3'), recruitment: 1, hand: ['Federation Reserves'] }, ENEMY, of('terran'));
  const spent = after(open, playSpecial('1', 'Federation Reserves'), regroup('1'), buy('ter-venus'));
  expect(player(spent, '1').recruitment).toBe(0);
});
