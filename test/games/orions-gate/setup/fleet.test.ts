import { describe, expect, it } from 'vitest';
import type { ComponentKind } from '../../../../src/games/orions-gate/data/components.ts';
import { PRESETS } from '../../../../src/games/orions-gate/data/presets.ts';
import { randomFleet } from '../../../../src/games/orions-gate/data/random-fleet.ts';
import type { UnitType } from '../../../../src/games/orions-gate/data/units.ts';
import { checkFleet, fleetOf, type UnitDraft } from '../../../../src/games/orions-gate/rules/fleet.ts';
import { battleshipsAllowed, fleetCost } from '../../../../src/games/orions-gate/rules/fleet-cost.ts';
import { openChance, seedChance } from '../../../../src/engine/rng.ts';
import { newGame, optionsOf, play, refused } from '../../../helpers/og-position.ts';

const SLOTS = { scouts: 0, fighters: 1, destroyers: 3, battleships: 6 } as const;
/** A unit with all slots filled by Cannons, or by the kinds given. */
const unit = (
  type: UnitType,
  kinds: readonly ComponentKind[] = Array.from({ length: SLOTS[type] }, () => 'cannon' as const),
  name = '',
): UnitDraft => ({
  type,
  name,
  components: kinds.map((kind) => ({ kind })),
});
const [B, D, F, S] = (['battleships', 'destroyers', 'fighters', 'scouts'] as const).map((type) => unit(type)) as [
  UnitDraft,
  UnitDraft,
  UnitDraft,
  UnitDraft,
];
const times = (n: number, one: UnitDraft): UnitDraft[] => Array.from({ length: n }, () => one);
const faults = (units: readonly UnitDraft[], raw: object = {}): readonly string[] =>
  checkFleet(optionsOf(raw as { [key: string]: unknown }), units).map(({ rule, reason }) => `${rule}: ${reason}`);

