import { describe, expect, it } from 'vitest';
import { orionsGateCensus as census } from '../../../src/games/orions-gate/census.ts';
import type { OrionsGateEvent, Roll } from '../../../src/games/orions-gate/event.ts';

const roll: Roll = { drawn: [3, 4], kept: [3, 4], emp: false, total: 7 };
const activated = (action: 'cruise' | 'ram'): OrionsGateEvent => ({ type: 'activated', unit: 'b1.1', action, base: 12000, engines: [], halvedBy: null, allowance: 12000 });
const rolled = (hit: boolean): OrionsGateEvent => ({ type: 'hitRolled', attacker: 'b1.1', target: 'a1.1', weapon: { slot: 0, kind: 'primary' }, gap: 9000, roll, accuracy: [], evasion: 9, hit });
const cause = { kind: 'attack', by: 'b1.1', weapon: { slot: 0, kind: 'primary' } } as const;

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
    expect(census.figures(events, {})).toEqual({ rounds: 2, activations: 2, attacks: 2, hits: 1, rams: 1, damage: 2, destroyed: 1 });
  });
});
