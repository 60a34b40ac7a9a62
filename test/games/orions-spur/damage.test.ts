import { describe, expect, it } from 'vitest';
import { damaged, halved, reduced, shownAs } from '../../../src/games/orions-spur/rules/packet.ts';
import type { Packet } from '../../../src/games/orions-spur/state.ts';
import {
  after,
  attack,
  duel,
  eventsOf,
  isLegal,
  kinds,
  packet,
  passed,
  play,
  player,
  react,
  refusal,
  splashes,
  stand,
  stands,
  told,
  vp,
} from '../../helpers/os-position.ts';

type Fleet = Parameters<typeof duel>[0];
const of = (text: string): Packet => {
  const [shield, any, hull] = text.split('/').map(Number);
  return { shield: shield!, any: any!, hull: hull! };
};
/** What a packet leaves of a ship `shield/hull`. */
const left = (packetText: string, ship: string, shieldOverflow: 'lost' | 'toHull' = 'lost') => {
  const [shield, hull] = ship.split('/').map(Number);
  const after = damaged({ shield: shield!, hull: hull! }, of(packetText), { shieldOverflow });
  return after.hull === 0 ? 'destroyed' : `${after.shield}/${after.hull}`;
};
const TERRANS = { options: kinds('terran', 'terran') };
/** Seat 1 fires a card at a ship of seat 2; both sides of some species. */
const fire = (species: readonly [string, string], cards: string, target: string, two: Fleet, from = 'Sol') => {
  const flagship = { terran: 'Sol', hssuk: 'Throne', churrap: 'Thunderhead', mrooshen: 'Ancestor' }[species[0]]!;
  const match = duel({ ships: [`${flagship} B3`], hand: cards === 'weapon' ? [] : [cards] }, two, {
    options: kinds(...species),
  });
  return after(match, attack(`1:${from === 'Sol' ? flagship : from}`, cards, target));
};

describe('damage', () => {
  it('OS-7.1, OS-7.2, OS-C42, OS-C44, OS-C45, OS-0.17 shield part first, then any, then hull', () => {
    expect(['3/4', '0/2', '5/6'].map((ship) => left('0/4/0', ship))).toEqual(['0/3', 'destroyed', '1/6']);
    expect(['3/4', '1/2', '5/6', '0/5'].map((ship) => left('3/0/3', ship))).toEqual(['0/1', 'destroyed', '2/3', '0/2']);
    expect(left('2/2/0', '3/2')).toBe('0/1');
  });

  it('OS-C43 excess shield damage is lost, or goes to the hull', () => {
    expect(left('3/0/0', '1/2')).toBe('0/2');
    expect(left('3/0/0', '1/2', 'toHull')).toBe('destroyed');
    const match = duel(
      { ships: ['Sol B3'], hand: ['Ion Burst'] },
      { ships: ['Mars B3', 'Ceres F3'] },
      {
        options: { ...kinds('terran', 'terran'), shieldOverflow: 'toHull' },
      },
    );
    expect(stand(after(match, attack('1:Sol', 'Ion Burst', '2:Ceres')), '2:Ceres')).toBe('gone');
  });

  it('OS-0.26, OS-0.30, OS-C54 automatic order, and halves rounded up', () => {
    expect(shownAs(reduced(of('3/0/3'), 4))).toBe('2/0/0');
    expect(shownAs(reduced(of('1/2/1'), 2))).toBe('1/1/0');
    expect(['0/5/0', '0/1/2'].map((one) => shownAs(halved(of(one))))).toEqual(['0/3/0', '0/1/1']);
    expect(shownAs(halved(halved(of('0/5/0'))))).toBe('0/2/0');
  });

  it('OS-7.3, OS-C46 what is too much is lost', () => {
    const two = {
      ships: ['Mars B3', { design: 'Ceres', slot: 'F3', shield: 0, hull: 1 }, { design: 'Ceres', slot: 'M3' }],
    };
    const match = passed(fire(['terran', 'terran'], 'Heavy Torpedo', '2:Ceres', two));
    expect(stands(match, '2:Ceres', '2:Ceres#2')).toEqual(['gone', '1/2/2']);
  });
});

