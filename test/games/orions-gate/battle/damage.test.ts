import { describe, expect, it } from 'vitest';
import { boxesLeft, isWorking, toughnessOf, sumOf } from '../../../../src/games/orions-gate/units.ts';
import { damage, slotsAfter } from '../../../../src/games/orions-gate/rules/damage.ts';
import { openLedger } from '../../../../src/games/orions-gate/rules/play-ledger.ts';
import { openChance, scriptChance } from '../../../../src/engine/rng.ts';
import { kernelSight } from '../../../../src/table/kernel.ts';
import { damageOf, eventsOf, play, unit, type Battle } from '../../../helpers/og-position.ts';
import { B, D, during, F, hurt, S, type Placed } from './scene.ts';

/** b1.1 takes points, as from a black hole, and nobody else anything. */
function taking(points: number, ...units: Placed[]) {
  const match = during('hold', 'fire', [F('a1.1', [10000, 10000]), ...units]);
  const ledger = openLedger({ sight: kernelSight }, match.state, openChance(scriptChance([])));
  damage(ledger, 'b1.1', points, { kind: 'dangerous', piece: 'P1' });
  const after: Battle = { ...match, state: ledger.state };
  expect(damageOf(after, 'a1.1')).toEqual([0]);
  return { after, events: ledger.events, toughness: sumOf(toughnessOf(after.state.options, unit(after, 'b1.1'))) };
}

