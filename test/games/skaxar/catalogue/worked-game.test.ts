import { describe, expect, it } from 'vitest';
import { WORKED_DECKS } from '../../../helpers/sk-worked-game.ts';
import {
  buy,
  drawsLeft,
  eventsOf,
  field,
  fights,
  harvest,
  newGame,
  pass,
  payments,
  pile,
  play,
  purses,
  quiet,
  side,
  stacked,
  still,
  totals,
  viewFor,
  waiting,
  type Played,
  type SeatName,
  type Table,
} from './table.ts';

type Move = Parameters<typeof play>[2];

/** A row of chapter 18: who waits before each command, the command, and what is so afterwards. */
interface Row {
  readonly turn: number;
  /** Firepower/Shield/Speed of the ships turned up. */
  readonly flips: string;
  readonly first: SeatName;
  readonly moves: readonly (readonly [where: string, command: Move, purses?: readonly [number, number]])[];
  /** Totals at combat and the result. */
  readonly fight: string;
  readonly paid?: readonly string[];
  readonly purses: readonly [number, number];
  /** After the turn (SK-9.7). */
  readonly stalemates: number;
  readonly battle: number;
}

/** The table of chapter 18. */
const ROWS: readonly Row[] = [
  {
    turn: 1,
    flips: 'E14 2/7/8 - X15 3/6/10',
    first: 'B',
    moves: [
      ['session B', buy(5), [8000, 6000]],
      ['session B', pass],
      ['session A', pass],
    ],
    fight: '2/7 - 3/7 stalemate',
    purses: [8000, 6000],
    stalemates: 1,
    battle: 1,
  },
  {
    turn: 2,
    flips: 'E12 6/3/12 - X18 6/1/16',
    first: 'B',
    moves: [
      ['session B', buy(4), [8000, 1000]],
      ['session A', buy(1), [6000, 1000]],
      ['session A', pass],
    ],
    fight: '9/10 - 11/8 bothDestroyed',
    paid: ['A 3000', 'B 4000'],
    purses: [9000, 5000],
    stalemates: 0,
    battle: 1,
  },
  {
    turn: 3,
    flips: 'E22 2/5/11 - X22 2/5/12',
    first: 'B',
    moves: [
      ['session B', buy(3), [9000, 0]],
      ['session A', buy(2, 'A-E14')],
    ],
    fight: '4/12 - 8/5 stalemate',
    purses: [3000, 0],
    stalemates: 1,
    battle: 2,
  },
  {
    turn: 4,
    flips: 'E06 8/8/6 - X12 8/1/14',
    first: 'B',
    moves: [['harvest B', harvest(3)]],
    fight: '12/20 - 16/6 aWins',
    paid: ['A 5000'],
    purses: [8000, 3000],
    stalemates: 0,
    battle: 2,
  },
  {
    turn: 5,
    flips: 'E21 1/6/10 - X09 4/8/8',
    first: 'A',
    moves: [['session A', buy(6)]],
    fight: '5/9 - 4/8 stalemate',
    purses: [0, 3000],
    stalemates: 1,
    battle: 3,
  },
  {
    turn: 6,
    flips: 'E08 9/3/11 - X21 5/2/15',
    first: 'B',
    moves: [],
    fight: '10/9 - 9/10 stalemate',
    purses: [0, 3000],
    stalemates: 2,
    battle: 3,
  },
  {
    turn: 7,
    flips: 'E13 7/2/13 - X14 2/6/9',
    first: 'A',
    moves: [['harvest B', harvest(5)]],
    fight: '17/11 - 11/16 aWins',
    paid: ['A 6000'],
    purses: [6000, 8000],
    stalemates: 0,
    battle: 3,
  },
  {
    turn: 8,
    flips: 'E16 6/3/14 - X24 6/2/16',
    first: 'B',
    moves: [
      ['session B', buy(1), [6000, 7000]],
      ['session B', pass],
      ['session A', buy(4)],
    ],
    fight: '6/5 - 6/2 bothDestroyed',
    paid: ['A 1000', 'B 2000'],
    purses: [2000, 9000],
    stalemates: 0,
    battle: 4,
  },
];

/**
 * By SK-14.3 and SK-C84 a Redraw! with 22 cards in the deck (25 less three flips) takes 22 draws; the table of the
 * chapter prints 21.
 */
const DRAWS = [...stacked(WORKED_DECKS), ...still(23)];

const open = (): Played => newGame({}, DRAWS);

