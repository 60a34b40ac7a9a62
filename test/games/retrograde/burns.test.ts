import { describe, expect, it } from 'vitest';
import {
  after,
  attack,
  burn,
  complete,
  contribute,
  endPhase,
  eventOf,
  fleet,
  legalOf,
  place,
  playAll,
  population,
  refusal,
  scuttle,
  ship,
  start,
  table,
  until,
  wrecks,
} from '../../helpers/rg-position.ts';

const jupiter = { options: { decks: ['jupiter', 'earth'] } };
const craft = (card: string, at: string, orbital = 1, more: object = {}) => ({ card, at, orbital, ...more });

describe('maneuvers', () => {
  it('RG-6.1 any own spacecraft and any asset with a Missile Defense System; nothing taps', () => {
    const match = table({
      '1': {
        homeworld: { card: 'Earth', tapped: true, upgrade: 'Missile Defense System' },
        spacecraft: [craft('L.A.V.', '1-earth')],
        hand: ['Fast Attack Craft'],
      },
      '2': { spacecraft: [craft('Light Bomber', '1-earth', 1, { left: 0 })] },
    });
    const types = new Set(['burn', 'scuttle', 'attack', 'refit', 'missileDefense'] as const);
    for (const type of types) expect(legalOf(match, type).length, type).toBeGreaterThan(0);
    expect(legalOf(match, 'burn').map(({ spacecraft }) => spacecraft)).toEqual(['1-lav']);
  });

  it('RG-6.2, RG-6.4 the cost is paid first and never comes back, also for a miss', () => {
    const match = table({
      '1': { spacecraft: [craft('L.A.V.', '1-earth')] },
      '2': { spacecraft: [craft('Light Bomber', '1-earth', 1, { left: 0 })] },
      dice: [6],
    });
    const { match: missed, events } = playAll(match, attack('1-lav', '2-light-bomber', 4));
    expect(eventOf(events, 'attacked')).toMatchObject({ hits: 0, damage: 0 });
    expect(ship(missed, '1-lav').left).toBe(2);
  });

  it('RG-6.3, RG-C27, RG-X7 what cannot be paid in full is not possible', () => {
    const match = table({ '1': { spacecraft: [craft('L.A.V.', '1-earth', 2, { left: 2 })] } });
    expect(refusal(match, burn('1-lav', '1-earth', 1))).toBe('RG-6.3: This burn costs 3 delta-vee; L.A.V. has 2.');
  });

  it('RG-6.5, RG-C28 only delta-vee limits the number of maneuvers', () => {
    const match = table({
      '1': { spacecraft: [craft('Light Corvette', '2-mars', 1)], assets: [{ card: 'Lagrange Station 2222' }] },
      '2': { homeworld: { card: 'Mars' }, spacecraft: [craft('Light Bomber', '2-mars', 2, { left: 0 })], assets: [] },
      dice: [6, 6],
    });
    const done = after(
      match,
      burn('1-light-corvette', '2-mars', 2),
      attack('1-light-corvette', '2-light-bomber', 2),
      burn('1-light-corvette', '2-mars', 3),
      burn('1-light-corvette', '2-mars', 2),
    );
    expect(place(done, '1-light-corvette')).toBe('2-mars 2, 0 left');
  });

  it('RG-6.6 burns, also those of cost 0, attacks and bombardments mark the spacecraft', () => {
    const match = table({ ...jupiter, '1': { spacecraft: [craft('Light Corvette', '1-jupiter', 2)] } });
    const free = after(match, burn('1-light-corvette', '1-jupiter', 3));
    expect(ship(free, '1-light-corvette')).toMatchObject({ maneuvered: true, left: 5 });
    const fights = table({
      '1': { spacecraft: [craft('Destroyer', '2-mars'), craft('L.A.V.', '2-mars')] },
      '2': { spacecraft: [craft('Light Bomber', '2-mars', 1, { left: 0 })] },
      dice: [6],
    });
    const fought = after(
      fights,
      { type: 'bombard', spacecraft: '1-destroyer', target: 'asset' },
      attack('1-lav', '2-light-bomber', 2),
    );
    expect([ship(fought, '1-destroyer').maneuvered, ship(fought, '1-lav').maneuvered]).toEqual([true, true]);
  });

  it('RG-6.7 a spacecraft completed this turn waits for the next', () => {
    const match = until(table({ '1': { hand: ['L.A.V.'] } }), 'construction');
    const built = after(match, start('lav', '1-earth'), contribute('1-earth', '1-p1'), complete('1-p1'));
    expect(refusal(built, burn('1-lav', '1-earth', 2))).toMatch(/^RG-4.1: /);
    expect(legalOf(built, 'burn')).toEqual([]);
  });
});

