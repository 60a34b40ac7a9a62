import type { SkaxarCommand } from '../../../../games/skaxar/index.ts';
import { cycled } from '../../../match/arrows.ts';
import { legal, openSlots, type Tool, type ToolInput, type ToolOf, type ToolStep, type ToolView } from './tool.ts';

export type HarvestTool = ToolOf<'harvest'>;

/** The harvest the tool stands for; null while no asteroid is chosen. */
export const harvestOf = ({ slot }: HarvestTool): SkaxarCommand | null =>
  slot === null ? null : { type: 'harvest', slot };

/** SK-10.3: an asteroid is chosen by its slot, one confirmation takes it. */
export function reduceHarvest(tool: HarvestTool, input: ToolInput, view: ToolView): ToolStep {
  const choose = (slot: number): ToolStep => {
    const command: SkaxarCommand = { type: 'harvest', slot };
    return legal(view, command) ? { tool: { kind: 'harvest', slot, picked: true } } : { tool, tried: command };
  };
  const confirm = (): ToolStep => {
    const command = harvestOf(tool);
    return command ? { tool, command } : { tool };
  };
  switch (input.kind) {
    case 'slot':
      return choose(input.slot);
    case 'pick':
      if (input.target.kind !== 'asteroid') return { tool };
      return input.mouse && tool.picked && input.target.slot === tool.slot ? confirm() : choose(input.target.slot);
    case 'step': {
      const slots = openSlots(view, 'harvest');
      const at = slots.findIndex((slot) => slot === tool.slot);
      const next = cycled(slots, at, input.by);
      return next === undefined ? { tool } : choose(next);
    }
    case 'confirm':
      return confirm();
    case 'finish':
      return { tool, command: { type: 'decline' } };
    case 'cancel':
      return { tool: EMPTY };
    case 'drop':
    case 'ship':
    case 'turn':
      return { tool };
  }
}

const EMPTY: HarvestTool = { kind: 'harvest', slot: null, picked: false };

/**
 * The asteroid row with its first slot in hand: any may hold anything that is left (SK-13.1), so none is better than
 * another.
 */
export const openHarvest = (view: ToolView): Tool => ({
  kind: 'harvest',
  slot: openSlots(view, 'harvest')[0] ?? null,
  picked: false,
});
