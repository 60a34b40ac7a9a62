import { describe, expect, it } from 'vitest';
import {
  buy,
  decline,
  drawsLeft,
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
  rotate,
  side,
  still,
  table,
  totals,
  waiting,
  type Setting,
} from './table.ts';

/** A's session is open, B's is closed and B cannot pay for anything. */
const shopping = (money: number, shop: readonly string[], { A = {}, B = {}, ...more }: Setting = {}) =>
  table({
    at: 'session',
    decider: 'A',
    buyers: ['B', 'A'],
    closed: ['B'],
    shop: [...shop, ...Array<null>(6 - shop.length).fill(null)],
    A: { money, field: ['E22'], ...A },
    B: { money: 0, field: ['X22'], ...B },
    ...more,
  });

describe('SK-7 items', () => {
  it('SK-7.2 SK-C35: copies add up', () => {
    const { match, events } = playAll(shopping(12000, ['I28', 'I29', 'I25']), [
      ['A', buy(1)],
      ['A', buy(2)],
    ]);
    expect([totals(match, 'A'), totals(match, 'B'), side(match, 'A').equipped, side(match, 'A').usedCards]).toEqual([
      '6/5',
      '2/5',
      ['I28', 'I29'],
      [],
    ]);
    expect(eventsOf(events, 'equipped')).toEqual([
      { type: 'equipped', seat: 'A', card: 'I28' },
      { type: 'equipped', seat: 'A', card: 'I29' },
    ]);
  });

  it('SK-7.2 SK-C36: Escort Wing and Bastion Dome', () => {
    const start = shopping(14000, ['I45', 'I42', 'I25'], { A: { field: ['E12'] } });
    expect(totals(start, 'A')).toBe('6/3');
    expect(totals(play(start, 'A', buy(1)).match, 'A')).toBe('8/5');
    expect(totals(play(start, 'A', buy(2)).match, 'A')).toBe('6/8');
  });

  it('SK-7.2 SK-9.1 SK-C37: items stay through a stalemate and count for the whole field', () => {
    const start = laid({
      at: 'combat',
      shop: ['I25', null, null, null, null, null],
      A: { field: ['E14'] },
      B: { field: ['X15'], equipped: ['I34'], fleetDeck: ['X18'] },
    });
    expect([
      fights(start.events),
      field(start.match, 'B'),
      totals(start.match, 'B'),
      side(start.match, 'B').equipped,
    ]).toEqual([['2/7 - 3/7 stalemate'], 'X15 X18', '9/8', ['I34']]);
  });

  it('SK-7.2: items stay through Redraw!', () => {
    const { match } = play(
      shopping(7000, ['I20', 'I25'], {
        draws: still(2),
        A: { field: ['E22'], equipped: ['I45'], fleetDeck: ['E21'], rest: 'scrapyard' },
      }),
      'A',
      buy(1),
    );
    expect([field(match, 'A'), totals(match, 'A'), side(match, 'A').equipped]).toEqual(['E21', '3/8', ['I45']]);
  });
});

