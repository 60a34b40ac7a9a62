import { viewerOf } from '../../../../../src/engine/seat.ts';
import {
  dragDeploy,
  dragLay,
  dragPlan,
  dragSpot,
  dragThroughGate,
  dragWarp,
  exitsOf,
  type OrionsGateView,
} from '../../../../../src/games/orions-gate/index.ts';
import { kernelSight } from '../../../../../src/table/index.ts';
import { chanceOf } from '../../../../../src/ui/games/orions-gate/hud/odds.ts';
import type { StageInput } from '../../../../../src/ui/table/stage.ts';
import { reduceTool } from '../../../../../src/ui/games/orions-gate/tools/reduce.ts';
import type { Tool, ToolContext, ToolInput, ToolStep } from '../../../../../src/ui/games/orions-gate/tools/tool.ts';
import { game, type Battle } from '../../../../helpers/og-position.ts';

/** A tool context of a match as a seat has it. */
export function contextOf(match: Battle, seat: string): ToolContext & { readonly view: OrionsGateView } {
  const { state } = match;
  return {
    view: game.view(state, viewerOf(seat)),
    table: 1,
    gate: (wish) => dragThroughGate({ sight: kernelSight }, state, wish),
    exits: (enter) => exitsOf(state, enter),
    spot: (spot, table, wish) => dragSpot(state, spot, table, wish),
    check: (command) => game.check(state, seat, command),
    drag: (wish) => dragPlan({ sight: kernelSight }, state, wish),
    place: (unit, wish, heading) => dragDeploy(state, unit, wish, heading),
    jump: (wish) => dragWarp(state, wish),
    lay: (laying, wish) => dragLay({ sight: kernelSight }, state, laying, wish),
    chance: (unit, slot, target) => chanceOf(game, game.view(state, viewerOf(seat)), unit, slot, target),
  };
}

/** A pointer on the table at a point in mils, 14 pixels an inch. */
export const at = (
  kind: StageInput['kind'],
  x: number,
  y: number,
  pointer: StageInput['pointer'] = 'mouse',
): Extract<ToolInput, { kind: 'pointer' }> => ({
  kind: 'pointer',
  input: { kind, at: { x, y }, screen: { x: 0, y: 0 }, pixel: 1000 / 14, pointer, button: 0, shift: false, alt: false },
});

/** Feeds several inputs; gives the last step, and every command on the way. */
export function feed(
  tool: Tool,
  context: ToolContext,
  inputs: readonly ToolInput[],
): ToolStep & { readonly commands: readonly unknown[] } {
  const commands: unknown[] = [];
  let step: ToolStep = { tool };
  for (const input of inputs) {
    step = reduceTool(step.tool, input, context);
    if (step.command) commands.push(step.command);
  }
  return { ...step, commands };
}
