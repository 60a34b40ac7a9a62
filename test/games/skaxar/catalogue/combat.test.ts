import { describe, expect, it } from 'vitest';
import {
  buy,
  decline,
  eventOf,
  eventsOf,
  field,
  fights,
  laid,
  pass,
  payments,
  pile,
  play,
  playAll,
  purses,
  quiet,
  side,
  waiting,
  type Played,
  type Setting,
} from './table.ts';

/** One combat between ships, with items. */
const combat = (a: readonly string[], b: readonly string[], more: Setting = {}): Played =>
  laid({ at: 'combat', ...more, A: { field: a, ...more.A }, B: { field: b, ...more.B } });

describe('SK-8 Combat Phase', () => {
  it.each([
    ['SK-C46', 'E09', 'X09', {}, '3/9 - 4/8 stalemate', []],
    ['SK-C47', 'E06', 'X10', {}, '8/8 - 8/5 aWins', ['A 3000']],
    ['SK-C48', 'E07', 'X02', {}, '8/4 - 13/8 bWins', ['B 3000']],
    ['SK-C49', 'E03', 'X10', {}, '9/7 - 8/5 bothDestroyed', ['A 3000', 'B 5000']],
    ['SK-C50', 'E21', 'X18', {}, '1/6 - 6/1 stalemate', []],
    [
      'SK-C51',
      'E12',
      'X17',
      { A: { equipped: ['I45'] }, B: { equipped: ['I34'] } },
      '8/5 - 8/3 bothDestroyed',
      ['A 2000', 'B 2000'],
    ],
    ['SK-C52', 'E12', 'X17', { A: { equipped: ['I42'] } }, '6/8 - 8/2 aWins', ['A 2000']],
    ['SK-C53 (first)', 'E01', 'X20', {}, '12/10 - 7/1 aWins', ['A 1000']],
    ['SK-C53 (second)', 'E20', 'X01', {}, '6/1 - 14/9 bWins', ['B 1000']],
  ] as const)('SK-8.2 SK-8.4 %s: %s against %s', (_id, a, b, more, result, paid) => {
    const { events } = combat([a], [b], more);
    expect(fights(events)[0]).toBe(result);
    expect(payments(events)).toEqual(paid);
  });

  it('SK-8.1 SK-8.3: all own ships and items count: from stalemates, Repair and Reinforcements! alike', () => {
    const start = laid({
      at: 'session',
      decider: 'A',
      buyers: ['B', 'A'],
      closed: ['B'],
      turn: 3,
      stalemates: 2,
      shop: ['I01', 'I11', 'I43', 'I40', null, null],
      A: { money: 27000, field: ['E09', 'E21'], equipped: ['I34'], fleetDeck: ['E25'], scrapyard: ['E14'] },
      B: { money: 0, field: ['X01', 'X04'] },
    });
    const { events } = playAll(start.match, [
      ['A', buy(1)],
      ['A', buy(2, 'A-E14')],
      ['A', buy(3)],
      ['A', buy(4)],
    ]);
    // 3+1+4+2 and 9+6+3+7, items +1 and 1+1+3.
    expect(fights(events)[0]).toBe('11/30 - 21/18 stalemate');
  });

  it('SK-8.2: both attack at the same time: a destroyed side has shot as well', () => {
    const { match } = combat(['E24'], ['X20']);
    expect([pile(side(match, 'A').scrapyard), pile(side(match, 'B').scrapyard), purses(match)]).toEqual([
      'E24',
      'X20',
      [9000, 9000],
    ]);
  });

  it('SK-8.5 SK-8.8 SK-11.3: all ships of a destroyed side go to its own Scrapyard, in field order', () => {
    const { match, events } = combat(['E21', 'E25', 'E14'], ['X01', 'X02'], {
      A: { reinforcements: ['E25'], leadShip: 'E21', scrapyard: ['E02', 'E19'] },
      B: { scrapyard: ['X22'] },
    });
    expect([pile(side(match, 'A').scrapyard), pile(side(match, 'B').scrapyard), field(match, 'A')]).toEqual([
      'E02 E19 E21 E25 E14',
      'X22',
      '',
    ]);
    expect(eventOf(events, 'shipsDestroyed')).toEqual({
      type: 'shipsDestroyed',
      seat: 'A',
      ships: ['A-E21', 'A-E25', 'A-E14'],
      value: 4000,
    });
  });

  it('SK-8.6 SK-C54: a winner’s ships go to its Repair Bay under those already there', () => {
    const { match, events } = combat(['E21', 'E08', 'E13'], ['X20'], {
      A: { equipped: ['I25'], repairBay: ['E22', 'E14', 'E06', 'E25'] },
    });
    expect(pile(side(match, 'A').repairBay)).toBe('E22 E14 E06 E25 E21 E08 E13');
    expect([field(match, 'A'), side(match, 'A').leadShip, waiting(match)]).toEqual(['', null, 'harvest B']);
    expect(eventOf(events, 'shipsToBay')).toEqual({
      type: 'shipsToBay',
      seat: 'A',
      ships: ['A-E21', 'A-E08', 'A-E13'],
      reinforcements: false,
    });
  });

  it('SK-8.7 SK-7.7: the items of both seats go to their own used stacks', () => {
    const { match, events } = combat(['E01'], ['X20'], {
      A: { equipped: ['I25', 'I34'], usedCards: ['I01'] },
      B: { equipped: ['I28'], usedCards: ['I20'] },
    });
    expect(match.state.sides.map(({ equipped, usedCards }) => [equipped, usedCards])).toEqual([
      [[], ['I01', 'I25', 'I34']],
      [[], ['I20', 'I28']],
    ]);
    expect(eventsOf(events, 'itemsUsed')).toEqual([
      { type: 'itemsUsed', seat: 'A', cards: ['I25', 'I34'] },
      { type: 'itemsUsed', seat: 'B', cards: ['I28'] },
    ]);
  });

  it('SK-8.8: the order of clean-up: destroyed of A, destroyed of B, survivors, items; no draw and no command', () => {
    const both = combat(['E03'], ['X10'], { A: { equipped: ['I34'] }, B: { equipped: ['I34'.replace('34', '25')] } });
    const types = (played: Played) =>
      played.events.map((event) => `${event.type}${'seat' in event ? ` ${event.seat}` : ''}`);
    expect(types(both).slice(0, 5)).toEqual([
      'fought',
      'shipsDestroyed A',
      'shipsDestroyed B',
      'itemsUsed A',
      'itemsUsed B',
    ]);
    const won = combat(['E01'], ['X20'], { A: { equipped: ['I34'] } });
    expect(types(won).slice(0, 6)).toEqual([
      'fought',
      'shipsDestroyed B',
      'shipsToBay A',
      'itemsUsed A',
      'paid A',
      'harvestOpened B',
    ]);
    expect([both.draws, won.draws, won.match.ply]).toEqual([[], [], 0]);
  });
});