describe('resolving', () => {
  it('OS-7.4, OS-7.5, OS-0.8, OS-C47 all damage is simultaneous', () => {
    const frail = (design: string) => ({ design, slot: 'F3', shield: 0, hull: 1 });
    const match = duel(
      { ships: ['Mars B3', frail('Ceres')] },
      { ships: ['Roost B3', frail('Swift')] },
      {
        options: kinds('terran', 'churrap'),
      },
    );
    const fired = after(match, attack('1:Ceres', 'weapon', '2:Swift'));
    const both = after(fired, react('2:Swift', 'weapon', 'attackingShip'));
    expect(stands(both, '1:Ceres', '2:Swift')).toEqual(['gone', 'gone']);
    expect([vp(both, '1'), vp(both, '2'), player(both, '1').trophies]).toEqual([1, 1, ['2:chu-swift#1']]);
    // OS-7.7, OS-5.13: it returns to no deck, and the action of the lost ship is over.
    expect(player(both, '2').shipDeck).not.toContain('2:chu-swift#1');
    expect(both.state.phase).toBe('turnDone');
  });

  it('OS-7.7 a destroyed ship is recruited no more', () => {
    const two = { ships: ['Mars B3', { design: 'Ceres', slot: 'F3', shield: 0, hull: 1 }] };
    const match = passed(fire(['terran', 'terran'], 'weapon', '2:Ceres', two));
    expect(player(match, '2').shipDeck.filter((ship) => ship.includes('ceres'))).toEqual(['2:ter-ceres#2']);
  });

  it('OS-7.15 trophies, then the formation, then the checks, then the game goes on', () => {
    const two = { ships: ['Mars B3', { design: 'Ceres', slot: 'F3', shield: 0, hull: 1 }] };
    const match = duel({ ships: ['Sol B3'] }, two, TERRANS);
    const types = told(match, attack('1:Sol', 'weapon', '2:Ceres')).map(({ type }) => type);
    expect(types).toEqual(['attackDeclared', 'hit', 'destroyed', 'windowClosed', 'checked']);
  });

  it('OS-7.16 numbers do not heal by themselves', () => {
    const two = { ships: ['Mars B3', { design: 'Ceres', slot: 'F3', shield: 0 }] };
    const match = duel(two, { ships: ['Sol B3'] }, TERRANS);
    expect(
      stand(
        after(match, { type: 'regroup', discard: [] }, { type: 'reorganize', keep: true }, { type: 'endTurn' }),
        '1:Ceres',
      ),
    ).toBe('0/2/2');
  });
});

describe('Armored and ward', () => {
  const monolith = (more: object = {}): Fleet => ({
    ships: ['Throne B3', { design: 'Monolith', slot: 'F3', ...more }] as never,
  });

  it('OS-7.8, OS-8.3, OS-C48 takes 1 off every hit', () => {
    let match = duel({ ships: ['Io B3'], hand: ['Missile Salvo', 'Missile Salvo'] }, monolith(), {
      options: kinds('terran', 'hssuk'),
    });
    for (const source of ['weapon', 'Missile Salvo', 'Missile Salvo#2'])
      match = passed(after(match, attack('1:Io', source, '2:Monolith')));
    expect(stand(match, '2:Monolith')).toBe('0/5/3');
  });

  it('OS-C49 from the hull part first', () => {
    expect(stand(passed(fire(['terran', 'hssuk'], 'Plasma Cannon', '2:Monolith', monolith())), '2:Monolith')).toBe(
      '0/3/3',
    );
  });

  it('OS-C50 a hit of 1 comes to nothing', () => {
    const match = duel({ ships: ['Sol B3', { design: 'Phobos', slot: 'F3' }] }, monolith(), {
      options: kinds('terran', 'hssuk'),
    });
    expect(stand(passed(after(match, attack('1:Phobos', 'weapon', '2:Monolith'))), '2:Monolith')).toBe('3/5/3');
  });

  it('OS-C51, OS-10.30 and adds up with the Imperial Decree', () => {
    const under = (card: string) => {
      const match = duel({ ships: ['Sol B3'], hand: [card] }, monolith(), {
        options: kinds('terran', 'hssuk'),
        modifiers: [{ card: '2:hss-imperial-decree#1' }],
      });
      return stand(passed(after(match, attack('1:Sol', card, '2:Monolith'))), '2:Monolith');
    };
    expect([under('Laser Lattice'), under('Particle Beam')]).toEqual(['2/5/3', '3/5/3']);
  });

  it('OS-C52, OS-8.2 works on an overcharged ship', () => {
    const match = passed(fire(['terran', 'hssuk'], 'Particle Beam', '2:Monolith', monolith({ overcharged: true })));
    expect(stand(match, '2:Monolith')).toBe('2/5/3');
  });
});

