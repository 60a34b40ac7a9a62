import { componentData, type OrionsGateView, type Unit, type UnitId } from '../../../../games/orions-gate/index.ts';
import { BOARD, fireCommand, legalTargets, worthiest, partOf, targetsOf } from './fire.ts';
import { layingOf, openLay } from './lay.ts';
import { IDLE, type Tool, type ToolContext, type ToolInput, type ToolStep } from './tool.ts';

const USED: readonly string[] = ['attack', 'active', 'toggle'];

/**
 * What a unit may use in its fire step: the gun, its components that are used, and with boarding its boarders (OG-9.3,
 * 13.2).
 */
export const slotsInHand = ({ options }: OrionsGateView, unit: Unit): readonly number[] => [
  0,
  ...unit.components.filter(({ kind }) => USED.includes(componentData(kind).use)).map(({ slot }) => slot),
  ...(options.boarding && unit.unitType !== 'scouts' ? [BOARD] : []),
];

/** Whether a weapon can do something now: it has a legal target, a place, or works without either. */
export function canUse(unit: Unit, slot: number, context: ToolContext): boolean {
  const laying = layingOf(unit, slot);
  if (laying) {
    const tool = openLay(unit, laying, context);
    return tool.at !== null && tool.blocked === null;
  }
  if (targetsOf(unit, slot) === 'none') return context.check(fireCommand(unit, slot, [])).length === 0;
  return legalTargets(context.view, unit, slot, context.check).length > 0;
}

/** Takes a weapon in hand, at targets that are still legal for it. */
function takeWeapon(unit: Unit, slot: number, before: readonly UnitId[], context: ToolContext): Tool {
  const laying = layingOf(unit, slot);
  if (laying) return openLay(unit, laying, context);
  const legal = worthiest(unit, slot, context);
  const held = before.filter((id) => legal.includes(id));
  const wants = targetsOf(unit, slot);
  const targets =
    wants === 'none'
      ? []
      : wants === 'upToThree' && held.length > 0
        ? held.slice(0, 3)
        : [held[0] ?? legal[0]].filter((id) => id !== undefined);
  return {
    kind: 'fire',
    unit: unit.id,
    slot,
    targets,
    part: wants === 'friend' ? partOf(context.view, targets[0]) : null,
  };
}

/** Another weapon of the fire step in hand: one that is aimed, or one that lays something. */
export function reduceWeapon(
  tool: Extract<Tool, { kind: 'fire' | 'lay' }>,
  { slot }: Extract<ToolInput, { kind: 'weapon' }>,
  context: ToolContext,
): ToolStep {
  const unit = context.view.units.find(({ id }) => id === tool.unit);
  return { tool: unit ? takeWeapon(unit, slot, tool.kind === 'fire' ? tool.targets : [], context) : IDLE };
}

/**
 * Whether what is in hand is offered to be used: not where it can do nothing, as a gun after a Cruise, and whatever
 * else is left needs no target and is no matter of haste, as a Warp Drive.
 */
export function isOffered(unit: Unit, tool: Extract<Tool, { kind: 'fire' | 'lay' }>, context: ToolContext): boolean {
  const usable = slotsInHand(context.view, unit).filter((slot) => canUse(unit, slot, context));
  const helps = tool.kind === 'lay' || usable.includes(tool.slot);
  return usable.length > 0 && (helps || usable.some((slot) => targetsOf(unit, slot) !== 'none'));
}

/** Whether a unit in its fire step has nothing left that it could use. */
export const isSpent = (unit: Unit, context: ToolContext): boolean =>
  !slotsInHand(context.view, unit).some((slot) => canUse(unit, slot, context));
