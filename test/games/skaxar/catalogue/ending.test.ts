import { describe, expect, it } from 'vitest';
import { applyCommand } from '../../../../src/engine/match.ts';
import {
  buy,
  decline,
  ending,
  eventOf,
  eventsOf,
  field,
  fights,
  game,
  harvest,
  laid,
  legal,
  NO_ROW,
  NO_SHOP,
  pass,
  payments,
  pile,
  play,
  purses,
  resign,
  side,
  SHUT,
  viewFor,
  waiting,
  type Setting,
} from './table.ts';

/** Turn 10 with its refills to come: Earth without 31,000 of Value, Skaxar without 33,000. */
const EARTH_41 = ['E01', 'E02', 'E03', 'E04', 'E05'];
const EARTH_40 = [...EARTH_41, 'E19'];
const SKAXAR_39 = ['X01', 'X02', 'X03', 'X04', 'X06', 'X18'];
const SKAXAR_40 = ['X01', 'X02', 'X03', 'X04', 'X06'];
const turnTen = (a: readonly string[], b: readonly string[], moneyA: number, moneyB: number, more: Setting = {}) =>
  laid({
    options: { turnLimit: 10 },
    at: 'recovery',
    turn: 10,
    ...more,
    A: { money: moneyA, scrapyard: a, ...more.A },
    B: { money: moneyB, scrapyard: b, ...more.B },
  });

