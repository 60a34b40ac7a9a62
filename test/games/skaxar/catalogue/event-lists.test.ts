import { describe, expect, it } from 'vitest';
import { typesOf } from '../../../helpers/event-types.ts';
import { buy, decline, harvest, laid, newGame, pass, play, resign, SHUT, stacked } from './table.ts';

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