describe('OG-8 damage', () => {
  it('OG-8.1: Scouts are destroyed by any damage', () => {
    const { after, events } = taking(1, S('b1.1', [20000, 10000]));
    expect(unit(after, 'b1.1')).toMatchObject({ status: 'destroyed', scoredBy: 'A' });
    expect(events.map(({ type }) => type)).toEqual(['damaged', 'destroyed']);
  });

  it('OG-8.1: no points, and points for a unit that is gone, are nothing', () => {
    expect(taking(0, S('b1.1', [20000, 10000])).events).toEqual([]);
    const gone = { ...D('b1.1', [20000, 10000]), pose: undefined, status: 'destroyed' } as never;
    expect(taking(1, gone, F('b1.2', [30000, 10000])).events).toEqual([]);
  });

  it('OG-8.2 OG-8.3 OG-C61: D with Shield 1/2, Cannon, Engine takes 2: Shield destroyed, Cannon 1/2, Toughness 11', () => {
    const { after, toughness } = taking(2, D('b1.1', [20000, 10000], hurt('shield', 1), 'cannon', 'engine'));
    expect(damageOf(after, 'b1.1')).toEqual([2, 1, 0]);
    expect(toughness).toBe(11);
  });

  it('OG-8.3 OG-C62: F with a Cannon takes 1: it still fires; takes 1 more: destroyed', () => {
    const target = F('b1.1', [20000, 10000], 'cannon');
    expect(damageOf(taking(1, target).after, 'b1.1')).toEqual([1]);
    const lost = taking(1, F('b1.1', [20000, 10000], hurt('cannon', 1))).after;
    expect(unit(lost, 'b1.1').status).toBe('destroyed');
    const fires = during('move', 'fire', [F('a1.1', [10000, 10000], hurt('cannon', 1)), F('b1.1', [20000, 10000])], {
      dice: [1, 1],
    });
    expect(
      eventsOf(play(fires, 'a1', { type: 'useComponent', slot: 1, target: 'b1.1' }).events, 'hitRolled'),
    ).toHaveLength(1);
  });

  it('OG-8.3 OG-C63: D with Armored Plating 0/4, Cannon, Cannon takes 5: Plating destroyed, first Cannon 1/2; 8 boxes', () => {
    const ship = D('b1.1', [20000, 10000], 'armoredPlating', 'cannon', 'cannon');
    const { after } = taking(5, ship);
    expect(damageOf(after, 'b1.1')).toEqual([4, 1, 0]);
    expect(boxesLeft(unit(taking(0, ship).after, 'b1.1'))).toBe(8);
    expect(boxesLeft(unit(after, 'b1.1'))).toBe(3);
  });

  it('OG-8.4: a ship whose components are all destroyed is destroyed; points beyond that are lost', () => {
    const { after, events } = taking(
      6,
      F('b1.1', [20000, 10000], hurt('shield', 1)),
      F('b1.2', [30000, 10000], 'shield'),
    );
    expect(unit(after, 'b1.1')).toMatchObject({ status: 'destroyed', pose: { x: 20000, y: 10000 } });
    expect(eventsOf(events, 'damaged')).toMatchObject([{ points: 1, slots: [{ slot: 1, damage: 2 }] }]);
    expect(damageOf(after, 'b1.2')).toEqual([0]);
  });

  it('OG-8.5: a loss counts for the enemy at that moment, whatever caused it', () => {
    expect(eventsOf(taking(6, D('b1.1', [20000, 10000])).events, 'destroyed')).toEqual([
      { type: 'destroyed', unit: 'b1.1', cause: { kind: 'dangerous', piece: 'P1' }, scoredBy: 'A' },
    ]);
    const captured = taking(6, { ...D('b1.1', [20000, 10000]), captain: 'a1' }).events;
    expect(eventsOf(captured, 'destroyed')).toMatchObject([{ scoredBy: 'B' }]);
  });

  it('OG-8.2: slots are passed over once destroyed', () => {
    const ship = unit(
      taking(0, D('b1.1', [20000, 10000], hurt('shield', 2), hurt('cannon', 1), 'engine')).after,
      'b1.1',
    );
    expect(slotsAfter(ship, 2)).toEqual([
      { slot: 2, damage: 2 },
      { slot: 3, damage: 1 },
    ]);
    expect(ship.components.map(isWorking)).toEqual([false, true, true]);
  });

  it('OG-9.7 OG-9.22 OG-C68: three Shields 14, one destroyed 13; a damaged one counts', () => {
    const ship = D('b1.1', [20000, 10000], 'shield', 'shield', 'shield');
    expect([taking(0, ship).toughness, taking(1, ship).toughness, taking(2, ship).toughness]).toEqual([14, 14, 13]);
  });

  it('OG-27.3 OG-C137: boxes and Toughness of a Destroyer with Armored Plating and of a Battleship with six Shields', () => {
    const ship = taking(0, D('b1.1', [20000, 10000], 'armoredPlating', 'shield', 'cannon'));
    expect([boxesLeft(unit(ship.after, 'b1.1')), ship.toughness]).toEqual([8, 12]);
    const wall = ['shield', 'shield', 'shield', 'shield', 'shield', 'shield'] as const;
    const fortress = taking(0, B('b1.1', [20000, 10000], ...wall));
    expect([boxesLeft(unit(fortress.after, 'b1.1')), fortress.toughness]).toEqual([12, 19]);
    const torpedo = (heading: number, dice: readonly number[]) => {
      const match = during(
        'move',
        'fire',
        [F('a1.1', [10000, 10000], 'torpedo'), B('b1.1', [20000, 10000, heading], ...wall)],
        { dice },
      );
      return damageOf(play(match, 'a1', { type: 'useComponent', slot: 1, target: 'b1.1' }).match, 'b1.1')[0];
    };
    expect(torpedo(18000, [6, 6, 6, 6])).toBe(0);
    expect(torpedo(0, [6, 6, 6, 6])).toBe(2);
    expect(torpedo(0, [6, 6, 6, 5])).toBe(0);
  });

  it('OG-1.10 OG-C138: with stackPassives false a Battleship with six Shields has Toughness 14', () => {
    const match = during(
      'hold',
      'fire',
      [
        F('a1.1', [10000, 10000]),
        B('b1.1', [20000, 10000], 'shield', 'shield', 'shield', 'shield', 'shield', 'shield'),
      ],
      {
        options: { stackPassives: false },
      },
    );
    expect(sumOf(toughnessOf(match.state.options, unit(match, 'b1.1')))).toBe(14);
  });
});