describe('SK-12 the end of the game', () => {
  it('SK-12.1 SK-1.3 SK-C71: the last ships are gone, but a rescue is still possible', () => {
    const start = laid({
      at: 'combat',
      turn: 31,
      battle: 20,
      shop: ['I11', null, null, null, null, null],
      asteroidRow: ['R09', null, 'R01', null, null],
      A: { money: 4000, field: ['E20'], rest: 'scrapyard' },
      B: { money: 0, field: ['X01'] },
    });
    expect([fights(start.events), waiting(start.match)]).toEqual([['6/1 - 14/9 bWins'], 'harvest A']);
    const { match } = play(start.match, 'A', harvest(1));
    expect([match.state.turn, purses(match)[0], waiting(match)]).toEqual([32, 6000, 'rescue A']);
    expect(legal(match, 'A')).toEqual([
      'buy 1 E12',
      'buy 1 E13',
      'buy 1 E14',
      'buy 1 E15',
      'buy 1 E16',
      'buy 1 E17',
      'buy 1 E18',
      'pass',
      'resign',
    ]);
    const rescued = play(match, 'A', buy(1, 'A-E14'));
    expect([rescued.match.state.outcome, field(rescued.match, 'A')]).toEqual([null, '']);
    expect(fights(rescued.events)[0]).toBe('2/7 - 13/8 bWins');
    // Without the two thousand the game is over with the next flip.
    const poor = play(start.match, 'A', harvest(3));
    expect([ending(poor.events), purses(poor.match)[0]]).toEqual(['B lastShips', 5000]);
  });

  it('SK-12.1 SK-12.4 SK-1.3 SK-5.8 SK-C77: ships decide before money', () => {
    const { match, events } = laid({
      ...SHUT,
      A: { money: 0, fleetDeck: ['E12', 'E13', 'E14', 'E15', 'E16', 'E17', 'E18', 'E19', 'E20'], rest: 'scrapyard' },
      B: { money: 30000, rest: 'scrapyard' },
    });
    expect(ending(events)).toBe('A lastShips');
    expect(match.state.outcome).toMatchObject({ winners: ['A'], reason: 'lastShips' });
    expect([side(match, 'A').fleetDeck.length + 1, purses(match)]).toEqual([9, [0, 30000]]);
  });

  it('SK-12.1: it is tested only after the flips: a seat without ships in its deck and its Bay goes on while its field stands', () => {
    const { match } = laid({
      turn: 2,
      stalemates: 1,
      A: { field: ['E09'], rest: 'scrapyard' },
      B: { field: ['X09'], fleetDeck: ['X14'] },
    });
    expect([match.state.outcome, waiting(match)]).toEqual([null, 'session B']);
  });

  it('SK-12.2 SK-12.8 SK-C72: both out: the richer wins', () => {
    const out = (a: number, b: number) =>
      laid({
        shop: ['I14', 'I25', null, null, null, null],
        A: { money: a, rest: 'scrapyard' },
        B: { money: b, rest: 'scrapyard' },
      });
    const { events, match } = laid({
      ...SHUT,
      A: { money: 5000, rest: 'scrapyard' },
      B: { money: 4000, rest: 'scrapyard' },
    });
    expect([ending(events), match.state.outcome?.winners]).toEqual(['A bothOut', ['A']]);
    expect(
      ending(laid({ ...SHUT, A: { money: 4000, rest: 'scrapyard' }, B: { money: 5000, rest: 'scrapyard' } }).events),
    ).toBe('B bothOut');
    expect(ending(out(4000, 3000).events)).toBe('A bothOut');
  });

  it('SK-12.3 SK-12.8 SK-C73: equal money: a draw', () => {
    const { events, match } = laid({
      shop: ['I14', null, null, null, null, null],
      A: { money: 4000, rest: 'scrapyard' },
      B: { money: 4000, rest: 'scrapyard' },
    });
    expect([ending(events), match.state.outcome?.winners]).toEqual(['draw bothOut', []]);
  });

  it('SK-12.5 SK-C74: the last Recovery is carried out in full', () => {
    const { match, events } = laid({
      at: 'combat',
      shop: ['I25', null, null, null, null, null],
      A: { money: 3000, field: ['E25'], equipped: ['I33', 'I26'], rest: 'scrapyard' },
      B: { money: 12000, field: ['X01'], rest: 'scrapyard' },
    });
    expect([fights(events), payments(events), purses(match)]).toEqual([
      ['10/3 - 14/9 bothDestroyed'],
      ['A 10000', 'B 1000'],
      [13000, 13000],
    ]);
    expect(
      events.map(({ type }) => type).filter((type) => ['fought', 'paid', 'flipped', 'gameEnded'].includes(type)),
    ).toEqual(['fought', 'paid', 'paid', 'flipped', 'flipped', 'gameEnded']);
    expect([ending(events), match.state.turn]).toEqual(['draw bothOut', 2]);
  });

  it('SK-12.5: a seat that has lost its last ship still harvests', () => {
    const { match } = laid({
      at: 'combat',
      shop: NO_SHOP,
      A: { field: ['E20'], rest: 'scrapyard' },
      B: { field: ['X01'] },
    });
    expect([waiting(match), match.state.outcome]).toEqual(['harvest A', null]);
    const { events } = play(match, 'A', decline);
    expect(
      events
        .map(({ type }) => type)
        .filter((type) => ['shopDealt', 'gameEnded'].includes(type))
        .at(0),
    ).toBe('shopDealt');
  });

  it('SK-12.6 SK-12.8 SK-C75: A resigns in B’s session', () => {
    const { match } = laid({ at: 'dealer', A: { field: ['E01'] }, B: { field: ['X20'] } });
    expect(waiting(match)).toBe('session B');
    const over = play(match, 'A', resign);
    expect([ending(over.events), over.match.state.outcome?.winners, over.match.state.phase]).toEqual([
      'B resign',
      ['B'],
      'over',
    ]);
    expect(over.events[0]).toEqual({ type: 'resigned', seat: 'A' });
    expect(ending(play(match, 'B', resign).events)).toBe('A resign');
  });

  it('SK-12.7 SK-12.8 SK-C76: the turn limit: Value of the ships left, then money, then a draw', () => {
    expect(ending(turnTen(EARTH_41, SKAXAR_39, 0, 20000).events)).toBe('A turnLimit');
    expect(ending(turnTen(EARTH_40, SKAXAR_40, 12000, 15000).events)).toBe('B turnLimit');
    expect(ending(turnTen(EARTH_40, SKAXAR_40, 15000, 12000).events)).toBe('A turnLimit');
    expect(ending(turnTen(EARTH_40, SKAXAR_40, 12000, 12000).events)).toBe('draw turnLimit');
  });

  it('SK-12.7: every pile but the Scrapyard counts: deck, Bay and field', () => {
    // Earth has 40,000 outside its Scrapyard, some of it in the Repair Bay; Skaxar 39,000 in its deck.
    expect(
      ending(
        turnTen(EARTH_40, SKAXAR_39, 0, 0, { A: { money: 0, scrapyard: EARTH_40, repairBay: ['E06', 'E07', 'E08'] } })
          .events,
      ),
    ).toBe('A turnLimit');
    // Without the fields 35,000 against 36,000: E06 is worth 5,000, X09 3,000.
    const stood = laid({
      options: { turnLimit: 10 },
      at: 'combat',
      turn: 10,
      A: { money: 0, field: ['E06'], scrapyard: EARTH_40 },
      B: { money: 9000, field: ['X09'], scrapyard: SKAXAR_39 },
    });
    expect([fights(stood.events), ending(stood.events)]).toEqual([['8/8 - 4/8 stalemate'], 'A turnLimit']);
  });

  it('SK-12.7: after the stalemate of that turn, not before and not in the next turn', () => {
    const nine = laid({
      options: { turnLimit: 10 },
      at: 'combat',
      turn: 9,
      shop: ['I25', null, null, null, null, null],
      A: { field: ['E09'], fleetDeck: ['E22'] },
      B: { field: ['X09'], fleetDeck: ['X22'] },
    });
    expect([nine.match.state.turn, nine.match.state.outcome]).toEqual([10, null]);
    expect(laid({ at: 'recovery', turn: 10, A: {}, B: {} }).match.state.turn).toBe(11);
    const decided = laid({
      options: { turnLimit: 10 },
      at: 'combat',
      turn: 10,
      A: { field: ['E01'] },
      B: { field: ['X20'] },
    });
    expect([waiting(decided.match), decided.match.state.outcome]).toEqual(['harvest B', null]);
    expect(ending(play(decided.match, 'B', decline).events)).toBe('A turnLimit');
  });

  it('SK-12.8: no further command is accepted; statistics may be shown', () => {
    const { match } = turnTen(EARTH_41, SKAXAR_39, 0, 20000);
    expect([match.state.phase, waiting(match), legal(match, 'A'), legal(match, 'B')]).toEqual(['over', null, [], []]);
    for (const seat of ['A', 'B'])
      for (const command of [pass, decline, resign, buy(1), harvest(1)])
        expect(applyCommand(game, match, seat, command).ok).toBe(false);
    expect(viewFor(match, 'A').outcome).toEqual(match.state.outcome);
    expect(purses(match)).toEqual([0, 20000]);
  });

  it('SK-1.4: destroy, attack, defend, disperse and trade live in one turn of play', () => {
    const start = laid({
      at: 'dealer',
      shop: ['I25', 'I34', null, null, null, null],
      A: { money: 4000, field: ['E20'] },
      B: { money: 0, field: ['X04'], fleetDeck: ['X20'] },
    });
    // Trade and disperse: money for cards of the Shop, one by one.
    const traded = play(play(start.match, 'A', buy(1)).match, 'A', buy(2));
    expect(eventsOf(traded.events, 'bought').map(({ money }) => money)).toEqual([0]);
    // Attack 7 against defence 9; attack 7 against defence 2: the enemy destroys.
    expect([
      fights(traded.events)[0],
      payments(traded.events)[0],
      pile(eventOf(traded.events, 'shipsDestroyed').ships),
    ]).toEqual(['7/2 - 7/9 bWins', 'B 1000', 'E20']);
  });

  it('SK-9.8 SK-12.5: with nothing to buy and nothing to harvest a game ends by itself', () => {
    const { match, events } = laid({
      ...SHUT,
      asteroidRow: NO_ROW,
      asteroidRest: 'taken',
      draws: Array<number>(400).fill(0),
      A: {},
      B: {},
    });
    expect([match.state.phase, match.ply]).toEqual(['over', 0]);
    expect(eventsOf(events, 'fought').length).toBeLessThanOrEqual(61 * 5);
  });
});