describe('burns', () => {
  it('RG-7.1, RG-C29, RG-X5, RG-X6 lead one orbital up or down', () => {
    const match = table({ '1': { spacecraft: [craft('L.A.V.', '1-earth'), craft('L.A.V.', '1-earth', 4)] } });
    expect(refusal(match, burn('1-lav', '1-earth', 3))).toBe('RG-7.1: Orbital 3 is not next to orbital 1.');
    expect(refusal(match, burn('1-lav', '1-earth', 0))).toBe('RG-7.1: There is no orbital below orbital 1.');
    expect(refusal(match, burn('1-lav-2', '1-earth', 5))).toBe(
      'RG-7.1: There is no orbital above orbital 4; only a transfer leads on.',
    );
    expect(refusal(match, burn('1-lav', '1-earth', 1))).toBe('RG-7.1: Orbital 1 is not next to orbital 1.');
  });

  it('RG-7.2, RG-C30 cost what is printed on the orbital that is entered', () => {
    const match = table({ '1': { spacecraft: [craft('L.A.V.', '1-earth')] } });
    let now = match;
    const left: number[] = [];
    for (const orbital of [2, 3, 4]) {
      now = after(now, burn('1-lav', '1-earth', orbital));
      left.push(ship(now, '1-lav').left);
    }
    expect(left).toEqual([4, 3, 2]);
  });

  it('RG-C31 Supergiant, orbital 2 to 1: 4', () => {
    const match = table({ '1': { assets: [{ card: 'Supergiant' }], spacecraft: [craft('L.A.V.', 'Supergiant', 2)] } });
    const { events } = playAll(match, burn('1-lav', '1-supergiant', 1));
    expect(eventOf(events, 'burned')).toMatchObject({ cost: 4, left: 2, leaves: '1-supergiant', from: 2, orbital: 1 });
  });

  it('RG-7.3, RG-X8, RG-X9 transfers go from outermost to outermost orbital', () => {
    const match = table({
      '1': { spacecraft: [craft('L.A.V.', '1-earth', 2), craft('L.A.V.', '1-earth', 4), craft('L.A.V.', '2-mars', 3)] },
    });
    expect(refusal(match, burn('1-lav', '2-mars', 3))).toBe(
      'RG-7.3: Transfers start in the outermost orbital (4); this spacecraft is in orbital 2.',
    );
    expect(refusal(match, burn('1-lav-3', '1-earth', 1))).toBe(
      'RG-7.3: Transfers end in the outermost orbital of Earth (4).',
    );
    expect(place(after(match, burn('1-lav-2', '2-mars', 3)), '1-lav-2')).toBe('2-mars 3, 1 left');
  });

  it('RG-C33 to Asteroid Colony 3752: 8 at counter 2, 3 at counter 4', () => {
    const at = (orbitCounter: number) => {
      const match = table({
        '1': { spacecraft: [craft('Fast Attack Craft', '1-earth', 4)] },
        '2': { assets: [{ card: 'Asteroid Colony 3752' }], orbitCounter },
      });
      return place(after(match, burn('1-fast-attack-craft', '2-asteroid-colony-3752', 2)), '1-fast-attack-craft');
    };
    expect([at(2), at(4)]).toEqual(['2-asteroid-colony-3752 2, 0 left', '2-asteroid-colony-3752 2, 5 left']);
  });

  it('RG-7.4, RG-C35, RG-X10 a destroyed asset can be reached as before, a project cannot', () => {
    const match = table({
      '1': { spacecraft: [craft('L.A.V.', '1-earth', 4)], projects: [{ card: 'Moon 1212' }] },
      '2': { assets: [{ card: 'Research Station 1232', destroyed: true }] },
    });
    expect(place(after(match, burn('1-lav', '2-research-station-1232', 1)), '1-lav')).toBe(
      '2-research-station-1232 1, 4 left',
    );
    expect(refusal(match, burn('1-lav', '1-p1', 1))).toBe('RG-7.4: This asset is still under construction.');
    expect(refusal(match, burn('1-lav', 'nowhere', 1))).toBe('RG-4.5: There is no asset "nowhere".');
  });

  it('RG-7.5, RG-C36 the counter of the asset’s owner counts, whoever moves', () => {
    const cost = (activeSeat: '1' | '2') => {
      const match = table({
        options: { decks: ['mars', 'jupiter'] },
        activeSeat,
        '1': { orbitCounter: 3, spacecraft: [craft('Missile Frigate', '1-mars', 3)] },
        '2': { orbitCounter: 2, spacecraft: [craft('Missile Frigate', '2-jupiter', 4, { left: 5 })] },
      });
      return activeSeat === '1'
        ? refusal(match, burn('1-missile-frigate', '2-jupiter', 4))
        : place(after(match, burn('2-missile-frigate', '1-mars', 3)), '2-missile-frigate');
    };
    expect(cost('1')).toBe('RG-6.3: This burn costs 6 delta-vee; Missile Frigate has 5.');
    expect(cost('2')).toBe('1-mars 3, 0 left');
  });

  it('RG-7.6, RG-C37, RG-C38, RG-17.19 Debris Screen adds 1 to transfers alone, then Jupiter takes 1 off', () => {
    const screened = { homeworld: { card: 'Earth', upgrade: 'Debris Screen' } };
    const cost = (homeworld: string, card: string, from: string, orbital: number, to: string, into: number): number => {
      const match = table({
        options: { decks: [homeworld, 'earth'] },
        '1': { spacecraft: [craft(card, from, orbital)] },
        '2': screened,
      });
      return eventOf(playAll(match, burn(match.state.spacecraft[0]!.id, to, into)).events, 'burned').cost;
    };
    expect(cost('mars', 'Light Corvette', '1-mars', 3, '2-earth', 4)).toBe(5);
    expect(cost('jupiter', 'Light Corvette', '1-jupiter', 4, '2-earth', 4)).toBe(4);
    expect(cost('mars', 'Light Corvette', '2-earth', 1, '2-earth', 2)).toBe(2);
    // For both players, and leaving it costs what it does without.
    const own = table({
      options: { decks: ['mars', 'earth'] },
      activeSeat: '2',
      '2': { ...screened, spacecraft: [craft('Missile Frigate', '1-mars', 3), craft('Missile Frigate', '2-earth', 4)] },
    });
    expect(ship(after(own, burn('2-missile-frigate', '2-earth', 4)), '2-missile-frigate').left).toBe(0);
    expect(ship(after(own, burn('2-missile-frigate-2', '1-mars', 3)), '2-missile-frigate-2').left).toBe(0);
  });

  it('RG-C39, RG-17.1 Jupiter helps fighters and corvettes, not frigates', () => {
    const cost = (card: string) => {
      const match = table({ ...jupiter, '1': { spacecraft: [craft(card, '1-jupiter', 4, { left: 3 })] } });
      const [{ id }] = match.state.spacecraft as unknown as [{ id: string }];
      return card === 'Destroyer'
        ? refusal(match, burn(id, '2-earth', 4))
        : place(after(match, burn(id, '2-earth', 4)), id);
    };
    expect(cost('Destroyer')).toBe('RG-6.3: This burn costs 4 delta-vee; Destroyer has 3.');
    expect(cost('Light Bomber')).toBe('2-earth 4, 0 left');
  });

  it('RG-C103 from orbital 1 to 4 of Jupiter: 1 in total for its owner, 4 for another', () => {
    const climb = (seat: '1' | '2') => {
      const match = table({ ...jupiter, activeSeat: seat, [seat]: { spacecraft: [craft('L.A.V.', '1-jupiter')] } });
      const id = `${seat}-lav`;
      return place(after(match, ...[2, 3, 4].map((orbital) => burn(id, '1-jupiter', orbital))), id);
    };
    expect([climb('1'), climb('2')]).toEqual(['1-jupiter 4, 5 left', '1-jupiter 4, 2 left']);
  });

  it('RG-17.1 only while the homeworld is working', () => {
    const match = table({
      ...jupiter,
      '1': { homeworld: { card: 'Jupiter', destroyed: true }, spacecraft: [craft('L.A.V.', '1-jupiter')] },
    });
    expect(ship(after(match, burn('1-lav', '1-jupiter', 2)), '1-lav').left).toBe(4);
  });

  it('RG-7.7, RG-C40, RG-X11 a free burn does not lead back', () => {
    const match = table({ ...jupiter, '1': { spacecraft: [craft('Light Corvette', '1-jupiter', 2)] } });
    const back = after(match, burn('1-light-corvette', '1-jupiter', 3), burn('1-light-corvette', '1-jupiter', 2));
    expect(ship(back, '1-light-corvette')).toMatchObject({ left: 4, visited: [2, 3] });
    expect(refusal(back, burn('1-light-corvette', '1-jupiter', 3))).toBe(
      'RG-7.7: A burn of cost 0 may not return to an orbital visited this turn.',
    );
    // A transfer clears the memory.
    const away = table({
      ...jupiter,
      '1': { spacecraft: [craft('Light Corvette', '1-jupiter', 4, { visited: [3, 4] })] },
    });
    expect(ship(after(away, burn('1-light-corvette', '2-earth', 4)), '1-light-corvette').visited).toEqual([4]);
  });

  it('RG-C41 the cheapest transfer of the pool costs 2, with Jupiter 1', () => {
    const cost = (homeworld: string) => {
      const match = table({
        options: { decks: [homeworld, 'earth'] },
        '1': { spacecraft: [craft('L.A.V.', `1-${homeworld}`, homeworld === 'mars' ? 3 : 4)] },
        '2': { assets: [{ card: 'Research Station 1232' }] },
      });
      return 6 - ship(after(match, burn('1-lav', '2-research-station-1232', 1)), '1-lav').left;
    };
    expect([cost('mars'), cost('jupiter')]).toEqual([2, 1]);
  });

  it('RG-7.8, RG-C42 each step is a burn of its own; enemies and debris do not matter', () => {
    const match = table({
      '1': { assets: [{ card: 'Manufactory C' }], spacecraft: [craft('Battleship', 'Manufactory C')] },
      '2': {
        assets: [{ card: 'Moon 2222' }],
        spacecraft: [craft('Battleship', 'Manufactory C', 2)],
        debris: [{ card: 'lav', at: 'Manufactory C', orbital: 3 }],
      },
    });
    const there = after(
      match,
      burn('1-battleship', '1-manufactory-c', 2),
      burn('1-battleship', '1-manufactory-c', 3),
      burn('1-battleship', '2-moon-2222', 2),
    );
    expect(place(there, '1-battleship')).toBe('2-moon-2222 2, 0 left');
  });

  it('RG-C43 around an asset with one orbital a transfer is possible at once, orbital burns never', () => {
    const match = table({
      '1': { assets: [{ card: 'Lagrange Station 2222' }], spacecraft: [craft('L.A.V.', 'Lagrange Station 2222')] },
    });
    expect(legalOf(match, 'burn').map(({ asset }) => asset)).toEqual(['1-earth', '2-mars']);
  });
});

