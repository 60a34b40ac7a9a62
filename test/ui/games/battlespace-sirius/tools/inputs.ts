import type { Cell, Side, Turn } from '../../../../../src/games/battlespace-sirius/index.ts';
import { openTool, reduceTool } from '../../../../../src/ui/games/battlespace-sirius/tools/reduce.ts';
import type { ToolInput, ToolStep, ToolView } from '../../../../../src/ui/games/battlespace-sirius/tools/tool.ts';

/** The last step of several inputs, from the open tool. */
export function stepOf(view: ToolView, ...inputs: readonly ToolInput[]): ToolStep {
  let step: ToolStep = { tool: openTool(view) };
  for (const input of inputs) step = reduceTool(step.tool, input, view);
  return step;
}

// Inputs in short. The tools ask of a side and a vessel whose it is; where it lies matters to a maneuver alone.
export const onSide = (seat: string, side: Side, cell: Cell = [9, 9]): ToolInput => ({
  kind: 'pick',
  under: { kind: 'side', seat, side, cell },
  mouse: true,
});
export const onVessel = (seat: string, cell: Cell = [9, 9]): ToolInput => ({
  kind: 'pick',
  under: { kind: 'vessel', seat, cell },
  mouse: true,
});
export const onCell = (cell: Cell): ToolInput => ({ kind: 'pick', under: { kind: 'cell', cell }, mouse: true });
export const onTurn = (turn: Turn): ToolInput => ({
  kind: 'pick',
  under: { kind: 'turn', turn, cell: [0, 0] },
  mouse: true,
});
export const over = (turn: Turn): ToolInput => ({ kind: 'point', under: { kind: 'turn', turn, cell: [0, 0] } });
export const overCell = (cell: Cell): ToolInput => ({ kind: 'point', under: { kind: 'cell', cell } });
export const overNothing: ToolInput = { kind: 'point', under: null };
export const number = (value: number): ToolInput => ({ kind: 'number', value });
export const side = (name: Side): ToolInput => ({ kind: 'side', side: name });
export const unside = (name: Side): ToolInput => ({ kind: 'unside', side: name });
export const right: ToolInput = { kind: 'arrow', right: 1, up: 0 };
export const left: ToolInput = { kind: 'arrow', right: -1, up: 0 };
export const up: ToolInput = { kind: 'arrow', right: 0, up: 1 };
export const down: ToolInput = { kind: 'arrow', right: 0, up: -1 };
export const confirm: ToolInput = { kind: 'confirm' };
export const cancel: ToolInput = { kind: 'cancel' };

/** An input of each kind that some tool does not take; `except` are those the tool in question does. */
export const strange = (...except: readonly ToolInput['kind'][]): readonly ToolInput[] =>
  (
    [
      overCell([1, 1]),
      over(90),
      { kind: 'glimpse', what: { kind: 'nothing' } },
      { kind: 'place', to: [1, 1] },
      { kind: 'turn', turn: 90 },
      { kind: 'turnBy', quarters: 1 },
      side('bow'),
      unside('bow'),
      { kind: 'lock', command: { type: 'lock', target: '2', lines: ['E'] } },
      { kind: 'react', option: { kind: 'nothing' } },
      { kind: 'fire', line: 'E', weapons: 1 },
      number(1),
    ] satisfies readonly ToolInput[]
  ).filter(({ kind }) => !except.includes(kind));

/** So many of one input. */
export const times = (count: number, input: ToolInput): readonly ToolInput[] => Array<ToolInput>(count).fill(input);
