import { describe, expect, it } from 'vitest';
import { ASTEROID_AMOUNTS, ASTEROID_IDS } from '../../../../src/games/skaxar/data/asteroids.ts';
import { EARTH_SHIPS, SKAXAR_SHIPS, type ShipCard } from '../../../../src/games/skaxar/data/ships.ts';
import { SHOP_CARD_IDS, SHOP_CARDS } from '../../../../src/games/skaxar/data/shop-cards.ts';
import { eventsOf, fights, game, laid, NO_SHOP, optionsOf, setupRefusal, totals } from './table.ts';
import { TABLE_2A, TABLE_2B, TABLE_2C } from './tables.ts';

const printed = ({ id, name, shipClass, firepower, shield, speed, value }: ShipCard) => [
  id,
  name,
  shipClass,
  firepower,
  shield,
  speed,
  value,
];
const lower = (row: (typeof TABLE_2A)[number]) =>
  row.map((cell, index) => (index === 2 ? String(cell).toLowerCase() : cell));
const sums = (ships: readonly ShipCard[]) =>
  (['firepower', 'shield', 'speed', 'value'] as const).map((number) =>
    ships.reduce((all, ship) => all + ship[number], 0),
  );
const classes = (ships: readonly ShipCard[]) =>
  ['mothership', 'destroyer', 'fighter', 'scout', 'drone'].map(
    (name) => ships.filter(({ shipClass }) => shipClass === name).length,
  );

/** What every ordered pair of ships of two fleets comes to in a combat without items. */
function pairs(fleetA: 'earth' | 'skaxar', fleetB: 'earth' | 'skaxar') {
  const cards = { earth: EARTH_SHIPS, skaxar: SKAXAR_SHIPS };
  const options = { fleetA, fleetB, mirror: fleetA === fleetB };
  const tally: Record<string, number> = { stalemate: 0, bothDestroyed: 0, aWins: 0, bWins: 0 };
  for (const a of cards[fleetA]) {
    for (const b of cards[fleetB]) {
      const { events } = laid({ options, at: 'combat', A: { field: [a.id] }, B: { field: [b.id] } });
      tally[fights(events)[0]!.split(' ').at(-1)!]! += 1;
    }
  }
  return tally;
}

