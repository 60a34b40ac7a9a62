import type { SkaxarCommand } from '../../../../games/skaxar/index.ts';
import { harvestOf, openHarvest, reduceHarvest } from './harvest.ts';
import { openShop, purchaseOf, reduceShop } from './shop.ts';
import { IDLE, type Tool, type ToolInput, type ToolStep, type ToolView } from './tool.ts';

/** Moves the tool by one input. Pure: the same tool, input and view give the same step. */
export function reduceTool(tool: Tool, input: ToolInput, view: ToolView): ToolStep {
  // The window it was opened for is closed.
  if (tool.kind !== openTool(view).kind) return { tool: IDLE };
  switch (tool.kind) {
    case 'idle':
      return { tool };
    case 'shop':
      return reduceShop(tool, input, view);
    case 'harvest':
      return reduceHarvest(tool, input, view);
  }
}

/** The tool of the open window; idle where there is none. */
export function openTool(view: ToolView): Tool {
  switch (view.window) {
    case 'rescue':
    case 'session':
      return openShop();
    case 'harvest':
      return openHarvest(view);
    case null:
      return IDLE;
  }
}

/** The command the tool would order now; null while nothing is chosen. */
export function commandOf(tool: Tool): SkaxarCommand | null {
  switch (tool.kind) {
    case 'idle':
      return null;
    case 'shop':
      return purchaseOf(tool);
    case 'harvest':
      return harvestOf(tool);
  }
}
