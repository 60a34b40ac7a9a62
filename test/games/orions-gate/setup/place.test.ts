import { describe, expect, it } from 'vitest';
import { matchFrom } from '../../../../src/engine/match.ts';
import { scriptChance } from '../../../../src/engine/rng.ts';
import { place } from '../../../../src/games/orions-gate/place.ts';
import { battle, game, optionsOf } from '../../../helpers/og-position.ts';

const A = { id: 'a1.1', type: 'destroyers', pose: [20_000, 20_000, 0] };
const B = { id: 'b1.1', type: 'fighters', pose: [40_000, 20_000, 0] };
const faults = (position: unknown): readonly string[] => {
  const placed = place(optionsOf(), position);
  return placed.ok ? [] : placed.faults.map(({ path, reason }) => `${path}: ${reason}`);
};
const stateOf = (position: unknown) => {
  const placed = place(
    optionsOf({ layout: [[{ kind: 'blocking', parts: [{ kind: 'circle', x: 60_000, y: 24_000, radius: 2000 }] }]] }),
    position,
  );
  if (!placed.ok) throw new Error(placed.faults[0]!.reason);
  return placed.value;
};

describe('positions', () => {
  it('defaults: round 1, the layout of the options, undamaged Warp Drives in the slots left empty, names by type and number', () => {
    const state = stateOf({
      units: [
        B,
        { ...A, components: ['shield', { kind: 'cannon', damage: 1 }] },
        { id: 'b1.2', type: 'fighters', pose: { x: 9000, y: 9000 } },
      ],
    });
    expect(state).toMatchObject({
      stage: 'play',
      round: 1,
      phase: null,
      turn: null,
      firstSide: 'A',
      edges: { A: 'south', B: 'north' },
      windows: [],
      activation: null,
    });
    expect(state.tables[0]!.pieces.map(({ id, name }) => [id, name])).toEqual([['P1', 'Planet 1']]);
    expect(state.units.map(({ id, name }) => [id, name])).toEqual([
      ['a1.1', 'Destroyers 1'],
      ['b1.1', 'Fighters 1'],
      ['b1.2', 'Fighters 2'],
    ]);
    expect(state.units[0]!.components).toEqual([
      { kind: 'shield', slot: 1, facing: 'front', damage: 0 },
      { kind: 'cannon', slot: 2, facing: 'front', damage: 1 },
      { kind: 'warpDrive', slot: 3, facing: 'front', damage: 0 },
    ]);
    expect(state.units[2]!.pose).toEqual({ table: 1, x: 9000, y: 9000, heading: 0 });
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  it('the side to act with no phase named acts in its first phase', () => {
    const { state } = battle({ turn: 'A', units: [A, B] as never });
    expect(state).toMatchObject({ phase: 'destroyers', turn: 'A' });
    expect(battle({ units: [A, B] as never }).state).toMatchObject({ phase: 'fighters', turn: 'B' });
    expect(
      battle({ turn: 'A', phase: 'destroyers', units: [{ ...A, activated: true }, B] as never }).state,
    ).toMatchObject({ round: 2, phase: 'fighters', turn: 'B' });
  });

  it('an activation in the middle, with its window', () => {
    const state = stateOf({
      round: 2,
      units: [{ ...A, components: ['warpDrive', 'engine', 'shield'] }, B],
      activation: { unit: 'a1.1', action: 'cruise', step: 'fire', moved: true, used: [1] },
      windows: [{ kind: 'warp', unit: 'a1.1', slot: 1, inches: 7 }],
    });
    expect(state).toMatchObject({
      phase: 'destroyers',
      turn: 'A',
      activation: {
        unit: 'a1.1',
        action: 'cruise',
        side: 'A',
        allowance: 9000,
        step: 'fire',
        moved: true,
        gunFired: false,
        used: [1],
      },
      windows: [{ kind: 'warp', unit: 'a1.1', captain: 'a1', slot: 1, inches: 7 }],
    });
    expect(state.units[0]!.activatedIn).toBe(2);
    expect(state.units[1]!.activatedIn).toBe(0);
    expect(game.pending(state)).toEqual([{ kind: 'window.warp', seats: ['a1'] }]);
    expect(matchFrom(game, state, scriptChance([])).events).toEqual([]);
  });

  it('lost units score for the enemy, captured ones belong to the captain named', () => {
    const state = stateOf({
      units: [
        A,
        B,
        { id: 'a1.2', type: 'scouts', status: 'destroyed' },
        { id: 'b1.2', type: 'scouts', captain: 'a1', capturedIn: 1, pose: [9000, 9000, 0] },
      ],
    });
    expect(state.units[1]).toMatchObject({ id: 'a1.2', status: 'destroyed', scoredBy: 'B', pose: null });
    expect(state.units[3]).toMatchObject({ id: 'b1.2', side: 'A', captain: 'a1', capturedIn: 1, scoredBy: null });
  });

  it('OG-2.12 OG-6.11 OG-6.12 every fault names its path', () => {
    expect(faults({ units: [] })).toEqual(['units: A position has at least one unit.']);
    expect(faults(null)[0]).toContain('An object {...} is expected here');
    expect(faults({ units: [A, B], rounds: 3 })[0]).toMatch(/^rounds: /);
    expect(faults({ units: [{ ...A, id: 'c1.1' }] })).toEqual(['units.0.id: A unit id is written such as a1.2.']);
    expect(faults({ units: [A, { ...B, id: 'a1.1' }] })).toEqual(['units.1.id: There are two units a1.1.']);
    expect(faults({ units: [A, { ...B, id: 'b2.1' }] })).toEqual(['units.1.captain: There is no captain b2.']);
    expect(faults({ units: [{ ...A, components: ['cannon', 'cannon', 'cannon', 'cannon'] }] })).toEqual([
      'units.0.components: 4 named for 3 slots.',
    ]);
    expect(faults({ units: [{ id: 'a1.1', type: 'scouts', pose: [9000, 9000, 0], components: ['cannon'] }] })).toEqual([
      'units.0.components: 1 named for 0 slots.',
    ]);
    expect(faults({ units: [{ ...B, components: [{ kind: 'cannon', damage: 3 }] }] })).toContain(
      'units.0.components.0.damage: 3 of 2 boxes.',
    );
    expect(faults({ units: [{ ...B, components: [{ kind: 'cannon', damage: 2 }] }] })).toEqual([
      'units.0.components: All are destroyed, so the ship is not in play (OG-8.4).',
    ]);
    expect(faults({ units: [{ id: 'a1.1', type: 'scouts' }] })).toEqual(['units.0.pose: A unit in play needs a pose.']);
    expect(faults({ units: [A, { ...B, pose: [624, 9000, 0] }] })).toEqual([
      'units.1.pose: The base is not wholly on the table.',
    ]);
    expect(faults({ units: [A, { ...B, pose: [21_624, 20_000, 0] }] })).toEqual([
      'units.1.pose: The base overlaps that of a1.1.',
    ]);
    expect(faults({ units: [A, { ...B, pose: [21_625, 20_000, 0] }] })).toEqual([]);
    const planet = { kind: 'blocking', parts: [{ kind: 'circle', x: 40_000, y: 22_624, radius: 2000 }] };
    expect(faults({ pieces: [planet], units: [A, B] })).toEqual(['units.1.pose: The base lies in Planet 1 (P1).']);
    expect(faults({ pieces: [{ ...planet, kind: 'dangerous' }], units: [A, B] })).toEqual([]);
    expect(faults({ units: [A, { ...B, pose: { x: 9000, y: 9000, table: 2 } }] })).toEqual([
      'units.1.pose: There is no table 2.',
    ]);
    expect(faults({ units: [A, B], activation: { unit: 'a1.7', action: 'move' } })).toEqual([
      'activation.unit: There is no unit a1.7.',
    ]);
    expect(faults({ units: [A, B], windows: [{ kind: 'warp', unit: 'a1.1', slot: 1, inches: 7 }] })).toEqual([
      'windows.0.unit: A Warp Drive window belongs to the active unit.',
    ]);
    expect(faults({ units: [{ ...A, pose: [1.5, 2, 3] }] })[0]).toMatch(/^units\.0\.pose/);
  });
});