describe('chapter 3: building a fleet', () => {
  it('OG-3.1 points and slots of the four types', () => {
    expect([S, F, D, B].map((one) => fleetCost([one]))).toEqual([1, 2, 6, 12]);
    for (const one of [S, F, D, B]) expect(faults([one])).toEqual([]);
  });

  it('OG-3.1 OG-I4 Scouts with a component', () => {
    expect(faults([unit('scouts', ['cannon'])])).toEqual(['OG-3.1: Scouts have no component slots.']);
  });

  it('OG-3.2 OG-I3 OG-C18 every slot must be filled', () => {
    expect(faults([unit('destroyers', ['shield', 'shield', 'cannon'])])).toEqual([]);
    expect(faults([unit('destroyers', ['shield', 'shield'], 'Steadfast')])).toEqual([
      'OG-3.2: Steadfast has 2 components; a Destroyer needs exactly 3.',
    ]);
    expect(faults([unit('fighters', [])])).toEqual(['OG-3.2: Fighters 1 has 0 components; a Fighter needs exactly 1.']);
    expect(faults([unit('battleships', ['cannon'])])).toEqual([
      'OG-3.2: Battleships 1 has 1 component; a Battleship needs exactly 6.',
    ]);
    expect(faults([unit('destroyers', ['cannon', 'cannon', 'cannon', 'cannon'])])[0]).toContain('has 4 components');
  });

  it('OG-3.3 OG-I5 OG-C18 the same component several times, but the four kinds marked "max 1"', () => {
    expect(
      faults([
        unit(
          'battleships',
          times(6, D).map(() => 'cannon'),
        ),
      ]),
    ).toEqual([]);
    expect(faults([unit('destroyers', ['tsunamiCannon', 'tsunamiCannon', 'cannon'], 'Wave')])[0]).toBe(
      'OG-3.3: Only 1 Tsunami Cannon per ship; Wave has 2.',
    );
    for (const kind of ['armoredPlating', 'repairBay', 'salvageArm', 'tsunamiCannon'] as const) {
      expect(faults([unit('destroyers', [kind, kind, 'cannon'])])[0]).toMatch(
        /^OG-3\.3: Only 1 .* per ship; Destroyers 1 has 2\.$/,
      );
      expect(
        faults([unit('destroyers', [kind, 'cannon', 'cannon'])]).filter((fault) => fault.startsWith('OG-3.3')),
      ).toEqual([]);
    }
  });

  it('OG-3.4 the captain chooses the order of the components; slot 1 is the left-most', () => {
    const ordered = play(newGame({}, [6, 1]), 'a1', {
      type: 'submitFleet',
      units: [
        { type: 'destroyers', name: '', components: [{ kind: 'torpedo' }, { kind: 'shield' }, { kind: 'cannon' }] },
      ],
    });
    const { match } = play(ordered.match, 'b1', {
      type: 'submitFleet',
      units: [{ type: 'scouts', name: '', components: [] }],
    });
    expect(match.state.units[0]!.components).toEqual([
      { kind: 'torpedo', slot: 1, facing: 'front', damage: 0 },
      { kind: 'shield', slot: 2, facing: 'front', damage: 0 },
      { kind: 'cannon', slot: 3, facing: 'front', damage: 0 },
    ]);
  });

  it('OG-3.5 OG-3.6 OG-C16 OG-I1 fleets of a 12-point game', () => {
    expect(faults([D, F, F, S, S])).toEqual([]);
    expect(fleetCost([D, F, F, S, S])).toBe(12);
    expect(faults([B, S])).toEqual(['OG-3.5: This fleet costs 13 points; the limit is 12.']);
    expect(faults(times(12, S))).toEqual([]);
    expect(faults(times(13, S))).toEqual(['OG-3.5: This fleet costs 13 points; the limit is 12.']);
    expect(faults([S])).toEqual([]);
    expect(faults([B, S], { points: 13 })).toEqual([]);
  });

  it('OG-3.6 OG-I2 two Battleships in a 12-point game break two rules', () => {
    expect(faults([B, B])).toEqual([
      'OG-3.5: This fleet costs 24 points; the limit is 12.',
      'OG-3.6: 2 Battleships; 12 points allow 1.',
    ]);
  });

  it('OG-3.6 OG-C17 OG-18.1 Battleships allowed', () => {
    expect([12, 23, 24, 35, 36, 60, 96].map(battleshipsAllowed)).toEqual([1, 1, 2, 2, 3, 5, 8]);
    expect([12, 24, 36, 48, 60, 72, 84, 96].map(battleshipsAllowed)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(faults(times(8, B), { points: 96 })).toEqual([]);
  });

  it('OG-3.7 OG-I6 a fleet needs a unit', () => {
    expect(faults([])).toEqual(['OG-3.7: A fleet needs at least 1 unit.']);
  });

  it('OG-3.8 OG-I7 advanced components are refused, once for each kind', () => {
    const off = { advancedComponents: false };
    expect(
      faults([unit('destroyers', ['mineLauncher', 'cannon', 'mineLauncher']), unit('fighters', ['deflector'])], off),
    ).toEqual([
      'OG-3.8: Mine Launcher is an advanced component; this game uses basic ones only.',
      'OG-3.8: Deflector is an advanced component; this game uses basic ones only.',
    ]);
    const basic = [
      'ablativeArmor',
      'cannon',
      'empBlaster',
      'engine',
      'gigaCannon',
      'hangar',
      'inhibitor',
      'missileCluster',
      'precisionSensor',
      'railgun',
      'reinforcedRam',
      'shield',
      'torpedo',
      'tractorBeam',
      'warpDrive',
    ] as const;
    for (const kind of basic) expect(faults([unit('fighters', [kind])], off)).toEqual([]);
    // Both lists are open unless the game says otherwise.
    expect(faults([unit('fighters', ['mineLauncher'])])).toEqual([]);
  });

  it('OG-3.9 without firing arcs facings are ignored, whatever they say', () => {
    expect(faults([{ type: 'fighters', components: [{ kind: 'cannon', facing: 'back' }] }])).toEqual([]);
    expect(fleetOf([{ type: 'fighters', components: [{ kind: 'cannon', facing: 'back' }] }])[0]!.components).toEqual([
      { kind: 'cannon' },
    ]);
    expect(fleetOf([{ type: 'fighters', components: [{ kind: 'cannon', facing: 'left' }] }])[0]!.components).toEqual([
      { kind: 'cannon', facing: 'left' },
    ]);
  });

  it('OG-3.10 an empty name becomes type and number, a long one is refused', () => {
    const named = fleetOf([F, unit('fighters', ['cannon'], 'Kestrel'), unit('fighters', ['cannon'], '  '), S]);
    expect(named.map(({ name }) => name)).toEqual(['Fighters 1', 'Kestrel', 'Fighters 3', 'Scouts 1']);
    const units = (name: string) => [{ type: 'scouts', name, components: [] }];
    expect(refused(newGame(), 'a1', { type: 'submitFleet', units: units('x'.repeat(25)) })[0]!.rule).toBe('format');
    expect(
      play(newGame(), 'a1', { type: 'submitFleet', units: units('x'.repeat(24)) as never }).match.state.fleets[
        'a1'
      ]![0]!.name,
    ).toHaveLength(24);
  });

  it('OG-20.4 a fleet is answered with all its faults, in rule order', () => {
    const broken = [unit('destroyers', ['tsunamiCannon', 'tsunamiCannon']), unit('scouts', ['cannon']), B, B];
    const off = { advancedComponents: false };
    expect(faults(broken, off).map((fault) => fault.split(':')[0])).toEqual([
      'OG-3.1',
      'OG-3.2',
      'OG-3.3',
      'OG-3.5',
      'OG-3.6',
      'OG-3.8',
    ]);
    expect(refused(newGame(off), 'a1', { type: 'submitFleet', units: broken }).map(({ rule }) => rule)).toEqual([
      'OG-3.1',
      'OG-3.2',
      'OG-3.3',
      'OG-3.5',
      'OG-3.6',
      'OG-3.8',
    ]);
  });
});

describe('fleets ready to use', () => {
  it('OG-3.5 OG-3.8 every preset is legal, spends its points and is named well', () => {
    expect(PRESETS.filter(({ points }) => points === 12).length).toBeGreaterThanOrEqual(8);
    expect(PRESETS.filter(({ points }) => points === 24).length).toBeGreaterThanOrEqual(4);
    for (const { id, points, units } of PRESETS) {
      expect(checkFleet(optionsOf({ points }), units), id).toEqual([]);
      expect(fleetCost(units), id).toBe(points);
      expect(
        units.every(({ name }) => name.length > 0 && name.length <= 24),
        id,
      ).toBe(true);
      expect(new Set(units.map(({ name }) => name)).size, id).toBe(units.length);
    }
    expect(new Set(PRESETS.map(({ id }) => id)).size).toBe(PRESETS.length);
    // With the basic list alone there are enough left to choose from.
    expect(
      PRESETS.filter(
        ({ points, units }) =>
          points === 12 && checkFleet(optionsOf({ points, advancedComponents: false }), units).length === 0,
      ).length,
    ).toBeGreaterThanOrEqual(8);
  });

  it('OG-3.5 random fleets are legal and spend all points', () => {
    const chance = openChance(seedChance('fleets'));
    for (let i = 0; i < 300; i++) {
      const points = 12 + (i % 85);
      const fleet = randomFleet(points, chance);
      expect(checkFleet(optionsOf({ points }), fleet)).toEqual([]);
      expect(fleetCost(fleet)).toBe(points);
    }
  });
});
