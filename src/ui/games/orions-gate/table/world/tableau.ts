import {
  calledIn,
  componentData,
  inStealth,
  type ComponentKind,
  type OrionsGateView,
  type Options,
  type Side,
  type Unit,
  type UnitType,
} from '../../../../../games/orions-gate/index.ts';

/** A component as the rim shows it: how much of it still works. */
export type Pip = 'full' | 'half' | 'empty';

/**
 * A ship as it stands on the drawn table. Place in mils, heading in hundredths of a degree; neither need be whole while
 * it moves.
 */
export interface Actor {
  readonly id: string;
  readonly name: string;
  readonly unitType: UnitType;
  readonly side: Side;
  readonly radius: number;
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly pips: readonly Pip[];
  /** Boxes of each component, left-most first. */
  readonly boxes: readonly number[];
  /** What each component is, and the damage it has. */
  readonly kinds: readonly ComponentKind[];
  readonly damage: readonly number[];
  /** Damage taken of all boxes, 0..1. */
  readonly hurt: number;
  /** Activated in this round and done. */
  readonly spent: boolean;
  /** Destroyed: only the wreck is left. */
  readonly wreck: boolean;
  /** How far the halves of a wreck have drifted apart, 0..1; without it they lie as they will. */
  readonly torn?: number;
  /** In stealth mode (OG-9.39). */
  readonly stealth: boolean;
  /** Flies for another captain than the one who brought it (OG-13.6). */
  readonly captured: boolean;
  /** Artifacts it holds (OG-16.7). */
  readonly cargo: number;
}

/** The base radius of a type under the options, mils (OG-2.4). */
const baseRadius = (type: UnitType, options: Options): number => {
  const diameter = {
    scouts: options.baseScouts,
    fighters: options.baseFighters,
    destroyers: options.baseDestroyers,
    battleships: options.baseBattleships,
  };
  return diameter[type] / 2;
};

/** How a component of so many boxes looks with so much damage. */
export const pipOf = (damage: number, boxes: number): Pip =>
  damage <= 0 ? 'full' : damage >= boxes ? 'empty' : 'half';

/** The pips of a unit, left-most slot first. */
const pipsOf = (unit: Unit): readonly Pip[] =>
  unit.components.map((part) => pipOf(part.damage, componentData(part.kind).boxes));

const hurtOf = (unit: Unit): number => {
  const boxes = unit.components.reduce((sum, part) => sum + componentData(part.kind).boxes, 0);
  const damage = unit.components.reduce((sum, part) => sum + part.damage, 0);
  return boxes === 0 ? 0 : Math.min(damage / boxes, 1);
};

/** The ships and wrecks of a view on one table, in unit order (OG-1.9). */
export const actorsOf = (view: OrionsGateView, table: number): readonly Actor[] =>
  view.units.flatMap((unit) => {
    if (!unit.pose || unit.pose.table !== table || (unit.status !== 'inPlay' && unit.status !== 'destroyed')) return [];
    return [
      {
        id: unit.id,
        name: calledIn(view, unit),
        unitType: unit.unitType,
        side: unit.side,
        radius: baseRadius(unit.unitType, view.options),
        x: unit.pose.x,
        y: unit.pose.y,
        heading: unit.pose.heading,
        pips: pipsOf(unit),
        boxes: unit.components.map((part) => componentData(part.kind).boxes),
        kinds: unit.components.map((part) => part.kind),
        damage: unit.components.map((part) => part.damage),
        hurt: hurtOf(unit),
        spent:
          view.stage === 'play' &&
          view.round > 0 &&
          unit.activatedIn === view.round &&
          view.activation?.unit !== unit.id,
        wreck: unit.status === 'destroyed',
        stealth: inStealth(unit),
        captured: !unit.id.startsWith(`${unit.captain}.`),
        cargo: view.markers.filter(({ carrier, takenBy }) => carrier === unit.id && takenBy === null).length,
      },
    ];
  });
