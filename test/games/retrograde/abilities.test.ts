import { describe, expect, it } from 'vitest';
import { resistanceOf } from '../../../src/games/retrograde/rules/things.ts';
import { typesOf } from '../../helpers/event-types.ts';
import {
  after,
  asset,
  attack,
  bombard,
  burn,
  complete,
  contribute,
  defend,
  endPhase,
  eventOf,
  eventsOf,
  fleet,
  legalOf,
  nextTurn,
  opened,
  place,
  playAll,
  population,
  project,
  refit,
  refusal,
  removed,
  research,
  sacrifice,
  scuttle,
  ship,
  side,
  sweep,
  table,
  until,
  viewFor,
  wrecks,
} from '../../helpers/rg-position.ts';

const problematic = { problematicCards: true };

describe('Interplanetary Missile', () => {
  const built = () =>
    after(
      table({
        phase: 'construction',
        turn: 3,
        options: { ...problematic, decks: ['earth', 'mars'] },
        '1': {
          assets: [{ card: 'Asteroid Colony 4443', upgrade: 'Booster Rockets' }],
          projects: [{ card: 'Interplanetary Missile', at: '1-asteroid-colony-4443', points: 3 }],
        },
        '2': { orbitCounter: 2, spacecraft: [{ card: 'L.A.V.', at: '1-asteroid-colony-4443', left: 0 }] },
      }),
      complete('1-p1', 2),
    );

  it('RG-17.5, RG-17.6, RG-17.7, RG-C108, RG-X74 burns and bombards as it is built, for nothing, and is gone', () => {
    const there = after(
      built(),
      burn('1-interplanetary-missile', '2-mars', 3),
      burn('1-interplanetary-missile', '2-mars', 2),
      burn('1-interplanetary-missile', '2-mars', 1),
    );
    expect(place(there, '1-interplanetary-missile')).toBe('2-mars 1, 4 left');
    const struck = after(there, bombard('1-interplanetary-missile'));
    expect([asset(struck, '2-mars').damage, ship(struck, '1-interplanetary-missile').left]).toEqual([2, 4]);
    expect(refusal(struck, bombard('1-interplanetary-missile'))).toBe(
      'RG-17.5: Interplanetary Missile has made its 1 bombardment.',
    );
    const { match, events } = nextTurn(struck);
    expect(eventOf(events, 'spacecraftDestroyed').cause).toBe('expired');
    expect([fleet(match), wrecks(match)]).toEqual([['2-lav'], ['2-mars 1: interplanetary-missile']]);
  });

  it('RG-X75 neither attacks nor scuttles then', () => {
    expect(refusal(built(), attack('1-interplanetary-missile', '2-lav', 2))).toBe(
      'RG-4.1: Attacks belong to the maneuvers phase; this is the construction phase.',
    );
    expect(refusal(built(), scuttle('1-interplanetary-missile'))).toMatch(/^RG-4.1: /);
    expect(legalOf(built(), 'burn').length).toBeGreaterThan(0);
  });

  it('RG-17.7 one that came by refit is barred and simply expires', () => {
    const match = table({
      options: problematic,
      turn: 3,
      '1': { spacecraft: [{ card: 'Light Bomber', at: '1-earth' }], hand: ['Interplanetary Missile'] },
    });
    const swapped = until(after(match, refit('1-light-bomber', 'interplanetary-missile')), 'construction', 3);
    expect(refusal(swapped, burn('1-interplanetary-missile', '1-earth', 2))).toMatch(/^RG-4.1: /);
    expect(wrecks(nextTurn(swapped).match)).toEqual(['1-earth 1: interplanetary-missile']);
  });
});

