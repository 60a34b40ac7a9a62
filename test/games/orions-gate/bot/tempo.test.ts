import { describe, expect, it } from 'vitest';
import { nextFirst, turnsBefore } from '../../../../src/games/orions-gate/bot/tempo.ts';
import { thePlaced } from '../../../../src/games/orions-gate/units.ts';
import { battle, type BattleInput } from '../../../helpers/og-position.ts';
import { D, F, S } from '../battle/scene.ts';

/**
 * A has a Fighter that has just acted and a Destroyer; B a squadron that has acted, Fighters and a Destroyer that have
 * not.
 */
const scene = (more: Partial<BattleInput> = {}) =>
  battle({
    round: 2,
    phase: 'fighters',
    turn: 'B',
    firstSide: 'A',
    lastActivatedBy: 'A',
    units: [
      { ...F('a1.1', [10_000, 10_000]), activated: true },
      D('a1.2', [20_000, 10_000]),
      { ...S('b1.1', [10_000, 40_000]), activated: true },
      F('b1.2', [20_000, 40_000]),
      D('b1.3', [30_000, 40_000]),
    ],
    ...more,
  }).state;

describe('who acts before whom', () => {
  it('OG-5.4 the side that will act last in a round is first in the next: of the last phase, the side that is second', () => {
    expect(nextFirst(scene())).toBe('B');
    expect(nextFirst(scene({ firstSide: 'B' }))).toBe('A');
  });

  it('OG-5.2 OG-5.5 counts the activations of an enemy before a unit acts again', () => {
    const state = scene();
    const own = thePlaced(state, 'a1.1');
    const turns = (id: string, first: 'A' | 'B') => turnsBefore(state, thePlaced(state, id), own, first);
    // Scouts come before Fighters in every round: once. Fighters: now, and again if their side is first. Destroyers:
    // now only.
    expect([turns('b1.1', 'A'), turns('b1.2', 'A'), turns('b1.3', 'A')]).toEqual([1, 1, 1]);
    expect([turns('b1.1', 'B'), turns('b1.2', 'B'), turns('b1.3', 'B')]).toEqual([1, 2, 1]);
  });

  it('OG-5.1 after the last round nobody acts: only those still to come in it', () => {
    const state = scene({ round: 4 });
    const last = {
      ...state,
      units: state.units.map((unit) => (unit.activatedIn > 0 ? { ...unit, activatedIn: 4 } : unit)),
    };
    const turns = (id: string) => turnsBefore(last, thePlaced(last, id), thePlaced(last, 'a1.1'), 'B');
    expect([turns('b1.1'), turns('b1.2'), turns('b1.3')]).toEqual([0, 1, 1]);
  });
});
