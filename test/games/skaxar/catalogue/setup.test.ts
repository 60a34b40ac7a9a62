import { describe, expect, it } from 'vitest';
import { openChance, scriptChance } from '../../../../src/engine/rng.ts';
import { EARTH_SHIPS, SKAXAR_SHIPS } from '../../../../src/games/skaxar/data/ships.ts';
import {
  drawsLeft,
  eventOf,
  field,
  fights,
  game,
  laid,
  newGame,
  optionsOf,
  pass,
  pile,
  play,
  purses,
  quiet,
  rotate,
  setupRefusal,
  side,
  still,
  viewFor,
  waiting,
} from './table.ts';

/** The draws of a setup: Fleet Decks A and B, Arms Dealer deck, Asteroid deck, tie seat. */
const HIGHEST = [...still(25), ...still(25), ...still(45), ...still(20), 1];
const ZERO = [...rotate(25), ...rotate(25), ...rotate(45), ...rotate(20), 0];

/** The table as it is laid, before the engine's first own step. */
const laidOut = (draws: readonly number[] = HIGHEST, raw: { readonly [key: string]: unknown } = {}) =>
  game.setup(optionsOf(raw), openChance(scriptChance(draws)));

describe('SK-3 setup', () => {
  it('SK-3.1: two seats, A and B', () => {
    expect(game.seats(optionsOf())).toEqual(['A', 'B']);
    expect(laidOut().sides.map(({ seat }) => seat)).toEqual(['A', 'B']);
  });

  it('SK-3.2 SK-1.2: each seat has a fleet of 25; Earth and Skaxar unless chosen otherwise', () => {
    const [a, b] = laidOut().sides;
    expect([a.fleet, b.fleet]).toEqual(['earth', 'skaxar']);
    expect([...a.fleetDeck].sort()).toEqual(EARTH_SHIPS.map(({ id }) => `A-${id}`));
    expect([...b.fleetDeck].sort()).toEqual(SKAXAR_SHIPS.map(({ id }) => `B-${id}`));
  });

  it('SK-3.2 SK-C11: fleets swapped without mirror, both Earth with it', () => {
    expect(setupRefusal({ fleetA: 'skaxar', fleetB: 'earth' })).toBeNull();
    const swapped = laidOut(HIGHEST, { fleetA: 'skaxar', fleetB: 'earth' }).sides;
    expect(swapped.map(({ fleetDeck }) => fleetDeck[0])).toEqual(['A-X01', 'B-E01']);
    expect(setupRefusal({ fleetA: 'earth', fleetB: 'earth', mirror: true })).toBeNull();
    const [a, b] = laidOut(HIGHEST, { fleetA: 'earth', fleetB: 'earth', mirror: true }).sides;
    expect(a.fleetDeck).toEqual(EARTH_SHIPS.map(({ id }) => `A-${id}`));
    expect(b.fleetDeck).toEqual(EARTH_SHIPS.map(({ id }) => `B-${id}`));
    expect(setupRefusal({ fleetA: 'skaxar', fleetB: 'skaxar', mirror: true })).toBeNull();
    expect(setupRefusal({ mirror: true })).toBeNull();
    expect(setupRefusal({ fleetA: 'skaxar', fleetB: 'skaxar' })).toMatch(/^SK-3\.2: Both seats have Skaxar;/);
  });

  it('SK-3.3 SK-3.4 SK-3.5 SK-3.6 SK-3.7 SK-C12: after the setup, before the flip', () => {
    const state = laidOut();
    expect([state.shopDeck.length, state.asteroidDeck.length]).toEqual([39, 15]);
    expect([state.shop.length, state.asteroidRow.length]).toEqual([6, 5]);
    for (const { money, fleetDeck, field, repairBay, scrapyard, equipped, usedCards, leadShip } of state.sides) {
      expect([money, fleetDeck.length, leadShip]).toEqual([8000, 25, null]);
      expect([field, repairBay, scrapyard, equipped, usedCards]).toEqual([[], [], [], [], []]);
    }
    expect(state).toMatchObject({
      turn: 1,
      battle: 1,
      stalemates: 0,
      lastFirstBuyer: null,
      asteroidsTaken: [],
      outcome: null,
    });
  });

  it('SK-3.3 SK-3.7 SK-C13: every setup draw is the highest: nothing moves, tie seat B', () => {
    const {
      sides: [a, b],
      shop,
      shopDeck,
      asteroidRow,
      asteroidDeck,
      tieSeat,
    } = laidOut();
    expect([a.fleetDeck[0], b.fleetDeck[0]]).toEqual(['A-E01', 'B-X01']);
    expect(shop).toEqual(['I01', 'I02', 'I03', 'I04', 'I05', 'I06']);
    expect(shopDeck.slice(0, 2)).toEqual(['I07', 'I08']);
    expect(asteroidRow).toEqual(['R01', 'R02', 'R03', 'R04', 'R05']);
    expect([asteroidDeck[0], asteroidDeck.at(-1), tieSeat]).toEqual(['R06', 'R20', 'B']);
  });

  it('SK-3.3 SK-3.4 SK-3.5 SK-3.7 SK-C14: every setup draw is 0: each deck is rotated by one, tie seat A', () => {
    const {
      sides: [a, b],
      shop,
      shopDeck,
      asteroidRow,
      asteroidDeck,
      tieSeat,
    } = laidOut(ZERO);
    expect([a.fleetDeck[0], b.fleetDeck[0]]).toEqual(['A-E02', 'B-X02']);
    expect([a, b].map(({ fleetDeck }) => fleetDeck.at(-1))).toEqual(['A-E01', 'B-X01']);
    expect([shopDeck.at(-1), asteroidDeck.at(-1)]).toEqual(['I01', 'R01']);
    expect(shop).toEqual(['I02', 'I03', 'I04', 'I05', 'I06', 'I07']);
    expect(asteroidRow).toEqual(['R02', 'R03', 'R04', 'R05', 'R06']);
    expect(tieSeat).toBe('A');
  });

  it('SK-3.6 SK-15.3 SK-C9 SK-2.9: the same money for both, the rest of 200,000 in the bank', () => {
    expect(viewFor(newGame({}, HIGHEST).match).bank).toBe(184000);
    const rich = newGame({ startingMoney: 50000 }, HIGHEST).match;
    expect([purses(rich), viewFor(rich).bank]).toEqual([[50000, 50000], 100000]);
    const { match } = laid({ at: 'dealer', A: { money: 9000, field: ['E01'] }, B: { money: 5000, field: ['X01'] } });
    expect(viewFor(match).bank).toBe(186000);
    const brim = laid({
      at: 'dealer',
      options: { startingMoney: 50000 },
      A: { money: 150000, field: ['E01'] },
      B: { money: 60000, field: ['X01'] },
    }).match;
    expect(viewFor(brim).bank).toBe(0);
  });

  it('SK-2.9: a bank that shows 0 still pays in full', () => {
    const { match, events } = laid({
      at: 'combat',
      options: { startingMoney: 50000 },
      A: { money: 150000, field: ['E01'] },
      B: { money: 60000, field: ['X20'] },
    });
    expect(eventOf(events, 'paid')).toEqual({ type: 'paid', seat: 'A', amount: 1000, money: 151000 });
    expect([purses(match), viewFor(match).bank]).toEqual([[151000, 60000], 0]);
  });

  it('SK-2.10 SK-C10: all ships destroyed, all asteroids taken, nothing bought: 200,000 with the players, 0 in the bank', () => {
    const { match, events } = laid({
      at: 'combat',
      options: { openTracker: false },
      shop: ['I01', 'I02', 'I03', 'I04', 'I05', null],
      asteroidRow: [null, null, null, null, null],
      asteroidRest: 'taken',
      A: { money: 99000, field: ['E20'], rest: 'scrapyard' },
      B: { money: 99000, field: ['X20'], rest: 'scrapyard' },
    });
    expect(fights(events)).toEqual(['6/1 - 7/1 bothDestroyed']);
    expect([purses(match), viewFor(match).bank, match.state.asteroidsTaken.length]).toEqual([[100000, 100000], 0, 20]);
    expect(match.state.sides.map(({ scrapyard }) => scrapyard.length)).toEqual([25, 25]);
  });

  it('SK-3.7: the tie seat is public and drawn once', () => {
    for (const viewer of ['A', 'B', 'audience']) {
      expect(viewFor(newGame({}, HIGHEST).match, viewer).tieSeat).toBe('B');
      expect(viewFor(newGame({}, ZERO).match, viewer).tieSeat).toBe('A');
    }
  });

  it('SK-3.9 SK-4.2: turn 1 starts at once: the first command is in the first session', () => {
    const { match, events } = newGame({}, HIGHEST);
    expect([match.ply, match.state.turn, match.state.battle, waiting(match)]).toEqual([0, 1, 1, 'session B']);
    expect([field(match, 'A'), field(match, 'B')]).toEqual(['E01', 'X01']);
    expect(events.map(({ type }) => type)).toEqual([
      'tableLaid',
      'turnBegan',
      'flipped',
      'flipped',
      'buyersOrdered',
      'sessionOpened',
    ]);
  });

  it('SK-14.3 SK-C82: the setup takes 24 + 24 + 44 + 19 + 1 = 112 draws, in this order', () => {
    expect(HIGHEST).toHaveLength(112);
    const { match, draws } = newGame({}, HIGHEST);
    expect([draws.length, drawsLeft(match)]).toEqual([112, []]);
    const chance = openChance(scriptChance([...HIGHEST, 0]));
    game.setup(optionsOf(), chance);
    expect(chance.drawn).toBe(112);
    // One part is turned at a time; the others stay as they are.
    const parts = [25, 25, 45, 20];
    for (const turned of [0, 1, 2, 3]) {
      const {
        sides: [a, b],
        shop,
        asteroidRow,
      } = laidOut([...parts.flatMap((cards, index) => (index === turned ? rotate(cards) : still(cards))), 1]);
      expect([a.fleetDeck[0], b.fleetDeck[0], shop[0], asteroidRow[0]]).toEqual(
        ['A-E01', 'B-X01', 'I01', 'R01'].map((id, index) => (index === turned ? id.replace('01', '02') : id)),
      );
    }
  });

  it('SK-C93 SK-4.1 SK-6.2: the highest draws, and both seats pass every session', () => {
    const start = newGame({}, HIGHEST);
    let played = quiet(start, 1);
    const result = (combats: number) => {
      played = quiet(start, combats);
      return [purses(played.match), played.match.state.turn, played.match.state.lastFirstBuyer] as const;
    };
    expect(start.match.state.lastFirstBuyer).toBe('B');
    expect(result(1)).toEqual([[18000, 17000], 2, 'B']);
    expect(result(2)).toEqual([[27000, 24000], 3, 'B']);
    expect(result(3)).toEqual([[32000, 29000], 4, 'B']);
    expect(result(4)).toEqual([[32000, 29000], 5, 'B']);
    expect([field(played.match, 'A'), field(played.match, 'B')]).toEqual(['E04 E05', 'X04 X05']);
    const order = played.events.filter(({ type }) => type === 'buyersOrdered').at(-1);
    expect(order).toEqual({ type: 'buyersOrdered', first: 'B', reason: 'money' });
    expect(result(5)[0]).toEqual([42000, 39000]);
    expect(fights(played.events)).toEqual([
      '12/10 - 14/9 bothDestroyed',
      '10/10 - 13/8 bothDestroyed',
      '9/7 - 12/5 bothDestroyed',
      '6/11 - 7/9 stalemate',
      '17/16 - 18/15 bothDestroyed',
    ]);
    expect(pile(side(played.match, 'A').scrapyard)).toBe('E01 E02 E03 E04 E05');
  });
});

