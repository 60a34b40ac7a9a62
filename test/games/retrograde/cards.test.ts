import { describe, expect, it } from 'vitest';
import { ASSETS, HOMEWORLD_IDS, type AssetCard } from '../../../src/games/retrograde/data/assets.ts';
import {
  assetCard,
  CARDS,
  cardNamed,
  cardOf,
  DECK_CARDS,
  printedOn,
} from '../../../src/games/retrograde/data/cards.ts';
import { CLASS_NAMES, SHIP_CLASSES } from '../../../src/games/retrograde/data/classes.ts';
import { PROBLEMATIC_IDS, SPACECRAFT } from '../../../src/games/retrograde/data/spacecraft.ts';
import { UPGRADES } from '../../../src/games/retrograde/data/upgrades.ts';
import { burnCost, transferValue } from '../../../src/games/retrograde/rules/burn.ts';
import { heightOf, outermost } from '../../../src/games/retrograde/rules/things.ts';
import { table } from '../../helpers/rg-position.ts';

const sum = <T>(list: readonly T[], of: (one: T) => number): number => list.reduce((all, one) => all + of(one), 0);

describe('the pool of cards', () => {
  it('RG-1.2, RG-C127 has 46 cards of three kinds, 43 of them deck cards', () => {
    expect([ASSETS.length, SPACECRAFT.length, UPGRADES.length, CARDS.length]).toEqual([19, 13, 14, 46]);
    expect(DECK_CARDS.length).toBe(43);
    expect(DECK_CARDS.filter(({ kind }) => kind === 'asset').length).toBe(16);
    expect(DECK_CARDS.filter(({ id }) => !PROBLEMATIC_IDS.includes(id)).length).toBe(41);
    expect(HOMEWORLD_IDS.map((id) => assetCard(id).cost)).toEqual([null, null, null]);
  });

  it('RG-C128 adds up to the sums of the printed tables', () => {
    expect([
      sum(ASSETS, (one) => one.population),
      sum(ASSETS, (one) => one.power),
      sum(ASSETS, (one) => one.resistance),
    ]).toEqual([38, 40, 39]);
    expect([
      sum(SPACECRAFT, (one) => one.deltaVee),
      sum(SPACECRAFT, (one) => one.population),
      sum(SPACECRAFT, (one) => one.cost),
    ]).toEqual([63, 36, 35]);
    expect([sum(UPGRADES, (one) => one.cost), sum(UPGRADES, (one) => one.resistance)]).toEqual([48, 36]);
  });

  it('RG-24.1 prints each asset as its row says, and abilities on homeworlds only', () => {
    const row = ({ name, population, cost, power, facilities, orbitals, transfer, resistance }: AssetCard): string =>
      [name, population, cost ?? '-', power, facilities.join(' '), orbitals, transfer.join('/'), resistance].join('|');
    expect([row(assetCard('moon-1212')), row(assetCard('supergiant')), row(assetCard('jupiter'))]).toEqual([
      'Moon 1212|3|4|2|fighter corvette|3,1|1/2/1/2|2',
      'Supergiant|3|6|4|corvette frigate capital|4,3,2,2,1|4/4/4/4|4',
      'Jupiter|4|-|4|fighter corvette frigate|4,2,1,1|4/5/5/4|5',
    ]);
    expect(ASSETS.filter(({ abilities }) => abilities.length > 0).map(({ id }) => id)).toEqual([
      'jupiter',
      'mars',
      'earth',
    ]);
    for (const { abilities, text } of CARDS) expect(abilities.length > 0).toBe(text !== '');
  });

  it('RG-24.3 prints each spacecraft as its row says', () => {
    const row = (id: string): string => {
      const one = SPACECRAFT.find((card) => card.id === id)!;
      return [
        one.name,
        one.shipClass,
        one.accuracy,
        one.armor,
        one.deltaVee,
        one.population,
        one.cost,
        one.bombardment,
      ].join(' ');
    };
    expect(['lav', 'light-bomber', 'battleship', 'interplanetary-missile', 'colony-ship'].map(row)).toEqual([
      'L.A.V. fighter 1 1 6 1 1 0',
      'Light Bomber corvette 0 3 4 2 3 1',
      'Battleship capital 3 4 6 6 5 2',
      'Interplanetary Missile corvette 2 1 10 0 3 2',
      'Colony Ship frigate 0 4 4 7 4 0',
    ]);
  });

  it('RG-24.4 gives each upgrade one primitive with its parameters', () => {
    expect(UPGRADES.map(({ id, cost, resistance }) => `${id} ${cost} ${resistance}`).slice(0, 3)).toEqual([
      'missile-defense-system 4 3',
      'debris-sweeper 3 3',
      'debris-reclamation 3 3',
    ]);
    expect(UPGRADES.every(({ abilities }) => abilities.length === 1)).toBe(true);
    expect(printedOn('missile-defense-system', 'assetAttack')).toEqual({
      kind: 'assetAttack',
      deltaVee: 6,
      accuracy: 1,
    });
    expect(printedOn('cruiser-facilities', 'addFacility')).toEqual({ kind: 'addFacility', shipClass: 'capital' });
    expect(printedOn('university', 'peekOpponentTop')).toBeNull();
  });

  it('RG-1.7 has four classes; the last is shown as Capital (Cruiser)', () => {
    expect(SHIP_CLASSES).toEqual(['fighter', 'corvette', 'frigate', 'capital']);
    expect(CLASS_NAMES.capital).toBe('Capital (Cruiser)');
  });

  it('finds a card by any way to write its name, and none by another', () => {
    expect(['LAV', 'l.a.v.', ' Moon-1212 '].map((name) => cardNamed(name)?.id)).toEqual(['lav', 'lav', 'moon-1212']);
    expect(['', 'constructor', 'Death Star'].map(cardNamed)).toEqual([null, null, null]);
    expect(() => cardOf('toString')).toThrow('There is no card toString.');
    expect(() => assetCard('lav')).toThrow('L.A.V. is no asset.');
  });
});

