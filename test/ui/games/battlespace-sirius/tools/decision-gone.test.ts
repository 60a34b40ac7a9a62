import { expect, it } from 'vitest';
import { openTool, reduceTool } from '../../../../../src/ui/games/battlespace-sirius/tools/reduce.ts';
import {
  IDLE,
  type Tool,
  type ToolInput,
  type ToolView,
} from '../../../../../src/ui/games/battlespace-sirius/tools/tool.ts';
import { duel, play, resign, ship, stay, viewFor } from '../../../../helpers/bs-position.ts';

const pair = [ship(1, [0, 0], 'N', [5, 6, 6, 5]), ship(2, [1, 1])];
const engaged = { vessels: pair, engaged: '2', lines: ['N', 'E'] } as const;
const maneuvering = duel({ vessels: pair });

/** Every tool, in the view it was opened in. */
const TOOLS: readonly (readonly [kind: Tool['kind'], view: ToolView])[] = [
  ['maneuver', viewFor(maneuvering, 1)],
  ['lock', viewFor(duel({ vessels: pair, phase: 'lock' }), 1)],
  ['react', viewFor(duel({ ...engaged, phase: 'reaction' }), 2)],
  ['fire', viewFor(duel({ ...engaged, phase: 'fire' }), 1)],
  ['repair', viewFor(duel({ ...engaged, phase: 'repair', resolved: ['N', 'E'], repairPoints: 1 }), 1)],
];

/** What the same person sees once another decides, or nobody does. */
const LATER: readonly (readonly [name: string, view: ToolView])[] = [
  ['another phase', viewFor(play(maneuvering, 1, stay).match, 2)],
  ['their own ship gone', viewFor(play(duel({ vessels: [...pair, ship(3, [5, 5])] }), 1, resign).match, 1)],
  ['the game over', viewFor(play(maneuvering, 2, resign).match, 1)],
];

const INPUTS: readonly ToolInput[] = [
  { kind: 'point', under: { kind: 'cell', cell: [0, 1] } },
  { kind: 'pick', under: { kind: 'cell', cell: [0, 1] }, mouse: true },
  { kind: 'pick', under: { kind: 'vessel', seat: '2', cell: [1, 1] }, mouse: true },
  { kind: 'pick', under: { kind: 'side', seat: '1', side: 'bow', cell: [0, 0] }, mouse: true },
  { kind: 'place', to: [0, 1] },
  { kind: 'turn', turn: 90 },
  { kind: 'turnBy', quarters: 1 },
  { kind: 'side', side: 'bow' },
  { kind: 'unside', side: 'bow' },
  { kind: 'lock', command: { type: 'lock', target: '2', lines: ['N'] } },
  { kind: 'react', option: { kind: 'nothing' } },
  { kind: 'fire', line: 'N', weapons: 1 },
  { kind: 'number', value: 1 },
  { kind: 'arrow', right: 1, up: 0 },
  { kind: 'confirm' },
  { kind: 'cancel' },
];

it.each(TOOLS)('a tool whose decision is gone from the view puts itself down, whatever is done: %s', (kind, view) => {
  const tool = openTool(view);
  expect(tool.kind).toBe(kind);
  for (const [name, later] of LATER)
    for (const input of INPUTS)
      expect([name, input.kind, reduceTool(tool, input, later)]).toEqual([name, input.kind, { tool: IDLE }]);
});
