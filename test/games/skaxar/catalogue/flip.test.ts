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
  newGame,
  pass,
  pile,
  play,
  playAll,
  quiet,
  SHUT,
  side,
  still,
  totals,
  viewFor,
  waiting,
} from './table.ts';

const lead = (match: Parameters<typeof side>[0], seat: 'A' | 'B') => side(match, seat).leadShip;

describe('SK-4 the turn and the Flip Phase', () => {
  it('SK-4.1 SK-10.1: Flip, Arms Dealer, Combat, Recovery, and the next Flip begins a new turn and a new battle', () => {
    const { events, match } = laid({
      ...SHUT,
      at: 'flip',
      turn: 7,
      battle: 3,
      lastFirstBuyer: 'A',
      A: { fleetDeck: ['E01'] },
      B: { fleetDeck: ['X20'] },
    });
    expect([match.state.phase, match.state.turn, match.state.battle, waiting(match)]).toEqual([
      'recovery',
      7,
      3,
      'harvest B',
    ]);
    expect(events.map(({ type }) => type)).toEqual([
      'flipped',
      'flipped',
      'buyersOrdered',
      'sessionClosed',
      'sessionClosed',
      'fought',
      'shipsDestroyed',
      'shipsToBay',
      'paid',
      'harvestOpened',
    ]);
    const next = play(match, 'B', decline);
    expect(eventsOf(next.events, 'turnBegan')[0]).toEqual({ type: 'turnBegan', turn: 8, battle: 4 });
  });

  it('SK-4.1 SK-9.2: after a stalemate the next Flip follows at once; the battle goes on', () => {
    const { events } = laid({
      ...SHUT,
      at: 'flip',
      turn: 7,
      battle: 3,
      A: { fleetDeck: ['E09', 'E01'] },
      B: { fleetDeck: ['X09', 'X20'] },
    });
    expect(eventsOf(events, 'turnBegan')[0]).toEqual({ type: 'turnBegan', turn: 8, battle: 3 });
    const types = events.map(({ type }) => type);
    expect(types.slice(types.indexOf('fought'), types.indexOf('fought') + 4)).toEqual([
      'fought',
      'turnBegan',
      'flipped',
      'flipped',
    ]);
  });

  it('SK-4.2: both top cards are turned up together, before anybody buys', () => {
    const { match, events } = laid({ A: { fleetDeck: ['E13', 'E08'] }, B: { fleetDeck: ['X17', 'X04'] } });
    expect([field(match, 'A'), field(match, 'B')]).toEqual(['E13', 'X17']);
    expect([side(match, 'A').fleetDeck[0], side(match, 'B').fleetDeck[0]]).toEqual(['A-E08', 'B-X04']);
    expect([side(match, 'A').fleetDeck.length, side(match, 'B').fleetDeck.length]).toEqual([24, 24]);
    expect(eventsOf(events, 'flipped')).toEqual([
      { type: 'flipped', seat: 'A', ship: 'A-E13', stranded: false },
      { type: 'flipped', seat: 'B', ship: 'B-X17', stranded: false },
    ]);
    for (const viewer of ['A', 'B', 'audience'])
      expect(viewFor(match, viewer).sides.map((one) => one.field.map(({ ship }) => ship))).toEqual([
        ['A-E13'],
        ['B-X17'],
      ]);
  });

  it('SK-4.3 SK-14.2 SK-C15: an empty Fleet Deck is made of the whole Repair Bay, shuffled', () => {
    const { match, events, draws } = laid({
      draws: [1, 0],
      A: { fleetDeck: [], repairBay: ['E22', 'E14', 'E06'], rest: 'scrapyard' },
    });
    expect(eventOf(events, 'deckRenewed')).toEqual({
      type: 'deckRenewed',
      seat: 'A',
      count: 3,
      order: ['A-E06', 'A-E22', 'A-E14'],
    });
    expect([field(match, 'A'), pile(side(match, 'A').fleetDeck), side(match, 'A').repairBay]).toEqual([
      'E06',
      'E22 E14',
      [],
    ]);
    expect(draws).toEqual([1, 0]);
    expect(field(match, 'B')).toBe('X01');
  });

  it('SK-4.3 SK-14.2 SK-C16: a Repair Bay of one card becomes the deck without a draw', () => {
    const start = laid({
      shop: ['I31', null, null, null, null, null],
      shopDeck: ['I25'],
      A: { money: 8000, fleetDeck: ['E25'], rest: 'scrapyard' },
      B: { money: 5000, fleetDeck: ['X22'] },
    });
    const won = playAll(start.match, [['A', buy(1)]]);
    expect(fights(won.events)).toEqual(['7/3 - 2/5 aWins']);
    expect([side(won.match, 'A').fleetDeck, pile(side(won.match, 'A').repairBay)]).toEqual([[], 'E25']);
    const next = play(won.match, 'B', decline);
    expect(next.draws).toEqual([]);
    expect([field(next.match, 'A'), side(next.match, 'A').fleetDeck, side(next.match, 'A').repairBay]).toEqual([
      'E25',
      [],
      [],
    ]);
    expect(eventOf(next.events, 'deckRenewed')).toEqual({ type: 'deckRenewed', seat: 'A', count: 1, order: ['A-E25'] });
  });

  it('SK-4.3: the Repair Bay is not used before a card must be turned up from the empty deck', () => {
    const { match, draws } = laid({ A: { fleetDeck: ['E25'], repairBay: ['E22', 'E14', 'E06'], rest: 'scrapyard' } });
    expect([side(match, 'A').fleetDeck, pile(side(match, 'A').repairBay), draws]).toEqual([[], 'E22 E14 E06', []]);
  });

  it('SK-4.4 SK-14.3 SK-C83: seat A shuffles and flips before seat B', () => {
    const { match, draws, events } = laid({
      draws: [0, 1],
      A: { fleetDeck: [], repairBay: ['E22', 'E14'], rest: 'scrapyard' },
      B: { fleetDeck: [], repairBay: ['X04', 'X01'], rest: 'scrapyard' },
    });
    expect([field(match, 'A'), pile(side(match, 'A').fleetDeck)]).toEqual(['E14', 'E22']);
    expect([field(match, 'B'), pile(side(match, 'B').fleetDeck)]).toEqual(['X04', 'X01']);
    expect([draws, drawsLeft(match)]).toEqual([[0, 1], []]);
    expect(
      events
        .filter((event) => 'seat' in event)
        .slice(0, 4)
        .map((event) => `${event.type} ${'seat' in event ? event.seat : ''}`),
    ).toEqual(['deckRenewed A', 'flipped A', 'deckRenewed B', 'flipped B']);
  });

  it('SK-4.5 SK-C17: who has nothing to flip goes on with the ships of the stalemate', () => {
    const start = laid({
      turn: 2,
      stalemates: 1,
      shop: ['I25', null, null, null, null, null],
      A: { field: ['E09'], rest: 'scrapyard' },
      B: { field: ['X09'], fleetDeck: ['X14'] },
    });
    expect(eventsOf(start.events, 'flipped')).toEqual([
      { type: 'flipped', seat: 'A', ship: null, stranded: false },
      { type: 'flipped', seat: 'B', ship: 'B-X14', stranded: false },
    ]);
    expect([field(start.match, 'A'), field(start.match, 'B')]).toEqual(['E09', 'X09 X14']);
    expect(eventOf(start.events, 'buyersOrdered')).toEqual({ type: 'buyersOrdered', first: 'B', reason: 'speed' });
    expect([totals(start.match, 'A'), totals(start.match, 'B')]).toEqual(['3/9', '6/14']);
    expect(fights(quiet(start, 1).events)).toEqual(['3/9 - 6/14 stalemate']);
  });

  it('SK-4.5 SK-5.1: an empty deck, an empty Bay and an empty field: stranded', () => {
    const { events } = laid({ ...SHUT, A: { rest: 'scrapyard' }, B: { fleetDeck: ['X20'] } });
    expect(eventsOf(events, 'flipped')).toEqual([
      { type: 'flipped', seat: 'A', ship: null, stranded: true },
      { type: 'flipped', seat: 'B', ship: 'B-X20', stranded: false },
    ]);
  });

  it('SK-4.6 SK-C18: a seat that flips nothing keeps its lead ship, whatever else stands on its field', () => {
    const start = laid({
      turn: 2,
      stalemates: 1,
      A: { field: ['E21', 'E25'], leadShip: 'E21', rest: 'scrapyard' },
      B: { field: ['X09'], fleetDeck: ['X23'] },
    });
    expect([lead(start.match, 'A'), lead(start.match, 'B')]).toEqual(['A-E21', 'B-X23']);
    // Speed 11 against the 10 of E21; the 14 of E25 would buy first.
    expect(eventOf(start.events, 'buyersOrdered')).toEqual({ type: 'buyersOrdered', first: 'B', reason: 'speed' });
  });

  it('SK-4.6 SK-7.4 SK-9.3: a reinforcement leads only when it is flipped in a later Flip Phase of the same battle', () => {
    const start = laid({
      shop: ['I01', 'I25', null, null, null, null],
      A: { fleetDeck: ['E21', 'E25'], rest: 'scrapyard', money: 8000 },
      B: { money: 0, fleetDeck: ['X09', 'X23'] },
    });
    expect(lead(start.match, 'A')).toBe('A-E21');
    const bought = play(start.match, 'A', buy(1));
    expect(fights(bought.events)).toEqual(['5/9 - 4/8 stalemate', '5/9 - 5/14 stalemate', '5/9 - 19/23 bWins']);
    const flips = eventsOf(bought.events, 'flipped').filter(({ seat }) => seat === 'A');
    expect(flips[0]).toEqual({ type: 'flipped', seat: 'A', ship: 'A-E25', stranded: false });
    // The first order after it: E25 leads with Speed 14.
    expect(eventsOf(bought.events, 'buyersOrdered')[0]).toEqual({ type: 'buyersOrdered', first: 'A', reason: 'speed' });
  });

  it('SK-4.6: neither Repair nor Reinforcements! changes the lead ship, and it ends with the battle', () => {
    const start = laid({
      at: 'session',
      decider: 'A',
      buyers: ['A', 'B'],
      shop: ['I01', 'I14', 'I25', null, null, null],
      A: { money: 15000, field: ['E21'], fleetDeck: ['E01'], scrapyard: ['E20'] },
      B: { money: 0, field: ['X04'] },
    });
    const played = playAll(start.match, [
      ['A', buy(1)],
      ['A', buy(2, 'A-E20')],
    ]);
    expect([field(played.match, 'A'), lead(played.match, 'A')]).toEqual(['E21 E01 E20', 'A-E21']);
    const { match } = play(played.match, 'A', pass);
    expect([waiting(match), lead(match, 'A'), lead(match, 'B'), field(match, 'A'), field(match, 'B')]).toEqual([
      'harvest B',
      null,
      null,
      '',
      '',
    ]);
  });

  it('SK-4.7 SK-8.6 SK-C19: order of arrival decides the order in the Repair Bay', () => {
    const start = laid({
      turn: 3,
      shop: ['I11', 'I25', null, null, null, null],
      A: { money: 6000, fleetDeck: ['E22', 'E06'], scrapyard: ['E14'] },
      B: { money: 0, fleetDeck: ['X22', 'X10'] },
    });
    expect(waiting(start.match)).toBe('session A');
    const repaired = play(start.match, 'A', buy(1, 'A-E14'));
    expect(fights(repaired.events)).toEqual(['4/12 - 2/5 stalemate', '12/20 - 10/10 aWins']);
    expect([repaired.match.state.turn, pile(side(repaired.match, 'A').repairBay)]).toEqual([4, 'E22 E14 E06']);
    expect(pile(side(repaired.match, 'B').scrapyard)).toBe('X22 X10');
  });

  it('SK-4.7 SK-7.6: after Redraw! the new ship stands at the end and the others keep their order', () => {
    const start = laid({
      at: 'session',
      decider: 'A',
      buyers: ['A', 'B'],
      draws: still(2),
      shop: ['I20', 'I25', null, null, null, null],
      A: { money: 9000, field: ['E22', 'E14', 'E21'], leadShip: 'E14', fleetDeck: ['E01'], rest: 'scrapyard' },
      B: { money: 0, field: ['X01'] },
    });
    const { match } = play(start.match, 'A', buy(1));
    expect([field(match, 'A'), lead(match, 'A'), pile(side(match, 'A').fleetDeck)]).toEqual([
      'E22 E21 E01',
      'A-E01',
      'E14',
    ]);
  });

  it('SK-1.5 SK-5.3 SK-6.11 SK-10.4: nobody is asked without a choice', () => {
    // A shop nobody can pay, no asteroid left, both out after the fight: the game runs to its end without a command.
    const { match, events } = laid({
      options: { startingMoney: 0 },
      asteroidRow: [null, null, null, null, null],
      asteroidRest: 'taken',
      ...SHUT,
      A: { fleetDeck: ['E20'], rest: 'scrapyard' },
      B: { fleetDeck: ['X20'], rest: 'scrapyard' },
    });
    expect([match.ply, match.state.phase, fights(events)]).toEqual([0, 'over', ['6/1 - 7/1 bothDestroyed']]);
    expect(newGame({}, [...still(25), ...still(25), ...still(45), ...still(20), 1]).match.state.phase).toBe('dealer');
  });
});
