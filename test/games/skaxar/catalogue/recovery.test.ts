import { describe, expect, it } from 'vitest';
import { seedChance } from '../../../../src/engine/rng.ts';
import {
  buy,
  decline,
  eventOf,
  eventsOf,
  field,
  fights,
  harvest,
  laid,
  legal,
  NO_ROW,
  NO_SHOP,
  payments,
  pile,
  play,
  purses,
  refusal,
  side,
  table,
  viewFor,
  waiting,
  type Setting,
} from './table.ts';

/** The harvest window of B, who has lost X20 to E01. */
const losing = (more: Setting = {}) =>
  table({
    at: 'harvest',
    decider: 'B',
    turn: 4,
    shop: ['I25', null, null, null, null, null],
    ...more,
    A: { money: 3000, repairBay: ['E01'], ...more.A },
    B: { money: 1000, scrapyard: ['X20'], ...more.B },
  });

describe('SK-10 Recovery Phase', () => {
  it('SK-10.1 SK-8.8: payment, harvest, asteroids, Shop, next turn', () => {
    const start = laid({
      at: 'combat',
      turn: 4,
      battle: 2,
      shop: NO_SHOP,
      asteroidRow: [null, null, 'R09', null, null],
      A: { field: ['E01'] },
      B: { field: ['X20'] },
    });
    expect(start.events.map(({ type }) => type).slice(-2)).toEqual(['paid', 'harvestOpened']);
    const { events, match } = play(start.match, 'B', harvest(3));
    const types = events.map(({ type }) => type);
    expect(types.slice(0, 3)).toEqual(['harvested', 'asteroidsDealt', 'shopDealt']);
    expect(types.indexOf('turnBegan')).toBe(3);
    expect([match.state.turn, match.state.battle]).toEqual([5, 3]);
  });

  it('SK-10.2 SK-C62: the Value of every destroyed ship, to the seat that destroyed them and to nobody else', () => {
    const { match, events } = laid({
      at: 'combat',
      A: { money: 2000, field: ['E22', 'E14', 'E06'] },
      B: { money: 1000, field: ['X01', 'X02'] },
    });
    expect([fights(events), payments(events), purses(match)]).toEqual([
      ['12/20 - 27/17 bWins'],
      ['B 8000'],
      [2000, 9000],
    ]);
    expect(eventOf(events, 'paid')).toEqual({ type: 'paid', seat: 'B', amount: 8000, money: 9000 });
  });

  it('SK-10.2: both paid when both are destroyed', () => {
    const { match, events } = laid({
      at: 'combat',
      shop: ['I25', null, null, null, null, null],
      A: { money: 0, field: ['E03'] },
      B: { money: 0, field: ['X10'] },
    });
    expect([payments(events), purses(match)]).toEqual([
      ['A 3000', 'B 5000'],
      [3000, 5000],
    ]);
  });

  it('SK-10.3 SK-C63: the defeated seat turns one asteroid up and has its amount', () => {
    const start = losing({ asteroidRow: ['R01', 'R02', 'R15', 'R20', 'R09'] });
    const { match, events } = play(start, 'B', harvest(3));
    expect(eventOf(events, 'harvested')).toEqual({
      type: 'harvested',
      seat: 'B',
      slot: 3,
      asteroid: 'R15',
      amount: 3000,
      money: 4000,
    });
    expect([purses(match), match.state.asteroidRow, match.state.asteroidsTaken]).toEqual([
      [3000, 4000],
      ['R01', 'R02', null, 'R20', 'R09'],
      ['R15'],
    ]);
    for (const viewer of ['A', 'B', 'audience']) expect(viewFor(match, viewer).asteroidsTaken).toEqual(['R15']);
  });

  it('SK-10.3: only the defeated seat, whichever it is', () => {
    const { match } = laid({ at: 'combat', A: { field: ['E20'] }, B: { field: ['X01'] } });
    expect([waiting(match), legal(match, 'B')]).toEqual(['harvest A', ['resign']]);
    expect(refusal(match, 'B', harvest(1))).toBe(
      'SK-10.3: Only the defeated player harvests; seat A lost this battle.',
    );
    expect(refusal(match, 'B', decline)).toBe('SK-10.3: Only the defeated player harvests; seat A lost this battle.');
  });

  it('SK-10.4 SK-C64: after both were destroyed nobody harvests', () => {
    const { match, events } = laid({ at: 'combat', A: { field: ['E03'] }, B: { field: ['X10'] } });
    expect([
      eventsOf(events, 'harvestOpened'),
      match.state.turn,
      match.state.phase,
      match.state.asteroidRow.filter(Boolean).length,
    ]).toEqual([[], 2, 'dealer', 5]);
    expect(match.ply).toBe(0);
  });

  it('SK-10.4: an empty row is skipped', () => {
    const { match, events } = laid({
      at: 'combat',
      asteroidRow: NO_ROW,
      asteroidRest: 'taken',
      A: { field: ['E01'] },
      B: { field: ['X20'] },
    });
    expect([fights(events), eventsOf(events, 'harvestOpened'), match.state.turn]).toEqual([
      ['12/10 - 7/1 aWins'],
      [],
      2,
    ]);
  });

  it('SK-10.5: a filled slot or decline, once in a Recovery Phase', () => {
    const start = losing({ asteroidRow: ['R01', null, 'R15', null, 'R09'] });
    expect(legal(start, 'B')).toEqual(['decline', 'harvest 1', 'harvest 3', 'harvest 5', 'resign']);
    const declined = play(start, 'B', decline);
    expect([purses(declined.match), declined.match.state.asteroidRow, declined.match.state.asteroidsTaken]).toEqual([
      [3000, 1000],
      ['R01', null, 'R15', null, 'R09'],
      [],
    ]);
    expect(declined.events[0]).toEqual({ type: 'declined', seat: 'B' });
    expect(refusal(play(start, 'B', harvest(1)).match, 'B', harvest(3))).toMatch(
      /^SK-10\.3: Asteroids are harvested in the Recovery Phase; /,
    );
  });

  it('SK-10.6 SK-C65: the last asteroid of the row: five new ones at once, in deck order', () => {
    const start = losing({
      asteroidRow: [null, null, 'R09', null, null],
      asteroidDeck: ['R20', 'R03', 'R10', 'R15', 'R01', 'R16'],
      asteroidRest: 'taken',
    });
    const { match, events } = play(start, 'B', harvest(3));
    expect([match.state.asteroidRow, match.state.asteroidDeck, purses(match)]).toEqual([
      ['R20', 'R03', 'R10', 'R15', 'R01'],
      ['R16'],
      [3000, 3000],
    ]);
    const types = events.map(({ type }) => type);
    expect(types.indexOf('asteroidsDealt')).toBeLessThan(types.indexOf('flipped'));
    expect(eventOf(events, 'asteroidsDealt').count).toBe(5);
  });

  it('SK-10.6: no new row while one asteroid lies there, and none after the twentieth harvest', () => {
    expect(
      eventsOf(
        play(losing({ asteroidRow: ['R01', null, 'R09', null, null] }), 'B', harvest(3)).events,
        'asteroidsDealt',
      ),
    ).toEqual([]);
    const last = play(losing({ asteroidRow: [null, 'R20', null, null, null], asteroidRest: 'taken' }), 'B', harvest(2));
    expect([
      last.match.state.asteroidRow,
      last.match.state.asteroidsTaken.length,
      eventsOf(last.events, 'asteroidsDealt'),
    ]).toEqual([[...NO_ROW], 20, []]);
  });

  it('SK-10.6: the deck holds exactly four rows', () => {
    let rows = 1;
    let match = losing();
    for (let taken = 0; taken < 20; taken += 1) {
      const slot = match.state.asteroidRow.findIndex((card) => card !== null) + 1;
      const { events, match: after } = play(match, 'B', harvest(slot));
      rows += eventsOf(events, 'asteroidsDealt').length;
      const { asteroidRow, asteroidDeck, asteroidsTaken } = after.state;
      if (taken < 19) match = losing({ asteroidRow, asteroidDeck, asteroidsTaken });
      else expect([asteroidRow, asteroidDeck]).toEqual([[...NO_ROW], []]);
    }
    expect(rows).toBe(4);
  });

  it('SK-10.7 SK-C66: with one card left there is no refill', () => {
    const { match } = play(losing({ shop: [null, null, null, null, null, 'I01'] }), 'B', decline);
    expect(match.state.shop).toEqual([null, null, null, null, null, 'I01']);
  });

  it('SK-10.7: all sold: six new cards from slot 1', () => {
    const { match, events } = play(
      losing({ shop: NO_SHOP, shopDeck: ['I42', 'I17', 'I05', 'I33', 'I20', 'I14', 'I44'] }),
      'B',
      decline,
    );
    expect([match.state.shop, match.state.shopDeck[0]]).toEqual([['I42', 'I17', 'I05', 'I33', 'I20', 'I14'], 'I44']);
    expect(eventOf(events, 'shopDealt').cards).toEqual(['I42', 'I17', 'I05', 'I33', 'I20', 'I14']);
    expect(match.state.shopDeck).toHaveLength(39);
  });

  it('SK-10.7 SK-10.8 SK-C67: fewer than six cards are all dealt; used cards stay used', () => {
    const start = laid({
      at: 'session',
      decider: 'A',
      buyers: ['B', 'A'],
      closed: ['B'],
      shop: [null, null, 'I25', null, null, null],
      shopDeck: ['I42', 'I17', 'I05'],
      shopRest: 'used',
      A: { money: 9000, field: ['E20'] },
      B: { field: ['X01'] },
    });
    const bought = play(start.match, 'A', buy(3));
    expect([waiting(bought.match), bought.match.state.shop]).toEqual(['harvest A', [...NO_SHOP]]);
    const { match } = play(bought.match, 'A', decline);
    expect([match.state.shop, match.state.shopDeck]).toEqual([['I42', 'I17', 'I05', null, null, null], []]);
    expect(match.state.sides.flatMap(({ usedCards }) => usedCards)).toHaveLength(42);
  });

  it('SK-10.7 SK-6.12 SK-C68: after a stalemate an empty Shop stays empty until a battle is decided', () => {
    const start = laid({
      at: 'combat',
      shop: NO_SHOP,
      A: { field: ['E09'], fleetDeck: ['E22', 'E01'] },
      B: { field: ['X09'], fleetDeck: ['X22', 'X20'] },
    });
    expect(fights(start.events)).toEqual(['3/9 - 4/8 stalemate', '5/14 - 6/13 stalemate', '17/24 - 13/14 aWins']);
    expect([eventsOf(start.events, 'shopDealt'), start.match.state.shop, waiting(start.match)]).toEqual([
      [],
      [...NO_SHOP],
      'harvest B',
    ]);
    expect(eventsOf(play(start.match, 'B', decline).events, 'shopDealt')).toHaveLength(1);
  });

  it('SK-10.7: 45 cards make the first row, six full refills and a last one of three', () => {
    const sizes: number[] = [];
    let left: readonly string[] | null = null;
    for (let refill = 0; refill < 9; refill += 1) {
      const setting: Setting = left === null ? { shop: NO_SHOP } : { shop: NO_SHOP, shopDeck: left, shopRest: 'used' };
      const { match, events } = play(losing(setting), 'B', decline);
      sizes.push(...eventsOf(events, 'shopDealt').map(({ cards }) => cards.length));
      left = match.state.shopDeck;
    }
    expect(sizes).toEqual([6, 6, 6, 6, 6, 6, 6, 3]);
  });

  it('SK-10.8: an Arms Dealer deck that is used up stays so', () => {
    const { match, events } = play(losing({ shop: NO_SHOP, shopRest: 'used' }), 'B', decline);
    expect([eventsOf(events, 'shopDealt'), match.state.shop, match.state.shopDeck]).toEqual([[], [...NO_SHOP], []]);
  });

  it('SK-10.9 SK-12.7: then the turn limit is tested, after the refills', () => {
    const start = losing({ options: { turnLimit: 10 }, turn: 10, shop: NO_SHOP });
    const { match, events } = play(start, 'B', harvest(1));
    expect([match.state.phase, match.state.turn, match.state.shop.filter(Boolean).length]).toEqual(['over', 10, 6]);
    expect(events.map(({ type }) => type)).toEqual(['harvested', 'shopDealt', 'gameEnded']);
  });
});

