import { describe, expect, it } from 'vitest';
import { costOf } from '../../../src/games/retrograde/rules/contribute.ts';
import { typesOf } from '../../helpers/event-types.ts';
import {
  after,
  asset,
  attack,
  bombard,
  burn,
  complete,
  contribute,
  fleet,
  legalOf,
  newGame,
  nextTurn,
  place,
  playAll,
  population,
  project,
  refusal,
  removed,
  scrap,
  ship,
  side,
  start,
  table,
  until,
} from '../../helpers/rg-position.ts';

/** Seat 1 in its construction phase. */
const site = (one: object, two: object = {}, options: object = {}) =>
  table({ phase: 'construction', '1': one, '2': two, options: { ...options } });

describe('projects', () => {
  it('RG-14.2 starting one is free, taps nothing, any number of times', () => {
    const match = site({ hand: ['Fast Attack Craft', 'University', 'Moon 1212', 'Moon 1212'] });
    const started = after(
      match,
      start('fast-attack-craft', '1-earth'),
      start('university', '1-earth'),
      start('moon-1212'),
      start('moon-1212'),
    );
    expect(started.state.projects.map(({ id, kind, points }) => `${id} ${kind} ${points}`)).toEqual([
      '1-p1 spacecraft 0',
      '1-p2 upgrade 0',
      '1-p3 asset 0',
      '1-p4 asset 0',
    ]);
    expect([side(started, '1').hand, asset(started, '1-earth').tapped]).toEqual([[], false]);
    expect(project(after(started, contribute('1-earth', '1-p3')), '1-p1').points).toBe(0);
  });

  it('RG-14.3, RG-C80, RG-X46, RG-X47 a spacecraft needs a facility of its class, one for each asset', () => {
    const match = site({ hand: ['Destroyer', 'Battleship', 'L.A.V.'] });
    expect(refusal(match, start('battleship', '1-earth'))).toBe(
      'RG-14.3: Earth cannot build Capital (Cruiser) spacecraft.',
    );
    const started = after(match, start('destroyer', '1-earth'));
    expect(refusal(started, start('lav', '1-earth'))).toBe('RG-14.3: Earth already carries a spacecraft project.');
    expect(refusal(match, start('lav'))).toBe('RG-14.3: Name the asset that is to carry it.');
    const fitted = site({ homeworld: { card: 'Earth', upgrade: 'Cruiser Facilities' }, hand: ['Battleship'] });
    expect(project(after(fitted, start('battleship', '1-earth')), '1-p1').kind).toBe('spacecraft');
  });

  it('RG-14.4, RG-X48, RG-X49 an upgrade: one project for each asset, whatever is installed', () => {
    const match = site({
      homeworld: { card: 'Earth', upgrade: 'University' },
      assets: [{ card: 'Moon 1212', destroyed: true }],
      hand: ['University', 'Booster Rockets', 'L.A.V.'],
    });
    const started = after(match, start('university', '1-earth'));
    expect(refusal(started, start('booster-rockets', '1-earth'))).toBe(
      'RG-14.4: Earth already carries an upgrade project.',
    );
    expect(refusal(match, start('university', '1-moon-1212'))).toBe('RG-14.4: Moon 1212 is destroyed.');
    expect(refusal(match, start('university', '2-mars'))).toBe('RG-14.4: Mars is not yours.');
    expect(refusal(match, start('lav', '2-mars'))).toBe('RG-14.3: Mars is not yours.');
    expect(refusal(match, start('lav', '1-moon-1212'))).toBe('RG-14.3: Moon 1212 is destroyed.');
  });

  it('RG-14.5, RG-C81 asset projects lie on the field, any number, beyond everybody’s reach', () => {
    const match = site({
      hand: ['Moon 1212', 'Moon 2222', 'Supergiant', 'Destroyer', 'University', 'Booster Rockets'],
    });
    const all = after(
      match,
      start('moon-1212'),
      start('moon-2222'),
      start('supergiant'),
      start('destroyer', '1-earth'),
      start('university', '1-earth'),
    );
    expect(all.state.projects.length).toBe(5);
    expect(refusal(all, start('booster-rockets', '1-earth'))).toMatch(/^RG-14.4: /);
    expect(refusal(match, start('moon-1212', '1-earth'))).toBe(
      'RG-14.5: An asset project lies on the asset field; name no asset.',
    );
    const theirs = table({
      activeSeat: '2',
      '1': { projects: [{ card: 'Moon 1212' }] },
      '2': { spacecraft: [{ card: 'Destroyer', at: '2-mars', orbital: 3 }] },
    });
    expect(refusal(theirs, burn('2-destroyer', '1-p1', 1))).toMatch(/^RG-7.4: /);
    expect(refusal(theirs, bombard('2-destroyer', '1-p1'))).toMatch(/^RG-4.5: /);
    expect(refusal(theirs, attack('2-destroyer', '1-p1', 1))).toMatch(/^RG-4.5: /);
  });

  it('RG-14.18, RG-X60 stay where they are, unless the option lets them be scrapped', () => {
    const one = { projects: [{ card: 'Destroyer', at: '1-earth', points: 3 }], hand: ['L.A.V.'] };
    expect(refusal(site(one), scrap('1-p1'))).toBe('RG-14.18: Projects cannot be scrapped in this game.');
    const match = site(one, {}, { scrapProjects: true });
    expect(legalOf(match, 'scrapProject').length).toBe(1);
    const scrapped = after(match, scrap('1-p1'), start('lav', '1-earth'));
    expect([removed(scrapped, '1'), scrapped.state.projects.map(({ id }) => id)]).toEqual([['(destroyer)'], ['1-p2']]);
  });
});