describe('Colony Ship', () => {
  const ready = (enemies: readonly object[] = [], more: object = {}) =>
    table({
      phase: 'construction',
      options: problematic,
      '1': {
        homeworld: { card: 'Earth', tapped: true },
        assets: [{ card: 'Moon 1212' }],
        spacecraft: [
          { card: 'Colony Ship', at: '1-earth', orbital: 3, barred: true },
          { card: 'L.A.V.', at: '1-earth' },
        ],
        projects: [
          { card: 'Corporate Base 3322' },
          { card: 'University', at: '1-moon-1212' },
          { card: 'Battleship', at: '1-earth' },
        ],
        ...more,
      },
      '2': { spacecraft: enemies as never },
    });

  it('RG-17.8, RG-C109, RG-X76 gives 4 points, tapped or not, and leaves no wreck', () => {
    const { match, events } = playAll(ready(), sacrifice('1-colony-ship', '1-p1'));
    expect(typesOf(events)).toBe('sacrificed assetCompleted');
    expect([fleet(match), wrecks(match), removed(match, '1')]).toEqual([['1-lav'], [], ['colony-ship']]);
    expect(population(match, '1')).toBe('1 of 9');
    expect(refusal(ready([{ card: 'L.A.V.', at: '1-earth' }]), sacrifice('1-colony-ship', '1-p1'))).toBe(
      'RG-14.7: 1 enemy spacecraft orbits Earth.',
    );
    expect(refusal(ready(), sacrifice('1-lav', '1-p1'))).toBe(
      'RG-17.8: Only a Colony Ship can be given up for points.',
    );
  });

  it('RG-17.8 only to projects its asset could build, around an own working asset', () => {
    expect(refusal(ready(), sacrifice('1-colony-ship', '1-p2'))).toBe(
      'RG-14.6: This project can only be built by Moon 1212.',
    );
    expect(refusal(ready(), sacrifice('1-colony-ship', '1-p3'))).toBe(
      'RG-14.6: Earth has lost its Capital (Cruiser) facility.',
    );
    const away = ready([], { spacecraft: [{ card: 'Colony Ship', at: '2-mars' }] });
    expect(refusal(away, sacrifice('1-colony-ship', '1-p1'))).toBe('RG-17.8: Mars is not yours.');
    const ruin = ready([], {
      assets: [{ card: 'Moon 1212', destroyed: true }],
      spacecraft: [{ card: 'Colony Ship', at: '1-moon-1212' }],
      projects: [{ card: 'Corporate Base 3322' }],
    });
    expect(refusal(ruin, sacrifice('1-colony-ship', '1-p1'))).toBe('RG-17.8: Moon 1212 is destroyed.');
    const trained = ready([], {
      homeworld: { card: 'Earth', upgrade: 'Colonization Training' },
      projects: [{ card: 'Supergiant' }],
    });
    expect(typesOf(playAll(trained, sacrifice('1-colony-ship', '1-p1')).events)).toBe('sacrificed assetCompleted');
  });
});