describe('SK-7 Repair', () => {
  it('SK-7.1 SK-7.3 SK-C38: a Scout returns from the Scrapyard and enters the field', () => {
    const start = shopping(9000, ['I11', 'I25'], { A: { scrapyard: ['E14', 'E12'] } });
    expect(legal(start, 'A')).toEqual(['buy 1 E12', 'buy 1 E14', 'buy 2', 'pass', 'resign']);
    const { match, events } = play(start, 'A', buy(1, 'A-E14'));
    expect([side(match, 'A').money, totals(match, 'A'), field(match, 'A'), pile(side(match, 'A').scrapyard)]).toEqual([
      3000,
      '4/12',
      'E22 E14',
      'E12',
    ]);
    expect([side(match, 'A').leadShip, side(match, 'A').usedCards]).toEqual(['A-E22', ['I11']]);
    expect(eventOf(events, 'repaired')).toEqual({ type: 'repaired', seat: 'A', ship: 'A-E14', lead: false });
    expect(side(match, 'A').field[1]).toEqual({ ship: 'A-E14', reinforcement: false });
  });

  it('SK-7.3: each class by its own card only', () => {
    const lost = ['E01', 'E03', 'E07', 'E12', 'E19'];
    for (const [index, card] of ['I06', 'I07', 'I09', 'I11', 'I14'].entries()) {
      const start = shopping(20000, [card], { A: { scrapyard: lost } });
      expect(legal(start, 'A'), card).toEqual([`buy 1 ${lost[index]}`, 'pass', 'resign']);
      for (const [other, ship] of lost.entries())
        if (other !== index)
          expect(refusal(start, 'A', buy(1, `A-${ship}`)), card).toMatch(/^SK-7\.3: .* is a .*; Repair .* repairs a /);
    }
  });

  it('SK-7.3 SK-10.2 SK-C39: repaired, destroyed and repaired again; its Value is paid each time', () => {
    const start = shopping(12000, ['I11', 'I12'], {
      A: { fleetDeck: ['E20'], scrapyard: ['E14'] },
      B: { field: ['X01'], fleetDeck: ['X02'] },
    });
    const first = playAll(start, [
      ['A', buy(1, 'A-E14')],
      ['A', pass],
    ]);
    expect([fights(first.events), payments(first.events), pile(side(first.match, 'A').scrapyard)]).toEqual([
      ['4/12 - 14/9 bWins'],
      ['B 3000'],
      'E22 E14',
    ]);
    const next = play(first.match, 'A', decline);
    expect([waiting(next.match), legal(next.match, 'A')]).toEqual(['session A', ['buy 2 E14', 'pass', 'resign']]);
    const second = play(next.match, 'A', buy(2, 'A-E14'));
    expect([fights(second.events), payments(second.events), pile(side(second.match, 'A').scrapyard)]).toEqual([
      ['8/8 - 13/8 bWins'],
      ['B 3000'],
      'E22 E20 E14',
    ]);
  });

  it('SK-7.3: a repaired ship goes on with the fleet: to the Repair Bay after a victory', () => {
    const start = shopping(12000, ['I06'], { A: { scrapyard: ['E01'] } });
    const { match } = play(start, 'A', buy(1, 'A-E01'));
    expect([pile(side(match, 'A').repairBay), side(match, 'A').scrapyard]).toEqual(['E22 E01', []]);
  });
});

describe('SK-7 Reinforcements!', () => {
  it('SK-7.4 SK-8.1 SK-C40: the next card of the Fleet Deck helps, and goes to the Bay after the victory', () => {
    const start = shopping(8000, ['I01'], { A: { field: ['E21'], fleetDeck: ['E01', 'E07'] }, B: { field: ['X04'] } });
    const { match, events } = play(start, 'A', buy(1));
    expect(eventOf(events, 'reinforced')).toEqual({ type: 'reinforced', seat: 'A', ship: 'A-E01' });
    expect([fights(events), payments(events), pile(side(match, 'A').repairBay)]).toEqual([
      ['13/16 - 7/9 aWins'],
      ['A 5000'],
      'E21 E01',
    ]);
    expect([side(match, 'A').fleetDeck[0], side(match, 'A').usedCards, purses(match)]).toEqual([
      'A-E07',
      ['I01'],
      [5000, 0],
    ]);
  });

  it('SK-7.4 SK-8.5 SK-C41: it is destroyed like any other ship', () => {
    const start = shopping(8000, ['I01'], { A: { field: ['E21'], fleetDeck: ['E25'] }, B: { field: ['X01'] } });
    const { match, events } = play(start, 'A', buy(1));
    expect([fights(events), payments(events), pile(side(match, 'A').scrapyard)]).toEqual([
      ['5/9 - 14/9 bWins'],
      ['B 2000'],
      'E21 E25',
    ]);
  });

  it('SK-7.4: it has the flag of a reinforcement, which no other ship on the field has', () => {
    const { match } = play(shopping(12000, ['I01', 'I25'], { A: { field: ['E21'], fleetDeck: ['E25'] } }), 'A', buy(1));
    expect(side(match, 'A').field).toEqual([
      { ship: 'A-E21', reinforcement: false },
      { ship: 'A-E25', reinforcement: true },
    ]);
    expect([waiting(match), side(match, 'A').leadShip, totals(match, 'A')]).toEqual(['session A', 'A-E21', '5/9']);
  });

  it('SK-7.4 SK-4.3 SK-14.3 SK-C42: from an empty Fleet Deck the Repair Bay is shuffled first', () => {
    const start = shopping(12000, ['I01', 'I25'], {
      draws: [0],
      A: { fleetDeck: [], repairBay: ['E01', 'E07'], rest: 'scrapyard' },
    });
    const { match, events, draws } = play(start, 'A', buy(1));
    expect([draws, drawsLeft(match)]).toEqual([[0], []]);
    expect([field(match, 'A'), pile(side(match, 'A').fleetDeck), side(match, 'A').repairBay]).toEqual([
      'E22 E07',
      'E01',
      [],
    ]);
    expect(eventOf(events, 'deckRenewed').order).toEqual(['A-E07', 'A-E01']);
  });
});

