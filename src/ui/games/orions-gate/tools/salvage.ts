import { repairableSlots, type OrionsGateView } from '../../../../games/orions-gate/index.ts';
import { IDLE, type Tool, type ToolContext, type ToolInput, type ToolStep } from './tool.ts';

export type SalvageTool = Extract<Tool, { kind: 'salvage' }>;

/**
 * The tool that answers the open salvage window, at the left-most component it can mend: where the next hit lands
 * (OG-9.38, 8.2).
 */
export function openSalvage(view: OrionsGateView): Tool {
  const window = view.windows[0];
  const unit = view.units.find(({ id }) => id === window?.unit);
  return unit ? { kind: 'salvage', unit: unit.id, slot: repairableSlots(unit)[0] ?? 0 } : IDLE;
}

/** Picks the component a Salvage Arm mends; confirming orders it (OG-9.38). */
export function reduceSalvage(tool: SalvageTool, input: ToolInput, { view }: ToolContext): ToolStep {
  const unit = view.units.find(({ id }) => id === tool.unit);
  if (!unit) return { tool: IDLE };
  const slots = repairableSlots(unit);
  const step = (by: number): ToolStep => {
    const at = slots.indexOf(tool.slot);
    return { tool: { ...tool, slot: slots[(at + by + slots.length) % slots.length] ?? tool.slot } };
  };
  switch (input.kind) {
    case 'part':
      return { tool: { ...tool, slot: input.slot } };
    case 'cycle':
      return step(input.step);
    case 'nudge':
      return step(Math.sign(input.right || -input.up));
    case 'confirm':
      return { tool, command: { type: 'salvage', slot: tool.slot } };
    default:
      return { tool };
  }
}