describe('what reactions do', () => {
  const mars = (...hand: readonly string[]): Fleet => ({ ships: [{ design: 'Mars', slot: 'F3' }] as never, hand });

  it('OS-7.9, OS-10.16, OS-C53 halve', () => {
    const fired = fire(['terran', 'terran'], 'Plasma Cannon', '2:Mars', mars('Angle the Hull'));
    expect(stand(passed(after(fired, react('2:Mars', 'Angle the Hull', 'hit'))), '2:Mars')).toBe('1/2/2');
  });

  const three = (...hand: readonly string[]): Fleet => ({
    ships: [
      'Mars B3',
      { design: 'Ceres', slot: 'F3' },
      { design: 'Ceres', slot: 'F2' },
      { design: 'Venus', slot: 'M3' },
    ] as never,
    hand,
  });

  it('OS-7.10, OS-10.17, OS-C55 evade takes the splash with it', () => {
    const fired = fire(['terran', 'terran'], 'Cluster Missile', '2:Ceres', three('Hard Over'));
    const match = passed(after(fired, react('2:Ceres', 'Hard Over', 'attack')));
    expect(stands(match, '2:Ceres', '2:Ceres#2', '2:Venus')).toEqual(['1/2/0', '1/2/2', '2/3/2']);
  });

  it('OS-X34 Second Wings evade missiles only', () => {
    const swift = { ships: ['Roost B3', { design: 'Swift', slot: 'F3' }], hand: ['Second Wings'] };
    const fired = fire(['terran', 'churrap'], 'Laser Lattice', '2:Swift', swift);
    expect(refusal(fired, react('2:Swift', 'Second Wings', 'attack'))).toBe(
      'OS-7.10: Second Wings evades missiles only.',
    );
    const missile = fire(['terran', 'churrap'], 'Missile Salvo', '2:Swift', swift);
    expect(stand(passed(after(missile, react('2:Swift', 'Second Wings', 'attack'))), '2:Swift')).toBe('1/2/1');
  });

  it('OS-7.11, OS-10.18, OS-C56 Point Defense takes 3 off a torpedo', () => {
    const fired = fire(['terran', 'terran'], 'Heavy Torpedo', '2:Mars', mars('Point Defense', 'Particle Beam'));
    expect(packet(after(fired, react('2:Mars', 'Point Defense', 'incomingAttack')))).toBe('0/1/0');
  });

  it('OS-C57 two shots add up', () => {
    const phobos: Fleet = {
      ships: ['Sol B3', { design: 'Phobos', slot: 'F3' }] as never,
      hand: ['Particle Beam', 'Point Defense'],
    };
    let match = fire(['terran', 'terran'], 'Heavy Torpedo', '2:Phobos', phobos);
    match = after(
      match,
      react('2:Phobos', 'Particle Beam', 'incomingAttack'),
      react('2:Phobos', 'weapon', 'incomingAttack'),
    );
    expect([packet(match), stand(match, '2:Phobos')]).toEqual(['0/1/0', '1/2/0']);
  });

  it('OS-C58 a destroyed missile has no splash; surplus is lost', () => {
    const fired = fire(['terran', 'terran'], 'Cluster Missile', '2:Ceres', three('Point Defense'));
    const match = passed(after(fired, react('2:Ceres', 'Point Defense', 'incomingAttack')));
    expect(stands(match, '2:Ceres', '2:Ceres#2', '2:Venus')).toEqual(['1/2/2', '1/2/2', '2/3/2']);
  });

  it('OS-C59 the strength of an interception is the sum of all parts', () => {
    const cub = { ships: ['Mauler B3', { design: 'Cub', slot: 'F3' }], hand: ['Snapping Jaw', 'Point Defense'] };
    const fired = fire(['terran', 'mrooshen'], 'Heavy Torpedo', '2:Cub', cub);
    expect(packet(after(fired, react('2:Cub', 'Snapping Jaw', 'incomingAttack')))).toBe('0/2/0');
  });

  it('OS-7.12, OS-10.15, OS-C60 block, automatic or as the defender splits it', () => {
    const fired = fire(['terran', 'terran'], 'Plasma Cannon', '2:Mars', mars('Shield Surge'));
    const block = (split?: { s: number }) => react('2:Mars', 'Shield Surge', 'hit', 'A0', split ? { split } : {});
    expect(stand(passed(after(fired, block())), '2:Mars')).toBe('0/3/2');
    expect(stand(passed(after(fired, block({ s: 2 }))), '2:Mars')).toBe('2/1/2');
    expect(refusal(fired, block({ s: 1 }))).toBe('OS-7.12: The split must take 2 off what the parts have.');
  });

  it('OS-C61, OS-C62 Grey Bulkheads block one kind of damage', () => {
    const fired = fire(['terran', 'terran'], 'Plasma Cannon', '2:Mars', mars('Grey Bulkheads'));
    const block = (part: 'hull' | 'shield' | 'any') => react('2:Mars', 'Grey Bulkheads', 'hit', 'A0', { part });
    expect(stand(passed(after(fired, block('hull'))), '2:Mars')).toBe('0/4/2');
    expect(stand(passed(after(fired, block('shield'))), '2:Mars')).toBe('3/1/2');
    expect(refusal(fired, block('any'))).toBe('OS-6.17: The hit has no normal damage to block.');
    expect(refusal(fired, react('2:Mars', 'Grey Bulkheads', 'hit'))).toBe(
      'OS-13.26: Name the part to block: shield, any or hull.',
    );
    const heavy = fire(['terran', 'terran'], 'weapon', '2:Mars', mars('Grey Bulkheads'));
    expect(stand(passed(after(heavy, block('any'))), '2:Mars')).toBe('3/4/2');
  });

  it('OS-C63 Scale Plating takes 4 in automatic order', () => {
    const elder: Fleet = { ships: [{ design: 'Elder', slot: 'F3' }] as never, hand: ['Scale Plating', 'Shield Surge'] };
    const fired = fire(['terran', 'hssuk'], 'Plasma Cannon', '2:Elder', elder);
    expect(packet(after(fired, react('2:Elder', 'Scale Plating', 'hit')))).toBe('2/0/0');
  });

  it('OS-7.13, OS-10.14, OS-C64 splash', () => {
    const match = passed(fire(['terran', 'terran'], 'Cluster Missile', '2:Ceres', three()));
    expect(stands(match, '2:Ceres', '2:Ceres#2', '2:Venus')).toEqual(['0/1/2', '0/2/2', '1/3/2']);
  });

  it('OS-C65 a block changes only the hit it names', () => {
    const fired = fire(['terran', 'terran'], 'Cluster Missile', '2:Ceres', three('Shield Surge'));
    const match = passed(after(fired, react('2:Ceres', 'Shield Surge', 'hit')));
    expect(stands(match, '2:Ceres', '2:Ceres#2', '2:Venus')).toEqual(['1/2/1', '0/2/2', '1/3/2']);
  });

  it('OS-C66 what splash destroys scores like anything else', () => {
    const two = three();
    const weak = {
      ...two,
      ships: two.ships!.map((one, at) => (at === 2 ? { design: 'Ceres', slot: 'F2', shield: 0, hull: 1 } : one)),
    };
    expect(vp(passed(fire(['terran', 'terran'], 'Cluster Missile', '2:Ceres', weak)), '1')).toBe(1);
  });
});