describe('debris', () => {
  const swept = (orbitals: readonly number[]) =>
    opened({
      phase: 'upkeep',
      '1': {
        homeworld: { card: 'Earth', upgrade: 'Debris Sweeper' },
        debris: orbitals.map((orbital) => ({ card: 'lav', at: '1-earth', orbital })),
      },
      '2': { debris: [{ card: 'lav', at: '2-mars' }] },
    });

  it('RG-17.9, RG-C110, RG-X61, RG-X62 the owner of a Debris Sweeper chooses where there are more than 2', () => {
    const { match, events } = swept([1, 1, 2]);
    expect(typesOf(events)).toBe('refreshed sweepOpened');
    expect([match.state.phase, match.state.pendingSweep]).toEqual(['upkeep', '1-earth']);
    expect(refusal(match, endPhase)).toBe('RG-17.9: First choose 2 debris around Earth.');
    expect(refusal(match, sweep('1-earth', '1-lav'))).toBe('RG-17.9: Choose exactly 2 debris.');
    expect(refusal(match, sweep('1-earth', '1-lav', '1-lav'))).toBe('RG-17.9: Choose exactly 2 debris.');
    expect(refusal(match, sweep('1-earth', '1-lav', '2-lav'))).toBe('RG-17.9: This debris is not around Earth.');
    expect(refusal(match, sweep('2-mars', '1-lav', '1-lav-2'))).toBe('RG-17.9: First choose 2 debris around Earth.');
    expect(refusal(match, sweep('1-earth', 'ghost', '1-lav'))).toBe('RG-4.5: There is no debris "ghost".');
    expect(legalOf(match, 'sweep').length).toBe(3);
    const done = playAll(match, sweep('1-earth', '1-lav', '1-lav-3'));
    expect(typesOf(done.events)).toBe('swept phaseBegan');
    expect(eventOf(done.events, 'swept').auto).toBe(false);
    expect(wrecks(done.match)).toEqual(['1-earth 1: lav', '2-mars 1: lav']);
    expect(removed(done.match, '1')).toEqual(['lav', 'lav']);
  });

  it('RG-17.9 with 0, 1 or 2 the engine does it', () => {
    expect([[], [1], [1, 2]].map((orbitals) => typesOf(swept(orbitals).events))).toEqual([
      'refreshed phaseBegan',
      'refreshed swept phaseBegan',
      'refreshed swept phaseBegan',
    ]);
    expect(wrecks(swept([1, 2]).match)).toEqual(['2-mars 1: lav']);
    expect(eventOf(swept([1]).events, 'swept')).toMatchObject({ debris: ['1-lav'], auto: true });
  });

  it('RG-X81 and only then', () => {
    const match = table({ '1': { debris: [{ card: 'lav', at: '1-earth' }] } });
    expect(refusal(match, sweep('1-earth', '1-lav', '1-lav'))).toBe(
      'RG-4.1: Sweeping belongs to the upkeep phase; this is the maneuvers phase.',
    );
  });

  it('RG-17.10, RG-C111, RG-X55 Debris Reclamation makes a contribution 1 larger', () => {
    const match = table({
      phase: 'construction',
      '1': {
        homeworld: { card: 'Earth', upgrade: 'Debris Reclamation' },
        assets: [{ card: 'Research Station 1232', upgrade: 'Debris Reclamation' }],
        projects: [{ card: 'Supergiant' }],
      },
      '2': {
        debris: [
          { card: 'lav', at: '1-earth' },
          { card: 'lav', at: '1-research-station-1232' },
        ],
      },
    });
    const { match: given, events } = playAll(match, contribute('1-earth', '1-p1', '2-lav'));
    expect(eventOf(events, 'contributed')).toMatchObject({ points: 6, total: 6, debris: '2-lav' });
    expect([wrecks(given).length, removed(given, '2')]).toEqual([1, ['lav']]);
    expect(project(after(match, contribute('1-research-station-1232', '1-p1', '2-lav-2')), '1-p1').points).toBe(1);
    expect(refusal(match, contribute('1-research-station-1232', '1-p1'))).toMatch(/^RG-4.6: /);
    expect(refusal(match, contribute('1-earth', '1-p1', '2-lav-2'))).toBe('RG-17.10: This debris is not around Earth.');
    expect(refusal(match, contribute('1-earth', '1-p1', 'ghost'))).toBe('RG-4.5: There is no debris "ghost".');
    const bare = table({
      phase: 'construction',
      '1': { projects: [{ card: 'Supergiant' }], debris: [{ card: 'lav', at: '1-earth' }] },
    });
    expect(refusal(bare, contribute('1-earth', '1-p1', '1-lav'))).toBe('RG-17.10: Earth has no Debris Reclamation.');
    expect(legalOf(match, 'contribute').length).toBe(3);
  });
});