describe('SK-7 Rapid Repair!', () => {
  it('SK-7.5 SK-14.3 SK-C43: deck order, then Bay order, shuffled as one', () => {
    const start = shopping(5000, ['I17', 'I25'], {
      draws: rotate(3),
      A: { fleetDeck: ['E19'], repairBay: ['E01', 'E07'], rest: 'scrapyard' },
    });
    const { match, events, draws } = play(start, 'A', buy(1));
    expect([pile(side(match, 'A').fleetDeck), side(match, 'A').repairBay, draws]).toEqual(['E01 E07 E19', [], [0, 0]]);
    expect([field(match, 'A'), side(match, 'A').leadShip, side(match, 'A').usedCards, side(match, 'A').money]).toEqual([
      'E22',
      'A-E22',
      ['I17'],
      4000,
    ]);
    expect(eventOf(events, 'rapidlyRepaired')).toEqual({
      type: 'rapidlyRepaired',
      seat: 'A',
      count: 2,
      order: ['A-E01', 'A-E07', 'A-E19'],
    });
  });

  it('SK-7.5: into an empty Fleet Deck too, without a draw for one card', () => {
    const { match, draws } = play(
      shopping(5000, ['I17', 'I25'], { A: { fleetDeck: [], repairBay: ['E01'], rest: 'scrapyard' } }),
      'A',
      buy(1),
    );
    expect([pile(side(match, 'A').fleetDeck), side(match, 'A').repairBay, draws]).toEqual(['E01', [], []]);
  });
});

describe('SK-7 Redraw!', () => {
  const start = (draws: readonly number[], more: Setting['A'] = {}, options: Setting['options'] = {}) =>
    shopping(10000, ['I20', 'I21'], {
      options,
      draws,
      A: { field: ['E07'], equipped: ['I28'], fleetDeck: ['E19', 'E25'], rest: 'scrapyard', ...more },
    });

  it('SK-7.6 SK-14.3 SK-C44: the same ship may come up again', () => {
    const { match, events, draws } = play(start([0, 1]), 'A', buy(1));
    expect([field(match, 'A'), pile(side(match, 'A').fleetDeck), totals(match, 'A'), draws]).toEqual([
      'E07',
      'E25 E19',
      '10/4',
      [0, 1],
    ]);
    expect(eventOf(events, 'redrawn')).toEqual({
      type: 'redrawn',
      seat: 'A',
      back: 'A-E07',
      ship: 'A-E07',
      order: ['A-E25', 'A-E19'],
    });
    expect(side(match, 'A').leadShip).toBe('A-E07');
  });

  it('SK-7.8 SK-C94: with `redrawItems` leave its items are used up first, and it comes back without them', () => {
    const { match, events, draws } = play(start([0, 1], {}, { redrawItems: 'leave' }), 'A', buy(1));
    expect([field(match, 'A'), totals(match, 'A'), side(match, 'A').equipped, draws]).toEqual([
      'E07',
      '8/4',
      [],
      [0, 1],
    ]);
    expect(side(match, 'A').usedCards).toContain('I28');
    const types = events.map(({ type }) => type);
    expect(types.slice(0, 3)).toEqual(['bought', 'itemsUsed', 'redrawn']);
    expect(eventOf(events, 'itemsUsed')).toEqual({ type: 'itemsUsed', seat: 'A', cards: ['I28'] });
  });

  it('SK-7.8 SK-13.7: where items stay no table names the ship an item was bought for, which may lie face down again', () => {
    const { match } = play(start([2, 0]), 'A', buy(1));
    expect(side(match, 'A')).toMatchObject({ leadShip: 'A-E25', equipped: ['I28'], equippedTo: [] });
  });

  it('SK-7.8 SK-C95: the items of other ships stay', () => {
    const { match, events } = play(
      shopping(10000, ['I20', 'I21'], {
        options: { redrawItems: 'leave' },
        draws: [1],
        stalemates: 1,
        A: {
          field: ['E22', 'E07'],
          equipped: ['I34'],
          equippedTo: ['E22'],
          fleetDeck: ['E25'],
          rest: 'scrapyard',
        },
      }),
      'A',
      buy(1),
    );
    expect([field(match, 'A'), totals(match, 'A'), side(match, 'A').equipped]).toEqual(['E22 E25', '6/9', ['I34']]);
    expect(events.some(({ type }) => type === 'itemsUsed')).toBe(false);
  });

  it('SK-7.8: an item belongs to the ship that leads when it is bought, and goes with it alone', () => {
    const bought = play(
      shopping(20000, ['I25', 'I20', 'I21'], {
        options: { redrawItems: 'leave' },
        draws: [1],
        stalemates: 1,
        A: { field: ['E22', 'E07'], equipped: ['I34'], equippedTo: ['E22'], fleetDeck: ['E25'], rest: 'scrapyard' },
      }),
      'A',
      buy(1),
    ).match;
    expect(side(bought, 'A')).toMatchObject({ equipped: ['I34', 'I25'], equippedTo: ['A-E22', 'A-E07'] });
    const { match } = play(bought, 'A', buy(2));
    expect(side(match, 'A')).toMatchObject({ leadShip: 'A-E25', equipped: ['I34'], equippedTo: ['A-E22'] });
  });

  it('SK-7.6 SK-14.3 SK-C45: or another, which leads', () => {
    const { match, events } = play(start([2, 0]), 'A', buy(1));
    expect([
      field(match, 'A'),
      pile(side(match, 'A').fleetDeck),
      totals(match, 'A'),
      side(match, 'A').leadShip,
    ]).toEqual(['E25', 'E19 E07', '6/3', 'A-E25']);
    expect(eventOf(events, 'redrawn')).toEqual({
      type: 'redrawn',
      seat: 'A',
      back: 'A-E07',
      ship: 'A-E25',
      order: ['A-E19', 'A-E07'],
    });
  });

  it('SK-7.6: any number in a turn, each with the lead ship of then', () => {
    const twice = playAll(
      shopping(20000, ['I20', 'I21', 'I25'], {
        draws: [...still(3), ...still(3)],
        A: { field: ['E07'], fleetDeck: ['E19', 'E25'], rest: 'scrapyard' },
      }),
      [
        ['A', buy(1)],
        ['A', buy(2)],
      ],
    );
    expect([field(twice.match, 'A'), pile(side(twice.match, 'A').fleetDeck)]).toEqual(['E25', 'E07 E19']);
    expect(side(twice.match, 'A').usedCards).toEqual(['I20', 'I21']);
  });

  it('SK-7.6: the Repair Bay is not used, other ships stay', () => {
    const { match } = play(start(still(3), { field: ['E01', 'E07'], repairBay: ['E02'] }), 'A', buy(1));
    expect([field(match, 'A'), pile(side(match, 'A').repairBay), pile(side(match, 'A').fleetDeck)]).toEqual([
      'E01 E19',
      'E02',
      'E25 E07',
    ]);
  });

  it('SK-14.3 SK-C84: with 21 cards in the deck, 21 draws', () => {
    const scrapyard = ['E01', 'E02', 'E03'];
    const begun = shopping(9000, ['I20', 'I25'], { draws: still(22), A: { field: ['E22'], scrapyard } });
    expect(side(begun, 'A').fleetDeck).toHaveLength(21);
    const { draws, match } = play(begun, 'A', buy(1));
    expect([draws.length, drawsLeft(match)]).toEqual([21, []]);
  });
});

