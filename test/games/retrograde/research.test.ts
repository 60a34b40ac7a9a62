import { describe, expect, it } from 'vitest';
import {
  after,
  asset,
  contribute,
  endPhase,
  eventOf,
  legalOf,
  playAll,
  refusal,
  repair,
  research,
  side,
  table,
  until,
} from '../../helpers/rg-position.ts';

describe('research', () => {
  const stations = [{ card: 'Research Station 1232' }, { card: 'Research Station 2321' }];

  it('RG-13.1, RG-C76, RG-X40 each asset has one job a turn', () => {
    const match = table({
      phase: 'research',
      '1': { assets: stations, deck: Array.from({ length: 25 }, () => 'lav'), projects: [{ card: 'Supergiant' }] },
    });
    const done = after(
      match,
      research('1-earth'),
      research('1-research-station-1232'),
      research('1-research-station-2321'),
    );
    expect([side(done, '1').deck.length, side(done, '1').hand.length]).toEqual([22, 3]);
    expect(refusal(done, research('1-earth'))).toBe('RG-13.1: Earth is tapped.');
    const building = until(done, 'construction');
    for (const { id } of building.state.assets.filter(({ owner }) => owner === '1'))
      expect(refusal(building, contribute(id, '1-p1'))).toMatch(/^RG-14.1: .* is tapped.$/);
    expect(legalOf(done, 'research')).toEqual([]);
    expect(refusal(match, research('2-mars'))).toBe('RG-13.1: Mars is not yours.');
  });

  it('RG-13.2, RG-C77, RG-X42 an empty deck gives nothing; a short one what it has', () => {
    const university = { homeworld: { card: 'Earth', upgrade: 'University' } };
    const last = after(table({ phase: 'research', '1': { ...university, deck: ['lav'] } }), research('1-earth', 2));
    expect([side(last, '1').hand, side(last, '1').deck]).toEqual([['lav'], []]);
    expect(refusal(table({ phase: 'research', '1': { ...university, deck: [] } }), research('1-earth'))).toBe(
      'RG-4.6: Your deck is empty.',
    );
    expect(after(last, endPhase).state.phase).toBe('repair');
  });

  it('RG-17.11, RG-C112, RG-X43 University draws 1 or 2, as the owner says', () => {
    const match = table({
      phase: 'research',
      '1': { assets: [{ card: 'Research Station 3212', upgrade: 'University' }] },
    });
    const drawn = (draw?: number) => side(after(match, research('1-research-station-3212', draw)), '1').hand.length;
    expect([drawn(), drawn(2), drawn(1)]).toEqual([2, 2, 1]);
    expect(side(after(match, research('1-research-station-3212')), '1').deck.length).toBe(28);
    expect(refusal(match, research('1-earth', 2))).toBe('RG-17.11: Only an asset with University draws 2.');
    expect(legalOf(match, 'research').map(({ asset: at, draw }) => `${at} ${draw}`)).toEqual([
      '1-earth 1',
      '1-research-station-3212 1',
      '1-research-station-3212 2',
    ]);
  });
});

describe('repair', () => {
  it('RG-13.3, RG-C78, RG-X45 removes exactly 1 damage and taps', () => {
    const match = table({ phase: 'repair', '1': { homeworld: { card: 'Earth', damage: 2 } } });
    const done = after(match, repair('1-earth'));
    expect(asset(done, '1-earth')).toMatchObject({ damage: 1, tapped: true });
    expect(refusal(done, repair('1-earth'))).toBe('RG-13.3: Earth is tapped.');
  });

  it('RG-C79, RG-X44 of the asset or of its own upgrade', () => {
    const match = table({
      phase: 'repair',
      options: { decks: ['mars', 'earth'] },
      '1': { homeworld: { card: 'Mars', upgrade: { card: 'Missile Defense System', damage: 2 } } },
    });
    const { match: done, events } = playAll(match, repair('1-mars', 'upgrade'));
    expect(eventOf(events, 'repaired')).toMatchObject({ target: 'upgrade', damage: 1 });
    expect(asset(done, '1-mars').upgrade!.damage).toBe(1);
    expect(refusal(match, repair('1-mars'))).toBe('RG-4.6: Mars has no damage.');
    expect(refusal(match, repair('1-mars', '2-earth'))).toBe('RG-13.3: Mars repairs only itself and its own upgrade.');
    expect(refusal(match, repair('2-earth'))).toBe('RG-13.3: Earth is not yours.');
    const bare = table({ phase: 'repair' });
    expect(refusal(bare, repair('1-earth', 'upgrade'))).toBe('RG-13.3: Earth has no upgrade.');
  });

  it('RG-13.4 enemies in orbit hinder neither', () => {
    const position = {
      '1': { homeworld: { card: 'Earth', damage: 1 }, assets: [{ card: 'Moon 1212', damage: 1 }] },
      '2': {
        spacecraft: [
          { card: 'L.A.V.', at: '1-earth' },
          { card: 'L.A.V.', at: '1-moon-1212' },
        ],
      },
    };
    const done = after(table({ phase: 'research', ...position }), research('1-earth'), endPhase, repair('1-moon-1212'));
    expect(asset(done, '1-moon-1212').damage).toBe(0);
  });
});