describe('Espionage Agency', () => {
  const looking = (deck: readonly string[]) =>
    opened({
      phase: 'upkeep',
      '1': { homeworld: { card: 'Earth', upgrade: 'Espionage Agency' } },
      '2': { deck },
    });

  it('RG-17.12 shows its owner the top card until it leaves the deck', () => {
    const { match, events } = looking(['Destroyer', 'Battleship']);
    expect(eventsOf(events, 'topSeen')).toEqual([{ type: 'topSeen', seat: '1', asset: '1-earth', card: 'destroyer' }]);
    expect(viewFor(match, '1').sides[1].deck).toEqual({ count: 2, listed: null, order: null, top: ['destroyer'] });
    expect(viewFor(match, 'audience').sides[1].deck.top).toEqual([]);
    expect(side(match, '2').deck).toEqual(['destroyer', 'battleship']);
    const drawn = after(until(nextTurn(match).match, 'research'), research('2-mars'));
    expect(viewFor(drawn, '1').sides[1].deck.top).toEqual([]);
  });

  it('RG-17.12 nothing happens at an empty deck', () => {
    expect(typesOf(looking([]).events)).toBe('refreshed phaseBegan');
  });
});

describe('assets with an upgrade', () => {
  it('RG-X38, RG-X39 missile defense reaches its own orbitals, and needs the upgrade', () => {
    const match = table({
      options: { decks: ['mars', 'earth'] },
      '1': { homeworld: { card: 'Mars', upgrade: 'Missile Defense System' }, assets: [{ card: 'Moon 1212' }] },
      '2': { spacecraft: [{ card: 'L.A.V.', at: '2-earth' }], debris: [{ card: 'lav', at: '1-mars' }] },
    });
    expect(refusal(match, defend('1-mars', '2-lav'))).toBe('RG-17.13: The target does not orbit Mars.');
    expect(refusal(match, defend('1-moon-1212', '2-lav'))).toBe('RG-17.13: Moon 1212 has no Missile Defense System.');
    expect(refusal(match, defend('1-mars', '2-lav-2'))).toBe('RG-17.13: Debris cannot be attacked.');
    expect(refusal(match, defend('2-earth', '2-lav'))).toBe('RG-17.13: Earth is not yours.');
  });

  it('RG-17.13, RG-X36 what a system has destroyed is debris, not a spacecraft it has attacked', () => {
    const refused = (errata: boolean) =>
      refusal(
        table({
          options: { decks: ['mars', 'earth'], errata },
          '1': { homeworld: { card: 'Mars', upgrade: { card: 'Missile Defense System', attacked: ['2-lav'] } } },
          '2': { debris: [{ card: 'lav', at: '1-mars' }] },
        }),
        defend('1-mars', '2-lav'),
      );
    expect(refused(false)).toBe('RG-17.13: Debris cannot be attacked.');
    expect(refused(true)).toBe('RG-17.13: This system has attacked this turn.');
  });

  it('RG-17.14, RG-C116, RG-X73 Booster Rockets open every orbital', () => {
    const match = table({
      phase: 'construction',
      '1': {
        homeworld: { card: 'Earth', upgrade: 'Booster Rockets' },
        assets: [{ card: 'Moon 1212' }],
        projects: [{ card: 'Missile Frigate', at: '1-earth', points: 3 }],
      },
    });
    expect(legalOf(match, 'complete').map(({ orbital }) => orbital)).toEqual([1, 2, 3, 4]);
    for (const orbital of [5, 0])
      expect(refusal(match, complete('1-p1', orbital))).toBe('RG-17.14: Earth has 4 orbitals.');
    const next = nextTurn(nextTurn(after(match, complete('1-p1', 4))).match).match;
    expect(place(after(next, burn('1-missile-frigate', '1-moon-1212', 2)), '1-missile-frigate')).toBe(
      '1-moon-1212 2, 2 left',
    );
  });

  it('RG-17.16, RG-C117 Fortified Buildings add 2 to the resistance', () => {
    const upgrade = { id: 'x', card: 'fortified-buildings', damage: 0, attacked: [] };
    expect(
      ['jupiter', 'earth', 'mars', 'supergiant', 'moon-1212'].map((card) =>
        resistanceOf({ card, destroyed: false, upgrade }),
      ),
    ).toEqual([7, 6, 6, 6, 4]);
  });
});