describe('scuttling', () => {
  const bomber = (left: number, errata: boolean) =>
    table({
      options: { errata },
      '1': {
        assets: [{ card: 'Research Station 2321' }],
        spacecraft: [craft('Light Bomber', 'Research Station 2321', 1, { left })],
      },
      '2': { debris: [{ card: 'lav', at: 'Research Station 2321' }] },
    });

  it('RG-8.1, RG-C44 costs nothing and leaves debris', () => {
    const scuttled = after(bomber(0, false), scuttle('1-light-bomber'));
    expect([fleet(scuttled), wrecks(scuttled)]).toEqual([
      [],
      ['1-research-station-2321 1: lav', '1-research-station-2321 1: light-bomber'],
    ]);
  });

  it('RG-8.2, RG-C45, RG-X13 costs 1 with errata', () => {
    expect(refusal(bomber(0, true), scuttle('1-light-bomber'))).toBe(
      'RG-8.2: Scuttling costs 1 delta-vee; Light Bomber has 0.',
    );
    expect(fleet(after(bomber(1, true), scuttle('1-light-bomber')))).toEqual([]);
  });

  it('RG-8.3, RG-C46 frees its population at once', () => {
    const match = table({
      '1': {
        assets: [{ card: 'Corporate Base 3322' }],
        spacecraft: [craft('Missile Frigate', '1-earth'), craft('Elite Fighter', '1-earth')],
      },
    });
    expect(population(match, '1')).toBe('6 of 6');
    expect(population(after(match, scuttle('1-missile-frigate')), '1')).toBe('2 of 6');
    expect(refusal(after(match, endPhase), scuttle('1-missile-frigate'))).toMatch(/^RG-4.1: Scuttling belongs/);
  });
});