describe('orbitals', () => {
  it('RG-1.5, RG-C1 the only orbital of Research Station 1232 is lowest and outermost', () => {
    expect(outermost({ card: 'research-station-1232' })).toBe(1);
  });

  it('RG-C2 of Supergiant: the lowest costs 4, the outermost is the fifth and costs 1', () => {
    const { orbitals } = assetCard('supergiant');
    expect([orbitals[0], outermost({ card: 'supergiant' }), orbitals.at(-1)]).toEqual([4, 5, 1]);
  });

  it('RG-C4 an asset is 2 away from its orbital 3, and 0 from its orbital 1', () => {
    expect([heightOf(3), heightOf(1)]).toEqual([2, 0]);
  });

  it('RG-24.2, RG-C32, RG-C34 arrival, climb and descent of every asset', () => {
    const climbs: { readonly [id: string]: string } = {
      'asteroid-colony-3752': '4/8/6/3 1 2',
      'asteroid-colony-2454': '4/6/7/6 0 0',
      'asteroid-colony-4443': '5/5/5/4 1 1',
      'asteroid-colony-2122': '3/2/3/3 0 0',
      'moon-1212': '2/3/2/3 1 3',
      'moon-2222': '3/3/3/3 1 3',
      'corporate-base-3322': '4/4/3/3 2 3',
      'research-station-1232': '2/3/4/3 0 0',
      'research-station-2321': '3/4/3/2 1 1',
      'research-station-3212': '4/3/2/3 0 0',
      'research-station-2123': '3/2/3/4 0 0',
      'lagrange-station-2222': '3/3/3/3 0 0',
      'manufactory-a': '4/2/3/4 4 6',
      'manufactory-b': '5/3/3/4 3 5',
      'manufactory-c': '3/2/4/3 3 4',
      supergiant: '5/5/5/5 8 11',
      jupiter: '5/6/6/5 4 7',
      mars: '5/4/5/4 2 2',
      earth: '4/4/4/4 4 6',
    };
    for (const { id, orbitals } of ASSETS) {
      const arrivals = [1, 2, 3, 4].map((orbitCounter) => {
        const homeworlds: readonly string[] = HOMEWORLD_IDS;
        const isHome = homeworlds.includes(id);
        const { state } = table({
          '1': { spacecraft: [{ card: 'Destroyer', at: '1-earth' }] },
          '2': { orbitCounter, ...(isHome ? { homeworld: { card: id } } : { assets: [{ card: id }] }) },
        });
        const to = state.assets.find((one) => one.owner === '2' && one.card === id)!;
        const cost = burnCost(state, state.spacecraft[0]!, to, outermost(to));
        expect(cost.transfer).toBe(transferValue(state, to));
        return cost.total;
      });
      const climb = orbitals.slice(1).reduce((all, one) => all + one, 0);
      const descent = orbitals.slice(0, -1).reduce((all, one) => all + one, 0);
      expect(`${arrivals.join('/')} ${climb} ${descent}`, id).toBe(climbs[id]);
    }
  });
});
