import { describe, expect, it } from 'vitest';
import { typesOf } from '../../helpers/event-types.ts';
import {
  after,
  asset,
  attack,
  bombard,
  burn,
  contribute,
  eventOf,
  fleet,
  legalOf,
  nextTurn,
  place,
  playAll,
  population,
  refusal,
  removed,
  ship,
  start,
  table,
  wrecks,
} from '../../helpers/rg-position.ts';

/** A spacecraft of seat 1 above an asset of seat 2. */
const above = (card: string, orbital = 1, target: object = { card: 'Mars' }, more: object = {}, options: object = {}) =>
  table({
    options: { decks: ['jupiter', 'mars'], ...options },
    '1': { spacecraft: [{ card, at: '2-mars', orbital, ...more }] },
    '2': { homeworld: target as never },
  });
/** The same above another asset than the homeworld. */
const over = (card: string, target: object, orbital = 1, seat2: object = {}) =>
  table({
    '1': { spacecraft: [{ card, at: Object.values(target)[0] as string, orbital }] },
    '2': { assets: [target as never], ...seat2 },
  });

describe('bombardment', () => {
  it('RG-11.1 of an enemy asset or its upgrade, as the player chooses', () => {
    const match = above('Destroyer', 1, { card: 'Mars', upgrade: 'University' });
    expect(legalOf(match, 'bombard').map(({ target }) => target)).toEqual(['asset', 'upgrade']);
    expect(asset(after(match, bombard('1-destroyer', '2-mars')), '2-mars').damage).toBe(2);
    expect(asset(after(match, bombard('1-destroyer', '2-university')), '2-mars').upgrade).toBeNull();
  });

  it('RG-X30, RG-X31, RG-X32, RG-X77 not of an own, a destroyed, another asset, nor of an upgrade there is not', () => {
    const match = table({
      '1': {
        spacecraft: [
          { card: 'Destroyer', at: '1-earth' },
          { card: 'Destroyer', at: 'Moon 1212' },
          { card: 'Destroyer', at: '2-mars' },
        ],
      },
      '2': { assets: [{ card: 'Moon 1212', destroyed: true }] },
    });
    expect(refusal(match, bombard('1-destroyer'))).toBe('RG-11.1: Earth is yours.');
    expect(refusal(match, bombard('1-destroyer-2'))).toBe('RG-11.1: Moon 1212 is already destroyed.');
    expect(refusal(match, bombard('1-destroyer-3', 'upgrade'))).toBe('RG-11.1: Mars has no upgrade.');
    expect(refusal(match, bombard('1-destroyer-2', '2-mars'))).toBe(
      'RG-11.1: This spacecraft orbits Moon 1212, not Mars.',
    );
    expect(refusal(match, bombard('1-destroyer', 'ghost'))).toBe('RG-4.5: There is no asset or upgrade "ghost".');
  });

  it('RG-11.2, RG-C66, RG-X29 takes the full delta-vee', () => {
    expect(refusal(above('Destroyer', 1, undefined, { left: 2 }), bombard('1-destroyer'))).toBe(
      'RG-11.2: Bombardment takes the full 3 delta-vee; Destroyer has 2.',
    );
  });

  it('RG-C67 free burns leave it whole', () => {
    const done = after(
      above('Light Bomber', 3),
      burn('1-light-bomber', '2-mars', 2),
      burn('1-light-bomber', '2-mars', 1),
      bombard('1-light-bomber'),
    );
    expect([place(done, '1-light-bomber'), asset(done, '2-mars').damage]).toEqual(['2-mars 1, 0 left', 1]);
  });

  it('RG-11.3 nothing bombards twice in a turn', () => {
    const match = above('Destroyer', 1, undefined, { bombardments: 1 });
    expect(refusal(match, bombard('1-destroyer'))).toBe('RG-11.3: Destroyer has made its 1 bombardment.');
  });

  it('RG-11.4, RG-C68, RG-X34 power falls with the distance', () => {
    const power = (orbital: number) =>
      eventOf(playAll(above('Battleship', orbital), bombard('1-battleship')).events, 'bombarded').power;
    expect([power(1), power(2)]).toEqual([2, 1]);
    expect(refusal(above('Battleship', 3), bombard('1-battleship'))).toBe('RG-4.6: Bombardment power 2 - 2 = 0.');
    expect(refusal(above('Destroyer', 3), bombard('1-destroyer'))).toBe('RG-4.6: Bombardment power 2 - 2 = 0.');
  });

  it('RG-C69, RG-X33 power 0 is refused everywhere', () => {
    for (const orbital of [1, 3])
      expect(refusal(above('L.A.V.', orbital), bombard('1-lav'))).toBe('RG-4.6: L.A.V. has bombardment power 0.');
  });

  it('RG-11.5, RG-C70 no dice, and no damage spills over', () => {
    const { match, events } = playAll(
      above('Battleship', 1, { card: 'Mars', upgrade: 'University' }),
      bombard('1-battleship', 'upgrade'),
    );
    expect(typesOf(events)).toBe('bombarded upgradeDestroyed');
    expect(asset(match, '2-mars')).toMatchObject({ damage: 0, upgrade: null });
  });

  it('RG-11.6, RG-C71 damage that reaches the resistance destroys', () => {
    const { match, events } = playAll(above('Destroyer', 1, { card: 'Mars', damage: 2 }), bombard('1-destroyer'));
    expect(typesOf(events)).toBe('bombarded assetDestroyed');
    expect(asset(match, '2-mars')).toMatchObject({ damage: 4, destroyed: true });
  });

  it('RG-C72 Fortified Buildings raise it', () => {
    const station = (damage: number) => ({ card: 'Research Station 1232', damage, upgrade: 'Fortified Buildings' });
    const hit = (damage: number) =>
      asset(after(over('Light Bomber', station(damage)), bombard('1-light-bomber')), '2-research-station-1232')
        .destroyed;
    expect([hit(0), hit(1), hit(2)]).toEqual([false, false, true]);
  });

  const earth = (card: string, orbital: number, defenders: number) =>
    table({
      options: { decks: ['mars', 'earth'] },
      '1': {
        spacecraft: [
          { card, at: '2-earth', orbital },
          { card: 'Battleship', at: '2-earth', orbital: 2 },
        ],
      },
      '2': {
        spacecraft: Array.from({ length: defenders }, () => ({ card: 'L.A.V.', at: '2-earth', orbital: 4, left: 0 })),
      },
      dice: [1, 6, 6],
    });

  it('RG-17.3, RG-C105, RG-X35 defenders around Earth weaken it', () => {
    const one = playAll(earth('Battleship', 1, 1), bombard('1-battleship'));
    expect(eventOf(one.events, 'bombarded').power).toBe(1);
    expect(refusal(earth('Battleship', 1, 2), bombard('1-battleship'))).toBe(
      'RG-4.6: Bombardment power 2 - 0 - 2 defenders = 0.',
    );
    expect(refusal(earth('Destroyer', 2, 1), bombard('1-destroyer'))).toBe(
      'RG-4.6: Bombardment power 2 - 1 - 1 defender = 0.',
    );
  });

  it('RG-C106 until the defender is gone', () => {
    const match = earth('Missile Frigate', 1, 1);
    expect(refusal(match, bombard('1-missile-frigate'))).toBe('RG-4.6: Bombardment power 1 - 0 - 1 defender = 0.');
    const shot = after(match, attack('1-battleship', '2-lav', 3));
    expect(fleet(shot)).not.toContain('2-lav');
    expect(asset(after(shot, bombard('1-missile-frigate')), '2-earth').damage).toBe(1);
  });
});

