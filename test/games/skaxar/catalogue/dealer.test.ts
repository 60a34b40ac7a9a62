import { describe, expect, it } from 'vitest';
import {
  allows,
  buy,
  drawsLeft,
  eventOf,
  eventsOf,
  field,
  fights,
  laid,
  legal,
  NO_SHOP,
  pass,
  pile,
  play,
  playAll,
  refusal,
  side,
  still,
  table,
  totals,
  viewFor,
  waiting,
  type Setting,
} from './table.ts';

/** The order of buying of a turn that is about to find it. */
const ordered = (setting: Setting) => {
  const { first, reason } = eventOf(laid({ at: 'dealer', ...setting }).events, 'buyersOrdered');
  return `${first} ${reason}`;
};

/** A's session is open, B's is closed; A has a ship, so has B. */
const shopping = (money: number, shop: Setting['shop'], { A = {}, B = {}, ...more }: Setting = {}) =>
  table({
    at: 'session',
    decider: 'A',
    buyers: ['B', 'A'],
    closed: ['B'],
    shop,
    A: { money, field: ['E22'], ...A },
    B: { money: 0, field: ['X22'], ...B },
    ...more,
  });

describe('SK-6 who buys first', () => {
  it('SK-6.1 SK-C27: the lead ships’ Speed counts, not the older ships or the items', () => {
    expect(ordered({ A: { field: ['E12'] }, B: { field: ['X18'] } })).toBe('B speed');
    expect(ordered({ A: { field: ['E20', 'E23', 'E12'] }, B: { field: ['X01', 'X04', 'X18'] } })).toBe('B speed');
    expect(ordered({ A: { field: ['E20', 'E12'], equipped: ['I33'] }, B: { field: ['X20', 'X10'] } })).toBe('A speed');
    expect(ordered({ A: { field: ['E20', 'E12'], leadShip: 'E20' }, B: { field: ['X18'] } })).not.toBe('A speed');
  });

  it('SK-6.1 SK-4.6: after a stalemate the newly flipped ships lead', () => {
    const { events } = laid({
      turn: 2,
      stalemates: 1,
      A: { field: ['E20'], fleetDeck: ['E01'] },
      B: { field: ['X01'], fleetDeck: ['X04'] },
    });
    // Speed 4 against 6; the older ships have 16 against 5.
    expect(eventOf(events, 'buyersOrdered')).toEqual({ type: 'buyersOrdered', first: 'B', reason: 'speed' });
  });

  it('SK-6.2 SK-C28: equal Speed: the poorer first', () => {
    const ships = (a: number, b: number) => ({
      A: { field: ['E05'], money: a },
      B: { field: ['X05'], money: b },
      tieSeat: 'B' as const,
      lastFirstBuyer: 'A' as const,
    });
    expect(ordered(ships(7000, 9000))).toBe('A money');
    expect(ordered(ships(9000, 7000))).toBe('B money');
  });

  it('SK-6.2 SK-3.7 SK-C29: equal Speed and money: not the first buyer of the last time; the tie seat in the first phase', () => {
    const ships = { A: { field: ['E05'], money: 8000 }, B: { field: ['X05'], money: 8000 } };
    expect(ordered({ ...ships, tieSeat: 'B' })).toBe('B tieSeat');
    expect(ordered({ ...ships, tieSeat: 'A' })).toBe('A tieSeat');
    expect(ordered({ ...ships, turn: 5, tieSeat: 'A', lastFirstBuyer: 'A' })).toBe('B turn');
    expect(ordered({ ...ships, turn: 5, tieSeat: 'B', lastFirstBuyer: 'B' })).toBe('A turn');
  });

  it('SK-6.3 SK-C30: the order of the turn is fixed when the phase starts', () => {
    const start = laid({
      at: 'dealer',
      draws: still(3),
      shop: ['I20', 'I25', 'I26', null, null, null],
      A: { money: 4000, field: ['E08'] },
      B: { money: 9000, field: ['X06'], fleetDeck: ['X10', 'X11'], rest: 'scrapyard' },
    });
    expect([waiting(start.match), start.match.state.lastFirstBuyer]).toEqual(['session B', 'B']);
    const redrawn = play(start.match, 'B', buy(1));
    // X10 has Speed 10, A's lead ship 11.
    expect([side(redrawn.match, 'B').leadShip, waiting(redrawn.match), redrawn.match.state.lastFirstBuyer]).toEqual([
      'B-X10',
      'session B',
      'B',
    ]);
    const passed = play(redrawn.match, 'B', pass);
    expect([waiting(passed.match), eventsOf(passed.events, 'buyersOrdered')]).toEqual(['session A', []]);
  });

  it('SK-6.3: the first buyer is stored even when nobody can buy', () => {
    const { events, match } = laid({
      at: 'dealer',
      shop: NO_SHOP,
      lastFirstBuyer: 'A',
      A: { field: ['E01'] },
      B: { field: ['X20'] },
    });
    expect([eventOf(events, 'buyersOrdered').first, match.state.lastFirstBuyer, waiting(match)]).toEqual([
      'B',
      'B',
      'harvest B',
    ]);
  });
});

