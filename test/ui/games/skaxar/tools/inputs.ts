import type { SkaxarView } from '../../../../../src/games/skaxar/index.ts';
import { openTool, reduceTool } from '../../../../../src/ui/games/skaxar/tools/reduce.ts';
import type { ToolInput, ToolStep } from '../../../../../src/ui/games/skaxar/tools/tool.ts';
import type { Target } from '../../../../../src/ui/games/skaxar/table/stage.ts';

/** The last step of several inputs, from the open tool. */
export function after(view: SkaxarView, ...inputs: readonly ToolInput[]): ToolStep {
  let step: ToolStep = { tool: openTool(view) };
  for (const input of inputs) step = reduceTool(step.tool, input, view);
  return step;
}

// Inputs in short.
export const slot = (n: number): ToolInput => ({ kind: 'slot', slot: n });
export const ship = (id: string): ToolInput => ({ kind: 'ship', ship: id });
export const click = (target: Target): ToolInput => ({ kind: 'pick', target, mouse: true });
export const tap = (target: Target): ToolInput => ({ kind: 'pick', target, mouse: false });
export const next: ToolInput = { kind: 'step', by: 1 };
export const back: ToolInput = { kind: 'step', by: -1 };
export const nextShip: ToolInput = { kind: 'turn', by: 1 };
export const lastShip: ToolInput = { kind: 'turn', by: -1 };
export const confirm: ToolInput = { kind: 'confirm' };
export const finish: ToolInput = { kind: 'finish' };
export const cancel: ToolInput = { kind: 'cancel' };

/** Every thing of the table that can be pointed at but is neither a card of the Shop, an asteroid nor a ship. */
export const ELSEWHERE: readonly Target[] = [
  { kind: 'item', seat: 'A', card: 'I28' },
  { kind: 'pile', pile: 'scrapyard', seat: 'A' },
  { kind: 'pile', pile: 'bank', seat: null },
];
