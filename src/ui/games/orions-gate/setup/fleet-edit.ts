import {
  checkFleet,
  liveryOf,
  unreadFaults,
  UNITS,
  WHOLE_SIDE,
  type ComponentKind,
  type Facing,
  type NamedFleet,
  type Options,
  type Share,
  type UnitPlan,
  type UnitType,
} from '../../../../games/orions-gate/index.ts';
import type { Reason } from '../../../kit/index.ts';

/** A component in its slot. A facing that was never chosen is front (OG-3.9). */
export interface EditPart {
  readonly kind: ComponentKind;
  readonly facing?: Facing;
}

/** A unit being built: as many slots as its type has, some perhaps still empty. `key` lasts while it is edited. */
export interface EditUnit {
  readonly key: number;
  readonly type: UnitType;
  readonly name: string;
  readonly slots: readonly (EditPart | null)[];
}

/** A fleet being built; its names are as they are being typed. */
export interface EditFleet extends Omit<NamedFleet, 'units'> {
  readonly units: readonly EditUnit[];
}

/** A fleet without a unit. */
export const NO_FLEET: EditFleet = { name: '', units: [] };

let lastKey = 0;
const newKey = (): number => (lastKey += 1);

/**
 * A fleet ready to be edited; missing components become empty slots, too many are kept so that the fault can be seen.
 */
export const editable = ({ name, units, unread, ...livery }: NamedFleet): EditFleet => ({
  name,
  ...liveryOf(livery),
  ...(unread && { unread }),
  units: units.map((unit) => ({
    key: newKey(),
    type: unit.type,
    name: unit.name,
    slots: Array.from(
      { length: Math.max(UNITS[unit.type].slots, unit.components.length) },
      (_, slot) => unit.components[slot] ?? null,
    ),
  })),
});

/** The fleet as it is written and kept. */
export const namedFleet = ({ name, units, unread, ...livery }: EditFleet): NamedFleet => ({
  name,
  ...liveryOf(livery),
  units: plansOf(units),
  ...(unread && { unread }),
});

/** The fleet as it would be handed in. */
export const plansOf = (units: readonly EditUnit[]): readonly UnitPlan[] =>
  units.map(({ type, name, slots }) => ({
    type,
    name: name.trim(),
    components: slots.filter((part) => part !== null),
  }));

/** All faults of the fleet (chapter 3, OG-17.2, 17.3); `share` is what the captain's team mates leave them. */
export const faultsOf = (options: Options, fleet: EditFleet, share: Share = WHOLE_SIDE): readonly Reason[] => [
  ...unreadFaults(fleet),
  ...checkFleet(options, plansOf(fleet.units), share),
];

const withUnits = (fleet: EditFleet, units: readonly EditUnit[]): EditFleet => ({ ...fleet, units });

/** The unit with all slots empty, at the end of its kind. */
export function addUnit(fleet: EditFleet, type: UnitType): EditFleet {
  return withUnits(fleet, [
    ...fleet.units,
    { key: newKey(), type, name: '', slots: Array.from({ length: UNITS[type].slots }, () => null) },
  ]);
}

/** The fleet with a copy of a unit. */
export function duplicateUnit(fleet: EditFleet, key: number): EditFleet {
  return withUnits(
    fleet,
    fleet.units.flatMap((unit) => (unit.key === key ? [unit, { ...unit, key: newKey(), name: '' }] : [unit])),
  );
}

/** The fleet without a unit. */
export const removeUnit = (fleet: EditFleet, key: number): EditFleet =>
  withUnits(
    fleet,
    fleet.units.filter((unit) => unit.key !== key),
  );

/** The fleet with a unit changed. */
export const changeUnit = (fleet: EditFleet, key: number, change: Partial<EditUnit>): EditFleet =>
  withUnits(
    fleet,
    fleet.units.map((unit) => (unit.key === key ? { ...unit, ...change } : unit)),
  );

/** An item taken out and put back in at another place; out of range changes nothing. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  if (from === to || from < 0 || to < 0 || from >= items.length || to >= items.length) return items;
  const rest = items.filter((_, place) => place !== from);
  return [...rest.slice(0, to), items[from]!, ...rest.slice(to)];
}

/** The fleet with a unit moved by so many places. */
export const moveUnit = (fleet: EditFleet, key: number, by: number): EditFleet => {
  const at = fleet.units.findIndex((unit) => unit.key === key);
  return withUnits(fleet, moved(fleet.units, at, at + by));
};

/**
 * The slots of a ship with another component in one of them; it faces as the one before did, so that trying kinds costs
 * no facing.
 */
export const fitted = (slots: EditUnit['slots'], slot: number, kind: ComponentKind | null): EditUnit['slots'] =>
  slots.map((part, place) => (place !== slot ? part : kind && { ...part, kind }));

/** The slots of a ship with the component of one of them turned (OG-3.9). */
export const faced = (slots: EditUnit['slots'], slot: number, facing: Facing): EditUnit['slots'] =>
  slots.map((part, place) => (place === slot && part ? { ...part, facing } : part));

/** The first slot that holds nothing, or -1. */
export const emptySlot = (unit: EditUnit): number => unit.slots.indexOf(null);

/** Rules about the whole fleet that adding can break (points, Battleships), and about kinds on a ship. */
const FLEET_RULES = ['OG-3.5', 'OG-3.6', 'OG-17.2'];
const KIND_RULES = ['OG-3.3', 'OG-3.8'];

const fresh = (before: readonly Reason[], after: readonly Reason[], rules: readonly string[]): readonly Reason[] =>
  after.filter(
    (one) => rules.includes(one.rule) && !before.some((old) => old.rule === one.rule && old.reason === one.reason),
  );

/** Why a unit of this type cannot be added, in the words of the rules; empty = it can. */
export const whyNotAdd = (
  options: Options,
  fleet: EditFleet,
  type: UnitType,
  share: Share = WHOLE_SIDE,
): readonly Reason[] => fresh([], faultsOf(options, addUnit(fleet, type), share), FLEET_RULES);

/** Why this kind cannot stand in this slot; empty = it can. */
export function whyNotFit(
  options: Options,
  fleet: EditFleet,
  key: number,
  slot: number,
  kind: ComponentKind,
): readonly Reason[] {
  const unit = fleet.units.find((one) => one.key === key);
  if (!unit) return [];
  const tried = (one: ComponentKind | null) =>
    faultsOf(options, changeUnit(fleet, key, { slots: fitted(unit.slots, slot, one) }));
  return fresh(tried(null), tried(kind), KIND_RULES);
}
