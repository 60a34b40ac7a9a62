import { frontPoint, type Footprint, type Point } from '../../table/index.ts';
import { copyOfState } from './copies.ts';
import { componentData, type ComponentKind } from './data/components.ts';
import { UNITS, type UnitType } from './data/units.ts';
import type { Term } from './event.ts';
import type { Options } from './options.ts';
import type { Component, OrionsGateState, Pose, Side, Unit, UnitId } from './state.ts';

/** A unit that stands on a table. */
export type PlacedUnit = Unit & { readonly pose: Pose };

/** Whether a pose is exactly another one; one that is not there is none. */
export const samePose = (a: Pose | null, b: Pose): boolean =>
  a !== null && a.table === b.table && a.x === b.x && a.y === b.y && a.heading === b.heading;

/** The unit of that id, or undefined when there is none. */
export const unitOf = (state: OrionsGateState, id: UnitId): Unit | undefined => {
  for (const unit of state.units) if (unit.id === id) return unit;
  return undefined;
};

/** The unit of an id that the state itself names. Throws when it is not there: the state is broken. */
export function theUnit(state: OrionsGateState, id: UnitId): Unit {
  const unit = unitOf(state, id);
  if (!unit) throw new Error(`There is no unit ${id}.`);
  return unit;
}

/** The unit of an id that the state itself names, with its place. Throws when it has none. */
export function thePlaced(state: OrionsGateState, id: UnitId): PlacedUnit {
  const unit = theUnit(state, id);
  if (!isPlaced(unit)) throw new Error(`${id} stands on no table.`);
  return unit;
}

/** The state with one unit exchanged for its new value. */
export function replaceUnit(state: OrionsGateState, unit: Unit): OrionsGateState {
  const next = copyOfState(state);
  next.units = state.units.map((one) => (one.id === unit.id ? unit : one));
  return next;
}

/** Whether a unit stands on a table: not destroyed, removed, left out or lifted. */
export const isInPlay = (unit: Unit): unit is PlacedUnit => unit.status === 'inPlay' && unit.pose !== null;

/** Whether a unit is there: on a table, or lifted and about to come back to one (OG-14.11). */
export const isThere = ({ status }: Unit): boolean => status === 'inPlay' || status === 'lifted';

const isPlaced = (unit: Unit): unit is PlacedUnit => unit.pose !== null;

/** All units in play, in unit order (OG-1.9). */
export const unitsInPlay = (state: OrionsGateState): readonly PlacedUnit[] => state.units.filter(isInPlay);

/** The other units in play on the table of `unit`, friend and foe, in unit order. */
export const othersOnTable = (state: OrionsGateState, unit: PlacedUnit): readonly PlacedUnit[] =>
  state.units.filter(
    (other): other is PlacedUnit => isInPlay(other) && other.id !== unit.id && other.pose.table === unit.pose.table,
  );

/** Units in play of the other side, on every table, in unit order. */
export const enemiesOf = (state: OrionsGateState, side: Side): readonly PlacedUnit[] =>
  state.units.filter((unit): unit is PlacedUnit => isInPlay(unit) && unit.side !== side);

/**
 * Units in play of the other side on the table of `unit`, in unit order: all it can shoot, ram or run into (OG-2.13).
 */
export const enemiesOnTable = (state: OrionsGateState, { side, pose }: PlacedUnit): readonly PlacedUnit[] =>
  state.units.filter(
    (unit): unit is PlacedUnit => isInPlay(unit) && unit.side !== side && unit.pose.table === pose.table,
  );

export const otherSide = (side: Side): Side => (side === 'A' ? 'B' : 'A');

/** Base radius of a type in mils under these options (OG-2.4). */
export function radiusOf(options: Options, type: UnitType): number {
  switch (type) {
    case 'scouts':
      return options.baseScouts / 2;
    case 'fighters':
      return options.baseFighters / 2;
    case 'destroyers':
      return options.baseDestroyers / 2;
    case 'battleships':
      return options.baseBattleships / 2;
  }
}

