import { describe, expect, it } from 'vitest';
import type { SkaxarView } from '../../../../../src/games/skaxar/index.ts';
import { commandOf, openTool, reduceTool } from '../../../../../src/ui/games/skaxar/tools/reduce.ts';
import { IDLE, type Tool, type ToolInput, type ToolStep } from '../../../../../src/ui/games/skaxar/tools/tool.ts';
import { positionH, positionP, positionQ, positionS } from '../../../../helpers/sk-worked-game.ts';
import { table, viewFor } from '../../../../helpers/sk-position.ts';

const P = () => viewFor(positionP(), 'A');
const Q = () => viewFor(positionQ(), 'B');

/** The last step of several inputs, from the open tool. */
function after(view: SkaxarView, ...inputs: readonly ToolInput[]): ToolStep {
  let step: ToolStep = { tool: openTool(view) };
  for (const input of inputs) step = reduceTool(step.tool, input, view);
  return step;
}
const slot = (n: number): ToolInput => ({ kind: 'slot', slot: n });
const next: ToolInput = { kind: 'step', by: 1 };
const back: ToolInput = { kind: 'step', by: -1 };
const confirm: ToolInput = { kind: 'confirm' };

describe('tools of Skaxar', () => {
  it('opens the tool of the window, and none where nothing waits', () => {
    expect(openTool(P())).toEqual({ kind: 'shop', slot: null, ship: null });
    expect(openTool(viewFor(positionH(), 'B'))).toEqual({ kind: 'harvest', slot: 1, picked: false });
    expect(openTool({ ...P(), window: null })).toBe(IDLE);
    expect(commandOf(IDLE)).toBeNull();
  });

  it('SK-6.4 puts a card in hand and orders it by one confirmation', () => {
    expect(after(Q(), slot(5)).tool).toEqual({ kind: 'shop', slot: 5, ship: null });
    expect(commandOf(after(Q(), slot(5)).tool)).toEqual({ type: 'buy', slot: 5 });
    expect(after(Q(), slot(5), confirm)).toMatchObject({ command: { type: 'buy', slot: 5 } });
    expect(after(Q(), confirm).command).toBeUndefined();
  });

  it('SK-6.4 tries what is not legal without taking it in hand', () => {
    expect(after(P(), slot(3))).toEqual({
      tool: { kind: 'shop', slot: null, ship: null },
      tried: { type: 'buy', slot: 3 },
    });
    const chosen: Tool = { kind: 'shop', slot: 2, ship: 'A-E14' };
    expect(reduceTool(chosen, slot(3), P())).toEqual({ tool: chosen, tried: { type: 'buy', slot: 3 } });
  });

  it('SK-7.3 takes the ship that helps this fight most, and goes through the others', () => {
    // P: X10 8/5 against E22 2/5. Pathfinder makes 8/8 and wins; Lighthouse makes 4/12, a stalemate.
    expect(after(P(), slot(2)).tool).toEqual({ kind: 'shop', slot: 2, ship: 'A-E12' });
    expect(after(P(), slot(2), { kind: 'turn', by: 1 }).tool).toMatchObject({ ship: 'A-E14' });
    expect(after(P(), slot(2), { kind: 'turn', by: 1 }, { kind: 'turn', by: 1 }).tool).toMatchObject({ ship: 'A-E12' });
    expect(after(P(), slot(2), { kind: 'ship', ship: 'A-E14' }, confirm)).toMatchObject({
      command: { type: 'buy', slot: 2, ship: 'A-E14' },
    });
    expect(after(P(), slot(2), { kind: 'ship', ship: 'A-E07' }).tool).toMatchObject({ ship: 'A-E12' });
    expect(after(P(), slot(6), { kind: 'turn', by: 1 }).tool).toEqual({ kind: 'shop', slot: 6, ship: null });
  });

  it('SK-6.8 asks before a card without effect', () => {
    const step = after(Q(), slot(1), confirm);
    expect(step).toMatchObject({ asks: { type: 'buy', slot: 1 } });
    expect(step.command).toBeUndefined();
  });

  it('a mouse confirms by a second click, a finger never does', () => {
    const pick = (mouse: boolean): ToolInput => ({ kind: 'pick', target: { kind: 'shop', slot: 4 }, mouse });
    expect(after(Q(), pick(true), pick(true))).toMatchObject({ command: { type: 'buy', slot: 4 } });
    expect(after(Q(), pick(false), pick(false)).command).toBeUndefined();
    expect(after(Q(), pick(false), pick(false)).tool).toMatchObject({ slot: 4 });
    expect(after(Q(), { kind: 'pick', target: { kind: 'bank' } as never, mouse: true }).tool).toMatchObject({
      slot: null,
    });
  });

  it('goes through the cards that can be bought, round and round', () => {
    const view = P();
    expect(after(view, next).tool).toMatchObject({ slot: 2 });
    expect(after(view, next, next).tool).toMatchObject({ slot: 6 });
    expect(after(view, next, next, next).tool).toMatchObject({ slot: 2 });
    expect(after(view, back).tool).toMatchObject({ slot: 6 });
  });

  it('cancels to nothing in hand and orders nothing', () => {
    const step = after(P(), slot(2), { kind: 'cancel' });
    expect(step).toEqual({ tool: { kind: 'shop', slot: null, ship: null } });
  });

  it('SK-6.9 finishes at once, with a card in hand too; SK-5.6 a stranded side is asked first', () => {
    expect(after(P(), slot(2), { kind: 'finish' })).toMatchObject({ command: { type: 'pass' } });
    const rescue = after(viewFor(positionS(), 'A'), { kind: 'finish' });
    expect(rescue).toMatchObject({ asks: { type: 'pass' } });
    expect(rescue.command).toBeUndefined();
  });

  it('SK-5.4 rescues with the ship that is chosen', () => {
    expect(after(viewFor(positionS(), 'A'), slot(1), { kind: 'ship', ship: 'A-E21' }, confirm)).toMatchObject({
      command: { type: 'buy', slot: 1, ship: 'A-E21' },
    });
    expect(after(viewFor(positionS(), 'A'), slot(2))).toMatchObject({ tried: { type: 'buy', slot: 2 } });
  });

  it('SK-10.3 SK-10.5 harvests a filled slot, or declines', () => {
    const view = viewFor(positionH(), 'B');
    expect(after(view, slot(2), confirm)).toMatchObject({ command: { type: 'harvest', slot: 2 } });
    expect(after(view, slot(3))).toEqual({
      tool: { kind: 'harvest', slot: 1, picked: false },
      tried: { type: 'harvest', slot: 3 },
    });
    expect(after(view, next, next).tool).toEqual({ kind: 'harvest', slot: 4, picked: true });
    expect(after(view, confirm)).toMatchObject({ command: { type: 'harvest', slot: 1 } });
    expect(after(view, { kind: 'finish' })).toMatchObject({ command: { type: 'decline' } });
    // The slot that lies in the hand at first is not yet chosen: one click on it does not take it.
    const first: ToolInput = { kind: 'pick', target: { kind: 'asteroid', slot: 1 }, mouse: true };
    expect(after(view, first).command).toBeUndefined();
    expect(after(view, first, first)).toMatchObject({ command: { type: 'harvest', slot: 1 } });
    expect(after(view, slot(2), { kind: 'cancel' }).tool).toEqual({ kind: 'harvest', slot: null, picked: false });
    expect(after(view, { kind: 'cancel' }, confirm).command).toBeUndefined();
  });

  it('has nothing to do for whoever does not decide', () => {
    const view = viewFor(positionP(), 'B');
    expect(view.choices).toEqual([]);
    expect(reduceTool(IDLE, slot(2), view)).toEqual({ tool: IDLE });
    expect(
      after(
        viewFor(
          table({
            at: 'session',
            decider: 'B',
            buyers: ['B', 'A'],
            shop: ['I28', null, null, null, null, null],
            A: { field: ['E22'] },
            B: { field: ['X22'] },
          }),
          'A',
        ),
        slot(1),
      ),
    ).toMatchObject({ tried: { slot: 1 } });
  });
});