describe('destroyed cards', () => {
  const factory = { card: 'Manufactory A', damage: 1, upgrade: 'Booster Rockets' };
  const dying = () =>
    over('Destroyer', factory, 1, {
      projects: [
        { card: 'Destroyer', at: 'Manufactory A', points: 2 },
        { card: 'University', at: 'Manufactory A' },
        { card: 'Supergiant', points: 1 },
      ],
      spacecraft: [{ card: 'L.A.V.', at: 'Manufactory A', orbital: 3, left: 4 }],
    });

  it('RG-12.1, RG-X41 a destroyed asset stays, can be orbited and left, and does nothing more', () => {
    const struck = after(dying(), bombard('1-destroyer'));
    const theirs = nextTurn(struck).match;
    expect(asset(theirs, '2-manufactory-a')).toMatchObject({ destroyed: true, upgrade: null });
    expect(place(after(theirs, burn('2-lav', '2-mars', 3)), '2-lav')).toBe('2-mars 3, 2 left');
    const at = (phase: 'research' | 'repair' | 'construction') =>
      table({
        phase,
        activeSeat: '2',
        '2': {
          assets: [{ card: 'Moon 1212', destroyed: true, damage: 2 }],
          hand: ['L.A.V.'],
          projects: [{ card: 'Supergiant' }],
        },
      });
    expect(refusal(at('research'), { type: 'research', asset: '2-moon-1212' })).toBe(
      'RG-12.1: Moon 1212 is destroyed.',
    );
    expect(refusal(at('repair'), { type: 'repair', asset: '2-moon-1212', target: 'asset' })).toBe(
      'RG-12.1: Moon 1212 is destroyed.',
    );
    expect(refusal(at('construction'), contribute('2-moon-1212', '2-p1'))).toBe('RG-12.1: Moon 1212 is destroyed.');
    expect(refusal(at('construction'), start('lav', '2-moon-1212'))).toBe('RG-14.3: Moon 1212 is destroyed.');
  });

  it('RG-12.2, RG-12.3, RG-C73 its projects and its upgrade leave the game; asset projects stay', () => {
    const match = dying();
    expect(population(match, '2')).toBe('1 of 6');
    const { match: struck, events } = playAll(match, bombard('1-destroyer'));
    expect(typesOf(events)).toBe('bombarded assetDestroyed upgradeDestroyed');
    expect(removed(struck, '2')).toEqual(['(destroyer)', '(university)', 'booster-rockets']);
    expect(population(struck, '2')).toBe('1 of 4');
    expect(ship(struck, '2-lav').left).toBe(4);
    expect(struck.state.projects.map(({ card, points }) => `${card} ${points}`)).toEqual(['supergiant 1']);
  });

  it('RG-12.4, RG-12.8 a destroyed upgrade leaves the game for good', () => {
    const struck = after(
      above('Battleship', 1, { card: 'Mars', upgrade: 'University' }),
      bombard('1-battleship', 'upgrade'),
    );
    expect(removed(struck, '2')).toEqual(['university']);
    expect(removed(nextTurn(nextTurn(struck).match).match, '2')).toEqual(['university']);
  });

  it('RG-12.5, RG-C74 an asset falls with the upgrade that held it up', () => {
    const station = { card: 'Research Station 1232', damage: 1, upgrade: { card: 'Fortified Buildings', damage: 1 } };
    const { match, events } = playAll(over('Destroyer', station), bombard('1-destroyer', 'upgrade'));
    expect(typesOf(events)).toBe('bombarded upgradeDestroyed assetDestroyed');
    expect(asset(match, '2-research-station-1232').destroyed).toBe(true);
  });

  const replacing = (card: string) =>
    playAll(
      table({
        phase: 'construction',
        '1': {
          homeworld: { card: 'Earth', damage: 4, upgrade: { card: 'Fortified Buildings', damage: 2 } },
          projects: [{ card, at: '1-earth' }],
        },
      }),
      contribute('1-earth', '1-p1'),
    );

  it('RG-C75 replacing Fortified Buildings can destroy the own asset; replacing them by their like does not', () => {
    const fallen = replacing('University');
    expect(typesOf(fallen.events)).toBe('contributed upgradeInstalled assetDestroyed upgradeDestroyed');
    expect(asset(fallen.match, '1-earth').destroyed).toBe(true);
    expect(removed(fallen.match, '1')).toEqual(['fortified-buildings', 'university']);
    const stands = replacing('Fortified Buildings').match;
    expect(asset(stands, '1-earth')).toMatchObject({ damage: 4, destroyed: false, upgrade: { damage: 0 } });
  });

  it('RG-12.6 a destroyed spacecraft is debris in its orbital, and uses no population', () => {
    const match = table({
      '1': { spacecraft: [{ card: 'Heavy Frigate', at: '2-mars' }] },
      '2': { spacecraft: [{ card: 'L.A.V.', at: '2-mars', left: 0, orbital: 2 }] },
      dice: [1, 1, 1],
    });
    const shot = after(match, attack('1-heavy-frigate', '2-lav', 3));
    expect([wrecks(shot), population(shot, '2')]).toEqual([['2-mars 2: lav'], '0 of 4']);
    expect(refusal(nextTurn(shot).match, burn('2-lav', '2-mars', 1))).toBe('RG-12.6: L.A.V. is destroyed.');
  });

  it('RG-12.7 debris counts for both players, does nothing else, and leaves to its owner’s pile', () => {
    const match = table({
      phase: 'upkeep',
      '1': {
        homeworld: { card: 'Earth', upgrade: 'Debris Sweeper' },
        debris: [{ card: 'lav', at: '1-earth' }],
        spacecraft: [{ card: 'Destroyer', at: '1-earth', orbital: 2 }],
      },
      '2': { debris: [{ card: 'destroyer', at: '1-earth', orbital: 2 }] },
    });
    expect([removed(match, '1'), removed(match, '2')]).toEqual([['lav'], ['destroyer']]);
  });
});