describe('SK-9 stalemates', () => {
  it('SK-9.1 SK-9.2: ships and items stay, nobody is paid, nothing is harvested, the Shop stays as it is', () => {
    const { match, events } = combat(['E09'], ['X09'], {
      shop: ['I25', null, null, null, null, null],
      A: { equipped: ['I28'], fleetDeck: ['E22'] },
      B: { equipped: ['I37'], fleetDeck: ['X22'] },
    });
    expect(fights(events)).toEqual(['5/9 - 4/10 stalemate']);
    expect([field(match, 'A'), field(match, 'B'), side(match, 'A').equipped, side(match, 'B').equipped]).toEqual([
      'E09 E22',
      'X09 X22',
      ['I28'],
      ['I37'],
    ]);
    expect([purses(match), match.state.shop, match.state.turn, match.state.battle]).toEqual([
      [8000, 8000],
      ['I25', null, null, null, null, null],
      2,
      1,
    ]);
    for (const type of ['paid', 'harvestOpened', 'shopDealt', 'shipsDestroyed', 'shipsToBay', 'itemsUsed'] as const)
      expect(eventsOf(events, type)).toEqual([]);
  });

  it('SK-9.3 SK-7.4 SK-C55: reinforcements leave to the Repair Bay; the others stay', () => {
    const { match, events } = combat(['E21', 'E25'], ['X09'], {
      shop: ['I25', null, null, null, null, null],
      A: { reinforcements: ['E25'], leadShip: 'E21', fleetDeck: ['E22'] },
      B: { fleetDeck: ['X22'] },
    });
    expect([fights(events), field(match, 'A'), pile(side(match, 'A').repairBay)]).toEqual([
      ['5/9 - 4/8 stalemate'],
      'E21 E22',
      'E25',
    ]);
    expect(eventOf(events, 'shipsToBay')).toEqual({
      type: 'shipsToBay',
      seat: 'A',
      ships: ['A-E25'],
      reinforcements: true,
    });
  });

  it('SK-9.3: several reinforcements of both seats leave in field order, repaired ships stay', () => {
    const { match } = combat(['E21', 'E22', 'E14', 'E15'], ['X09', 'X23'], {
      shop: ['I25', null, null, null, null, null],
      A: { reinforcements: ['E22', 'E15'], leadShip: 'E21', repairBay: ['E01'], fleetDeck: ['E10'] },
      B: { reinforcements: ['X23'], leadShip: 'X09', fleetDeck: ['X22'] },
    });
    expect([
      field(match, 'A'),
      pile(side(match, 'A').repairBay),
      field(match, 'B'),
      pile(side(match, 'B').repairBay),
    ]).toEqual(['E21 E14 E10', 'E01 E22 E15', 'X09 X22', 'X23']);
    expect(match.state.sides.flatMap((one) => one.field.map(({ reinforcement }) => reinforcement))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('SK-9.4 SK-10.2 SK-C56: the new turn adds its ships and items', () => {
    const start = combat(['E14'], ['X15'], {
      shop: ['I28', 'I25', null, null, null, null],
      A: { fleetDeck: ['E12'] },
      B: { equipped: ['I34'], fleetDeck: ['X18'] },
    });
    expect([fights(start.events), waiting(start.match)]).toEqual([['2/7 - 3/7 stalemate'], 'session B']);
    const { match, events } = playAll(start.match, [
      ['B', buy(1)],
      ['B', pass],
      ['A', buy(2)],
    ]);
    expect([fights(events), payments(events)]).toEqual([['9/10 - 11/8 bothDestroyed'], ['A 3000', 'B 4000']]);
    expect(match.state.sides.map(({ scrapyard }) => pile(scrapyard))).toEqual(['E14 E12', 'X15 X18']);
    expect(
      fights(
        quiet(
          combat(['E14'], ['X15'], {
            shop: ['I28', null, null, null, null, null],
            A: { fleetDeck: ['E12'] },
            B: { equipped: ['I34'], fleetDeck: ['X18'] },
          }),
          2,
        ).events,
      )[1],
    ).toBe('8/10 - 9/8 stalemate');
  });

  it('SK-9.5 SK-9.7 SK-C57: stalemates stack until there is a winner', () => {
    const start = laid({
      at: 'flip',
      A: { fleetDeck: ['E21', 'E08', 'E13'] },
      B: { fleetDeck: ['X09', 'X21', 'X14'] },
    });
    const { match, events } = quiet(start, 3);
    expect(fights(events)).toEqual(['1/6 - 4/8 stalemate', '10/9 - 9/10 stalemate', '17/11 - 11/16 aWins']);
    expect(payments(events)).toEqual(['A 6000']);
    expect(eventsOf(events, 'fought').map(({ stalemates }) => stalemates)).toEqual([1, 2, 0]);
    expect([pile(side(match, 'A').repairBay), pile(side(match, 'B').scrapyard), match.state.stalemates]).toEqual([
      'E21 E08 E13',
      'X09 X21 X14',
      0,
    ]);
  });

  const FIVE: Setting = {
    A: { money: 0, fleetDeck: ['E09', 'E14', 'E15', 'E21', 'E22'] },
    B: { money: 0, fleetDeck: ['X09', 'X14', 'X15', 'X22', 'X23'] },
  };

  it('SK-9.6 SK-9.7 SK-C58: the fifth stalemate in a row is decided by force: the higher sum wins', () => {
    const { match, events } = laid(FIVE);
    expect(fights(events)).toEqual([
      '3/9 - 4/8 stalemate',
      '5/16 - 6/14 stalemate',
      '8/22 - 9/20 stalemate',
      '9/28 - 11/25 stalemate',
      '11/33 - 12/31 aWins (forced)',
    ]);
    expect(eventsOf(events, 'fought').map(({ stalemates }) => stalemates)).toEqual([1, 2, 3, 4, 0]);
    expect([payments(events), purses(match), waiting(match), match.state.turn]).toEqual([
      ['A 9000'],
      [9000, 0],
      'harvest B',
      5,
    ]);
    expect([pile(side(match, 'A').repairBay), pile(side(match, 'B').scrapyard)]).toEqual([
      'E09 E14 E15 E21 E22',
      'X09 X14 X15 X22 X23',
    ]);
  });

  it('SK-9.6 SK-10.4 SK-C59: equal sums destroy both', () => {
    const start = laid({
      ...FIVE,
      at: 'combat',
      turn: 4,
      stalemates: 3,
      shop: ['I34', null, null, null, null, null],
      A: { money: 0, field: ['E09', 'E14', 'E15', 'E21'], fleetDeck: ['E22'] },
      B: { money: 2000, field: ['X09', 'X14', 'X15', 'X22'], fleetDeck: ['X23'] },
    });
    expect([fights(start.events), waiting(start.match)]).toEqual([['9/28 - 11/25 stalemate'], 'session B']);
    const { match, events } = play(start.match, 'B', buy(1));
    expect([fights(events)[0], payments(events)]).toEqual([
      '11/33 - 12/32 bothDestroyed (forced)',
      ['A 9000', 'B 9000'],
    ]);
    expect([eventsOf(events, 'harvestOpened'), purses(match), match.state.battle]).toEqual([[], [9000, 9000], 2]);
  });

  it('SK-9.6 SK-C60: the limit is an option', () => {
    const { match, events } = laid({ ...FIVE, options: { stalemateLimit: 3 } });
    expect(fights(events)).toEqual(['3/9 - 4/8 stalemate', '5/16 - 6/14 stalemate', '8/22 - 9/20 aWins (forced)']);
    expect([payments(events), purses(match)]).toEqual([['A 7000'], [7000, 0]]);
    const six = laid({ ...FIVE, options: { stalemateLimit: 6 } });
    expect(fights(six.events)[4]).toBe('11/33 - 12/31 stalemate');
  });

  it('SK-9.6: reinforcements count in a forced decision and do not leave first', () => {
    const { match, events } = combat(['E21', 'E25'], ['X09'], {
      stalemates: 4,
      turn: 5,
      A: { reinforcements: ['E25'], leadShip: 'E21' },
    });
    expect([fights(events), pile(side(match, 'A').repairBay), pile(side(match, 'B').scrapyard)]).toEqual([
      ['5/9 - 4/8 aWins (forced)'],
      'E21 E25',
      'X09',
    ]);
    expect(eventsOf(events, 'shipsToBay')).toEqual([
      { type: 'shipsToBay', seat: 'A', ships: ['A-E21', 'A-E25'], reinforcements: false },
    ]);
  });

  it('SK-9.6: from there on all is as in a decided combat: harvest and refill', () => {
    const { match, events } = combat(['E21', 'E25'], ['X09'], {
      stalemates: 4,
      turn: 5,
      shop: [null, null, null, null, null, null],
      shopDeck: ['I42'],
    });
    expect([fights(events), waiting(match)]).toEqual([['5/9 - 4/8 aWins (forced)'], 'harvest B']);
    expect(play(match, 'B', decline).match.state.shop[0]).toBe('I42');
  });

  it('SK-9.6: the enemy wins by the higher sum too, and a plain victory in that turn is not forced', () => {
    expect(fights(combat(['E22'], ['X22', 'X23'], { stalemates: 4, turn: 5 }).events)).toEqual([
      '2/5 - 3/11 bWins (forced)',
    ]);
    expect(fights(combat(['E01'], ['X20'], { stalemates: 4, turn: 5 }).events)[0]).toBe('12/10 - 7/1 aWins');
  });
});
