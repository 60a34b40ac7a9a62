import { componentData, type OrionsGateCommand, type OrionsGateView, type Unit, type UnitId } from '../../../../games/orions-gate/index.ts';
import { unitAt } from './radius.ts';
import { IDLE, type Tool, type ToolContext, type ToolInput, type ToolStep } from './tool.ts';

export type FireTool = Extract<Tool, { kind: 'fire' }>;

/** How many enemies a weapon names: the primary gun (slot 0) one; Hangar and Warp Drive none. */
export function targetsOf(unit: Unit, slot: number): 'none' | 'one' | 'upToThree' {
  if (slot === 0) return 'one';
  const kind = unit.components[slot - 1]?.kind;
  const targets = kind ? componentData(kind).targets : null;
  return targets === 'one' || targets === 'upToThree' ? targets : 'none';
}

/** The command that uses a weapon on targets (OG-20.2). */
export function fireCommand(unit: Unit, slot: number, targets: readonly UnitId[]): OrionsGateCommand {
  if (slot === 0) return { type: 'firePrimary', target: targets[0] ?? '' };
  const wants = targetsOf(unit, slot);
  if (wants === 'none') return { type: 'useComponent', slot };
  return wants === 'one' ? { type: 'useComponent', slot, target: targets[0] ?? '' } : { type: 'useComponent', slot, targets: [...targets] };
}

/** The fire tool: the first weapon that can do something, at the target it most likely damages. */
export function openFire(context: ToolContext): Tool {
  const { view } = context;
  const unit = view.activation && view.units.find((other) => other.id === view.activation!.unit);
  if (!unit) return IDLE;
  const aims = [0, ...unit.components.map((component) => component.slot)].flatMap((slot) => {
    const target = likeliest(unit, slot, context)[0];
    return target === undefined ? [] : [{ slot, target }];
  });
  const aim = aims.find(({ slot, target }) => context.chance(unit, slot, target) > 0) ?? aims[0];
  return { kind: 'fire', unit: unit.id, slot: aim?.slot ?? 0, targets: aim ? [aim.target] : [] };
}

/** Legal targets of a weapon, the likeliest damage first; the order of the fleet otherwise. */
export function likeliest(unit: Unit, slot: number, { view, check, chance }: ToolContext): readonly UnitId[] {
  return [...legalTargets(view, unit, slot, check)].sort((a, b) => chance(unit, slot, b) - chance(unit, slot, a));
}

/** Enemies a weapon may be aimed at now, in unit order. */
export function legalTargets(view: OrionsGateView, unit: Unit, slot: number, check: ToolContext['check']): readonly UnitId[] {
  if (targetsOf(unit, slot) === 'none') return [];
  return view.units
    .filter((other) => other.status === 'inPlay' && other.side !== unit.side && check(fireCommand(unit, slot, [other.id])).length === 0)
    .map((other) => other.id);
}

/** Picks a weapon and its targets; confirming orders the shot. */
export function reduceFire(tool: FireTool, input: ToolInput, context: ToolContext): ToolStep {
  const unit = context.view.units.find((other) => other.id === tool.unit);
  if (!unit) return { tool: IDLE };
  switch (input.kind) {
    case 'weapon': {
      const legal = likeliest(unit, input.slot, context);
      const held = tool.targets.filter((id) => legal.includes(id));
      const wants = targetsOf(unit, input.slot);
      const targets = wants === 'none' ? [] : wants === 'one' ? [held[0] ?? legal[0]].filter((id) => id !== undefined) : held.length > 0 ? held.slice(0, 3) : legal.slice(0, 1);
      return { tool: { ...tool, slot: input.slot, targets } };
    }
    case 'target':
      return { tool: { ...tool, targets: aimed(tool, unit, input.unit) } };
    case 'confirm':
      // Without a target there is nothing to order, and nothing to refuse.
      return targetsOf(unit, tool.slot) !== 'none' && tool.targets.length === 0 ? { tool } : { tool, command: fireCommand(unit, tool.slot, tool.targets) };
    case 'cancel':
      return { tool: { ...tool, targets: [] } };
    case 'pointer': {
      if (input.input.kind !== 'tap') return { tool };
      const under = unitAt(context.view, input.input.at, 8 * input.input.pixel);
      return under && under.side !== unit.side ? { tool: { ...tool, targets: aimed(tool, unit, under.id) } } : { tool };
    }
    default:
      return { tool };
  }
}

/** One target replaces another; a cluster adds up to three, and a second pick takes one away. */
function aimed(tool: FireTool, unit: Unit, id: UnitId): readonly UnitId[] {
  if (targetsOf(unit, tool.slot) !== 'upToThree') return [id];
  if (tool.targets.includes(id)) return tool.targets.filter((other) => other !== id);
  return [...tool.targets, id].slice(-3);
}
