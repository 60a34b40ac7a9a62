import { describe, expect, it } from 'vitest';
import {
  buy,
  ending,
  eventOf,
  eventsOf,
  field,
  fights,
  laid,
  legal,
  pass,
  payments,
  pile,
  play,
  playAll,
  purses,
  refusal,
  side,
  totals,
  waiting,
  type Setting,
} from './table.ts';

const DRONES = ['E19', 'E20', 'E21', 'E22', 'E23', 'E24', 'E25'];

/** A is stranded, B turns up one ship. */
const stranded = (money: number, shop: Setting['shop'], enemy: string, enemyMoney = 0, more: Setting = {}) =>
  laid({ shop, A: { money, rest: 'scrapyard' }, B: { money: enemyMoney, fleetDeck: [enemy] }, ...more });

/** Both are stranded: A 6,000, B 9,000. */
const both = (shop: Setting['shop'] = ['I11', 'I25', null, null, null, null], more: Setting = {}) =>
  laid({ shop, A: { money: 6000, rest: 'scrapyard' }, B: { money: 9000, rest: 'scrapyard' }, ...more });

describe('SK-5 stranded players and rescue purchases', () => {
  it('SK-5.2 SK-5.3 SK-5.4 SK-C20: the stranded seat buys before the enemy, and its ship leads', () => {
    const start = stranded(5000, ['I14', 'I37', null, null, null, null], 'X20', 5000);
    expect([waiting(start.match), start.match.state.phase, field(start.match, 'B')]).toEqual([
      'rescue A',
      'flip',
      'X20',
    ]);
    expect(legal(start.match, 'A')).toEqual([...DRONES.map((ship) => `buy 1 ${ship}`), 'pass', 'resign'].sort());
    expect(legal(start.match, 'B')).toEqual(['resign']);
    const rescued = play(start.match, 'A', buy(1, 'A-E21'));
    expect(eventOf(rescued.events, 'bought')).toEqual({
      type: 'bought',
      seat: 'A',
      slot: 1,
      card: 'I14',
      price: 5000,
      money: 0,
      ship: 'A-E21',
      noEffect: false,
      rescue: true,
    });
    expect(eventOf(rescued.events, 'repaired')).toEqual({ type: 'repaired', seat: 'A', ship: 'A-E21', lead: true });
    expect([side(rescued.match, 'A').money, side(rescued.match, 'A').leadShip, field(rescued.match, 'A')]).toEqual([
      0,
      'A-E21',
      'E21',
    ]);
    expect(side(rescued.match, 'A').scrapyard).toHaveLength(24);
    expect(pile(side(rescued.match, 'A').usedCards)).toBe('I14');
    expect(eventOf(rescued.events, 'buyersOrdered')).toEqual({ type: 'buyersOrdered', first: 'B', reason: 'speed' });
    expect(waiting(rescued.match)).toBe('session B');
    const fought = play(rescued.match, 'B', pass);
    expect([fights(fought.events), payments(fought.events)]).toEqual([['1/6 - 7/1 bWins'], ['B 1000']]);
    expect(purses(fought.match)).toEqual([0, 6000]);
  });

  it('SK-5.3 SK-12.1 SK-C21: with too little money no window opens, and the enemy has won', () => {
    const { match, events } = stranded(4000, ['I14', 'I37', null, null, null, null], 'X20', 5000);
    expect(eventOf(events, 'noRescue')).toEqual({ type: 'noRescue', seat: 'A' });
    expect(eventsOf(events, 'rescueOpened')).toEqual([]);
    expect([ending(events), match.state.phase, purses(match)]).toEqual(['B lastShips', 'over', [4000, 5000]]);
  });

  it('SK-5.3 SK-5.4: cards that bring no ship from the Scrapyard open no window, at any price', () => {
    for (const card of ['I01', 'I17', 'I20', 'I42'])
      expect(ending(stranded(50000, [card, null, null, null, null, null], 'X20').events), card).toBe('B lastShips');
    for (const [card, money] of [
      ['I06', 12000],
      ['I07', 10000],
      ['I09', 8000],
      ['I11', 6000],
      ['I14', 5000],
    ] as const) {
      expect(waiting(stranded(money, [null, null, null, card, null, null], 'X20').match), card).toBe('rescue A');
      expect(waiting(stranded(money - 1000, [null, null, null, card, null, null], 'X20').match), card).toBeNull();
    }
  });

  it('SK-5.4: in the rescue window only Repair cards that can be paid are for sale', () => {
    const { match } = stranded(8000, ['I01', 'I17', 'I20', 'I25', 'I09', 'I06'], 'X20');
    expect(legal(match, 'A')).toEqual(
      [...['E07', 'E08', 'E09', 'E10', 'E11'].map((ship) => `buy 5 ${ship}`), 'pass', 'resign'].sort(),
    );
    for (const [slot, name] of [
      [1, 'Reinforcements!'],
      [2, 'Rapid Repair!'],
      [3, 'Redraw!'],
      [4, 'Targeting Lens'],
    ] as const)
      expect(refusal(match, 'A', buy(slot))).toBe(`SK-5.4: ${name} brings no ship; only a Repair card can rescue you.`);
    expect(refusal(match, 'A', buy(6, 'A-E01'))).toBe('SK-6.5: Repair Mothership costs 12,000; you have 8,000.');
  });

  it('SK-5.5 SK-C22: after its rescue the seat takes part in the Arms Dealer Phase', () => {
    const start = stranded(10000, ['I14', 'I37', null, null, null, null], 'X23');
    const rescued = play(start.match, 'A', buy(1, 'A-E20'));
    expect([side(rescued.match, 'A').money, waiting(rescued.match)]).toEqual([5000, 'session A']);
    expect(eventOf(rescued.events, 'buyersOrdered')).toEqual({ type: 'buyersOrdered', first: 'A', reason: 'speed' });
    const bought = play(rescued.match, 'A', buy(2));
    expect(purses(bought.match)[0]).toBe(0);
    expect(fights(bought.events)[0]).toBe('6/3 - 1/6 stalemate');
  });

  it('SK-5.5: one rescue purchase for each seat and turn', () => {
    const start = stranded(20000, ['I14', 'I15', 'I25', null, null, null], 'X23');
    const rescued = play(start.match, 'A', buy(1, 'A-E20'));
    expect(waiting(rescued.match)).toBe('session A');
    // A second Repair card is an ordinary purchase: its ship does not lead.
    const again = play(rescued.match, 'A', buy(2, 'A-E21'));
    expect([eventOf(again.events, 'bought').rescue, side(again.match, 'A').leadShip, field(again.match, 'A')]).toEqual([
      false,
      'A-E20',
      'E20 E21',
    ]);
  });

  it('SK-5.6 SK-5.8: who passes the rescue window has no ship this turn', () => {
    const start = stranded(5000, ['I14', null, null, null, null, null], 'X20');
    const passed = play(start.match, 'A', pass);
    expect(passed.events).toContainEqual({ type: 'passed', seat: 'A', window: 'rescue' });
    expect([ending(passed.events), purses(passed.match), passed.match.state.shop[0]]).toEqual([
      'B lastShips',
      [5000, 0],
      'I14',
    ]);
  });

  it('SK-5.1 SK-5.2: the enemy stranded: the window is seat B’s', () => {
    const { match } = laid({
      shop: ['I14', null, null, null, null, null],
      A: { money: 9000, fleetDeck: ['E20'] },
      B: { money: 5000, rest: 'scrapyard' },
    });
    expect(waiting(match)).toBe('rescue B');
    expect(legal(match, 'B')).toHaveLength(8 + 2);
    expect(refusal(match, 'A', buy(1))).toBe('SK-5.2: Seat B has no ship and may buy first; wait for seat B.');
    expect(refusal(match, 'A', pass)).toBe('SK-5.2: Seat B has no ship and may buy first; wait for seat B.');
  });

  it('SK-5.7 SK-5.8 SK-C23: both stranded: the poorer first; its card is gone before the other’s window is tested', () => {
    const start = both();
    expect(waiting(start.match)).toBe('rescue A');
    const { events, match } = play(start.match, 'A', buy(1, 'A-E14'));
    expect([ending(events), eventOf(events, 'noRescue').seat, purses(match)]).toEqual(['A lastShips', 'B', [0, 9000]]);
    expect(field(match, 'A')).toBe('E14');
  });

  it('SK-5.7 SK-C24: A passes, B buys', () => {
    const start = both();
    const passed = play(start.match, 'A', pass);
    expect(waiting(passed.match)).toBe('rescue B');
    const { events, match } = play(passed.match, 'B', buy(1, 'B-X17'));
    expect([ending(events), purses(match), field(match, 'B')]).toEqual(['B lastShips', [6000, 3000], 'X17']);
  });

  it('SK-5.7 SK-5.8 SK-12.2 SK-C25: both pass: the richer wins', () => {
    const { events, match } = playAll(both().match, [
      ['A', pass],
      ['B', pass],
    ]);
    expect([ending(events), purses(match), eventsOf(events, 'fought')]).toEqual(['B bothOut', [6000, 9000], []]);
  });

  it('SK-5.7 SK-5.8 SK-C26: both buy: the turn goes on', () => {
    const start = both(['I11', 'I25', 'I14', null, null, null], { lastFirstBuyer: 'A' });
    const first = play(start.match, 'A', buy(1, 'A-E14'));
    expect([waiting(first.match), first.match.state.lastFirstBuyer, purses(first.match)]).toEqual([
      'rescue B',
      'A',
      [0, 9000],
    ]);
    expect([start.match.state.rescued, first.match.state.rescued]).toEqual([[], ['A']]);
    expect(legal(first.match, 'B')).toEqual(
      [
        ...['X18', 'X19', 'X20', 'X21', 'X22', 'X23', 'X24', 'X25'].map((ship) => `buy 3 ${ship}`),
        'pass',
        'resign',
      ].sort(),
    );
    const second = play(first.match, 'B', buy(3, 'B-X20'));
    expect(purses(second.match)).toEqual([0, 4000]);
    expect([totals(second.match, 'A'), totals(second.match, 'B'), waiting(second.match)]).toEqual([
      '2/7',
      '7/1',
      'session B',
    ]);
    expect(eventOf(second.events, 'buyersOrdered')).toEqual({ type: 'buyersOrdered', first: 'B', reason: 'speed' });
    expect(second.match.state.lastFirstBuyer).toBe('B');
  });

  it('SK-5.7 SK-6.2: both stranded with equal money: tie order, and the windows change nothing for the tie order to come', () => {
    const equal = (more: Setting) =>
      laid({
        shop: ['I11', 'I14', null, null, null, null],
        A: { money: 6000, rest: 'scrapyard' },
        B: { money: 6000, rest: 'scrapyard' },
        ...more,
      });
    expect(waiting(equal({ tieSeat: 'B' }).match)).toBe('rescue B');
    expect(waiting(equal({ tieSeat: 'A' }).match)).toBe('rescue A');
    expect(waiting(equal({ tieSeat: 'B', lastFirstBuyer: 'B' }).match)).toBe('rescue A');
    expect(waiting(equal({ tieSeat: 'A', lastFirstBuyer: 'A' }).match)).toBe('rescue B');
  });

  it('SK-5.7: a seat that cannot pay is passed over, the other still gets its window', () => {
    const start = laid({
      shop: ['I11', null, null, null, null, null],
      A: { money: 5000, rest: 'scrapyard' },
      B: { money: 6000, rest: 'scrapyard' },
    });
    expect([eventOf(start.events, 'noRescue').seat, waiting(start.match)]).toEqual(['A', 'rescue B']);
  });
});
