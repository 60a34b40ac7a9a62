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
  it('OG-4.10 OG-5.3: a side may still deploy; once it is ready round 1 begins with the first side', () => {
    const position = { deploying: 'A', firstSide: 'B', units: [{ ...A, status: 'waiting', pose: undefined }, B] };
    const state = stateOf(position);
    expect(state).toMatchObject({
      stage: 'deploy',
      deploying: 'A',
      deployed: ['b1'],
      round: 0,
      phase: null,
      turn: null,
    });
    expect(state.units[0]).toMatchObject({ status: 'waiting', pose: null });
    expect(faults({ units: [{ ...A, status: 'waiting', pose: undefined }, B] })).toEqual([
      'units.0.status: Only units of the side that deploys wait to be placed (OG-4.10).',
    ]);
  });

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
        { id: 'b1.2', type: 'fighters', captain: 'a1', capturedIn: 1, pose: [9000, 9000, 0] },
      ],
    });
    expect(state.units[1]).toMatchObject({ id: 'a1.2', status: 'destroyed', scoredBy: 'B', pose: null });
    expect(state.units[3]).toMatchObject({ id: 'b1.2', side: 'A', captain: 'a1', capturedIn: 1, scoredBy: null });
  });

  const tsunami = (firedIn: number) => ['shield', { kind: 'tsunamiCannon', firedIn }, 'warpDrive'];
  const active = (more: object, unit: object = A) => ({
    units: [unit, B],
    activation: { unit: 'a1.1', action: 'move', ...more },
  });
  it.each<readonly [what: string, position: object, fault: string]>([
    [
      'OG-9.39',
      { units: [{ ...A, components: [{ kind: 'stealthGenerator', on: true, damage: 2 }] }, B] },
      'units.0.components.0.on: A destroyed Stealth Generator is not on (OG-9.39).',
    ],
    [
      'OG-9.39',
      { units: [{ ...A, components: [{ kind: 'cannon', on: true }] }, B] },
      'units.0.components.0.on: Only a Stealth Generator is switched on (OG-9.39).',
    ],
    [
      'OG-9.40',
      { units: [{ ...A, components: [{ kind: 'cannon', firedIn: 1 }] }, B] },
      'units.0.components.0.firedIn: Only a Tsunami Cannon keeps the round in which it fired (OG-9.40).',
    ],
    [
      'OG-9.40',
      { round: 2, units: [{ ...A, components: tsunami(3) }, B] },
      'units.0.components.1.firedIn: It fired in round 3; this is round 2 (OG-9.40).',
    ],
    [
      'OG-9.40',
      { round: 2, units: [{ ...A, components: tsunami(2) }, B] },
      'units.0.components.1.firedIn: It fired in round 2, but its ship has not used it in this round (OG-9.40).',
    ],
    [
      'OG-9.40',
      { round: 2, ...active({ step: 'fire' }, { ...A, components: tsunami(2) }) },
      'units.0.components.1.firedIn: It fired in round 2, but its ship has not used it in this round (OG-9.40).',
    ],
    [
      'OG-9.40',
      { round: 2, ...active({ step: 'fire', used: [2] }, { ...A, components: tsunami(1) }) },
      'units.0.components.1.firedIn: It has been used in this activation, so it fired in round 2 (OG-9.40).',
    ],
    [
      'OG-13.1',
      { units: [A, B, { id: 'b1.2', type: 'scouts', captain: 'a1', pose: [9000, 9000, 0] }] },
      'units.2.captain: Scouts cannot be captured (OG-13.1).',
    ],
    [
      'OG-13.6',
      { units: [A, { ...B, capturedIn: 2 }] },
      'units.1.capturedIn: It was captured in round 2; this is round 1.',
    ],
    [
      'OG-13.6',
      { ...active({}, { ...A, capturedIn: 1 }) },
      'activation.unit: a1.1 was captured in round 1; it can act from round 2 (OG-13.6).',
    ],
    [
      'OG-16.9',
      { units: [A, B, { id: 'a1.2', type: 'scouts', status: 'removed' }] },
      'units.2.status: A unit leaves the table with an artifact, in Artifact Hunt only (OG-16.9).',
    ],
    [
      'OG-4.11',
      {
        units: [A, B, { id: 'a1.2', type: 'fighters', status: 'leftOut', components: [{ kind: 'cannon', damage: 1 }] }],
      },
      'units.2.components: A unit left out has taken no damage (OG-4.11).',
    ],
    [
      'OG-5.2',
      { ...active({}), phase: 'scouts' },
      'activation.unit: This is the Scouts phase; a1.1 belongs to another (OG-5.2).',
    ],
    ['OG-5.5', { ...active({}), turn: 'B' }, 'activation.unit: Side B acts now (OG-5.5).'],
    [
      'OG-6.2',
      active({ action: 'ram' }, { id: 'a1.1', type: 'scouts', pose: [20_000, 20_000, 0] }),
      'activation.action: Scouts cannot Ram (OG-6.2).',
    ],
    [
      'OG-7.1',
      active({ action: 'cruise', step: 'fire', gunFired: true }),
      'activation.gunFired: No primary gun after Cruise or Ram (OG-7.1).',
    ],
    [
      'OG-6.1',
      active({ gunFired: true }),
      'activation.gunFired: The primary gun comes after the movement, which is still to be planned (OG-6.1).',
    ],
    [
      'OG-6.1',
      active({ moved: true }),
      'activation.moved: Having moved comes after the movement, which is still to be planned (OG-6.1).',
    ],
    [
      'OG-6.1',
      active({ used: [1] }, { ...A, components: ['cannon', 'cannon', 'cannon'] }),
      'activation.used: The use of components comes after the movement, which is still to be planned (OG-6.1).',
    ],
    [
      'OG-6.15',
      active({ action: 'hold', step: 'fire', moved: true }),
      'activation.moved: A unit on Hold does not move (OG-6.15).',
    ],
    [
      'OG-9.2',
      active({ step: 'fire', used: [1, 1] }, { ...A, components: ['cannon', 'cannon', 'cannon'] }),
      'activation.used.1: Slot 1 is named twice; a component is used once (OG-9.2).',
    ],
    ['OG-9.2', active({ step: 'fire', used: [4] }), 'activation.used.0: a1.1 has no slot 4.'],
    [
      'OG-9.3',
      active({ step: 'fire', used: [1] }, { ...A, components: ['shield', 'cannon', 'cannon'] }),
      'activation.used.0: Shield works by itself; it is never used (OG-9.3).',
    ],
    [
      'OG-5.8',
      { units: [{ id: 'a1.1', type: 'scouts', status: 'destroyed' }, B], activation: { unit: 'a1.1', action: 'move' } },
      'activation.unit: a1.1 is not in play.',
    ],
    ['OG-19.5', { units: [A, B], conceded: ['a3'] }, 'conceded.0: There is no captain a3.'],
    ['OG-9.35', { units: [A, B], mines: [{ side: 'A', x: 1000, y: 1000, table: 2 }] }, 'mines.0: There is no table 2.'],
    [
      'OG-9.35',
      { units: [A, B], mines: [{ side: 'A', x: 1000, y: 48_001 }] },
      'mines.0: The mine is not on the table.',
    ],
    [
      'OG-9.25',
      {
        ...active({ step: 'fire', used: [2] }, { ...A, components: ['shield', 'warpDrive', 'shield'] }),
        windows: [{ kind: 'warp', unit: 'a1.1', slot: 1, inches: 7 }],
      },
      'windows.0.slot: A Warp Drive window belongs to the slot of the drive (OG-9.25).',
    ],
    [
      'OG-9.38',
      {
        units: [{ ...A, components: ['salvageArm', 'cannon', 'cannon'] }, B],
        windows: [{ kind: 'salvage', unit: 'a1.1', slot: 1, lost: 'b1.1' }],
      },
      'windows.0.lost: A Salvage Arm works when another unit is destroyed (OG-9.38).',
    ],
    [
      'OG-17.7',
      {
        ...active({ step: 'fire', used: [1] }, { ...A, components: ['warpDrive', 'shield', 'shield'] }),
        windows: [{ kind: 'warp', unit: 'a1.1', captain: 'a4', slot: 1, inches: 7 }],
      },
      'windows.0.captain: There is no captain a4.',
    ],
  ])('%s: refuses what no battle could come to', (_rule, position, fault) => {
    expect(faults(position)).toEqual([fault]);
  });

  it.each<readonly [mission: string, markers: readonly object[], fault: string]>([
    [
      'artifactHunt',
      Array.from({ length: 4 }, (_, i) => ({ x: 12_000 * (i + 1), y: 12_000 })),
      'markers.3: There are at most 3 of them (OG-16.7).',
    ],
    [
      'artifactHunt',
      [{ carrier: 'a1.1', takenBy: 'A' }],
      'markers.0.takenBy: An artifact that was moved off is carried by nobody in play (OG-16.9).',
    ],
    [
      'territoryControl',
      Array.from({ length: 6 }, (_, i) => ({ x: 9000 * (i + 1), y: 12_000 })),
      'markers.5: There are at most 5 of them (OG-16.6).',
    ],
    [
      'stationAssault',
      [{ x: 20_000, y: 8000, side: 'A', takenBy: 'A' }],
      'markers.0.takenBy: A station is destroyed by the other side (OG-16.12).',
    ],
    [
      'stationAssault',
      [
        { x: 20_000, y: 8000, side: 'A' },
        { x: 30_000, y: 8000, side: 'A' },
      ],
      'markers.1.side: Side A has a station already (OG-16.11).',
    ],
  ])('OG-16.3 %s: refuses markers there cannot be', (mission, markers, fault) => {
    expect(faults({ mission, units: [A, B], markers })).toEqual([fault]);
  });

  it('OG-9.40: takes a Tsunami Cannon that has fired in its activation of this round', () => {
    expect(faults({ round: 2, units: [{ ...A, activated: true, components: tsunami(2) }, B] })).toEqual([]);
    expect(faults({ round: 2, ...active({ step: 'fire', used: [2] }, { ...A, components: tsunami(2) }) })).toEqual([]);
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
