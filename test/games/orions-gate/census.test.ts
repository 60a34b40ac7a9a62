import { describe, expect, it } from 'vitest';
import { orionsGateCensus as census } from '../../../src/games/orions-gate/census.ts';
import type { OrionsGateEvent, Roll } from '../../../src/games/orions-gate/event.ts';

const roll: Roll = { drawn: [3, 4], kept: [3, 4], emp: false, total: 7 };
const activated = (action: 'cruise' | 'ram'): OrionsGateEvent => ({
  type: 'activated',
  unit: 'b1.1',
  action,
  base: 12000,
  engines: [],
  halvedBy: null,
  allowance: 12000,
});
const rolled = (hit: boolean): OrionsGateEvent => ({
  type: 'hitRolled',
  attacker: 'b1.1',
  target: 'a1.1',
  weapon: { slot: 0, kind: 'primary' },
  gap: 9000,
  roll,
  accuracy: [],
  evasion: 9,
  hit,
});
const cause = { kind: 'attack', by: 'b1.1', weapon: { slot: 0, kind: 'primary' } } as const;

/** What a battle without a mission of its own comes to. */
const quiet = { captured: 0, 'score.A': 0, 'score.B': 0, artifactsTaken: 0, artifactsSaved: 0, stationsDestroyed: 0 };

const events: readonly OrionsGateEvent[] = [
  { type: 'roundBegan', round: 1, firstSide: 'B' },
  activated('cruise'),
  rolled(true),
  rolled(false),
  { type: 'damaged', unit: 'a1.1', points: 2, cause, slots: [] },
  { type: 'destroyed', unit: 'a1.1', cause, scoredBy: 'B' },
  { type: 'roundBegan', round: 2, firstSide: 'A' },
  activated('ram'),
];

describe('the census of Orion’s Gate', () => {
  it('takes the side first in round 1 for the opener', () => {
    expect(census.opener(events)).toBe('b1');
    expect(census.opener([])).toBeNull();
  });

  it('counts rounds, activations, attacks and damage', () => {
    expect(census.figures(events, {})).toEqual({
      rounds: 2,
      activations: 2,
      attacks: 2,
      hits: 1,
      rams: 1,
      damage: 2,
      destroyed: 1,
      ...quiet,
    });
  });

  it('OG-16.2 OG-16.9: counts what a mission came to', () => {
    const outcome = {
      winners: ['a1'],
      reason: 'rounds',
      result: { winner: 'A', score: { A: 2, B: 1 }, destroyed: { A: 0, B: 6 }, rounds: 4 },
    };
    const hunt: readonly OrionsGateEvent[] = [
      { type: 'artifactTaken', unit: 'a1.1', marker: 'O1' },
      { type: 'artifactTaken', unit: 'a1.1', marker: 'O2' },
      { type: 'leftTable', unit: 'a1.1', side: 'A', markers: ['O1', 'O2'] },
      { type: 'stationDestroyed', marker: 'O3', by: 'B' },
      { type: 'captured', unit: 'b1.1', by: 'a1.2', side: 'A', captain: 'a1' },
      { type: 'ended', outcome },
    ];
    expect(census.figures(hunt, {})).toMatchObject({
      captured: 1,
      'score.A': 2,
      'score.B': 1,
      artifactsTaken: 2,
      artifactsSaved: 2,
      stationsDestroyed: 1,
      destroyed: 0,
    });
  });
});