describe('contributions', () => {
  it('RG-14.1, RG-X51 an asset taps and puts all its power on one project', () => {
    const match = site({
      projects: [{ card: 'Supergiant' }, { card: 'Battleship', at: '1-earth' }],
      homeworld: { card: 'Earth', upgrade: 'Cruiser Facilities' },
    });
    const given = after(match, contribute('1-earth', '1-p1'));
    expect([project(given, '1-p1').points, project(given, '1-p2').points]).toEqual([5, 0]);
    expect(refusal(given, contribute('1-earth', '1-p2'))).toBe('RG-14.1: Earth is tapped.');
    expect(refusal(match, contribute('2-mars', '1-p1'))).toBe('RG-14.1: Mars is not yours.');
    expect(refusal(match, contribute('1-earth', '1-p9'))).toBe('RG-4.5: There is no project "1-p9".');
  });

  it('RG-14.6, RG-C82, RG-X52 a spacecraft or upgrade is built by the asset that carries it', () => {
    const match = site({
      assets: [{ card: 'Manufactory A' }],
      projects: [
        { card: 'Destroyer', at: '1-earth' },
        { card: 'University', at: '1-earth' },
      ],
    });
    for (const id of ['1-p1', '1-p2'])
      expect(refusal(match, contribute('1-manufactory-a', id))).toBe(
        'RG-14.6: This project can only be built by Earth.',
      );
  });

  it('RG-14.7, RG-C83, RG-X54 not for an asset while an enemy orbits the contributor', () => {
    const match = site(
      {
        projects: [
          { card: 'Supergiant' },
          { card: 'Destroyer', at: '1-earth', points: 4 },
          { card: 'University', at: '1-earth' },
        ],
        debris: [{ card: 'lav', at: '1-earth' }],
        spacecraft: [{ card: 'L.A.V.', at: '2-mars' }],
        assets: [{ card: 'Moon 1212' }, { card: 'Moon 2222' }],
      },
      {
        spacecraft: [
          { card: 'L.A.V.', at: '1-earth', orbital: 4 },
          { card: 'L.A.V.', at: '1-moon-2222' },
          { card: 'L.A.V.', at: '1-moon-2222' },
        ],
      },
    );
    expect(refusal(match, contribute('1-earth', '1-p1'))).toBe('RG-14.7: 1 enemy spacecraft orbits Earth.');
    expect(refusal(match, contribute('1-moon-2222', '1-p1'))).toBe('RG-14.7: 2 enemy spacecraft orbit Moon 2222.');
    expect(project(after(match, contribute('1-moon-1212', '1-p1')), '1-p1').points).toBe(2);
    expect(project(after(match, contribute('1-earth', '1-p2')), '1-p2').points).toBe(9);
    expect(asset(after(match, contribute('1-earth', '1-p3')), '1-earth').upgrade!.card).toBe('university');
    expect(fleet(after(match, complete('1-p2')))).toContain('1-destroyer');
  });

  it('RG-C84 several assets may build one asset in a turn', () => {
    const match = site({
      assets: [{ card: 'Moon 1212' }, { card: 'Manufactory B' }],
      projects: [{ card: 'Supergiant' }],
    });
    expect(
      project(after(match, contribute('1-moon-1212', '1-p1'), contribute('1-manufactory-b', '1-p1')), '1-p1').points,
    ).toBe(5);
  });

  it('RG-14.8, RG-17.15 facilities are those printed and that of the upgrade', () => {
    for (const [upgrade, card] of [
      ['Cruiser Facilities', 'battleship'],
      ['Frigate Facilities', 'destroyer'],
      ['Corvette Facilities', 'light-bomber'],
      ['Fighter Facilities', 'lav'],
    ] as const) {
      const station = (fitted: string | null) =>
        site({ assets: [{ card: 'Research Station 1232', upgrade: fitted }], hand: [card] });
      expect(refusal(station(null), start(card, '1-research-station-1232'))).toMatch(/^RG-14.3: /);
      expect(after(station(upgrade), start(card, '1-research-station-1232')).state.projects.length).toBe(1);
    }
  });

  const cost = (card: string, upgrade: string): number => {
    const { state } = site({
      homeworld: { card: 'Earth', upgrade },
      projects: [{ card, ...(card === 'Supergiant' || /Moon|Station/.test(card) ? {} : { at: '1-earth' }) }],
    });
    return costOf(state, state.projects[0]!, state.assets[0]!);
  };

  it('RG-14.9, RG-17.17, RG-C85 Accelerated Assembly Lines take 2 off spacecraft, never below 1', () => {
    expect(
      ['Battleship', 'Destroyer', 'Elite Fighter', 'L.A.V.'].map((card) => cost(card, 'Accelerated Assembly Lines')),
    ).toEqual([3, 2, 1, 1]);
  });

  it('RG-17.18, RG-C86 Colonization Training takes 2 off assets', () => {
    expect(
      ['Supergiant', 'Moon 1212', 'Research Station 1232', 'Lagrange Station 2222'].map((card) =>
        cost(card, 'Colonization Training'),
      ),
    ).toEqual([4, 2, 1, 1]);
    expect(cost('Supergiant', 'University')).toBe(6);
  });

  it('RG-C87 the discount counts when the contribution comes from there', () => {
    const match = site({
      assets: [{ card: 'Moon 2222' }, { card: 'Asteroid Colony 2454', upgrade: 'Colonization Training' }],
      projects: [{ card: 'Supergiant', points: 2 }],
    });
    expect(typesOf(playAll(match, contribute('1-asteroid-colony-2454', '1-p1')).events)).toBe(
      'contributed assetCompleted',
    );
    const plain = after(match, contribute('1-moon-2222', '1-p1'));
    expect(project(plain, '1-p1').points).toBe(4);
  });
});

