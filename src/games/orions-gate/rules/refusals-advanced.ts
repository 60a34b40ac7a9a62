import type { Rejection } from '../../../engine/game.ts';
import { gapMils, gapText, inches, type Gap, type Point } from '../../../table/index.ts';
import { componentData } from '../data/components.ts';
import type { Component, Piece, Unit } from '../state.ts';

// The sentences of OG-21.1 for the advanced components, and ours where it gives none.

const refuse = (rule: string, reason: string, data: Rejection['data'] = {}): Rejection => ({ rule, reason, data });
const xy = ({ x, y }: Point): readonly [number, number] => [x, y];
const nameOf = ({ kind, slot }: Component): string => `${componentData(kind).name} (slot ${slot})`;

/** The rule of a component that is placed or reaches a friend. */
export type PlacingRule = 'OG-9.34' | 'OG-9.35' | 'OG-9.37';

// Taking damage off (OG-8.6)
export const beyondRepair = (component: Component) =>
  refuse('OG-8.6', `${nameOf(component)} is destroyed and cannot be repaired.`, { slot: component.slot });
export const nothingToRepair = (component: Component) =>
  refuse('OG-8.6', `${nameOf(component)} has no damage.`, { slot: component.slot });
export const repairsAnother = () => refuse('OG-9.37', 'A Repair Bay repairs another ship.');
export const repairsFriends = (unit: Unit) =>
  refuse('OG-9.37', `${unit.name} is not on your side.`, { other: unit.id });

// Placing (OG-9.34, 9.35)
export const movedAlready = (unit: Unit) =>
  refuse('OG-9.34', `${unit.name} has moved in this activation.`, { unit: unit.id });
export const wrongDiameter = (diameter: number, least: number, most: number) =>
  refuse(
    'OG-9.34',
    `The piece is ${inches(diameter)} wide; an even number of mils from ${inches(least)} to ${inches(most)} is needed.`,
    { have: diameter, least, most },
  );
export const wrongParameters = (component: Component, takes: string) =>
  refuse('OG-20.2', `${componentData(component.kind).name} takes ${takes}.`, { slot: component.slot });
export const offTheTable = (rule: PlacingRule, off: number, at: Point) =>
  refuse(rule, `It would be ${inches(off)} off the table.`, { at: xy(at), have: off, need: 0 });
export const inSolidPiece = (piece: Piece, at: Point) =>
  refuse('OG-9.35', `A mine cannot lie in or on ${piece.name}.`, { piece: piece.id, at: xy(at) });
export const tooNearEnemy = (unit: Unit, gap: Gap, need: number, at: Point) =>
  refuse(
    'OG-9.34',
    `${inches(Math.max(0, gapMils(gap, 'min')))} from ${unit.name}; at least ${inches(need)} is needed.`,
    {
      other: unit.id,
      at: xy(at),
      have: gapMils(gap, 'min'),
      need,
    },
  );
export const tooFarFrom = (rule: PlacingRule, unit: Unit, gap: Gap, need: number, at: Point) =>
  refuse(rule, `${gapText(gap, 'max')} from ${unit.name}; at most ${inches(need)}.`, {
    other: unit.id,
    at: xy(at),
    have: gapMils(gap, 'max'),
    need,
  });
