import {
  repairOutlook,
  SIDES,
  type BattlespaceSiriusCommand,
  type Side,
} from '../../../../games/battlespace-sirius/index.ts';
import { choicesOf, IDLE, type Tool, type ToolInput, type ToolOf, type ToolStep, type ToolView } from './tool.ts';

export type RepairTool = ToolOf<'repair'>;
type RepairCommand = Extract<BattlespaceSiriusCommand, { readonly type: 'repair' }>;

/** The command a repair tool stands for; null while points are left. */
export const repairOf = ({ sides }: RepairTool, view: ToolView): RepairCommand | null =>
  sides.length === view.repairPoints ? { type: 'repair', sides } : null;

/**
 * A click on a clip: it raises it while a point and room are left; with the last point spent, or the side full, it
 * takes the points of this side back (BS-19.9).
 */
function clicked({ sides }: RepairTool, side: Side, view: ToolView): readonly Side[] {
  const { left, full } = repairOutlook(view, sides);
  if (left > 0 && !full.includes(side)) return [...sides, side];
  return sides.filter((one) => one !== side);
}

/** The repair tool: points are put on clips and taken back until they are confirmed. */
export function reduceRepair(tool: RepairTool, input: ToolInput, view: ToolView): ToolStep {
  const click = (side: Side): ToolStep => {
    const sides = clicked(tool, side, view);
    // Points are left and the side is full: why it cannot be raised.
    if (sides.length === tool.sides.length && repairOutlook(view, sides).left > 0)
      return {
        tool,
        tried: { type: 'repair', sides: [...sides, ...Array<Side>(view.repairPoints - sides.length).fill(side)] },
      };
    return { tool: { ...tool, sides } };
  };
  switch (input.kind) {
    case 'side':
      return click(input.side);
    case 'unside': {
      const at = tool.sides.lastIndexOf(input.side);
      return { tool: { ...tool, sides: tool.sides.filter((_, index) => index !== at) } };
    }
    case 'number': {
      const side = SIDES[input.value - 1];
      return side ? click(side) : { tool };
    }
    case 'pick':
      return input.under.kind === 'side' && input.under.seat === view.turnSeat ? click(input.under.side) : { tool };
    case 'confirm': {
      const command = repairOf(tool, view);
      return command ? { tool, command } : { tool };
    }
    case 'cancel':
      return { tool: { ...tool, sides: [] } };
    default:
      return { tool };
  }
}

/** The repair tool with no point placed. */
export const openRepair = (view: ToolView): Tool =>
  choicesOf(view, 'repair').length > 0 ? { kind: 'repair', sides: [] } : IDLE;
