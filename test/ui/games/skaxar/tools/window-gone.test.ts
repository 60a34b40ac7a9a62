import { expect, it } from 'vitest';
import { openTool, reduceTool } from '../../../../../src/ui/games/skaxar/tools/reduce.ts';
import { IDLE, type Tool, type ToolInput, type ToolView } from '../../../../../src/ui/games/skaxar/tools/tool.ts';
import { play, resign, viewFor } from '../../../../helpers/sk-position.ts';
import { positionH, positionP, positionS } from '../../../../helpers/sk-worked-game.ts';

const shop = viewFor(positionP(), 'A');
const rescue = viewFor(positionS(), 'A');
const harvest = viewFor(positionH(), 'B');
const over = viewFor(play(positionP(), 'B', resign).match, 'A');

/** A tool in the view it was opened in, and what the same person sees once its window is closed. */
const TOOLS: readonly (readonly [name: string, kind: Tool['kind'], view: ToolView, later: readonly ToolView[]])[] = [
  ['session', 'shop', shop, [harvest, over]],
  ['rescue', 'shop', rescue, [harvest, over]],
  ['harvest', 'harvest', harvest, [shop, over]],
];

const INPUTS: readonly ToolInput[] = [
  { kind: 'pick', target: { kind: 'shop', slot: 2 }, mouse: true },
  { kind: 'pick', target: { kind: 'asteroid', slot: 2 }, mouse: true },
  { kind: 'slot', slot: 2 },
  { kind: 'ship', ship: 'A-E14' },
  { kind: 'step', by: 1 },
  { kind: 'turn', by: 1 },
  { kind: 'confirm' },
  { kind: 'finish' },
  { kind: 'cancel' },
];

it.each(TOOLS)('a tool whose window is closed puts itself down, whatever is done: %s', (_, kind, view, closed) => {
  const tool = openTool(view);
  expect(tool.kind).toBe(kind);
  for (const later of closed)
    for (const input of INPUTS)
      expect([later.window, input.kind, reduceTool(tool, input, later)]).toEqual([
        later.window,
        input.kind,
        { tool: IDLE },
      ]);
});