/** The game up to the first rest of turn 9, with what happened in each turn. */
function followed(): { readonly match: Table; readonly turns: readonly Played[] } {
  const start = open();
  let match = start.match;
  const commands = ROWS.flatMap(({ turn, moves }) => moves.map((move) => ({ turn, move })));
  const events = [...start.events];
  for (const {
    turn,
    move: [where, command, after],
  } of commands) {
    expect(waiting(match), `turn ${turn}, ${JSON.stringify(command)}`).toBe(where);
    expect(match.state.turn).toBe(turn);
    const played = play(match, where.slice(-1) as SeatName, command);
    match = played.match;
    events.push(...played.events);
    if (after) expect(purses(match)).toEqual(after);
    if (command.type === 'buy' && command.slot === 3) expect(played.draws).toEqual(still(23));
    else expect(played.draws).toEqual([]);
  }
  const turns: Played[] = [];
  for (const event of events) {
    if (event.type === 'turnBegan') turns.push({ match, events: [], draws: [] });
    (turns.at(-1)?.events as unknown[] | undefined)?.push(event);
  }
  return { match, turns };
}

describe('SK-18 the worked game', () => {
  it('SK-3.3 SK-3.4: the stacked start', () => {
    const { match } = open();
    expect(match.state.shop).toEqual(['I25', 'I11', 'I20', 'I28', 'I34', 'I01']);
    expect(match.state.asteroidRow).toEqual(['R01', 'R09', 'R15', 'R02', 'R20']);
    expect([match.state.tieSeat, field(match, 'A'), field(match, 'B'), totals(match, 'A'), totals(match, 'B')]).toEqual(
      ['A', 'E14', 'X15', '2/7', '3/6'],
    );
  });

  it('SK-4.1 SK-4.2 SK-6.5 SK-6.9 SK-8.1 SK-10.2 SK-10.3: move by move: flips, order, money, totals, results', () => {
    const { turns } = followed();
    const card = (events: Played['events'], seat: string) =>
      eventsOf(events, 'flipped')
        .find((event) => event.seat === seat)!
        .ship!.slice(-3);
    for (const [index, row] of ROWS.entries()) {
      const { events } = turns[index]!;
      const [began] = eventsOf(events, 'turnBegan');
      expect([began!.turn, began!.battle], `turn ${row.turn}`).toEqual([row.turn, row.battle]);
      expect([card(events, 'A'), card(events, 'B')], `turn ${row.turn}`).toEqual(
        row.flips.split(' - ').map((one) => one.slice(0, 3)),
      );
      expect(
        eventsOf(events, 'buyersOrdered').map(({ first }) => first),
        `turn ${row.turn}`,
      ).toEqual([row.first]);
      expect(fights(events), `turn ${row.turn}`).toEqual([row.fight]);
      expect(payments(events), `turn ${row.turn}`).toEqual(row.paid ?? []);
    }
    // Money at the end of each turn, from the last event of the turn that names it.
    let money: [number, number] = [8000, 8000];
    for (const [index, row] of ROWS.entries()) {
      for (const event of turns[index]!.events)
        if ('money' in event && 'seat' in event)
          money = event.seat === 'A' ? [event.money, money[1]] : [money[0], event.money];
      expect(money, `turn ${row.turn}`).toEqual(row.purses);
    }
  });

  it('SK-9.7 SK-C61: stalemates 1, 0, 1, 0, 1, 2, 0 after turns 1 to 7', () => {
    const { turns } = followed();
    expect(
      turns.slice(0, 8).flatMap(({ events }) => eventsOf(events, 'fought').map(({ stalemates }) => stalemates)),
    ).toEqual([1, 0, 1, 0, 1, 2, 0, 0]);
    expect(ROWS.map(({ stalemates }) => stalemates)).toEqual([1, 0, 1, 0, 1, 2, 0, 0]);
  });

  it('SK-7.6 SK-6.3 SK-6.11: turn 3: Redraw! puts X22 under the deck, the session closes, A repairs E14', () => {
    const { turns } = followed();
    const { events } = turns[2]!;
    expect(
      eventsOf(events, 'redrawn').map(({ back, ship, order }) => [back, ship, order?.at(-1), order?.length]),
    ).toEqual([['B-X22', 'B-X10', 'B-X22', 22]]);
    expect(eventsOf(events, 'sessionClosed').map(({ seat, auto }) => `${seat} ${auto}`)).toEqual(['B true', 'A true']);
    expect(eventsOf(events, 'repaired').map(({ ship, lead }) => [ship, lead])).toEqual([['A-E14', false]]);
  });

  it('SK-10.3 SK-10.4 SK-10.7: harvests R15 and R20, no harvest after turns 2 and 8, one refill after turn 7', () => {
    const { turns } = followed();
    const harvested = turns.flatMap(({ events }, index) =>
      eventsOf(events, 'harvested').map(
        ({ seat, slot, asteroid, amount }) => `${index + 1} ${seat} ${slot} ${asteroid} ${amount}`,
      ),
    );
    expect(harvested).toEqual(['4 B 3 R15 3000', '7 B 5 R20 5000']);
    expect(
      turns.flatMap(({ events }, index) => eventsOf(events, 'shopDealt').map(({ cards }) => [index + 1, cards])),
    ).toEqual([[7, ['I17', 'I35', 'I14', 'I37', 'I31', 'I43']]]);
    expect(
      turns.flatMap(({ events }, index) =>
        eventsOf(events, 'shipsToBay')
          .filter(({ reinforcements }) => reinforcements)
          .map(({ ships }) => [index + 1, ships]),
      ),
    ).toEqual([[5, ['A-E25']]]);
  });

  it('SK-C90: before the sessions of turn 9', () => {
    const { match } = followed();
    const { state } = match;
    expect([state.turn, state.battle, state.stalemates, waiting(match)]).toEqual([9, 5, 0, 'session A']);
    expect([pile(side(match, 'A').repairBay), pile(side(match, 'A').scrapyard)]).toEqual([
      'E22 E14 E06 E25 E21 E08 E13',
      'E12 E16',
    ]);
    expect([side(match, 'B').repairBay, pile(side(match, 'B').scrapyard)]).toEqual([
      [],
      'X15 X18 X10 X12 X09 X21 X14 X24',
    ]);
    expect([...side(match, 'A').usedCards].sort()).toEqual(['I01', 'I11', 'I25', 'I37']);
    expect([...side(match, 'B').usedCards].sort()).toEqual(['I17', 'I20', 'I28', 'I34']);
    expect(state.shop).toEqual([null, 'I35', 'I14', null, 'I31', 'I43']);
    expect(state.asteroidRow).toEqual(['R01', 'R09', null, 'R02', null]);
    expect(state.shopDeck).toHaveLength(33);
    expect([side(match, 'A').fleetDeck.length, side(match, 'A').fleetDeck[0]]).toEqual([15, 'A-E01']);
    expect([
      side(match, 'B').fleetDeck.length,
      side(match, 'B').fleetDeck[0],
      side(match, 'B').fleetDeck.at(-1),
    ]).toEqual([16, 'B-X01', 'B-X22']);
    expect([viewFor(match).bank, purses(match), drawsLeft(match)]).toEqual([189000, [2000, 9000], []]);
    // Turn 9: E19 5/1/15 against X07 9/3/11; A may buy Hull Plating or pass.
    expect([field(match, 'A'), field(match, 'B'), totals(match, 'A'), totals(match, 'B')]).toEqual([
      'E19',
      'X07',
      '5/1',
      '9/3',
    ]);
    expect(viewFor(match, 'A').choices.map(({ command }) => command)).toEqual([
      { type: 'buy', slot: 2 },
      { type: 'pass' },
    ]);
  });

  it('SK-6.1 SK-C91: A was first buyer in turns 5, 7, 9, B in the others', () => {
    const { turns } = followed();
    const first = turns.map(({ events }) => eventsOf(events, 'buyersOrdered')[0]!.first);
    expect(first.join('')).toBe('BBBBABABA');
  });

  it('SK-9.4 SK-9.5 SK-9.7 SK-C92: the same decks, nobody buys and nobody harvests', () => {
    const start = newGame({}, stacked(WORKED_DECKS));
    const two = quiet(start, 2);
    expect([fights(two.events), payments(two.events)]).toEqual([
      ['2/7 - 3/6 stalemate', '8/10 - 9/7 aWins'],
      ['A 3000'],
    ]);
    expect(purses(two.match)).toEqual([11000, 8000]);
    const seven = quiet(start, 7);
    expect(fights(seven.events).slice(2)).toEqual([
      '2/5 - 2/5 stalemate',
      '10/13 - 10/10 stalemate',
      '11/19 - 18/11 stalemate',
      '15/22 - 22/19 stalemate',
      '24/25 - 27/21 bothDestroyed',
    ]);
    expect(payments(seven.events)).toEqual(['A 3000', 'A 10000', 'B 11000']);
    expect(purses(seven.match)).toEqual([21000, 19000]);
    expect(eventsOf(seven.events, 'fought').map(({ stalemates }) => stalemates)).toEqual([1, 0, 1, 2, 3, 4, 0]);
  });
});