describe('SK-15 setup options', () => {
  it('SK-15.1: the options and their defaults', () => {
    expect(optionsOf()).toMatchObject({
      fleetA: 'earth',
      fleetB: 'skaxar',
      mirror: false,
      startingMoney: 8000,
      stalemateLimit: 5,
      turnLimit: 0,
      purchaseWithoutEffect: true,
      openTracker: true,
    });
    expect(
      optionsOf({
        fleetA: 'skaxar',
        fleetB: 'earth',
        startingMoney: 0,
        stalemateLimit: 10,
        turnLimit: 300,
        purchaseWithoutEffect: false,
        openTracker: false,
      }),
    ).toMatchObject({
      fleetA: 'skaxar',
      fleetB: 'earth',
      mirror: false,
      startingMoney: 0,
      stalemateLimit: 10,
      turnLimit: 300,
      purchaseWithoutEffect: false,
      openTracker: false,
    });
  });

  it('SK-15.2: the ends of every range are taken, what lies beyond is refused, and nothing is rounded', () => {
    for (const raw of [
      { startingMoney: 0 },
      { startingMoney: 1000 },
      { startingMoney: 50000 },
      { stalemateLimit: 2 },
      { stalemateLimit: 10 },
      { turnLimit: 0 },
      { turnLimit: 10 },
      { turnLimit: 300 },
    ])
      expect(setupRefusal(raw), JSON.stringify(raw)).toBeNull();
    const money = (value: string) => `SK-15.2: startingMoney must be 0 to 50,000 in steps of 1,000; ${value} is not.`;
    expect(setupRefusal({ startingMoney: -1000 })).toBe(money('-1,000'));
    expect(setupRefusal({ startingMoney: 51000 })).toBe(money('51,000'));
    expect(setupRefusal({ startingMoney: 500 })).toBe(money('500'));
    expect(setupRefusal({ stalemateLimit: 11 })).toBe('SK-15.2: stalemateLimit must be 2 to 10; 11 is not.');
    expect(setupRefusal({ turnLimit: 9 })).toBe('SK-15.2: turnLimit must be 0, or 10 to 300; 9 is not.');
    expect(setupRefusal({ turnLimit: 301 })).toBe('SK-15.2: turnLimit must be 0, or 10 to 300; 301 is not.');
    for (const raw of [
      { fleetA: 'moon' },
      { mirror: 1 },
      { openTracker: 'yes' },
      { purchaseWithoutEffect: 0 },
      { startingMoney: '8000' },
      { stalemateLimit: 2.5 },
      { turnLimit: -1 },
      { nothing: 1 },
    ])
      expect(setupRefusal(raw), JSON.stringify(raw)).not.toBeNull();
  });

  it('SK-15.3 SK-6.11: with no money at all the sessions close by themselves', () => {
    const { match, events } = newGame({ startingMoney: 0 }, HIGHEST);
    expect(events.filter((event) => event.type === 'sessionClosed')).toContainEqual({
      type: 'sessionClosed',
      seat: 'B',
      auto: true,
    });
    expect(fights(events)[0]).toBe('12/10 - 14/9 bothDestroyed');
    expect(match.state.turn).toBeGreaterThan(1);
    expect(play(newGame({ startingMoney: 8000 }, HIGHEST).match, 'B', pass).events.map(({ type }) => type)).toEqual([
      'passed',
      'sessionClosed',
      'sessionOpened',
    ]);
  });
});
