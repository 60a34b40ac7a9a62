import { describe, expect, it } from 'vitest';
import { battlespaceSiriusCensus as census } from '../../../src/games/battlespace-sirius/census.ts';
import type { BattlespaceSiriusEvent } from '../../../src/games/battlespace-sirius/event.ts';

const began = (seat: string, turn: number, round: number): BattlespaceSiriusEvent => ({
  type: 'turnBegan',
  seat,
  turn,
  round,
});
const ended = (seat: string, shot: boolean): BattlespaceSiriusEvent => ({
  type: 'turnEnded',
  seat,
  shot,
  quietTurns: shot ? 0 : 1,
});
const fired = (weapons: number, dice: readonly number[], hits: number, removed: number): BattlespaceSiriusEvent => ({
  type: 'fired',
  seat: '2',
  target: '1',
  line: 'N',
  weapons,
  firingSide: 'bow',
  targetSide: 'stern',
  cost: Math.max(0, weapons - 1),
  firingPower: 3,
  dice,
  against: 4,
  hits,
  removed,
  points: 0,
  destroyed: false,
});

const events: readonly BattlespaceSiriusEvent[] = [
  {
    type: 'priorityRolled',
    rolls: [
      { seat: '1', dice: [1, 2] },
      { seat: '2', dice: [6, 6] },
    ],
    tied: [],
  },
  { type: 'shipsPlaced', order: ['2', '1'] },
  began('2', 1, 1),
  fired(3, [4, 5, 1], 2, 1),
  fired(0, [], 0, 0),
  { type: 'repaired', seat: '2', sides: ['bow', 'bow'], power: [6, 6, 6, 6], auto: false },
  ended('2', true),
  began('1', 2, 1),
  {
    type: 'sentryFired',
    seat: '2',
    target: '1',
    paid: ['bow'],
    power: [5, 6, 6, 6],
    shots: [
      { line: 'N', die: 6, against: 4, hit: true },
      { line: 'W', die: null, against: 4, hit: false },
    ],
    destroyed: true,
  },
  { type: 'vesselLost', seat: '1', by: '2', kind: 'ship', cell: [0, 0], lifeboat: null },
  ended('1', false),
  began('2', 3, 2),
];

describe('the census of Battlespace Sirius', () => {
  it('BS-2.7: the Priority player goes first', () => {
    expect(census.opener(events)).toBe('2');
    expect(census.opener([])).toBeNull();
  });

  it('counts turns, volleys, dice and reactions; held fire is no volley, a line without a die no shot', () => {
    expect(census.figures(events, {})).toEqual({
      turns: 3,
      rounds: 2,
      quietTurns: 1,
      volleys: 1,
      dice: 3,
      hits: 2,
      removed: 1,
      repaired: 2,
      sentryShots: 1,
      sentryHits: 1,
      turnsAway: 0,
      vesselsLost: 1,
    });
    expect(Object.values(census.figures([], {})).every((count) => count === 0)).toBe(true);
  });
});
