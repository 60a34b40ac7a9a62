import { describe, expect, it } from 'vitest';
import { PAINTS } from '../../../../src/games/orions-gate/index.ts';
import { squadronOf, withSquadron } from '../../../../src/ui/games/orions-gate/hud/names.ts';
import { paintsOf, unknownPaint } from '../../../../src/ui/games/orions-gate/seat-paints.ts';
import { paintOn } from '../../../../src/ui/games/orions-gate/table/world/paints.ts';
import { fleetsText } from '../../../../src/ui/games/orions-gate/words/fleets.ts';

const ada = { seat: 'a1', player: 'human', name: 'Ada' };

describe('the paints of the seats of a match', () => {
  it('go with the units of a fleet, whoever leads them', () => {
    const paints = paintsOf([
      { ...ada, paint: 'lancers' },
      { ...ada, seat: 'b1', paint: 'bare' },
    ]);
    expect(paints).toEqual({ a1: 'lancers' });
    expect(paintOn(paints, 'a1.12')).toBe('lancers');
    expect([paintOn(paints, 'b1.1'), paintOn(paints, 'a10.1'), paintOn(undefined, 'a1.1')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are left away where this program does not know them, and named', () => {
    const seats = [ada, { ...ada, seat: 'b1', paint: 'polka-dots' }, { ...ada, seat: 'b2', paint: '__proto__' }];
    expect(paintsOf(seats)).toEqual({});
    expect(unknownPaint(seats)).toBe('polka-dots');
    expect(unknownPaint([ada, { ...ada, paint: 'tigers' }])).toBeUndefined();
  });

  it('each have their own words', () => {
    expect(new Set(PAINTS.map((paint) => fleetsText.paints[paint])).size).toBe(PAINTS.length);
  });
});

it('the name of a squadron stands beside that of its captain', () => {
  const seats = [
    { ...ada, squadron: 'Night Herons' },
    { ...ada, seat: 'b1', name: 'Ben' },
  ];
  expect(seats.map(withSquadron)).toEqual(['Ada · Night Herons', 'Ben']);
  expect([squadronOf(seats, 'a1.3'), squadronOf(seats, 'b1.1'), squadronOf(seats, 'a11.1')]).toEqual([
    'Night Herons',
    undefined,
    undefined,
  ]);
});
