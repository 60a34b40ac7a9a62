import { describe, expect, it } from 'vitest';
import type { RetrogradePosition } from '../../../../../src/games/retrograde/index.ts';
import { forecastAid, forecastOf } from '../../../../../src/ui/games/retrograde/aids/forecast.ts';
import { planned, reachable } from '../../../../../src/ui/games/retrograde/aids/reach.ts';
import { reachAids } from '../../../../../src/ui/games/retrograde/aids/reach-aids.ts';
import { legalOf, playAll, table, viewFor } from '../../../../helpers/rg-position.ts';
import { TABLES } from '../../../../helpers/rg-demo-view.ts';

const jupiters = { decks: ['jupiter', 'earth'] };
const view = (position: RetrogradePosition, options = {}) => viewFor(table({ ...position, options }), '1');
const craft = (card: string, at: string, orbital = 1, more: object = {}) => ({ card, at, orbital, ...more });

describe('where a spacecraft can be this turn', () => {
  it('counts the climb of RG-C30 and everything a transfer opens', () => {
    const places = reachable(view({ '1': { spacecraft: [craft('L.A.V.', '1-earth')] } }), '1-lav');
    const costs = Object.fromEntries(places.map(({ asset, orbital, cost }) => [`${asset}/${orbital}`, cost]));
    // 2 + 1 + 1 up; Mars would cost 5 more at counter 1 of its owner.
    expect(costs).toEqual({ '1-earth/2': 2, '1-earth/3': 3, '1-earth/4': 4 });
  });

  it('writes each leg by its parts, with the discount of Jupiter (RG-7.6, RG-17.1)', () => {
    const look = view(
      { '1': { spacecraft: [craft('Light Corvette', '1-jupiter', 4)] }, '2': { orbitCounter: 1 } },
      jupiters,
    );
    const [way] = reachable(look, '1-light-corvette').filter(
      ({ asset, orbital }) => asset === '2-earth' && orbital === 3,
    );
    expect(way!.legs.map(({ parts }) => parts)).toEqual(['3 + 1 \u2212 1 = 3', '1 \u2212 1 = 0']);
    expect(way).toMatchObject({ cost: 3, left: 2 });
  });

  it('gives ways that the engine plays leg by leg to the delta-vee it told', () => {
    for (const open of [TABLES.few, TABLES.several]) {
      const match = open();
      for (const one of match.state.spacecraft.filter(({ owner }) => owner === '1'))
        for (const { legs, left, asset, orbital } of reachable(viewFor(match, '1'), one.id)) {
          const played = playAll(
            match,
            ...legs.map(
              (leg) => ({ type: 'burn', spacecraft: one.id, asset: leg.asset, orbital: leg.orbital }) as const,
            ),
          );
          expect(played.match.state.spacecraft.find(({ id }) => id === one.id)).toMatchObject({ asset, orbital, left });
        }
    }
  });

  it('has every burn that is legal at once among its first legs', () => {
    const match = TABLES.several();
    for (const burn of legalOf(match, 'burn')) {
      const places = reachable(viewFor(match, '1'), burn.spacecraft);
      expect(places.some(({ asset, orbital }) => asset === burn.asset && orbital === burn.orbital)).toBe(true);
    }
  });

  it('shows the way to the place that is pointed at, and nothing for one who cannot move', () => {
    const look = viewFor(TABLES.few(), '1');
    const aids = reachAids(look, '1-light-corvette', { kind: 'orbital', asset: '1-earth', orbital: 4 });
    expect(aids.at(-1)).toMatchObject({ kind: 'plan', legs: [{ orbital: 3 }, { orbital: 4 }] });
    expect(reachAids(look, 'nobody')).toEqual([]);
    const still = view({ '1': { spacecraft: [craft('Destroyer', '1-earth', 1, { left: 0 })] } });
    expect(reachAids(still, '1-destroyer')).toEqual([]);
  });
});

describe('burns that are laid out', () => {
  const look = view({ '1': { spacecraft: [craft('Fast Attack Craft', '1-earth', 3)] } });
  const legs = [
    { asset: '1-earth', orbital: 4 },
    { asset: '2-mars', orbital: 3 },
  ];

  it('RG-7.2 RG-7.3: tells what each costs and leaves, and what is reached from where they end', () => {
    const plan = planned(look, '1-fast-attack-craft', legs)!;
    expect(plan.legs.map(({ cost, left }) => [cost, left])).toEqual([
      [1, 7],
      [5, 2],
    ]);
    const aids = reachAids(look, '1-fast-attack-craft', { kind: 'orbital', asset: '2-mars', orbital: 1 }, legs);
    const reach = aids.flatMap((one) => (one.kind === 'reach' ? [[one.at.asset, one.at.orbital, one.cost]] : []));
    expect(reach).toEqual([
      ['2-mars', 2, 1],
      ['2-mars', 1, 2],
    ]);
    // The way to where is pointed at begins where the plan ends.
    expect(aids.filter(({ kind }) => kind === 'plan')).toMatchObject([
      { emphasis: 'chosen', legs },
      { emphasis: 'pointed', from: { asset: '2-mars', orbital: 3 }, legs: [{ orbital: 2 }, { orbital: 1 }] },
    ]);
  });

  it('RG-7.1 RG-6.3: are none where one of them is not legal', () => {
    expect(planned(look, '1-fast-attack-craft', [legs[1]!])).toBeNull();
    expect(planned(look, '1-fast-attack-craft', [...legs, legs[0]!])).toBeNull();
    expect(planned(look, 'nobody', [])).toBeNull();
  });
});

describe('the window forecast', () => {
  it('follows the counter of the owner through eight turns (RG-C124, RG-5.2, RG-7.5)', () => {
    const look = view({ turn: 7, activeSeat: '1', '1': { orbitCounter: 2 } }, jupiters);
    expect(forecastOf(look, '1-jupiter', 'frigate').map(({ mine }) => mine)).toEqual([6, 6, 6, 6, 5, 5, 5, 5]);
    // The other seat's counter moves one turn earlier.
    const theirs = view({ turn: 7, activeSeat: '1', '2': { orbitCounter: 1 } });
    expect(forecastOf(theirs, '2-mars', 'frigate').map(({ mine }) => mine)).toEqual([5, 4, 4, 5, 5, 4, 4, 5]);
    expect(forecastOf(theirs, '2-mars', 'frigate').map(({ turn }) => turn)).toEqual([7, 8, 9, 10, 11, 12, 13, 14]);
  });

  it('has a caption: what its bars are, and whose lie where', () => {
    const caption = ['Delta-vee to arrive, by turn', 'Earth above, Mars below'];
    expect(forecastAid(view({ turn: 7, activeSeat: '1' }), '2-mars', 'frigate')).toMatchObject({ caption });
  });

  it('marks the first cheapest of my own turns', () => {
    const look = view({ turn: 7, activeSeat: '1', '2': { orbitCounter: 1 } });
    const marked = forecastOf(look, '2-mars', 'frigate').filter(({ cheapest }) => cheapest);
    expect(marked).toEqual([{ turn: 9, mine: 4, theirs: 4, cheapest: true }]);
  });

  it('takes off what a homeworld gives a class, for its owner alone (RG-17.1)', () => {
    const look = view({ '2': { orbitCounter: 1 } }, jupiters);
    expect(forecastOf(look, '2-earth', 'corvette')[0]).toMatchObject({ mine: 3, theirs: 4 });
    expect(forecastOf(look, '2-earth', 'frigate')[0]).toMatchObject({ mine: 4, theirs: 4 });
  });
});
