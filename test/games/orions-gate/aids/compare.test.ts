import { describe, expect, it } from 'vitest';
import { fleetFacts } from '../../../../src/games/orions-gate/aids/compare.ts';
import { volleyBetween } from '../../../../src/games/orions-gate/aids/compare-volleys.ts';
import {
  fractionText,
  PRESETS,
  toNumber,
  type ComponentKind,
  type UnitPlan,
  type UnitType,
} from '../../../../src/games/orions-gate/index.ts';
import { kernelSight } from '../../../../src/table/index.ts';

const rules = { sight: kernelSight };
const ship = (type: UnitType, ...kinds: readonly ComponentKind[]): UnitPlan => ({
  type,
  name: '',
  components: kinds.map((kind) => ({ kind })),
});
const fleet = (id: string) => PRESETS.find((preset) => preset.id === id)!.units;
const of1296 = (fractions: readonly { num: bigint; den: bigint }[]): number[] =>
  fractions.map(({ num, den }) => Number((num * 1296n) / den));

describe('comparing fleets', () => {
  it('counts points, units, boxes and components', () => {
    const facts = fleetFacts(fleet('border-patrol'));
    expect(facts).toMatchObject({ points: 12, units: { scouts: 2, fighters: 2, destroyers: 1, battleships: 0 } });
    // Three components and one each of two boxes, Scouts one (OG-8.1).
    expect(facts.boxes).toBe(6 + 2 + 2 + 1 + 1);
    expect(facts.components).toEqual([
      { kind: 'cannon', count: 2 },
      { kind: 'missileCluster', count: 1 },
      { kind: 'shield', count: 1 },
      { kind: 'torpedo', count: 1 },
    ]);
    expect(fleetFacts([ship('fighters', 'armoredPlating')]).boxes).toBe(4);
  });

  it('counts the guns that reach at each distance, to the mil', () => {
    // Destroyer 18", Cannon 18", Torpedo 36"; Fighters 12" with a Cannon 18" and a Missile Cluster 12"; Scouts 6"
    // twice.
    expect(fleetFacts(fleet('border-patrol')).guns).toEqual([9, 7, 4, 1, 1]);
    // The Railgun of 48" reaches beyond all; the Tractor Beam is no gun.
    expect(fleetFacts([ship('destroyers', 'railgun', 'tractorBeam', 'shield')]).guns).toEqual([2, 2, 2, 1, 1]);
  });

  it('OG-24.4, OG-24.5: gives the mean damage against each type by the tables', () => {
    const scouts = fleetFacts([ship('scouts')]).against;
    expect(
      [scouts.scouts, scouts.fighters, scouts.destroyers, scouts.battleships].map((one) => of1296(one)[0]!),
    ).toEqual([441, 300, 105, 0]);
    expect(of1296(scouts.scouts)).toEqual([441, 0, 0, 0, 0]);
    const destroyer = fleetFacts([ship('destroyers', 'cannon', 'torpedo', 'gigaCannon')]).against;
    expect(of1296(destroyer.destroyers)).toEqual([441 + 676 + 300 + 735, 441 + 676 + 300, 441 + 676 + 300, 300, 300]);
    expect(of1296(destroyer.battleships)[4]).toBe(441);
    // Charged for one full round: Strength 4.
    expect(of1296(fleetFacts([ship('fighters', 'tsunamiCannon')]).against.destroyers)[4]).toBe(210);
  });

  it('OG-7.11: counts a Precision Sensor for every gun of its ship and no other', () => {
    const [near] = fleetFacts([
      ship('destroyers', 'precisionSensor', 'shield', 'shield'),
      ship('destroyers', 'shield', 'shield', 'shield'),
    ]).against.destroyers;
    // 7+ becomes 6+: 26 of 36 instead of 21.
    expect(toNumber(near!) * 1296).toBeCloseTo(26 * 21 + 21 * 21, 6);
  });

  it('OG-9.14: moves with the mean of the Engine dice', () => {
    expect(fleetFacts([ship('destroyers', 'engine', 'engine', 'cannon'), ship('scouts')]).mobility).toEqual({
      move: (13 + 10) / 2,
      cruise: (9 + 14 + 15) / 2,
      slowest: 10,
      fastest: 13,
    });
  });
});

describe('volleys of one fleet at another', () => {
  it('OG-C128: one ship at one other is the odds of its attack', () => {
    expect(
      fractionText(
        volleyBetween(rules, [ship('fighters', 'shield')], [ship('destroyers', 'cannon', 'cannon', 'cannon')], 12_000),
      ),
    ).toBe('25/108');
    expect(
      fractionText(
        volleyBetween(rules, [ship('fighters', 'shield')], [ship('destroyers', 'cannon', 'cannon', 'cannon')], 18_000),
      ),
    ).toBe('0/1');
  });

  it('OG-C129: counts the EMP Blaster of the target within 12", and no farther', () => {
    const shooter = [ship('destroyers', 'shield', 'shield', 'shield')];
    const target = [ship('destroyers', 'empBlaster', 'cannon', 'cannon')];
    expect(toNumber(volleyBetween(rules, shooter, target, 12_000)) * 46_656).toBeCloseTo(8281, 6);
    expect(toNumber(volleyBetween(rules, shooter, target, 18_000)) * 1296).toBeCloseTo(441, 6);
  });

  it('OG-24.10: caps damage at the boxes left and counts Shields while they last', () => {
    // Scouts have one box: two shots of 441/1296 each cannot do more than one point.
    const p = 441 / 1296;
    expect(
      toNumber(volleyBetween(rules, [ship('destroyers', 'hangar', 'shield', 'shield')], [ship('scouts')], 6000)),
    ).toBeCloseTo(1 - (1 - 105 / 1296) * (1 - p), 9);
    const bare = toNumber(
      volleyBetween(
        rules,
        [ship('destroyers', 'cannon', 'cannon', 'cannon')],
        [ship('destroyers', 'cannon', 'cannon', 'cannon')],
        12_000,
      ),
    );
    const shielded = toNumber(
      volleyBetween(
        rules,
        [ship('destroyers', 'cannon', 'cannon', 'cannon')],
        [ship('destroyers', 'shield', 'shield', 'shield')],
        12_000,
      ),
    );
    expect(shielded).toBeLessThan(bare);
  });

  it('is the mean over all targets, summed over all shooters', () => {
    const at = (shooters: readonly UnitPlan[], targets: readonly UnitPlan[]) =>
      toNumber(volleyBetween(rules, shooters, targets, 6000));
    const gun = ship('fighters', 'engine');
    const small = ship('scouts');
    const big = ship('battleships', 'engine', 'engine', 'engine', 'engine', 'engine', 'engine');
    expect(at([gun], [small, big])).toBeCloseTo((at([gun], [small]) + at([gun], [big])) / 2, 9);
    expect(at([gun, gun, small], [big])).toBeCloseTo(2 * at([gun], [big]) + at([small], [big]), 9);
  });
});
