import type { StageInput, StagePoint } from '../../../table/stage.ts';
import type { Grip, Tool, ToolStep } from './tool.ts';

/** Tools that put one thing on the table. */
type PutTool = Extract<Tool, { kind: 'lay' | 'spot' }>;

/** A pointer on something that is put on the table: pressed and drawn by what is `held`, or tapped to where it goes. */
export function pointPut(
  tool: PutTool,
  p: StageInput,
  held: boolean,
  draw: (wish: StagePoint, grip?: Grip) => ToolStep,
): ToolStep {
  const { at } = tool;
  switch (p.kind) {
    case 'down':
      return {
        tool: {
          ...tool,
          grip: held ? 'body' : 'none',
          offset: held && at ? { x: at.x - p.at.x, y: at.y - p.at.y } : { x: 0, y: 0 },
        },
      };
    case 'drag':
      return tool.grip === 'body' ? draw({ ...p.at, x: p.at.x + tool.offset.x, y: p.at.y + tool.offset.y }) : { tool };
    case 'tap': {
      // A tap on the thing itself takes it where it lies, though a finger at the edge points beyond.
      if (tool.missed && held) return { tool: { ...tool, missed: undefined, grip: 'none', blocked: null } };
      const step = draw(p.at, 'none');
      // Where it went as near as it may, it is seen to lie there; where it stayed, it was asked for elsewhere.
      return (step.tool as PutTool).at === at ? missedBy(p.at, step) : step;
    }
    case 'up':
    case 'cancel':
      return { tool: { ...tool, grip: 'none' } };
    default:
      return { tool };
  }
}

/** A step that names a place: where that is refused, the tool remembers which it was. */
export const missedBy = (wish: StagePoint, step: ToolStep): ToolStep =>
  (step.tool.kind === 'lay' || step.tool.kind === 'spot') && step.tool.blocked
    ? { ...step, tool: { ...step.tool, missed: wish } }
    : step;
