import { expect } from 'vitest';
import type { Rejection } from '../../../../../src/engine/game.ts';
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
import { chanceOf, worthOf } from '../../../../../src/ui/games/orions-gate/hud/odds.ts';
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
    worth: (unit, slot, target) => worthOf(game, game.view(state, viewerOf(seat)), unit, slot, target),
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

/** The same pointer on one of several tables. */
export const onTable = (table: number, { input }: ReturnType<typeof at>): ReturnType<typeof at> => ({
  kind: 'pointer',
  input: { ...input, at: { ...input.at, table } },
});

/** A step of the keyboard. */
export const nudge = (right: number, up: number, turn = 0, step = 100): Extract<ToolInput, { kind: 'nudge' }> => ({
  kind: 'nudge',
  right,
  up,
  turn,
  step,
});

export const DONE: ToolInput = { kind: 'confirm' };
export const CANCEL: ToolInput = { kind: 'cancel' };

/** A reason as the rules give one. */
export const reason = (sentence: string): Rejection => ({ rule: 'OG-6.7', reason: sentence, data: {} });

/** An input of every kind; of the pointer's those that no tool but the ruler takes. */
const EVERY: readonly ToolInput[] = [
  at('hover', 20_000, 20_000),
  at('leave', 20_000, 20_000),
  at('longPress', 20_000, 20_000),
  nudge(1, 1, 1),
  { kind: 'draft', draft: { kind: 'turn', heading: 9000 } },
  { kind: 'place', x: 21_000, y: 20_000 },
  { kind: 'waypoint' },
  { kind: 'weapon', slot: 2 },
  { kind: 'target', unit: 'b1.1' },
  { kind: 'part', slot: 1 },
  { kind: 'gate', enter: 'P1' },
  { kind: 'leave', on: true },
  { kind: 'diameter', mils: 2000 },
  { kind: 'cycle', step: 1 },
  DONE,
  CANCEL,
];

/** Asserts that a tool takes no input but those kinds: any other leaves it the very same and orders nothing. */
export function expectDeaf(tool: Tool, context: ToolContext, hears: readonly ToolInput['kind'][]): void {
  for (const input of EVERY.filter(({ kind }) => !hears.includes(kind))) {
    const step = reduceTool(tool, input, context);
    expect([input, step]).toEqual([input, { tool }]);
    expect(step.tool).toBe(tool);
  }
}