describe('SK-6 buying', () => {
  it('SK-6.4 SK-6.5 SK-C31: 8,000 money', () => {
    const shop = ['I31', 'I28', 'I25', 'I33', null, 'I38'];
    const start = shopping(8000, shop);
    expect(legal(start, 'A')).toEqual(['buy 1', 'buy 2', 'buy 3', 'buy 6', 'pass', 'resign']);
    expect(refusal(start, 'A', buy(4))).toBe('SK-6.5: Nova Lance costs 12,000; you have 8,000.');
    const rack = play(start, 'A', buy(1));
    expect(fights(rack.events)[0]).toBe('5/5 - 2/5 stalemate');
    expect(eventOf(rack.events, 'bought')).toMatchObject({
      seat: 'A',
      slot: 1,
      card: 'I31',
      price: 8000,
      money: 0,
      ship: null,
      noEffect: false,
      rescue: false,
    });
    const cannon = play(start, 'A', buy(2));
    expect([side(cannon.match, 'A').money, cannon.match.state.shop, waiting(cannon.match)]).toEqual([
      3000,
      ['I31', null, 'I25', 'I33', null, 'I38'],
      'session A',
    ]);
    const lens = play(cannon.match, 'A', buy(3));
    expect(eventOf(lens.events, 'bought')).toMatchObject({ price: 2000, money: 1000 });
    expect(fights(lens.events)[0]).toBe('5/5 - 2/5 stalemate');
  });

  it('SK-6.4: only the filled slots of the Shop, never the deck; a bought slot stays empty', () => {
    const start = shopping(20000, ['I25', null, 'I26', null, null, null]);
    expect(legal(start, 'A')).toEqual(['buy 1', 'buy 3', 'pass', 'resign']);
    const { match } = play(start, 'A', buy(1));
    expect([match.state.shop, match.state.shopDeck.length]).toEqual([
      [null, null, 'I26', null, null, null],
      start.state.shopDeck.length,
    ]);
    expect(refusal(match, 'A', buy(1))).toBe('SK-6.4: Shop slot 1 is empty.');
  });

  it('SK-6.6 SK-6.10: the first buyer finishes before the second starts, who sees all of it', () => {
    const start = laid({
      at: 'dealer',
      shop: ['I25', 'I34', 'I01', null, null, null],
      A: { money: 12000, field: ['E20'], fleetDeck: ['E01'] },
      B: { money: 8000, field: ['X01'] },
    }).match;
    expect(waiting(start)).toBe('session A');
    expect(legal(start, 'B')).toEqual(['resign']);
    for (const command of [buy(1), buy(2), pass])
      expect(refusal(start, 'B', command)).toBe('SK-6.6: Seat A buys first this turn; wait for seat A to finish.');
    const { match } = playAll(start, [
      ['A', buy(1)],
      ['A', buy(3)],
      ['A', pass],
    ]);
    expect(waiting(match)).toBe('session B');
    const seen = viewFor(match, 'B').sides[0];
    expect([seen.equipped, seen.money, pile(seen.field.map(({ ship }) => ship)), seen.totals]).toEqual([
      ['I25'],
      2000,
      'E20 E01',
      { firepower: 19, shield: 11 },
    ]);
    for (const command of [buy(2), pass])
      expect(refusal(match, 'A', command)).toBe('SK-6.9: Your session of turn 1 is closed.');
  });

  it('SK-6.7: one card at a time, each carried out before the next decision, without a limit', () => {
    const start = shopping(50000, ['I01', 'I02', 'I25', 'I26', 'I27', 'I34'], { A: { fleetDeck: ['E01', 'E02'] } });
    let match = start;
    const shown: string[] = [];
    for (const slot of [1, 2, 3, 4, 5]) {
      match = play(match, 'A', buy(slot)).match;
      shown.push(`${field(match, 'A')} ${totals(match, 'A')}`);
      expect(waiting(match)).toBe('session A');
    }
    expect(shown).toEqual([
      'E22 E01 14/15',
      'E22 E01 E02 24/25',
      'E22 E01 E02 25/25',
      'E22 E01 E02 26/25',
      'E22 E01 E02 27/25',
    ]);
    expect(side(match, 'A').money).toBe(50000 - 16000 - 6000);
  });

  it('SK-6.8 SK-C32: a card may be bought although it can do nothing', () => {
    const start = shopping(8000, ['I25', 'I11', null, null, null, null]);
    expect(legal(start, 'A')).toEqual(['buy 1', 'buy 2 (no effect)', 'pass', 'resign']);
    const { match, events } = play(start, 'A', buy(2));
    expect([
      side(match, 'A').money,
      field(match, 'A'),
      match.state.shop[1],
      side(match, 'A').usedCards,
      side(match, 'A').scrapyard,
    ]).toEqual([2000, 'E22', null, ['I11'], []]);
    expect(eventOf(events, 'bought')).toMatchObject({ noEffect: true, ship: null });
    expect(eventsOf(events, 'repaired')).toEqual([]);
    expect(waiting(match)).toBe('session A');
  });

  it('SK-6.8 SK-14.4: what has no effect, and draws nothing', () => {
    const bare = { fleetDeck: [], rest: 'scrapyard', scrapyard: [] } as const;
    const shop = ['I01', 'I17', 'I20', 'I06', 'I25', null];
    // Fleet Deck and Repair Bay empty.
    expect(legal(shopping(12000, shop, { A: bare }), 'A')).toEqual([
      'buy 1 (no effect)',
      'buy 2 (no effect)',
      'buy 3 (no effect)',
      'buy 4 E01',
      'buy 4 E02',
      'buy 5',
      'pass',
      'resign',
    ]);
    // One card in the Repair Bay: Reinforcements! and Rapid Repair! find it, Redraw! does not.
    expect(legal(shopping(12000, shop, { A: { ...bare, repairBay: ['E01', 'E02'] } }), 'A')).toEqual([
      'buy 1',
      'buy 2',
      'buy 3 (no effect)',
      'buy 4 (no effect)',
      'buy 5',
      'pass',
      'resign',
    ]);
    // One card in the Fleet Deck: Redraw! has it, the Bay is empty.
    expect(legal(shopping(12000, shop, { A: { ...bare, fleetDeck: ['E01', 'E02'] } }), 'A')).toEqual([
      'buy 1',
      'buy 2 (no effect)',
      'buy 3',
      'buy 4 (no effect)',
      'buy 5',
      'pass',
      'resign',
    ]);
    for (const slot of [1, 2, 3]) {
      const start = shopping(20000, shop, { A: { ...bare }, draws: [0, 0, 0] });
      const { match, events, draws } = play(start, 'A', buy(slot));
      expect([draws, drawsLeft(match)]).toEqual([[], [0, 0, 0]]);
      expect(events.map(({ type }) => type)).toEqual(['bought']);
      expect([field(match, 'A'), side(match, 'A').leadShip, side(match, 'A').usedCards, totals(match, 'A')]).toEqual([
        'E22',
        'A-E22',
        [shop[slot - 1]],
        '2/5',
      ]);
    }
  });

  it('SK-6.8: with purchaseWithoutEffect off such purchases are forbidden, others are not', () => {
    const options = { purchaseWithoutEffect: false };
    const start = shopping(12000, ['I01', 'I17', 'I20', 'I06', 'I25', null], {
      options,
      A: { fleetDeck: [], repairBay: ['E03'], scrapyard: ['E01'], rest: 'scrapyard' },
    });
    expect(legal(start, 'A')).toEqual(['buy 1', 'buy 2', 'buy 4 E01', 'buy 4 E02', 'buy 5', 'pass', 'resign']);
    expect(refusal(start, 'A', buy(3))).toMatch(/^SK-6\.8: Redraw! would do nothing: /);
    const noDeck = shopping(12000, ['I01', 'I17', 'I20', 'I06', 'I25', null], {
      options,
      A: { fleetDeck: [], field: ['E01', 'E02'], rest: 'scrapyard' },
    });
    for (const slot of [1, 2, 3, 4]) expect(refusal(noDeck, 'A', buy(slot)).slice(0, 7)).toBe('SK-6.8:');
    expect(legal(noDeck, 'A')).toEqual(['buy 5', 'pass', 'resign']);
  });

  it('SK-6.9: pass closes the session for the turn; the first buyer gets no second one', () => {
    const start = laid({
      at: 'dealer',
      shop: ['I25', 'I26', null, null, null, null],
      A: { money: 9000, field: ['E20'] },
      B: { money: 9000, field: ['X01'] },
    }).match;
    const passed = play(start, 'A', pass);
    expect([passed.match.state.closed, waiting(passed.match)]).toEqual([['A'], 'session B']);
    expect(passed.events).toContainEqual({ type: 'passed', seat: 'A', window: 'session' });
    const after = play(passed.match, 'B', pass);
    expect(fights(after.events)).toEqual(['6/1 - 14/9 bWins']);
    expect(waiting(after.match)).toBe('harvest A');
  });

  it('SK-6.11 SK-6.13 SK-C33: sessions close by themselves when nothing can be bought, and Combat follows', () => {
    const { match, events } = laid({
      at: 'dealer',
      shop: ['I01', null, null, null, null, null],
      A: { money: 3000, field: ['E01'] },
      B: { money: 0, field: ['X20'] },
    });
    expect(eventsOf(events, 'sessionClosed')).toEqual([
      { type: 'sessionClosed', seat: 'B', auto: true },
      { type: 'sessionClosed', seat: 'A', auto: true },
    ]);
    expect([fights(events), match.ply, waiting(match)]).toEqual([['12/10 - 7/1 aWins'], 0, 'harvest B']);
    expect(eventsOf(events, 'sessionOpened')).toEqual([]);
  });

  it('SK-6.11 SK-C34: after a purchase too', () => {
    const start = shopping(6000, ['I37', 'I25', null, null, null, null], { B: { field: ['X23'] } });
    const { events } = play(start, 'A', buy(1));
    expect(events.slice(0, 4).map(({ type }) => type)).toEqual(['bought', 'equipped', 'sessionClosed', 'fought']);
    expect(eventsOf(events, 'sessionClosed')[0]).toEqual({ type: 'sessionClosed', seat: 'A', auto: true });
    expect([fights(events)[0], eventOf(events, 'bought').money]).toEqual(['2/7 - 1/6 stalemate', 1000]);
  });

  it('SK-6.11 SK-6.8: a session with only useless cards closes when these are forbidden', () => {
    const setting = (purchaseWithoutEffect: boolean): Setting => ({
      at: 'dealer',
      options: { purchaseWithoutEffect },
      shop: ['I11', 'I17', null, null, null, null],
      A: { money: 9000, field: ['E01'] },
      B: { money: 9000, field: ['X20'] },
    });
    expect(waiting(table(setting(true)))).toBe('session B');
    const { events, match } = laid(setting(false));
    expect([eventsOf(events, 'sessionClosed').map(({ seat, auto }) => `${seat} ${auto}`), waiting(match)]).toEqual([
      ['B true', 'A true'],
      'harvest B',
    ]);
  });

  it('SK-6.12: an empty Shop is not refilled in this phase, and cards act at once', () => {
    const start = laid({
      at: 'dealer',
      shop: ['I25', null, null, null, null, null],
      shopDeck: ['I42'],
      A: { money: 9000, field: ['E20'] },
      B: { money: 9000, field: ['X01'] },
    }).match;
    const { match, events } = play(start, 'A', buy(1));
    // A's and B's sessions close: the row is empty. B wins, and A may harvest; the refill waits for that.
    expect([match.state.shop, eventsOf(events, 'shopDealt'), waiting(match)]).toEqual([[...NO_SHOP], [], 'harvest A']);
    expect([eventOf(events, 'equipped').card, fights(events)]).toEqual(['I25', ['7/1 - 14/9 bWins']]);
    for (const type of ['sell', 'give', 'exchange', 'use']) expect(allows(start, 'A', { type, slot: 1 })).toBe(false);
  });

  it('SK-6.13: Combat follows the second session without a command', () => {
    const start = shopping(9000, ['I25', null, null, null, null, null], { A: { field: ['E01'] } });
    const { events } = play(start, 'A', pass);
    expect(events.map(({ type }) => type).slice(0, 3)).toEqual(['passed', 'sessionClosed', 'fought']);
  });
});