describe('SK-7 what a card leaves behind', () => {
  it('SK-7.1: every effect that is possible is carried out: a Repair card with a target cannot be bought without one', () => {
    const start = shopping(9000, ['I11', 'I01', 'I25'], { A: { scrapyard: ['E14', 'E12'] } });
    expect(refusal(start, 'A', buy(1))).toBe('SK-7.3: Choose the Scout to repair; 2 lie in your Scrapyard.');
    for (const slot of [2, 3])
      expect(refusal(start, 'A', buy(slot, 'A-E14'))).toMatch(/^SK-7\.1: .* takes no target\.$/);
  });

  it('SK-7.7 SK-8.7: an action card is used at once, an item when the battle is decided; neither returns', () => {
    const start = shopping(20000, ['I17', 'I28', 'I01'], {
      shopRest: 'used',
      A: { field: ['E01'], fleetDeck: ['E02'] },
    });
    const one = play(start, 'A', buy(1));
    expect(side(one.match, 'A').usedCards.filter((card) => card === 'I17')).toEqual(['I17']);
    const two = play(one.match, 'A', buy(2));
    expect([side(two.match, 'A').equipped, side(two.match, 'A').usedCards.includes('I28')]).toEqual([['I28'], false]);
    const three = play(two.match, 'A', buy(3));
    // The row is empty, so the session closes; A wins, and the Shop has nothing to be refilled with.
    expect(waiting(three.match)).toBe('harvest B');
    expect([side(three.match, 'A').equipped, side(three.match, 'A').usedCards.slice(-3)]).toEqual([
      [],
      ['I17', 'I01', 'I28'],
    ]);
    const after = play(three.match, 'B', decline).match;
    expect([after.state.shop, after.state.shopDeck]).toEqual([[null, null, null, null, null, null], []]);
  });
});
