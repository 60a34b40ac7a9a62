import {
  componentData,
  repairableSlots,
  type OrionsGateCommand,
  type OrionsGateView,
  type Unit,
  type UnitId,
} from '../../../../games/orions-gate/index.ts';
import { unitAt } from './radius.ts';
import { IDLE, type Tool, type ToolContext, type ToolInput, type ToolStep } from './tool.ts';

export type FireTool = Extract<Tool, { kind: 'fire' }>;

/** The slot that stands for a boarding (OG-13.2). */
export const BOARD = -1;

/**
 * Whom a weapon names: the primary gun (slot 0) and a boarding one enemy, a Repair Bay a friend; Hangar and Warp Drive
 * nobody.
 */
export function targetsOf(unit: Unit, slot: number): 'none' | 'one' | 'upToThree' | 'friend' {
  if (slot === 0 || slot === BOARD) return 'one';
  const kind = unit.components[slot - 1]?.kind;
  if (kind === 'repairBay') return 'friend';
  const targets = kind ? componentData(kind).targets : null;
  return targets === 'one' || targets === 'upToThree' ? targets : 'none';
}

/** Whether a unit could be named with a weapon at all: an enemy, or with a Repair Bay a ship of the own side. */
export const isAim = (unit: Unit, slot: number, other: Unit): boolean =>
  other.status === 'inPlay' &&
  (targetsOf(unit, slot) === 'friend'
    ? other.side === unit.side && other.components.length > 0
    : other.side !== unit.side);

/**
 * The component of a friend that a Repair Bay mends unless another is chosen: the left-most it can, else the left-most
 * (OG-8.6).
 */
export const partOf = (view: OrionsGateView, target: UnitId | undefined): number => {
  const unit = view.units.find(({ id }) => id === target);
  return (unit && repairableSlots(unit)[0]) ?? 1;
};

/** The command that uses a weapon on targets (OG-20.2); `part` is the slot a Repair Bay mends. */
export function fireCommand(unit: Unit, slot: number, targets: readonly UnitId[], part = 1): OrionsGateCommand {
  const target = targets[0] ?? '';
  if (slot === 0) return { type: 'firePrimary', target };
  if (slot === BOARD) return { type: 'board', target };
  switch (targetsOf(unit, slot)) {
    case 'none':
      return { type: 'useComponent', slot };
    case 'one':
      return { type: 'useComponent', slot, target };
    case 'friend':
      return { type: 'useComponent', slot, target, targetSlot: part };
    case 'upToThree':
      return { type: 'useComponent', slot, targets: [...targets] };
  }
}

/** The command of a fire tool as it is. */
export const toolCommand = (unit: Unit, { slot, targets, part }: FireTool): OrionsGateCommand =>
  fireCommand(unit, slot, targets, part ?? 1);

/** The fire tool: the first weapon that can do something, at the target most worth it. */
export function openFire(context: ToolContext): Tool {
  const { view } = context;
  const unit = view.activation && view.units.find((other) => other.id === view.activation!.unit);
  if (!unit) return IDLE;
  const aims = [0, ...unit.components.map((component) => component.slot)].flatMap((slot) => {
    const target = worthiest(unit, slot, context)[0];
    return target === undefined ? [] : [{ slot, target }];
  });
  const aim = aims.find(({ slot, target }) => context.chance(unit, slot, target) > 0) ?? aims[0];
  if (!aim) return { kind: 'fire', unit: unit.id, slot: 0, targets: [] };
  const { slot, target } = aim;
  const part = targetsOf(unit, slot) === 'friend' && { part: partOf(view, target) };
  return { kind: 'fire', unit: unit.id, slot, targets: [target], ...part };
}

/** Legal targets of a weapon, the most worth first; the order of the fleet otherwise. */
export function worthiest(unit: Unit, slot: number, { view, check, worth }: ToolContext): readonly UnitId[] {
  return [...legalTargets(view, unit, slot, check)].sort((a, b) => worth(unit, slot, b) - worth(unit, slot, a));
}

/** Units a weapon may be aimed at now, in unit order. */
export function legalTargets(
  view: OrionsGateView,
  unit: Unit,
  slot: number,
  check: ToolContext['check'],
): readonly UnitId[] {
  if (targetsOf(unit, slot) === 'none') return [];
  return view.units
    .filter(
      (other) =>
        isAim(unit, slot, other) && check(fireCommand(unit, slot, [other.id], partOf(view, other.id))).length === 0,
    )
    .map((other) => other.id);
}

/** Picks the targets of the weapon in hand; confirming orders the shot. Which weapon is in hand: `weapon.ts`. */
export function reduceFire(tool: FireTool, input: ToolInput, context: ToolContext): ToolStep {
  const unit = context.view.units.find((other) => other.id === tool.unit);
  if (!unit) return { tool: IDLE };
  const aim = (id: UnitId, more: Pick<FireTool, 'clicked'> = {}): ToolStep => ({
    tool: {
      ...tool,
      ...more,
      targets: aimed(tool, unit, id),
      ...(targetsOf(unit, tool.slot) === 'friend' && { part: partOf(context.view, id) }),
    },
  });
  switch (input.kind) {
    case 'target':
      return aim(input.unit);
    case 'part':
      return { tool: { ...tool, part: input.slot } };
    case 'nudge':
      return { tool: stepPart(tool, unit, input.right, context) };
    case 'confirm':
      // Without a target there is nothing to order, and nothing to refuse.
      return targetsOf(unit, tool.slot) !== 'none' && tool.targets.length === 0
        ? { tool }
        : { tool, command: toolCommand(unit, tool) };
    case 'cancel':
      return { tool: { ...tool, targets: [] } };
    case 'pointer': {
      if (input.input.kind !== 'tap') return { tool };
      const under = unitAt(context.view, input.input.at, 8 * input.input.pixel);
      if (!under || !isAim(unit, tool.slot, under)) return { tool };
      return firesAt(tool, unit, under.id)
        ? { tool, command: toolCommand(unit, tool) }
        : aim(under.id, { clicked: under.id });
    }
    default:
      return { tool };
  }
}

/** The arrow keys go along what can be repaired on the friend that is named. */
function stepPart(tool: FireTool, unit: Unit, step: number, { view }: ToolContext): FireTool {
  const friend =
    targetsOf(unit, tool.slot) === 'friend' ? view.units.find(({ id }) => id === tool.targets[0]) : undefined;
  const slots = friend ? repairableSlots(friend) : [];
  if (slots.length === 0 || step === 0) return tool;
  return { ...tool, part: slots[(slots.indexOf(tool.part ?? 0) + Math.sign(step) + slots.length) % slots.length]! };
}

/** Whether a click on a unit fires: the second one on it, with a weapon that names one; a cluster adds instead. */
const firesAt = (tool: FireTool, unit: Unit, id: UnitId): boolean =>
  tool.clicked === id && tool.targets[0] === id && targetsOf(unit, tool.slot) !== 'upToThree';

/** One target replaces another; a cluster adds up to three, and a second pick takes one away. */
function aimed(tool: FireTool, unit: Unit, id: UnitId): readonly UnitId[] {
  if (targetsOf(unit, tool.slot) !== 'upToThree') return [id];
  if (tool.targets.includes(id)) return tool.targets.filter((other) => other !== id);
  return [...tool.targets, id].slice(-3);
}