describe('SK-2 components and data', () => {
  it('SK-2.4 SK-C1: table 2A', () => {
    expect(EARTH_SHIPS.map(printed)).toEqual(TABLE_2A.map(lower));
    expect(EARTH_SHIPS).toHaveLength(25);
    expect(sums(EARTH_SHIPS)).toEqual([153, 125, 262, 72000]);
  });

  it('SK-2.5 SK-C2: table 2B', () => {
    expect(SKAXAR_SHIPS.map(printed)).toEqual(TABLE_2B.map(lower));
    expect(SKAXAR_SHIPS).toHaveLength(25);
    expect(sums(SKAXAR_SHIPS)).toEqual([178, 104, 285, 72000]);
  });

  it('SK-2.2: a ship has a name, a class and four numbers, and no other ability', () => {
    for (const ship of [...EARTH_SHIPS, ...SKAXAR_SHIPS])
      expect(Object.keys(ship).sort()).toEqual(['firepower', 'id', 'name', 'shield', 'shipClass', 'speed', 'value']);
  });

  it('SK-2.3: the character of the fleets', () => {
    expect(classes(EARTH_SHIPS)).toEqual([2, 4, 5, 7, 7]);
    expect(classes(SKAXAR_SHIPS)).toEqual([2, 3, 6, 6, 8]);
    const [earth, skaxar] = [sums(EARTH_SHIPS), sums(SKAXAR_SHIPS)];
    expect([earth[3], skaxar[3]]).toEqual([72000, 72000]);
    expect([earth[0]! < skaxar[0]!, earth[1]! > skaxar[1]!, earth[2]! < skaxar[2]!]).toEqual([true, true, true]);
    const guards = (ships: readonly ShipCard[]) => ships.filter(({ firepower, shield }) => shield > firepower).length;
    expect(guards(EARTH_SHIPS)).toBeGreaterThan(guards(SKAXAR_SHIPS));
  });

  it('SK-C3 SK-8.4: 625 pairs of an Earth and a Skaxar ship without items', () => {
    expect(pairs('earth', 'skaxar')).toEqual({ stalemate: 84, bothDestroyed: 264, bWins: 137, aWins: 140 });
  });

  it('SK-C4: ordered pairs within one fleet', () => {
    expect(pairs('earth', 'earth')).toEqual({ stalemate: 121, bothDestroyed: 206, aWins: 149, bWins: 149 });
    expect(pairs('skaxar', 'skaxar')).toEqual({ stalemate: 52, bothDestroyed: 323, aWins: 125, bWins: 125 });
  });

  it('SK-C5 SK-6.1: who buys first in the 625 pairs', () => {
    const tally = { A: 0, B: 0, equal: 0 };
    for (const a of EARTH_SHIPS) {
      for (const b of SKAXAR_SHIPS) {
        const [order] = eventsOf(
          laid({ at: 'dealer', A: { field: [a.id] }, B: { field: [b.id] } }).events,
          'buyersOrdered',
        );
        tally[order!.reason === 'speed' ? (order!.first as 'A' | 'B') : 'equal'] += 1;
      }
    }
    expect(tally).toEqual({ A: 242, B: 334, equal: 49 });
  });

  it('SK-2.6 SK-C6: table 2C, the Arms Dealer deck of 45', () => {
    expect(SHOP_CARD_IDS).toEqual(Array.from({ length: 45 }, (_, index) => `I${String(index + 1).padStart(2, '0')}`));
    let at = 0;
    for (const [first, last, name, key, kind, copies, firepower, shield, price] of TABLE_2C) {
      const ids = SHOP_CARD_IDS.slice(at, at + copies);
      at += copies;
      expect([ids[0], ids.at(-1)]).toEqual([first, last]);
      for (const id of ids) {
        const card = SHOP_CARDS[id]!;
        expect(card).toMatchObject({ name, key, kind, price });
        const raises = card.effects.flatMap((effect) =>
          effect.kind === 'raise' ? [[effect.stats.firepower ?? 0, effect.stats.shield ?? 0]] : [],
        );
        expect(raises).toEqual(kind === 'item' ? [[firepower, shield]] : []);
      }
    }
    const of = (kind: string) => SHOP_CARD_IDS.map((id) => SHOP_CARDS[id]!).filter((card) => card.kind === kind);
    const prices = (kind: string) => of(kind).reduce((all, { price }) => all + price, 0);
    expect([at, of('action').length, of('item').length]).toEqual([45, 24, 21]);
    expect([prices('action'), prices('item'), prices('action') + prices('item')]).toEqual([149000, 118000, 267000]);
    const items = SHOP_CARD_IDS.filter((id) => SHOP_CARDS[id]!.kind === 'item');
    const all = laid({ at: 'dealer', A: { field: ['E22'], equipped: items }, B: { field: ['X22'] } });
    expect(totals(all.match, 'A')).toBe(`${2 + 24}/${5 + 24}`);
  });

  it('SK-2.6 SK-7.2: every item adds what is printed on it', () => {
    for (const [id, , , , kind, , firepower, shield] of TABLE_2C) {
      if (kind !== 'item') continue;
      const { match } = laid({ at: 'dealer', A: { field: ['E22'], equipped: [id] }, B: { field: ['X23'] } });
      expect([totals(match, 'A'), totals(match, 'B')], id).toEqual([`${2 + firepower}/${5 + shield}`, '1/6']);
    }
  });

  it('SK-2.7 SK-C7: the Asteroid deck', () => {
    const amounts = [...Array(8).fill(1000), ...Array(6).fill(2000), ...Array(5).fill(3000), 5000];
    expect(ASTEROID_IDS).toEqual(amounts.map((_, index) => `R${String(index + 1).padStart(2, '0')}`));
    expect(ASTEROID_IDS.map((id) => ASTEROID_AMOUNTS[id])).toEqual(amounts);
    const sum = (amount: number) => amounts.filter((one) => one === amount).reduce((all, one) => all + one, 0);
    expect([1000, 2000, 3000, 5000].map(sum)).toEqual([8000, 12000, 15000, 5000]);
    expect(ASTEROID_IDS.reduce((all, id) => all + ASTEROID_AMOUNTS[id]!, 0)).toBe(40000);
  });

  it('SK-2.11 SK-2.1: in a mirror game A-E07 and B-E07 are different cards', () => {
    const { match } = laid({
      options: { fleetB: 'earth', mirror: true },
      at: 'combat',
      shop: NO_SHOP,
      A: { field: ['E07'], equipped: ['I42'] },
      B: { field: ['E07'] },
    });
    expect(match.state.sides.map(({ scrapyard, repairBay }) => [scrapyard, repairBay])).toEqual([
      [[], ['A-E07']],
      [['B-E07'], []],
    ]);
  });

  it('SK-2.1 SK-1.2: two decks of 25 ships, 45 shop cards, 20 asteroids', () => {
    expect(setupRefusal({})).toBeNull();
    expect(game.seats(optionsOf())).toEqual(['A', 'B']);
    const { match } = laid({});
    const { sides, shop, shopDeck, asteroidRow, asteroidDeck } = match.state;
    expect(sides.map(({ fleet, fleetDeck, field }) => [fleet, fleetDeck.length + field.length])).toEqual([
      ['earth', 25],
      ['skaxar', 25],
    ]);
    expect([shop.length + shopDeck.length, asteroidRow.length + asteroidDeck.length]).toEqual([45, 20]);
  });
});