/** The base of a unit as a footprint. */
export const baseOf = (options: Options, unit: PlacedUnit): Footprint => ({
  x: unit.pose.x,
  y: unit.pose.y,
  radius: radiusOf(options, unit.unitType),
});

/** The front point of a unit (OG-2.8): where its shots come from. */
export const frontOf = (options: Options, unit: PlacedUnit): Point =>
  frontPoint(unit.pose, radiusOf(options, unit.unitType));

/** Boxes of a component: damage that destroys it (OG-8.3). */
export const boxesOf = (kind: ComponentKind): number => componentData(kind).boxes;

/** A component works until it is destroyed; a damaged one works fully (OG-8.3). */
export const isWorking = (component: Component): boolean => component.damage < boxesOf(component.kind);

/** The component in a slot, or undefined. */
export const componentIn = (unit: Unit, slot: number): Component | undefined => unit.components[slot - 1];

/** Damage points a ship can still take; Scouts have 1 (OG-8.1, 8.4). */
export function boxesLeft(unit: Unit): number {
  if (unit.unitType === 'scouts') return 1;
  let left = 0;
  for (const component of unit.components) left += boxesOf(component.kind) - component.damage;
  return left;
}

/**
 * Working copies of an adding-up kind, in slot order; with `stackPassives` false only the left-most one (OG-1.10).
 * For attacks and active components use `isWorking`: each of those works by itself.
 */
export function workingCopies(options: Options, unit: Unit, kind: ComponentKind): readonly Component[] {
  const copies: Component[] = [];
  for (const component of unit.components) {
    if (component.kind !== kind || !isWorking(component)) continue;
    copies.push(component);
    if (!options.stackPassives) break;
  }
  return copies;
}

/** Whether a unit has at least one working component of a kind. */
export function hasWorking(unit: Unit, kind: ComponentKind): boolean {
  for (const component of unit.components) if (component.kind === kind && isWorking(component)) return true;
  return false;
}

/** The sum of named parts. */
export function sumOf(terms: readonly Term[]): number {
  let sum = 0;
  for (const term of terms) sum += term.value;
  return sum;
}

/** What stealth mode changes, once however many Generators are on (OG-9.39). */
const STEALTH_TOUGHNESS = 2;
export const STEALTH_ACCURACY = -2;

/** Whether a unit is in stealth mode: a working Stealth Generator is on (OG-9.39). */
export function inStealth(unit: Unit): boolean {
  for (const component of unit.components)
    if (component.on && component.kind === 'stealthGenerator' && isWorking(component)) return true;
  return false;
}

/** The parts of a unit's Toughness without cover: type value, Shields and stealth mode (OG-7.11). */
export function toughnessOf(options: Options, unit: Unit): readonly Term[] {
  const terms: Term[] = [{ name: unit.unitType, value: UNITS[unit.unitType].toughness }];
  const shields = workingCopies(options, unit, 'shield').length;
  if (shields > 0) terms.push({ name: 'shield', value: shields });
  if (inStealth(unit)) terms.push({ name: 'stealth', value: STEALTH_TOUGHNESS });
  return terms;
}

/**
 * The parts of an Accuracy: the weapon's own value the Precision Sensors of the ship and stealth mode (OG-7.11, 9.4).
 */
export function accuracyOf(options: Options, unit: Unit, weapon: string, value: number): readonly Term[] {
  const terms: Term[] = [{ name: weapon, value }];
  const sensors = workingCopies(options, unit, 'precisionSensor').length;
  if (sensors > 0) terms.push({ name: 'precisionSensor', value: sensors });
  if (inStealth(unit)) terms.push({ name: 'stealth', value: STEALTH_ACCURACY });
  return terms;
}

/** The parts of a Strength: the weapon's own value and +1 in the back (OG-7.10, 7.11). */
export const strengthOf = (weapon: string, value: number, back: boolean): readonly Term[] =>
  back
    ? [
        { name: weapon, value },
        { name: 'back', value: 1 },
      ]
    : [{ name: weapon, value }];

/** The points a unit is worth (OG-3.1, 16.5). */
export const pointsOf = (unit: Unit): number => UNITS[unit.unitType].points;
