import { describe, expect, it } from 'vitest';
import { typesOf } from '../../../helpers/event-types.ts';
import { buy, decline, drawsLeft, harvest, laid, newGame, pass, play, resign, SHUT, stacked } from './table.ts';

const decks = { A: { fleetDeck: ['E01', 'E13'] }, B: { fleetDeck: ['X20', 'X04'] } };
const shopping = () =>
  newGame(
    { startingMoney: 20000 },
    stacked({ A: ['E13', 'E08'], B: ['X17', 'X04'], shop: ['I42', 'I33'], asteroids: ['R20', 'R15'] }),
  );
const harvesting = () => laid({ ...SHUT, at: 'flip', ...decks });

describe('SK-3.8 the whole list of events', () => {
  it.each([
    ['a new game', () => shopping(), 'tableLaid turnBegan flipped flipped buyersOrdered sessionOpened'],
    [
      'a flip',
      () => harvesting(),
      'flipped flipped buyersOrdered sessionClosed sessionClosed fought shipsDestroyed shipsToBay paid harvestOpened',
    ],
    [
      'a flip from an empty deck and an empty Repair Bay: nothing is shuffled',
      () => laid({ ...SHUT, at: 'flip', A: { field: ['E01'], rest: 'scrapyard' }, B: { fleetDeck: ['X20'] } }),
      'flipped flipped buyersOrdered sessionClosed sessionClosed fought shipsDestroyed shipsToBay paid harvestOpened',
    ],
    ['buy', () => play(shopping().match, shopping().match.state.decider as 'A', buy(1)), 'bought equipped'],
    [
      'pass',
      () => play(shopping().match, shopping().match.state.decider as 'A', pass),
      'passed sessionClosed sessionOpened',
    ],
    [
      'harvest',
      () => play(harvesting().match, harvesting().match.state.decider as 'A', harvest(1)),
      'harvested turnBegan flipped flipped buyersOrdered sessionClosed sessionClosed fought shipsDestroyed shipsToBay paid harvestOpened',
    ],
    [
      'decline',
      () => play(harvesting().match, harvesting().match.state.decider as 'A', decline),
      'declined turnBegan flipped flipped buyersOrdered sessionClosed sessionClosed fought shipsDestroyed shipsToBay paid harvestOpened',
    ],
    ['resign', () => play(shopping().match, 'A', resign), 'resigned gameEnded'],
  ])('%s', (_, played, types) => expect(typesOf(played().events)).toBe(types));
});

describe('SK-4.3 every event of a flip from a filled Repair Bay', () => {
  it('SK-4.3 SK-14.2: both decks are renewed, A before B, each just before its flip; the Bay is shuffled by the draws', () => {
    const { events, match } = laid({
      ...SHUT,
      at: 'flip',
      A: { repairBay: ['E01', 'E13'], rest: 'scrapyard' },
      B: { repairBay: ['X20', 'X04', 'X05'], rest: 'scrapyard' },
      draws: [0, 2, 0],
    });
    expect(drawsLeft(match)).toEqual([]);
    expect(events).toEqual([
      { type: 'deckRenewed', seat: 'A', count: 2, order: ['A-E13', 'A-E01'] },
      { type: 'flipped', seat: 'A', ship: 'A-E13', stranded: false },
      { type: 'deckRenewed', seat: 'B', count: 3, order: ['B-X04', 'B-X20', 'B-X05'] },
      { type: 'flipped', seat: 'B', ship: 'B-X04', stranded: false },
      { type: 'buyersOrdered', first: 'A', reason: 'speed' },
      { type: 'sessionClosed', seat: 'A', auto: true },
      { type: 'sessionClosed', seat: 'B', auto: true },
      {
        type: 'fought',
        totals: [
          { firepower: 7, shield: 2 },
          { firepower: 7, shield: 9 },
        ],
        outcome: 'bWins',
        forced: false,
        stalemates: 0,
      },
      { type: 'shipsDestroyed', seat: 'A', ships: ['A-E13'], value: 2000 },
      { type: 'shipsToBay', seat: 'B', ships: ['B-X04'], reinforcements: false },
      { type: 'paid', seat: 'B', amount: 2000, money: 10_000 },
      { type: 'harvestOpened', seat: 'A' },
    ]);
  });

  it('SK-4.3: a deck that is not empty is left alone, whatever lies in the Bay', () => {
    const { events } = laid({
      ...SHUT,
      at: 'flip',
      A: { fleetDeck: ['E13'], repairBay: ['E01'], rest: 'scrapyard' },
      B: { fleetDeck: ['X04'], repairBay: ['X20'], rest: 'scrapyard' },
    });
    expect(events.slice(0, 3)).toEqual([
      { type: 'flipped', seat: 'A', ship: 'A-E13', stranded: false },
      { type: 'flipped', seat: 'B', ship: 'B-X04', stranded: false },
      { type: 'buyersOrdered', first: 'A', reason: 'speed' },
    ]);
  });
});
