import { COMPONENT_KINDS, componentData, type ComponentKind } from '../data/components.ts';
import { UNITS, UNIT_TYPES, type UnitType } from '../data/units.ts';
import { fraction, plus, reduced, type Fraction } from '../odds/fraction.ts';
import { attackChance } from '../odds/tables.ts';
import { fleetCost } from '../rules/fleet-cost.ts';
import type { UnitPlan } from '../state.ts';

/** The gaps at which fleets are compared, in mils. */
export const COMPARED_GAPS: readonly number[] = [6000, 12_000, 18_000, 24_000, 36_000];

/** One gun or attack component as it strikes (OG-27.1, 27.2), the ship's Precision Sensors counted in (OG-7.11). */
interface Gun {
  readonly range: number;
  readonly accuracy: number;
  readonly strength: number;
}

/** What a fleet has, before anybody has moved or been hit. */
export interface FleetFacts {
  readonly points: number;
  readonly units: { readonly [type in UnitType]: number };
  /** Points of damage it takes to destroy all of it; Scouts have 1 each (OG-8.1). */
  readonly boxes: number;
  /** Guns and attack components that reach, at each of `COMPARED_GAPS`. */
  readonly guns: readonly number[];
  /**
   * Mean damage of everything that reaches at each of `COMPARED_GAPS`, fired at one fresh unit of a type without
   * Shields: from the front, in the open, not capped by its boxes (OG-24.3, 24.4, 24.5).
   */
  readonly against: { readonly [type in UnitType]: readonly Fraction[] };
  /**
   * Mean inches a unit moves with Move and Cruise, its Engines' dice at their mean (OG-9.14); the slowest and fastest
   * Move.
   */
  readonly mobility: {
    readonly move: number;
    readonly cruise: number;
    readonly slowest: number;
    readonly fastest: number;
  };
  /** Copies of each kind that is there, in the order of OG-27.2. */
  readonly components: readonly { readonly kind: ComponentKind; readonly count: number }[];
}

/** A Tsunami Cannon is taken with one full round of charge: Strength 4 (OG-9.40). */
export const COMPARED_ROUND = 2;

/**
 * Figures of a fleet side by side with others (chapter 25); exact, nothing is rolled. The fleet needs at least one
 * unit.
 */
export function fleetFacts(units: readonly UnitPlan[]): FleetFacts {
  const guns = units.flatMap(gunsOf);
  const fitted = units.flatMap(({ components }) => components.map(({ kind }) => kind));
  const moves = units.map((unit) => UNITS[unit.type].move / 1000 + 3.5 * copies(unit, 'engine'));
  const cruises = units.map((unit) => UNITS[unit.type].cruise / 1000 + 7 * copies(unit, 'engine'));
  return {
    points: fleetCost(units),
    units: byType((type) => units.filter((unit) => unit.type === type).length),
    boxes: units.reduce((sum, unit) => sum + boxesOf(unit), 0),
    guns: COMPARED_GAPS.map((gap) => guns.filter(({ range }) => range >= gap).length),
    against: byType((type) =>
      COMPARED_GAPS.map((gap) =>
        damageOf(
          guns.filter(({ range }) => range >= gap),
          type,
        ),
      ),
    ),
    mobility: { move: mean(moves), cruise: mean(cruises), slowest: Math.min(...moves), fastest: Math.max(...moves) },
    components: COMPONENT_KINDS.map((kind) => ({ kind, count: fitted.filter((one) => one === kind).length })).filter(
      ({ count }) => count > 0,
    ),
  };
}

const byType = <T>(of: (type: UnitType) => T): { readonly [type in UnitType]: T } => ({
  scouts: of('scouts'),
  fighters: of('fighters'),
  destroyers: of('destroyers'),
  battleships: of('battleships'),
});

const copies = (unit: UnitPlan, kind: ComponentKind): number =>
  unit.components.filter((one) => one.kind === kind).length;

/** OG-8.1, 8.3. */
const boxesOf = (unit: UnitPlan): number =>
  UNITS[unit.type].slots === 0 ? 1 : unit.components.reduce((sum, { kind }) => sum + componentData(kind).boxes, 0);

function gunsOf(unit: UnitPlan): readonly Gun[] {
  const sensors = copies(unit, 'precisionSensor');
  const { gun } = UNITS[unit.type];
  const fitted = unit.components.map(({ kind }) => componentData(kind)).filter(({ use }) => use === 'attack');
  return [
    gun,
    ...fitted.map(({ range, accuracy, strength }) => ({ range: range!, accuracy: accuracy!, strength: strength! })),
  ].map((one) => ({ ...one, accuracy: one.accuracy + sensors }));
}

function damageOf(guns: readonly Gun[], type: UnitType): Fraction {
  const { evasion, toughness } = UNITS[type];
  const hits = guns.map(
    ({ accuracy, strength }) =>
      attackChance({ hit: evasion - accuracy, damage: toughness - strength, emp: false }).both,
  );
  return reduced(hits.reduce(plus, fraction(0, 1296)));
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** All types, heaviest first, as lists of fleets show them. */
export const COMPARED_TYPES: readonly UnitType[] = [...UNIT_TYPES].reverse();