describe('SK-11 piles', () => {
  it('SK-11.1 SK-11.2: the Fleet Deck is drawn from the top; the Repair Bay refills it', () => {
    const { match } = laid({
      A: { fleetDeck: ['E13', 'E08', 'E01'] },
      B: { fleetDeck: [], repairBay: ['X04', 'X01'], rest: 'scrapyard' },
      draws: [1],
    });
    expect([
      field(match, 'A'),
      pile(side(match, 'A').fleetDeck).slice(0, 7),
      field(match, 'B'),
      pile(side(match, 'B').fleetDeck),
    ]).toEqual(['E13', 'E08 E01', 'X04', 'X01']);
  });

  it('SK-11.3 SK-C69: nobody repairs an enemy ship, not even one of their own fleet’s cards', () => {
    const start = laid({
      options: { fleetB: 'earth', mirror: true },
      at: 'session',
      decider: 'A',
      buyers: ['B', 'A'],
      closed: ['B'],
      shop: ['I09', null, null, null, null, null],
      A: { money: 9000, field: ['E01'], scrapyard: ['E08'] },
      B: { field: ['E22'], scrapyard: ['E07'] },
    });
    expect(legal(start.match, 'A')).toEqual(['buy 1 E08', 'pass', 'resign']);
    expect(refusal(start.match, 'A', buy(1, 'B-E07'))).toBe(
      'SK-7.3: Kestrel belongs to seat B; you repair your own ships only.',
    );
    expect(refusal(start.match, 'A', buy(1, 'A-E07'))).toBe('SK-7.3: Kestrel is not in your Scrapyard.');
  });

  it('SK-11.3 SK-11.4 SK-C70: a destroyed ship lies in its owner’s Scrapyard, and only they bring it back', () => {
    const won = laid({
      at: 'combat',
      shop: ['I09', null, null, null, null, null],
      A: { money: 20000, field: ['E06'], scrapyard: ['E07'], fleetDeck: ['E01'] },
      B: { money: 20000, field: ['X10'], fleetDeck: ['X20'] },
    });
    expect([pile(side(won.match, 'B').scrapyard), pile(side(won.match, 'A').scrapyard)]).toEqual(['X10', 'E07']);
    const next = play(won.match, 'B', decline).match;
    expect([waiting(next), legal(next, 'B')]).toEqual(['session B', ['buy 1 X10', 'pass', 'resign']]);
    expect(refusal(next, 'B', buy(1, 'A-E07'))).toBe(
      'SK-7.3: Kestrel belongs to seat A; you repair your own ships only.',
    );
    const passed = play(next, 'B', { type: 'pass' }).match;
    expect(refusal(passed, 'A', buy(1, 'B-X10'))).toBe(
      'SK-7.3: Duskfang belongs to seat B; you repair your own ships only.',
    );
  });

  it('SK-11.6: taken asteroids and used cards never come back', () => {
    const start = losing({
      asteroidRow: [null, null, 'R09', null, null],
      asteroidRest: 'taken',
      shop: NO_SHOP,
      shopRest: 'used',
    });
    const { match } = play({ ...start, chance: seedChance('to the end') }, 'B', harvest(3));
    expect(match.state.phase).toBe('over');
    expect([match.state.asteroidsTaken.length, match.state.asteroidRow, match.state.shop]).toEqual([
      20,
      [...NO_ROW],
      [...NO_SHOP],
    ]);
    expect(
      match.state.sides.reduce((all, { usedCards, equipped }) => all + usedCards.length + equipped.length, 0),
    ).toBe(45);
  });
});