describe('what comes into play', () => {
  it('RG-14.10, RG-X56, RG-X59 a spacecraft when its owner wants, with points enough', () => {
    const match = table({
      '1': {
        assets: [{ card: 'Asteroid Colony 4443' }],
        projects: [{ card: 'Light Bomber', at: '1-asteroid-colony-4443', points: 2 }],
      },
    });
    expect(refusal(match, complete('1-p1'))).toBe(
      'RG-4.1: Completion belongs to the construction phase; this is the maneuvers phase.',
    );
    const building = until(match, 'construction');
    expect(refusal(building, complete('1-p1'))).toBe('RG-14.10: Light Bomber has 2 of 3 points.');
    const paid = after(building, contribute('1-asteroid-colony-4443', '1-p1'));
    expect(fleet(paid)).toEqual([]);
    const later = until(nextTurn(nextTurn(paid).match).match, 'construction');
    expect(fleet(after(later, complete('1-p1')))).toEqual(['1-light-bomber']);
  });

  it('RG-14.11, RG-C88, RG-X58 in orbital 1, unharmed, with full delta-vee', () => {
    const match = table({
      phase: 'construction',
      turn: 3,
      options: { decks: ['jupiter', 'earth'] },
      '1': {
        projects: [{ card: 'Light Corvette', at: '1-jupiter', points: 2 }],
        debris: [
          { card: 'lav', at: '1-jupiter' },
          { card: 'lav', at: '1-jupiter' },
        ],
      },
    });
    expect(refusal(match, complete('1-p1', 2))).toBe('RG-14.11: New spacecraft enter orbital 1.');
    const built = after(match, complete('1-p1'));
    expect(place(built, '1-light-corvette')).toBe('1-jupiter 1, 5 left');
    const four = nextTurn(built).match;
    expect(ship(four, '1-light-corvette')).toMatchObject({ left: 5, damage: 0 });
    const five = nextTurn(four).match;
    expect([five.state.turn, legalOf(five, 'burn').length]).toEqual([5, 1]);
  });

  it('RG-14.12, RG-15.3, RG-C96, RG-X57 not over the population limit; the project waits', () => {
    const match = site({
      assets: [{ card: 'Asteroid Colony 4443' }, { card: 'Research Station 1232' }],
      spacecraft: [
        { card: 'Fast Attack Craft', at: '1-earth' },
        { card: 'Fast Attack Craft', at: '1-earth' },
        { card: 'Light Bomber', at: '1-earth' },
      ],
      projects: [
        { card: 'Missile Frigate', at: '1-earth', points: 5 },
        { card: 'Light Corvette', at: '1-asteroid-colony-4443', points: 2 },
      ],
    });
    expect(population(match, '1')).toBe('4 of 6');
    expect(refusal(match, complete('1-p1'))).toBe('RG-14.12: Population would be 8 of 6.');
    expect(project(match, '1-p1').points).toBe(5);
    expect(population(after(match, complete('1-p2')), '1')).toBe('6 of 6');
  });

  it('RG-15.1, RG-15.2, RG-C95 the limit of working assets, used by spacecraft in play alone', () => {
    const match = site({
      assets: [
        { card: 'Asteroid Colony 4443' },
        { card: 'Research Station 1232' },
        { card: 'Moon 1212', destroyed: true },
      ],
      spacecraft: [
        { card: 'Fast Attack Craft', at: '1-earth' },
        { card: 'Fast Attack Craft', at: '1-earth' },
        { card: 'Light Bomber', at: '2-mars' },
      ],
      projects: [{ card: 'Destroyer', at: '1-earth', points: 9 }],
      debris: [{ card: 'Battleship', at: '1-earth' }],
      hand: ['Battleship'],
    });
    expect(population(match, '1')).toBe('4 of 6');
  });

  it('RG-C97, RG-17.2, RG-C104 frigates of a Mars player use 1 less', () => {
    const mars = (assets: readonly object[]) =>
      site(
        {
          assets,
          spacecraft: [{ card: 'Destroyer', at: '1-mars' }],
          projects: [{ card: 'Destroyer', at: '1-mars', points: 4 }],
        },
        {},
        { decks: ['mars', 'earth'] },
      );
    expect(population(mars([]), '1')).toBe('3 of 4');
    expect(refusal(mars([]), complete('1-p1'))).toBe('RG-14.12: Population would be 6 of 4.');
    expect(
      population(after(mars([{ card: 'Manufactory B' }, { card: 'Corporate Base 3322' }]), complete('1-p1')), '1'),
    ).toBe('6 of 8');
    const used = ['Missile Frigate', 'Destroyer', 'Heavy Frigate', 'Battleship', 'Colony Ship'].map((card) =>
      population(
        site({ spacecraft: [{ card, at: '1-mars' }] }, {}, { decks: ['mars', 'earth'], problematicCards: true }),
        '1',
      ),
    );
    expect(used).toEqual(['3 of 4', '3 of 4', '3 of 4', '6 of 4', '6 of 4']);
  });

  it('RG-15.4, RG-C98 a limit that falls harms nothing in play', () => {
    const match = table({
      activeSeat: '2',
      '1': {
        assets: [{ card: 'Corporate Base 3322', damage: 2 }, { card: 'Asteroid Colony 4443' }],
        spacecraft: [
          { card: 'Battleship', at: '1-earth' },
          { card: 'L.A.V.', at: '1-earth' },
        ],
        projects: [{ card: 'L.A.V.', at: '1-earth', points: 1 }],
      },
      '2': { spacecraft: [{ card: 'Light Bomber', at: '1-corporate-base-3322' }] },
    });
    expect(population(match, '1')).toBe('7 of 8');
    const struck = until(after(match, bombard('2-light-bomber')), 'construction', 2);
    expect([population(struck, '1'), fleet(struck).length]).toEqual(['7 of 5', 3]);
    expect(refusal(struck, complete('1-p1'))).toBe('RG-14.12: Population would be 8 of 5.');
  });

  it('RG-14.13, RG-X79 upgrades and assets at once, by themselves', () => {
    const match = site({
      projects: [{ card: 'University', at: '1-earth' }, { card: 'Moon 1212' }],
      assets: [{ card: 'Corporate Base 3322' }],
    });
    const { events, match: built } = playAll(
      match,
      contribute('1-earth', '1-p1'),
      contribute('1-corporate-base-3322', '1-p2'),
    );
    expect(typesOf(events)).toBe('contributed upgradeInstalled contributed');
    for (const id of ['1-p2'])
      expect(refusal(built, complete(id))).toBe('RG-14.13: Upgrades and assets complete by themselves.');
  });

  it('RG-14.14, RG-C89 a new upgrade replaces the old one', () => {
    const match = site({
      homeworld: { card: 'Earth', upgrade: { card: 'Booster Rockets', damage: 1 } },
      projects: [{ card: 'University', at: '1-earth' }],
    });
    const built = after(match, contribute('1-earth', '1-p1'));
    expect(asset(built, '1-earth').upgrade).toEqual({
      id: '1-university',
      card: 'university',
      damage: 0,
      attacked: [],
    });
    expect(removed(built, '1')).toEqual(['booster-rockets']);
  });

  it('RG-14.15, RG-C90 a new asset is untapped and may contribute at once', () => {
    const { match } = newGame({ firstPlayer: 'seat1', decks: ['jupiter', 'earth'] });
    const done = after(
      until(match, 'construction'),
      start('corporate-base-3322'),
      contribute('1-jupiter', '1-p1'),
      start('research-station-2123'),
      contribute('1-corporate-base-3322', '1-p2'),
    );
    expect(population(done, '1')).toBe('0 of 8');
    expect(legalOf(done, 'contribute')).toEqual([]);
    expect(asset(done, '1-research-station-2123')).toMatchObject({ tapped: false, damage: 0, upgrade: null });
  });

  it('RG-C91 a chain of three on turn 1 of the Mars starter', () => {
    const { match } = newGame({ firstPlayer: 'seat1', decks: ['mars', 'earth'] });
    const done = after(
      until(match, 'construction'),
      start('manufactory-b'),
      contribute('1-mars', '1-p1'),
      start('asteroid-colony-2454'),
      contribute('1-manufactory-b', '1-p2'),
      start('colonization-training', '1-asteroid-colony-2454'),
      contribute('1-asteroid-colony-2454', '1-p3'),
    );
    expect([project(done, '1-p3').points, population(done, '1')]).toEqual([2, '0 of 6']);
  });

  it('RG-14.16, RG-C92 points beyond the cost are lost', () => {
    const match = site({ projects: [{ card: 'Fast Attack Craft', at: '1-earth' }] });
    const paid = after(match, contribute('1-earth', '1-p1'));
    expect(project(paid, '1-p1').points).toBe(5);
    expect(after(paid, complete('1-p1')).state.projects).toEqual([]);
    const more = until(nextTurn(nextTurn(paid).match).match, 'construction');
    expect(project(after(more, contribute('1-earth', '1-p1')), '1-p1').points).toBe(10);
  });

  it('RG-14.17, RG-C93, RG-X53 a lost facility stops the points, not the completion', () => {
    const lost = (points: number) =>
      site({
        assets: [{ card: 'Corporate Base 3322' }],
        projects: [{ card: 'Battleship', at: '1-earth', points }],
      });
    expect(fleet(after(lost(5), complete('1-p1')))).toEqual(['1-battleship']);
    expect(refusal(lost(4), contribute('1-earth', '1-p1'))).toBe(
      'RG-14.6: Earth has lost its Capital (Cruiser) facility.',
    );
  });

  it('RG-14.19, RG-C94 the place of a completed spacecraft can be used again at once', () => {
    const match = site({
      assets: [{ card: 'Moon 1212' }, { card: 'Moon 2222' }],
      projects: [{ card: 'Missile Frigate', at: '1-earth', points: 5 }],
      hand: ['Fast Attack Craft'],
    });
    const done = after(
      match,
      complete('1-p1'),
      start('fast-attack-craft', '1-earth'),
      contribute('1-earth', '1-p2'),
      complete('1-p2'),
    );
    expect([population(done, '1'), place(done, '1-missile-frigate'), place(done, '1-fast-attack-craft')]).toEqual([
      '5 of 8',
      '1-earth 1, 5 left',
      '1-earth 1, 8 left',
    ]);
  });

  it('RG-1.4 numbers are whole and never below 0', () => {
    const match = site(
      {
        spacecraft: [
          { card: 'Colony Ship', at: '1-earth' },
          { card: 'Interplanetary Missile', at: '1-earth' },
        ],
      },
      {},
      { problematicCards: true },
    );
    expect(population(match, '1')).toBe('7 of 3');
    expect(costOf(match.state, { card: 'lav', asset: '1-earth' }, null)).toBe(1);
    expect([refusal(match, { type: 'complete', project: '1-p1', orbital: 1.5 })]).toEqual([
      'RG-19.1: orbital is a whole number.',
    ]);
  });
});