describe('redirecting', () => {
  const clan = (more: object = {}): Fleet => ({
    ships: ['Throne B3', { design: 'Scale', slot: 'F3' }, { design: 'Clanguard', slot: 'M3', ...more }] as never,
    hand: ['Shield of the Clan'],
  });
  const redirect = (to: string) => react('2:Scale', 'Shield of the Clan', 'redirect', 'A0', { on: to });

  it('OS-7.14, OS-10.19, OS-C67 moves the main packet as it stands', () => {
    const fired = fire(['terran', 'hssuk'], 'Laser Lattice', '2:Scale', clan());
    const match = passed(after(fired, redirect('2:Clanguard')));
    expect(stands(match, '2:Scale', '2:Clanguard')).toEqual(['1/2/2', '0/1/3']);
  });

  it('OS-C134 splash is made anew around the new target', () => {
    const fired = fire(['terran', 'hssuk'], 'Cluster Missile', '2:Scale', clan());
    const moved = play(fired, '2', redirect('2:Clanguard')).match;
    if (moved.state.window) expect(splashes(moved)).toEqual({ '2:hss-scale#1': 1, '2:hss-throne#1': 1 });
    expect(stands(passed(moved), '2:Scale', '2:Clanguard')).toEqual(['0/2/2', '0/2/3']);
  });

  it('OS-X44 to a ship that stands beside', () => {
    const fired = fire(['terran', 'hssuk'], 'Laser Lattice', '2:Scale', clan());
    expect(refusal(fired, redirect('2:Throne'))).toBe('OS-7.14: Throne at B3 is not adjacent to F3.');
    expect(isLegal(fired, redirect('2:Clanguard'))).toBe(true);
    const suppressed = fire(['terran', 'hssuk'], 'Laser Lattice', '2:Scale', clan({ suppressed: true }));
    expect(isLegal(suppressed, redirect('2:Clanguard'))).toBe(false);
  });
});

it('OS-7.6 a ship destroyed by nobody scores for nobody', () => {
  const match = duel(
    { ships: ['Mauler B3', { design: 'Prowler', slot: 'F3', shield: 0, hull: 3, energy: 1 }] },
    { ships: ['Mars B3', 'Ganymede F3'] },
    {
      options: kinds('mrooshen', 'terran'),
    },
  );
  const fired = after(match, { type: 'ram', ship: '1:mro-prowler#1', target: '2:ter-ganymede#1' });
  const ended = passed(fired);
  expect([stand(ended, '1:Prowler'), vp(ended, '2')]).toEqual(['gone', 0]);
  expect(
    eventsOf(told(match, { type: 'ram', ship: '1:mro-prowler#1', target: '2:ter-ganymede#1' }), 'attackDeclared'),
  ).toHaveLength(1);
});
