import { describe, expect, it } from 'vitest';
import { typesOf } from '../../helpers/event-types.ts';
import {
  after,
  attack,
  burn,
  fleet,
  nextTurn,
  playAll,
  population,
  refit,
  refusal,
  scuttle,
  ship,
  side,
  table,
  wrecks,
} from '../../helpers/rg-position.ts';

/** A spacecraft of seat 1 over an asset, and cards in the hand. */
const over = (card: string, hand: readonly string[], more: object = {}, position: object = {}) =>
  table({ '1': { spacecraft: [{ card, at: '1-earth', ...more }], hand }, ...position });

describe('refit', () => {
  it('RG-10.1, RG-X22, RG-X23, RG-X24 in orbital 1 around an own working asset', () => {
    expect(
      fleet(after(over('Light Corvette', ['Heavy Corvette']), refit('1-light-corvette', 'heavy-corvette'))),
    ).toEqual(['1-heavy-corvette']);
    const high = over('Light Corvette', ['Heavy Corvette'], { orbital: 2 });
    expect(refusal(high, refit('1-light-corvette', 'heavy-corvette'))).toBe(
      'RG-10.1: Refit needs orbital 1; this spacecraft is in orbital 2.',
    );
    const away = over('Light Corvette', ['Heavy Corvette'], { at: '2-mars' });
    expect(refusal(away, refit('1-light-corvette', 'heavy-corvette'))).toBe('RG-10.1: Mars is not yours.');
    const ruin = table({
      '1': {
        assets: [{ card: 'Moon 1212', destroyed: true }],
        spacecraft: [{ card: 'Light Corvette', at: 'Moon 1212' }],
        hand: ['Heavy Corvette'],
      },
    });
    expect(refusal(ruin, refit('1-light-corvette', 'heavy-corvette'))).toBe('RG-10.1: Moon 1212 is destroyed.');
  });

  it('RG-10.2, RG-C60, RG-X25, RG-X26 the same class and the same printed cost', () => {
    const to = (old: string, next: string): string => {
      const match = over(old, [next]);
      return refusal(match, refit(match.state.spacecraft[0]!.id, next));
    };
    // RG-C60 exchanges a Heavy Corvette: the sentences of RG-19.2 speak of the new card first.
    expect(to('Heavy Corvette', 'elite-fighter')).toBe(
      'RG-10.2: Elite Fighter is a Fighter; Heavy Corvette is a Corvette.',
    );
    expect(to('Heavy Corvette', 'light-bomber')).toBe('RG-10.2: Light Bomber costs 3; Heavy Corvette costs 2.');
    expect(to('Light Bomber', 'university')).toBe('RG-10.2: University is no spacecraft.');
  });

  it('RG-C61 Missile Frigate for Heavy Frigate, not for Destroyer', () => {
    const match = over('Heavy Frigate', ['Missile Frigate']);
    expect(fleet(after(match, refit('1-heavy-frigate', 'missile-frigate')))).toEqual(['1-missile-frigate']);
    expect(refusal(over('Missile Frigate', ['Destroyer']), refit('1-missile-frigate', 'destroyer'))).toBe(
      'RG-10.2: Destroyer costs 4; Missile Frigate costs 3.',
    );
  });

  it('RG-10.3 the old card is in the hand; the new one is unharmed and full; no debris', () => {
    const match = over('Light Corvette', ['Heavy Corvette', 'University'], { damage: 1, left: 0 });
    const { match: done, events } = playAll(match, refit('1-light-corvette', 'heavy-corvette'));
    expect(typesOf(events)).toBe('refitted');
    expect(ship(done, '1-heavy-corvette')).toMatchObject({ asset: '1-earth', orbital: 1, damage: 0, left: 3 });
    expect([side(done, '1').hand, wrecks(done)]).toEqual([['university', 'light-corvette'], []]);
  });

  it('RG-10.4, RG-C62, RG-X27 not after a maneuver, also one of cost 0', () => {
    const match = table({
      options: { decks: ['jupiter', 'earth'] },
      '1': {
        spacecraft: [{ card: 'Light Corvette', at: '1-jupiter', orbital: 2 }],
        assets: [{ card: 'Lagrange Station 2222' }],
        hand: ['Heavy Corvette'],
      },
    });
    const moved = after(match, burn('1-light-corvette', '1-jupiter', 3));
    expect(ship(moved, '1-light-corvette').left).toBe(5);
    const low = over('Light Corvette', ['Heavy Corvette'], { maneuvered: true });
    expect(refusal(low, refit('1-light-corvette', 'heavy-corvette'))).toBe(
      'RG-10.4: Light Corvette has maneuvered this turn.',
    );
  });

  it('RG-10.5, RG-C63, RG-X12 the new spacecraft is barred this turn, and defends with all it has', () => {
    const match = over(
      'Missile Frigate',
      ['Heavy Frigate', 'Missile Frigate'],
      {},
      {
        '2': { spacecraft: [{ card: 'Light Bomber', at: '1-earth', left: 0 }] },
      },
    );
    const done = after(match, refit('1-missile-frigate', 'heavy-frigate'));
    for (const command of [
      burn('1-heavy-frigate', '1-earth', 2),
      scuttle('1-heavy-frigate'),
      attack('1-heavy-frigate', '2-light-bomber', 2),
      refit('1-heavy-frigate', 'missile-frigate'),
      { type: 'bombard', spacecraft: '1-heavy-frigate', target: 'asset' },
    ])
      expect(refusal(done, command)).toBe('RG-10.5: Heavy Frigate came by refit this turn and cannot maneuver.');
    const theirs = nextTurn(done).match;
    expect(ship(theirs, '1-heavy-frigate').left).toBe(3);
    expect(ship(nextTurn(theirs).match, '1-heavy-frigate').barred).toBe(false);
  });

  const full = (errata: boolean) =>
    table({
      options: { decks: ['mars', 'earth'], errata },
      '1': {
        spacecraft: [
          { card: 'Heavy Assault Vehicle', at: '1-mars' },
          { card: 'Missile Frigate', at: '1-mars' },
        ],
        hand: ['Elite Fighter'],
      },
    });

  it('RG-10.6, RG-C64, RG-X28 not over the limit, unless with errata', () => {
    expect(population(full(false), '1')).toBe('4 of 4');
    expect(refusal(full(false), refit('1-heavy-assault-vehicle', 'elite-fighter'))).toBe(
      'RG-10.6: Population would be 5 of 4.',
    );
    expect(population(after(full(true), refit('1-heavy-assault-vehicle', 'elite-fighter')), '1')).toBe('5 of 4');
  });

  it('RG-C65 one that does not raise what is used is legal over the limit too', () => {
    for (const errata of [false, true]) {
      const match = table({
        options: { errata },
        '1': {
          spacecraft: [
            { card: 'Elite Fighter', at: '1-earth' },
            { card: 'Elite Fighter', at: '1-earth' },
            { card: 'L.A.V.', at: '1-earth' },
          ],
          hand: ['Heavy Assault Vehicle'],
        },
      });
      expect(population(match, '1')).toBe('5 of 3');
      expect(population(after(match, refit('1-elite-fighter', 'heavy-assault-vehicle')), '1')).toBe('4 of 3');
    }
  });
});
